import type { Operation } from "../../document/document.ts";
import { sameJson } from "../../document/json.ts";
import { successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import { identityOf, LONGEST, type Page, pageOf, pagingOf, walkList } from "../../session/pages.ts";
import type { PathValues, Session } from "../../session/session.ts";
import { repeated, sameElements } from "./elements.ts";

export async function checkCursors(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const status = successOf(operation);
  const limit = pagingOf(operation, "size");
  const cursor = pagingOf(operation, "cursor")?.name ?? "";
  const walk = await walkList(session, operation, path);
  const problems = repeated(walk.items.map(identityOf));
  if (!walk.complete && problems.length === 0 && walk.pages.length < LONGEST)
    problems.push({ check: "page", message: `the cursors lead to no last page after ${walk.pages.length} pages` });
  if (walk.pages.slice(0, -1).some(({ items }) => items.length === 0))
    problems.push({ check: "page", message: "an empty page has a cursor to a next one" });
  const { totalElements } = walk.pages[0] ?? {};
  if (walk.complete && totalElements !== undefined && totalElements !== walk.items.length)
    problems.push({
      check: "page",
      message: `the pages hold ${walk.items.length} elements, totalCount is ${totalElements}`,
    });
  problems.push(...walk.pages.flatMap((page) => nextProblems(session, page, cursor)));
  session.conclude(operation, "shows everything once in a walk along the cursors", problems.slice(0, 1), status);
  if (!limit) return;
  for (const size of [1, 2]) {
    await session.check(
      operation,
      `returns ${size} elements where ${limit.name} is ${size}`,
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
            message: more ? "more elements exist, but there is no cursor" : "there is a cursor, but no more elements",
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
    other
      ? [{ check: "page", message: "pages of 3 hold other elements, or in another order" }]
      : repeated(small.items.map(identityOf)),
    status,
  );
}

function nextProblems({ options }: Session, { next, nextHref }: Page, cursor: string): Problem[] {
  if (nextHref === undefined) return [];
  const url = URL.canParse(nextHref) ? new URL(nextHref) : undefined;
  const right = url?.origin === new URL(options.baseUrl).origin && url.searchParams.get(cursor) === next;
  return right
    ? []
    : [{ check: "link", message: `the link next (${nextHref}) does not lead to the page after ${next}` }];
}
