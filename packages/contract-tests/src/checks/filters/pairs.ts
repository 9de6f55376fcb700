import type { Operation } from "../../document/document.ts";
import { successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import { everything, identityOf, pagingOf, type Walk, walkList } from "../../session/pages.ts";
import type { PathValues, Session } from "../../session/session.ts";
import { isSearch } from "./matching.ts";

const MOST = 30;
const SMALL = 2;
const FEW = 3;

const minus = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((id) => !other.has(id));

export interface Compared {
  path: PathValues;
  silent: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
  dates: ReadonlyMap<string, string>;
}

type Query = Record<string, unknown>;

/**
 * Compares two filters together with the intersection of their lists. Sends queries that reveal an ignored
 * filter, with the flags that widen the list, and each filter alone in small pages. Skips pairs in `earlier`; returns
 * all compared pairs.
 */
export async function checkPairs(
  session: Session,
  operation: Operation,
  path: PathValues,
  values: ReadonlyMap<string, readonly unknown[]>,
  earlier: Compared | undefined,
): Promise<ReadonlySet<string>> {
  const compared = new Set(earlier?.pairs);
  const wide = everything(operation);
  const walks = new Map<string, Walk>();
  const idsOf: IdsOf = async (query) => {
    const combined = { ...wide, ...query };
    const key = JSON.stringify(combined);
    const walk = walks.get(key) ?? (await walkList(session, operation, path, combined));
    walks.set(key, walk);
    return walk.complete ? new Set(walk.items.map(identityOf)) : undefined;
  };
  /** Elements may have changed. */
  const againProblems = async (query: Query): Promise<Problem[]> => {
    walks.clear();
    const [first, second] = Object.entries(query).map(([name, value]) => ({ [name]: value }));
    const [a, b] = [await idsOf(first ?? {}), await idsOf(second ?? {})];
    return a && b ? differenceProblems(await idsOf(query), new Set([...a].filter((id) => b.has(id)))) : [];
  };
  const all = await idsOf({});
  for (const [name, own] of all ? values : []) {
    if (earlier && !earlier.silent.has(name)) continue;
    const results = [];
    for (const value of own) results.push({ query: { ...wide, [name]: value }, due: await idsOf({ [name]: value }) });
    // Searches may sort by relevance.
    const moved = results.find(({ due }) => !isSearch(name) && isReordered(all, due));
    if (moved) {
      walks.clear();
      const problem: Problem = {
        check: "page",
        message: "the filtered list has another order than the whole list",
      };
      const still = isReordered(await idsOf({}), await idsOf(moved.query));
      session.conclude(operation, `keeps the order filtered by ${name}`, still ? [problem] : [], successOf(operation));
    }
    const [longest] = results
      .filter(({ due }) => due !== undefined && due.size < (all?.size ?? 0))
      .sort((a, b) => (b.due?.size ?? 0) - (a.due?.size ?? 0));
    if (longest?.due) await checkSmallPages(session, operation, path, longest.query, longest.due);
  }
  const names = [...values.keys()];
  const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const));
  for (const [one, other] of all ? pairs.filter((pair) => !compared.has(pairOf(...pair))).slice(0, MOST) : []) {
    const telling = await tellingQueries(idsOf, [one, values.get(one) ?? []], [other, values.get(other) ?? []]);
    for (const { query, due } of telling) {
      compared.add(pairOf(one, other));
      const problems = differenceProblems(await idsOf(query), due);
      session.conclude(
        operation,
        `filters by ${one} and ${other} at once`,
        problems.length > 0 ? await againProblems(query) : [],
        successOf(operation),
      );
      if (due.size > 1) await checkSmallPages(session, operation, path, { ...wide, ...query }, due);
    }
  }
  return compared;
}

function isReordered(one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): boolean {
  if (!one || !other) return false;
  return [...one].filter((id) => other.has(id)).join() !== [...other].filter((id) => one.has(id)).join();
}

export const pairOf = (one: string, other: string): string => `${one} and ${other}`;

const differenceProblems = (shown: ReadonlySet<string> | undefined, due: ReadonlySet<string>): Problem[] => {
  if (!shown) return [];
  const [further] = minus(shown, due);
  const [missing] = minus(due, shown);
  if (further !== undefined) return [{ check: "filter", message: `${further} matches only one of the filters` }];
  return missing === undefined ? [] : [{ check: "filter", message: `${missing} matches both, but is not shown` }];
};

type IdsOf = (query: Query) => Promise<Set<string> | undefined>;

interface Telling {
  query: Query;
  due: Set<string>;
}

/** Returns queries whose result changes without the first filter and without the second, often the same query. */
async function tellingQueries(
  idsOf: IdsOf,
  [one, firsts]: readonly [string, readonly unknown[]],
  [other, seconds]: readonly [string, readonly unknown[]],
): Promise<Telling[]> {
  const found: (Telling & { withoutFirst: number; withoutSecond: number })[] = [];
  for (const first of firsts) {
    const a = await idsOf({ [one]: first });
    for (const second of a ? seconds : []) {
      const b = await idsOf({ [other]: second });
      if (!a || !b) continue;
      const due = new Set([...a].filter((id) => b.has(id)));
      const query = { [one]: first, [other]: second };
      found.push({ query, due, withoutFirst: b.size - due.size, withoutSecond: a.size - due.size });
    }
  }
  // Prefers a query that serves both filters and has results.
  const by = (tells: (one: (typeof found)[number]) => number) =>
    found.filter((one) => tells(one) > 0).toSorted((a, b) => rank(b) - rank(a) || b.due.size - a.due.size)[0];
  const rank = ({ due, withoutFirst, withoutSecond }: (typeof found)[number]) =>
    (withoutFirst > 0 && withoutSecond > 0 ? 2 : 0) + (due.size > 0 ? 1 : 0);
  return [...new Set([by(({ withoutFirst }) => withoutFirst), by(({ withoutSecond }) => withoutSecond)])].filter(
    (one) => one !== undefined,
  );
}

export async function checkSmallPages(
  session: Session,
  operation: Operation,
  path: PathValues,
  query: Query,
  due: ReadonlySet<string>,
): Promise<void> {
  const size = pagingOf(operation, "size");
  if (!size || due.size === 0) return;
  const problems = await smallPageProblems(session, operation, path, query, due, size.name);
  const again = async () => {
    // Elements may have changed since.
    const later = await walkList(session, operation, path, query);
    const ids = new Set(later.items.map(identityOf));
    return later.complete ? smallPageProblems(session, operation, path, query, ids, size.name) : [];
  };
  const text = Object.keys(query).join(" and ");
  session.conclude(
    operation,
    `shows the same in small pages filtered by ${text}`,
    problems.length > 0 ? (await again()).slice(0, 1) : [],
    successOf(operation),
  );
}

async function smallPageProblems(
  session: Session,
  operation: Operation,
  path: PathValues,
  query: Query,
  due: ReadonlySet<string>,
  size: string,
): Promise<Problem[]> {
  const walk = await walkList(session, operation, path, { ...query, [size]: due.size > SMALL ? SMALL : 1 }, FEW);
  const shown = new Set(walk.items.map(identityOf));
  const [further] = minus(shown, due);
  const problems: Problem[] = [];
  if (further !== undefined)
    problems.push({ check: "filter", message: `${further} is on a small page, but does not match` });
  else if ([...due].slice(0, shown.size).join() !== [...shown].join())
    problems.push({ check: "page", message: "small pages have another order than a large one" });
  const total = walk.pages
    .map(({ totalElements }) => totalElements)
    .find((one) => one !== undefined && one !== due.size);
  if (total !== undefined)
    problems.push({ check: "page", message: `the filtered list has ${due.size} elements, its total is ${total}` });
  if (walk.complete && shown.size !== due.size)
    problems.push({ check: "page", message: `small pages have ${shown.size} elements, a large one ${due.size}` });
  return problems;
}
