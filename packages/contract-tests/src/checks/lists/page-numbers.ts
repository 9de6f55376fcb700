import type { Operation } from "../../document/document.ts";
import { sameJson } from "../../document/json.ts";
import { successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import type { CallOptions } from "../../messages/calls.ts";
import {
  boundOf,
  firstNumberOf,
  identityOf,
  isList,
  LARGE,
  type Page,
  pageOf,
  pagingOf,
  walkList,
} from "../../session/pages.ts";
import type { Moment, PathValues, Session } from "../../session/session.ts";
import { repeated, sameElements } from "./elements.ts";

function figures(
  page: Page,
  wanted: { number?: number; size?: number | undefined; most?: number | undefined },
): Problem[] {
  const problems: Problem[] = [];
  const add = (message: string) => problems.push({ check: "page", message });
  if (wanted.number !== undefined && page.number !== undefined && page.number !== wanted.number)
    add(`page ${wanted.number} says that it is page ${page.number}`);
  if (wanted.size !== undefined && page.size !== undefined && page.size !== wanted.size)
    add(`the size of the page is ${page.size}, requested was ${wanted.size}`);
  if (wanted.most !== undefined && page.items.length > wanted.most)
    add(`${page.items.length} elements, but at most ${wanted.most} were requested`);
  const { totalElements, totalPages, size } = page;
  if (totalElements !== undefined && totalPages !== undefined && size && totalPages !== Math.ceil(totalElements / size))
    add(`${totalElements} elements in pages of ${size} are not ${totalPages} pages`);
  return problems;
}

export async function checkPageNumbers(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const count = pagingOf(operation, "size");
  const number = pagingOf(operation, "number");
  if (!number) return;
  const first = await firstNumberOf(session, operation, path);
  const most = boundOf(session, count, "maximum") ?? (session.document.policy.learnsPaging ? undefined : LARGE);
  const usual = boundOf(session, count, "default");
  const status = successOf(operation);
  const check = (
    title: string,
    values: Record<string, unknown>,
    wanted: Parameters<typeof figures>[1],
    more: (page: Page) => Problem[] = () => [],
  ) =>
    session.check(operation, title, path, { values }, { status }, ({ body }) => {
      const page = pageOf(body);
      return page ? [...figures(page, wanted), ...more(page)] : [];
    });
  await check("returns a page of the default size", {}, { number: first, size: usual, most: usual }, (page) =>
    full(page, first),
  );
  const walk = await walkList(session, operation, path, {});
  const all = walk.items.map(identityOf);
  const sized = (size: number | undefined) => (count && size !== undefined ? { [count.name]: size } : {});
  for (const size of count ? [1, 2] : []) {
    await check(
      `returns ${size} element${size === 1 ? "" : "s"} where ${count?.name} is ${size}`,
      sized(size),
      { number: first, size, most: size },
      (page) => [...full(page, first), ...sameElements(page.items, walk, 0, size)],
    );
  }
  if (count) {
    await check(
      "returns the second page",
      { ...sized(2), [number.name]: first + 1 },
      { number: first + 1, size: 2, most: 2 },
      (page) => [...full(page, first), ...sameElements(page.items, walk, 2, 2)],
    );
    if (most !== undefined)
      await check("returns the longest page", sized(most), { number: first, size: most, most }, (page) =>
        full(page, first),
      );
  }
  const [{ totalElements, totalPages } = {} as Page] = walk.pages;
  await check(
    "returns an empty page past the end",
    { ...sized(most), [number.name]: first + (totalPages ?? walk.pages.length) + 1 },
    { size: count && most },
    (page) =>
      page.items.length > 0 ? [{ check: "page", message: `${page.items.length} elements past the last page` }] : [],
  );
  const problems = repeated(all);
  if (walk.complete && totalElements !== undefined && totalElements !== walk.items.length)
    problems.push({
      check: "page",
      message: `the pages hold ${walk.items.length} elements, totalElements is ${totalElements}`,
    });
  const small = await walkList(session, operation, path, sized(3));
  if (small.complete && walk.complete && !sameJson(small.items.map(identityOf), all))
    problems.push({
      check: "page",
      message: "pages of 3 hold other elements than the longest page, or in another order",
    });
  session.conclude(
    operation,
    "shows everything once in a walk through the pages",
    [...repeated(small.items.map(identityOf)), ...problems].slice(0, 1),
    status,
  );
}

export function watchFull(session: Session, { operation, request, response, body }: Seen): void {
  const page = operation.method === "GET" && response.status < 300 && isList(operation) ? pageOf(body()) : undefined;
  const number = pagingOf(operation, "number");
  if (!page) return;
  const problems = number
    ? full(page, boundOf(session, number, "minimum") ?? boundOf(session, number, "default") ?? 0)
    : wholeProblems(page, operation, request);
  if (problems.length > 0 && !(number && session.document.policy.learnsPaging))
    session.conclude(
      operation,
      "returns full pages",
      problems.map((one) => ({ ...one, request: response.request })),
      successOf(operation),
    );
}

type Seen = Extract<Moment, { when: "seen" }>;

function wholeProblems(
  { items, next, nextHref, totalElements }: Page,
  operation: Operation,
  request: CallOptions,
): Problem[] {
  const cursor = pagingOf(operation, "cursor");
  if (!cursor || request.values?.[cursor.name] !== undefined || next !== undefined || nextHref !== undefined) return [];
  const message = `${items.length} elements on the only page, the total is ${totalElements}`;
  return totalElements === undefined || totalElements === items.length ? [] : [{ check: "page", message }];
}

function full(page: Page, first: number): Problem[] {
  const { number, size, totalElements, items } = page;
  if (number === undefined || size === undefined || totalElements === undefined) return [];
  const due = Math.max(0, Math.min(size, totalElements - (number - first) * size));
  return items.length === due
    ? []
    : [
        {
          check: "page",
          message: `${items.length} elements on page ${number} of ${totalElements} elements in pages of ${size}`,
        },
      ];
}
