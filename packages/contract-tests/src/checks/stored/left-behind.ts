import type { Operation } from "../../document/document.ts";
import { brief, isObject, type JsonObject, sameJson } from "../../document/json.ts";
import { collectionName, parametersOfPath, successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import { flatten, isVolatile } from "../../session/current-state.ts";
import { everything, identityOf, isList, walkList } from "../../session/pages.ts";
import type { PathValues, Session, Trial } from "../../session/session.ts";

/** Collections that record effects of other requests. */
const EFFECTS =
  /^(activity|audit|auditentry|auditevent|auditlog|change|delivery|email|event|history|job|log|mail|message|notification|outbox|outboxmessage)$/;
/** Records of refused requests, which are due. */
const REFUSAL = /refus|reject|denied|declin|fail|error|invalid|unauthori|forbidden|4\d\d/i;
/** Values that the run sends are unique. */
const OWN = /contract-[a-z0-9]+-\d+/;
/** Further lists per operation, so that the number of requests grows linearly with the document. */
const MOST = 5;
const PAGES = 5;

interface Traces {
  lists: Map<Operation, Map<string, JsonObject>>;
  parent: { operation: Operation; values: JsonObject } | undefined;
}

/**
 * Records lists that refused requests of an operation might extend, and the parent resource. The returned callback
 * compares them.
 */
export async function watchTraces(
  session: Session,
  operation: Operation,
  path: PathValues,
  { bodies }: Trial,
): Promise<() => Promise<void>> {
  const sent = bodies().flatMap(({ value }) => (isObject(value) ? Object.entries(value) : []));
  const members = sent
    .filter(([, value]) => typeof value === "object" && value !== null)
    .map(([name]) => collectionName(name));
  const lists = session.document.operations.filter((one) => isWatched(one, operation, members)).slice(0, MOST);
  const before = await tracesOf(session, operation, path, lists);
  return async () => {
    const start = session.outcomes.length;
    const after = await tracesOf(session, operation, path, lists);
    if (session.outcomes.slice(start).some(({ result }) => result === "failed")) return;
    for (const [list, shown] of after.lists) {
      const known = before.lists.get(list);
      const added = [...shown].find(([id, item]) => known && !known.has(id) && isOurs(item, path));
      const message = `refused requests to ${operation.id} left ${added?.[0]}`;
      const problems: Problem[] = added ? [{ check: "read back", message }] : [];
      session.conclude(list, `shows nothing of refused requests to ${operation.id}`, problems, successOf(list));
    }
    const [old, current] = [before.parent?.values ?? {}, after.parent?.values ?? {}];
    const name = Object.keys(old).find((one) => !sameJson(old[one], current[one]));
    if (!after.parent) return;
    const message = `${name} is ${brief(name && current[name])} instead of ${brief(name && old[name])} after refused requests to ${operation.id}`;
    const problems: Problem[] = name === undefined ? [] : [{ check: "read back", message }];
    session.conclude(after.parent.operation, `stays the same after refused requests to ${operation.id}`, problems);
  };
}

/** Lists of effects, and of resources that a body contains, such as the lines of an order. */
function isWatched(list: Operation, { path }: Operation, members: readonly string[]): boolean {
  if (list.method !== "GET" || list.path.includes("{") || list.path === path || !isList(list)) return false;
  const name = collectionName(list.path.slice(list.path.lastIndexOf("/") + 1));
  return EFFECTS.test(name) || members.includes(name);
}

/** Returns whether a record shows an effect of the run. Other clients may change records at the same time. */
function isOurs(item: JsonObject, path: PathValues): boolean {
  const text = JSON.stringify(item);
  const id = path.at(-1);
  return !REFUSAL.test(text) && (OWN.test(text) || (id !== undefined && text.includes(JSON.stringify(id))));
}

async function tracesOf(
  session: Session,
  operation: Operation,
  path: PathValues,
  lists: readonly Operation[],
): Promise<Traces> {
  const found: Traces["lists"] = new Map();
  for (const list of lists) {
    const { items } = await walkList(session, list, [], everything(list), PAGES);
    found.set(list, new Map(items.map((item) => [identityOf(item), item])));
  }
  return { lists: found, parent: await parentOf(session, operation, path) };
}

async function parentOf(
  session: Session,
  { method, path: template }: Operation,
  path: PathValues,
): Promise<Traces["parent"]> {
  const above = template.replace(/\/[^/{}]+$/, "");
  if (method !== "POST" || !above.endsWith("}") || parametersOfPath(above).length !== path.length) return undefined;
  const operation = session.document.operations.find((one) => one.method === "GET" && one.path === above);
  if (!operation) return undefined;
  const response = await session.ask(operation, path);
  if (response.status !== 200) return undefined;
  const body: unknown = JSON.parse(new TextDecoder().decode(response.body) || "null");
  const values = Object.entries(flatten(body)).filter(([name]) => !isVolatile(session, name));
  return { operation, values: Object.fromEntries(values) };
}
