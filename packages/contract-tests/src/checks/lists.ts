import type { Operation } from "../document/document.ts";
import { isObject, type JsonObject, objectAt, sameJson } from "../document/json.ts";
import type { Problem } from "../findings/outcome.ts";
import {
  askPage,
  boundOf,
  hrefOf,
  identityOf,
  isList,
  LONGEST,
  type Page,
  pageOf,
  parameterOf,
  type Walk,
  walkList,
} from "../session/pages.ts";
import { type PathValues, type Session, successOf } from "../session/session.ts";

/** Elements of a list that are compared with a read of their own. */
const COMPARED = 2;

/** The pages of a list: sizes, numbers, order, and that a walk through them shows everything once. */
export async function checkList(session: Session, operation: Operation, path: PathValues): Promise<void> {
  if (!session.runs("lists") || !isList(operation)) return;
  if (parameterOf(operation, "page")) await checkNumbers(session, operation, path);
  else if (parameterOf(operation, "after")) await checkCursors(session, operation, path);
  await checkOrder(session, operation, path);
  await checkElements(session, operation, path);
}

/** Compares figures of a page with what was asked for. */
function figures(
  page: Page,
  wanted: { number?: number; size?: number | undefined; most?: number | undefined },
): Problem[] {
  const problems: Problem[] = [];
  const add = (message: string) => problems.push({ check: "page", message });
  if (wanted.number !== undefined && page.number !== undefined && page.number !== wanted.number)
    add(`page ${wanted.number} says that it is page ${page.number}`);
  if (wanted.size !== undefined && page.size !== undefined && page.size !== wanted.size)
    add(`the size of the page is ${page.size} where ${wanted.size} was asked for`);
  if (wanted.most !== undefined && page.items.length > wanted.most)
    add(`${page.items.length} elements where at most ${wanted.most} were asked for`);
  const { totalElements, totalPages, size } = page;
  if (totalElements !== undefined && totalPages !== undefined && size && totalPages !== Math.ceil(totalElements / size))
    add(`${totalElements} elements in pages of ${size} are not ${totalPages} pages`);
  return problems;
}

async function checkNumbers(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const count = parameterOf(operation, "count", "limit");
  const first = boundOf(session, parameterOf(operation, "page"), "minimum") ?? 0;
  const most = boundOf(session, count, "maximum") ?? 100;
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
  await check("gives a page of the default size", {}, { number: first, size: usual, most: usual }, (page) =>
    full(page, first),
  );
  const walk = await walkList(session, operation, path, {});
  const all = walk.items.map(identityOf);
  for (const size of [1, 2]) {
    await check(
      `gives ${size} element${size === 1 ? "" : "s"} where count is ${size}`,
      { count: size },
      { number: first, size, most: size },
      (page) => [...full(page, first), ...sameElements(page.items, walk, 0, size)],
    );
  }
  await check(
    "gives the second page",
    { count: 2, page: first + 1 },
    { number: first + 1, size: 2, most: 2 },
    (page) => [...full(page, first), ...sameElements(page.items, walk, 2, 2)],
  );
  await check("gives the longest page", { count: most }, { number: first, size: most, most }, (page) =>
    full(page, first),
  );
  const [{ totalElements, totalPages } = {} as Page] = walk.pages;
  await check(
    "gives an empty page past the end",
    { page: first + (totalPages ?? 1) + 1, count: most },
    { size: most },
    (page) =>
      page.items.length > 0 ? [{ check: "page", message: `${page.items.length} elements past the last page` }] : [],
  );
  const problems = repeated(all);
  if (walk.complete && totalElements !== undefined && totalElements !== walk.items.length)
    problems.push({
      check: "page",
      message: `the pages hold ${walk.items.length} elements, totalElements is ${totalElements}`,
    });
  const small = await walkList(session, operation, path, { count: 3 });
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

/** A page is full unless it is the last one. */
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

function sameElements(items: JsonObject[], walk: Walk, from: number, count: number): Problem[] {
  const due = walk.items.slice(from, from + count).map(identityOf);
  return !walk.complete || sameJson(items.map(identityOf), due)
    ? []
    : [{ check: "page", message: `other elements than those from number ${from + 1} on of the longest page` }];
}

const repeated = (identities: string[]): Problem[] => {
  const twice = identities.find((one, index) => identities.indexOf(one) !== index);
  return twice === undefined ? [] : [{ check: "page", message: `${twice} is shown twice` }];
};

/** A walk along the cursors shows everything once and ends. */
export async function checkCursors(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const status = successOf(operation);
  const limit = parameterOf(operation, "limit", "count");
  const walk = await walkList(session, operation, path);
  const problems = repeated(walk.items.map(identityOf));
  if (!walk.complete && problems.length === 0 && walk.pages.length < LONGEST)
    problems.push({ check: "page", message: `the cursors lead to no last page in ${walk.pages.length} pages` });
  if (walk.pages.slice(0, -1).some(({ items }) => items.length === 0))
    problems.push({ check: "page", message: "an empty page has a cursor to a next one" });
  const { totalElements } = walk.pages[0] ?? {};
  if (walk.complete && totalElements !== undefined && totalElements !== walk.items.length)
    problems.push({
      check: "page",
      message: `the pages hold ${walk.items.length} elements, totalCount is ${totalElements}`,
    });
  problems.push(...walk.pages.flatMap((page) => nextProblems(session, page)));
  session.conclude(operation, "shows everything once in a walk along the cursors", problems.slice(0, 1), status);
  if (!limit) return;
  for (const size of [1, 2]) {
    await session.check(
      operation,
      `gives ${size} elements where ${limit.name} is ${size}`,
      path,
      { values: { [limit.name]: size } },
      { status },
      ({ body }) => {
        const page = pageOf(body);
        if (!page || !walk.complete) return [];
        const wrong = sameElements(page.items, walk, 0, size);
        const more = walk.items.length > size;
        if (wrong.length === 0 && more !== (page.next !== undefined))
          wrong.push({
            check: "page",
            message: more ? "there is more, but no cursor" : "there is a cursor, but no more",
          });
        return wrong;
      },
    );
  }
  const small = await walkList(session, operation, path, { [limit.name]: 3 });
  const same = sameJson(small.items.map(identityOf), walk.items.map(identityOf));
  const other = small.complete && walk.complete && !same;
  session.conclude(
    operation,
    "shows the same in pages of three",
    other ? [{ check: "page", message: "pages of 3 hold other elements, or in another order" }] : [],
    status,
  );
}

/** The link to the next page is on the same server and has the cursor. */
function nextProblems({ options }: Session, { next, nextHref }: Page): Problem[] {
  if (nextHref === undefined) return [];
  const url = URL.canParse(nextHref) ? new URL(nextHref) : undefined;
  const right = url?.origin === new URL(options.baseUrl).origin && url.searchParams.get("after") === next;
  return right
    ? []
    : [{ check: "link", message: `the link next (${nextHref}) does not lead to the page after ${next}` }];
}

async function checkOrder(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const [one, two, three] = [
    await askPage(session, operation, path, {}),
    await askPage(session, operation, path, {}),
    await askPage(session, operation, path, {}),
  ];
  if (!one || !two || !three) return;
  const order = ({ page }: typeof one) => page.items.map(identityOf);
  const stable = sameJson(order(one), order(two)) && sameJson(order(two), order(three));
  const twice = repeated(order(one));
  const problems: Problem[] = stable
    ? twice
    : [{ check: "page", message: "the same request gives another order", request: one.response.request }];
  session.conclude(operation, "has the same order when asked again", problems, successOf(operation));
}

/** An element of a list says what a read of it says; of what is at home elsewhere, such as the skill of a person, that is its name. */
async function checkElements(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const reads = session.document.operations.filter((one) => one.method === "GET" && one.path.endsWith("}"));
  const own = reads.find((one) => one.path.startsWith(`${operation.path}/{`));
  const home = `/${operation.path.split("/").at(-1)}/{`;
  const read = own ?? reads.find((one) => one.path.includes(home) && one.path.split("{").length === 2);
  if (!read) return;
  const asked = await askPage(session, operation, path, {});
  for (const item of asked?.page.items.slice(0, COMPARED) ?? []) {
    const id = [item.id, item.taskId].find((one) => typeof one === "string");
    if (typeof id !== "string") continue;
    const title = `says the same of an element as ${operation.id}`;
    const shown = own ? item : { name: item.name };
    await session.check(read, title, own ? [...path, id] : [id], {}, { status: successOf(read) }, ({ body }) =>
      differences(shown, body, operation.id),
    );
  }
}

/** Members that change by themselves, or that two representations have in different forms. */
const APART = /^(_links|_embedded)$/;

/** The first member in which an element of a list differs from another response about it. */
export function differences(item: JsonObject, body: unknown, list: string): Problem[] {
  if (!isObject(body)) return [];
  const link = Object.keys(objectAt(item, "_links")).find((name) => {
    const [one, two] = [hrefOf(item, name), hrefOf(body, name)];
    return one !== undefined && two !== undefined && one !== two;
  });
  if (link !== undefined) {
    const message = `the link ${link} leads to ${hrefOf(body, link)}, in ${list} to ${hrefOf(item, link)}`;
    return [{ check: "read back", at: `/_links/${link}`, message }];
  }
  return Object.keys(item)
    .filter((name) => !APART.test(name) && name in body && !sameJson(item[name], body[name]))
    .slice(0, 1)
    .map((name) => ({
      check: "read back",
      at: `/${name}`,
      message: `${name} is ${brief(body[name])}, in ${list} ${brief(item[name])}`,
    }));
}

export const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "absent";
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
