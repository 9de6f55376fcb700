import type { Operation } from "../../document/document.ts";
import { successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import { identityOf, pagingOf, type Walk, walkList } from "../../session/pages.ts";
import type { PathValues, Session } from "../../session/session.ts";

/** Maximum number of pairs of filters per list. */
const MOST = 10;
/** Size of the pages in which a filtered list is also read, so that it has several. */
const SMALL = 2;
/** Maximum number of small pages. */
const FEW = 3;

const minus = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((id) => !other.has(id));

type Query = Record<string, unknown>;

/**
 * Checks the filters of a list in pairs: the list filtered by both has exactly the elements that are in the two lists filtered by one. `values` has
 * several values per filter; of each pair, those are sent by which elements satisfy only the first, only the second, both and none. Each filter is also checked alone, in small pages.
 */
export async function checkPairs(
  session: Session,
  operation: Operation,
  path: PathValues,
  values: ReadonlyMap<string, readonly unknown[]>,
): Promise<void> {
  const walks = new Map<string, Walk>();
  const idsOf = async (query: Query): Promise<Set<string> | undefined> => {
    const key = JSON.stringify(query);
    const walk = walks.get(key) ?? (await walkList(session, operation, path, query));
    walks.set(key, walk);
    return walk.complete ? new Set(walk.items.map(identityOf)) : undefined;
  };
  const all = await idsOf({});
  for (const [name, own] of all ? values : []) {
    const results = [];
    for (const value of own) results.push({ query: { [name]: value }, due: await idsOf({ [name]: value }) });
    const [longest] = results
      .filter(({ due }) => due !== undefined && due.size < (all?.size ?? 0))
      .sort((a, b) => (b.due?.size ?? 0) - (a.due?.size ?? 0));
    if (longest?.due) await checkSmallPages(session, operation, path, longest.query, longest.due);
  }
  const names = [...values.keys()];
  const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const));
  for (const [one, other] of all ? pairs.slice(0, MOST) : []) {
    const best = await tellingPair(
      idsOf,
      all?.size ?? 0,
      [one, values.get(one) ?? []],
      [other, values.get(other) ?? []],
    );
    const title = `filters by ${one} and ${other} at once`;
    if (!best) {
      session.skip(operation, title, "no elements of the server tell the two filters apart");
      continue;
    }
    const both = await idsOf(best.query);
    const problems = both ? differenceProblems(both, best.due) : [];
    session.conclude(operation, title, problems, successOf(operation));
    await checkSmallPages(session, operation, path, best.query, best.due);
  }
}

const differenceProblems = (shown: ReadonlySet<string>, due: ReadonlySet<string>): Problem[] => {
  const [further] = minus(shown, due);
  const [missing] = minus(due, shown);
  if (further !== undefined) return [{ check: "filter", message: `${further} matches only one of the filters` }];
  return missing === undefined ? [] : [{ check: "filter", message: `${missing} matches both, but is not shown` }];
};

/** The values of two filters whose results differ most from each other and from the whole list. */
async function tellingPair(
  idsOf: (query: Query) => Promise<Set<string> | undefined>,
  all: number,
  [one, firsts]: readonly [string, readonly unknown[]],
  [other, seconds]: readonly [string, readonly unknown[]],
): Promise<{ query: Query; due: Set<string> } | undefined> {
  let best: { query: Query; due: Set<string> } | undefined;
  let most = 0;
  for (const first of firsts) {
    const a = await idsOf({ [one]: first });
    for (const second of a ? seconds : []) {
      const b = await idsOf({ [other]: second });
      if (!a || !b) continue;
      const due = new Set([...a].filter((id) => b.has(id)));
      const parts = [a.size - due.size, b.size - due.size, due.size, all - new Set([...a, ...b]).size];
      // A pair tells something if it differs from one of its filters; elements of all four kinds tell most.
      const score = parts[0] === 0 && parts[1] === 0 ? 0 : parts.filter((part) => part > 0).length;
      if (score > most) {
        most = score;
        best = { query: { [one]: first, [other]: second }, due };
      }
    }
  }
  return best;
}

/** The same result comes in small pages, in the same order and with the same totals. */
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
    // Elements may have changed by themselves since the filtered list was read.
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
