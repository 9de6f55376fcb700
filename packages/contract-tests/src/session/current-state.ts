import type { Operation } from "../document/document.ts";
import { isObject, type JsonObject, objectAt } from "../document/json.ts";
import { type OwnResource, unwrapped } from "./own-resources.ts";
import { identityOf, parameterOf, walkList } from "./pages.ts";
import type { PathValues, Session } from "./session.ts";

/** Members that the service changes soon after a creation. */
const VOLATILE =
  /^(now|status|buildStatus|buildLog|draft|assessments|startDate|expirationDate|pending|state|attempts|counts|deliveries|onboarding|teams)$/i;

/** Members that foreign services change with every update. */
const UPDATED =
  /^((last_?)?(updated|modified|changed|update|modification)(_?(at|on|by|time|date|timestamp))?|version|revision|etag)$/i;

export const isVolatile = ({ document }: Session, name: string): boolean =>
  VOLATILE.test(name) || (document.policy.foreignData && UPDATED.test(name));

export type Stored = JsonObject;

export function flatten(body: unknown): Stored {
  if (!isObject(body)) return {};
  const { _embedded, _links, ...own } = unwrapped(body);
  // Sorted, since member order has no meaning.
  const names = isObject(_embedded) ? Object.keys(_embedded).sort() : [];
  const inner = names.map((name) => objectAt(_embedded, name)).map(flatten);
  return Object.assign({}, ...inner.toReversed(), own);
}

/** Returns the GET operation of a resource; `listOf` returns its list. */
export const readOf = (session: Session, { template }: OwnResource): Operation | undefined =>
  session.document.operations.find(({ method, path }) => method === "GET" && path === template);

export const listOf = (session: Session, { template }: OwnResource): Operation | undefined =>
  session.document.operations.find(
    ({ method, path }) => method === "GET" && path === template.slice(0, template.lastIndexOf("/")),
  );

export async function findInList(
  session: Session,
  list: Operation,
  parents: PathValues,
  id: string,
): Promise<{ item: JsonObject | undefined; sure: boolean }> {
  const values = Object.fromEntries(
    ["includeHidden", "includeDisabled"].filter((name) => parameterOf(list, name)).map((name) => [name, true]),
  );
  const walk = await walkList(session, list, parents, values, 20);
  return { item: walk.items.find((one) => identityOf(one) === id), sure: walk.complete };
}

/** Reads the stored resource with GET or from the list. */
export async function readStored(session: Session, resource: OwnResource): Promise<Stored | undefined> {
  const read = readOf(session, resource);
  if (read) {
    const response = await session.ask(read, resource.values);
    if (response.status !== 200) return undefined;
    try {
      return flatten(JSON.parse(new TextDecoder().decode(response.body)));
    } catch {
      return undefined;
    }
  }
  const list = listOf(session, resource);
  const found = list && (await findInList(session, list, resource.values.slice(0, -1), resource.values.at(-1) ?? ""));
  return found?.item && flatten(found.item);
}
