import type { Operation } from "../../document/document.ts";
import { type JsonObject, sameJson } from "../../document/json.ts";
import { collectionName, parametersOfPath, successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import { agrees, differences } from "../../session/compare.ts";
import { askPage, identityOf, type Walk } from "../../session/pages.ts";
import { idIn, idNamesIn } from "../../session/seen-ids.ts";
import type { PathValues, Session } from "../../session/session.ts";

export function sameElements(items: JsonObject[], walk: Walk, from: number, count: number): Problem[] {
  const due = walk.items.slice(from, from + count).map(identityOf);
  return !walk.complete || sameJson(items.map(identityOf), due)
    ? []
    : [{ check: "page", message: `other elements than those from number ${from + 1} on of the longest page` }];
}

export const repeated = (identities: string[]): Problem[] => {
  const twice = identities.find((one, index) => identities.indexOf(one) !== index);
  return twice === undefined ? [] : [{ check: "page", message: `${twice} is shown twice` }];
};

export async function checkOrder(session: Session, operation: Operation, path: PathValues): Promise<void> {
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
    : [{ check: "page", message: "a repeated request returns another order", request: one.response.request }];
  session.conclude(operation, "has the same order in a repeated request", problems, successOf(operation));
}

const COMPARED = 6;
/** Minimum length of a text to compare: shorter ones are rarely truncated. */
const SHORT = 10;

/**
 * Returns the first elements and, per member, two different neighbours (mixed-up rows), the longest text (truncation) and the second value
 * (copied first value).
 */
function tellingElements(items: readonly JsonObject[]): JsonObject[] {
  const found = items.slice(0, 2);
  const varying = new Set<string>();
  for (const [index, item] of items.entries()) {
    const before = items[index - 1];
    const names = Object.keys(item).filter(
      (name) => before && !sameJson(item[name], before[name]) && !varying.has(name),
    );
    if (names.length === 0) continue;
    for (const name of names) varying.add(name);
    for (const one of [before, item]) if (one && !found.includes(one)) found.push(one);
  }
  return [...new Set([...found.slice(0, COMPARED), ...longest(items), ...seconds(items)])];
}

const isText = (value: unknown): value is string => typeof value === "string";

function namedBy({ document }: Session, { path }: Operation, item: JsonObject): string | undefined {
  const last = parametersOfPath(path).at(-1);
  return last && idIn(item, idNamesIn(document, last.name, collectionName(last.segment)));
}

function longest(items: readonly JsonObject[]): JsonObject[] {
  const found = new Map<string, { item: JsonObject; length: number }>();
  for (const item of items)
    for (const [name, value] of Object.entries(item))
      if (typeof value === "string" && value.length > (found.get(name)?.length ?? SHORT))
        found.set(name, { item, length: value.length });
  return [...found.values()].map(({ item }) => item);
}

function seconds(items: readonly JsonObject[]): JsonObject[] {
  const names = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const has = (value: unknown) =>
    value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
  return names.flatMap((name) => items.filter((item) => has(item[name])).slice(1, 2));
}

/** Compares list elements with GET. For other collections, such as the skill of a person, compares the name only. */
export async function checkElements(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const reads = session.document.operations.filter((one) => one.method === "GET" && one.path.endsWith("}"));
  const own = reads.find(
    (one) => one.path.startsWith(`${operation.path}/{`) && parametersOfPath(one.path).length === path.length + 1,
  );
  const home = `/${operation.path.split("/").at(-1)}/{`;
  const read = own ?? reads.find((one) => one.path.includes(home) && one.path.split("{").length === 2);
  if (!read) return;
  const same = session.document.policy.unstatedRules ? agrees : sameJson;
  const response = await askPage(session, operation, path, {});
  for (const item of tellingElements(response?.page.items ?? [])) {
    const id = session.document.policy.learnsIdentity
      ? namedBy(session, read, item)
      : [item.id, item.taskId].find(isText);
    if (typeof id !== "string") continue;
    const title = `shows an element as ${operation.id} does`;
    const shown = (one: JsonObject) => (own ? one : { name: one.name });
    await session.check(read, title, own ? [...path, id] : [id], {}, { status: successOf(read) }, async ({ body }) => {
      const problems = differences(shown(item), body, operation.id, same);
      if (problems.length === 0) return [];
      // The element may have changed since.
      const again = await askPage(session, operation, path, {});
      const now = again?.page.items.find((one) => identityOf(one) === identityOf(item));
      return now
        ? differences(shown(now), body, operation.id, same).filter(({ at }) => at === problems[0]?.at)
        : problems;
    });
  }
}
