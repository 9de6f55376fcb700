import type { Operation } from "../../document/document.ts";
import { brief, type JsonObject } from "../../document/json.ts";
import { successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import {
  askPage,
  identityOf,
  LARGE,
  largestPageOf,
  type Page,
  pageOf,
  pagingOf,
  type Walk,
  walkList,
} from "../../session/pages.ts";
import type { PathValues, Session } from "../../session/session.ts";

export async function checkFiltered(
  session: Session,
  operation: Operation,
  path: PathValues,
  title: string,
  values: Record<string, unknown>,
  all: Walk,
  fits: (item: JsonObject) => boolean,
  must = fits,
): Promise<void> {
  const count = pagingOf(operation, "size");
  const largest = await largestPageOf(session, operation, path);
  const size = largest ? largest.requested : LARGE;
  const sized = count && size !== undefined ? { ...values, [count.name]: size } : values;
  // Without a total or cursor, a full page may not be the last page.
  const full = session.document.policy.learnsPaging ? largest?.full : undefined;
  const text = Object.entries(values)
    .map(([name, value]) => `${name}=${[value].flat().join(",")}`)
    .join("&");
  await session.check(
    operation,
    `${title}: ${text}`,
    path,
    { values: sized },
    { status: successOf(operation) },
    async ({ body }) => {
      const page = pageOf(body);
      const problems = page ? compare(page, all, fits, must, full) : [];
      if (problems.length === 0 || all.items.length === 0) return problems;
      // Elements may have changed since, so the whole list is read again before a report.
      const later = await walkList(session, operation, path, all.values);
      const again = await askPage(session, operation, path, sized);
      return again ? compare(again.page, later, fits, must, full) : problems;
    },
  );
}

function compare(
  page: Page,
  all: Walk,
  fits: (item: JsonObject) => boolean,
  must: (item: JsonObject) => boolean,
  full = Number.POSITIVE_INFINITY,
): Problem[] {
  const wrong = page.items.find((item) => !fits(item));
  if (wrong) return [{ check: "filter", message: `${brief(identityOf(wrong))} does not match` }];
  const shown = new Set(page.items.map(identityOf));
  const partial = page.next !== undefined || (page.totalPages ?? 1) > 1 || page.items.length >= full;
  const missing = partial ? undefined : all.items.find((item) => must(item) && !shown.has(identityOf(item)));
  if (missing) return [{ check: "filter", message: `${brief(identityOf(missing))} matches, but is not shown` }];
  return totalProblems(page, all, fits, must);
}

function totalProblems(
  { totalElements, items }: Page,
  { items: whole, complete }: Walk,
  fits: (item: JsonObject) => boolean,
  must: (item: JsonObject) => boolean,
): Problem[] {
  if (totalElements === undefined || !complete) return [];
  const [least, most] = [Math.max(items.length, whole.filter(must).length), whole.filter(fits).length];
  const message = `the total is ${totalElements}, ${least === most ? least : `${least} to ${most}`} elements match`;
  return totalElements < least || totalElements > Math.max(least, most) ? [{ check: "page", message }] : [];
}
