import { branchesOf } from "../../document/branches.ts";
import { type Located, type Operation, resolve } from "../../document/document.ts";
import { isObject, type JsonObject, objectAt } from "../../document/json.ts";
import { conjuncts } from "../../document/mutations.ts";
import { collectionName, pathBelow } from "../../document/operations.ts";
import { child } from "../../document/pointer.ts";
import { locate } from "../../session/own-resources.ts";
import { hrefOf, pageOf } from "../../session/pages.ts";
import type { PathValues, Session } from "../../session/session.ts";
import { shownMembers, shownSchema } from "../stored/sent-members.ts";

export interface ShownResource {
  key: string;
  members: Map<string, unknown>;
  at: string;
  own: boolean;
  /** Whether it is embedded with the schema of its GET operation. */
  whole?: boolean;
}

const NAMES = /^(name|description|email|firstName|lastName|title)$/;

const APART = new Set(["_links", "_embedded", "links", "timeStamp"]);

export function keyOfRequest({ path: template }: Operation, path: PathValues): string {
  const values = [...path];
  return template.replace(/\{[^}]+\}/g, () => encodeURIComponent(values.shift() ?? ""));
}

export function resourcesIn(session: Session, operation: Operation, path: PathValues, body: unknown): ShownResource[] {
  const key = keyOfRequest(operation, path);
  const page = operation.path.endsWith("}") ? undefined : pageOf(body);
  if (page && operation.method === "GET")
    return page.items.flatMap((item, index) => [
      ...ownOf(item, `${key}/`, `/${index}`),
      ...embeddedIn(session, operation, item, `/${index}`),
    ]);
  if (!isObject(body)) return [];
  // A foreign response may depend on the query.
  if (!session.document.policy.conventions && operation.method === "GET" && !operation.path.endsWith("}")) return [];
  const own = operation.method === "POST" ? ownOf(body, `${key}/`, "") : [shownAs(key, body, "", true)];
  return [...own, ...partOf(session, operation, path, body), ...embeddedIn(session, operation, body, "")];
}

/** Returns values of the parent in a part such as `/people/{id}/aggregated`, which has the parent's id or none. */
function partOf(
  { document }: Session,
  { path: template }: Operation,
  path: PathValues,
  body: JsonObject,
): ShownResource[] {
  const above = template.slice(0, template.lastIndexOf("/"));
  const read = document.operations.find((one) => one.method === "GET" && one.path === above);
  if (!read || template.endsWith("}") || ("id" in body && body.id !== path.at(-1))) return [];
  const members = new Map<string, unknown>();
  for (const [name, value] of Object.entries(body)) {
    if (isScalar(value)) members.set(name, value);
    if (document.policy.conventions) noteElements(members, name, value);
    // A section contains members of the resource, or is one.
    if (isObject(value) && !APART.has(name) && !("id" in value))
      for (const [inner, one] of Object.entries(value))
        if (isScalar(one)) members.set(`${name}/${inner}`, one).set(inner, one);
  }
  return [{ key: keyOfRequest(read, path), members, at: "", own: false }];
}

/** Records elements as `NAME/*` in order, because other responses may show ids only. */
function noteElements(members: Map<string, unknown>, name: string, value: unknown): void {
  if (!Array.isArray(value)) return;
  const ids = value.map((one) => (isObject(one) ? one.id : one));
  if (ids.every(isScalar)) members.set(`${name}/*`, ids);
}

const isScalar = (value: unknown): boolean => ["string", "number", "boolean"].includes(typeof value);

function ownOf(item: JsonObject, above: string, at: string): ShownResource[] {
  const id = typeof item.id === "number" ? String(item.id) : item.id;
  // Its self link may lead to the list or to a skill.
  return typeof id === "string" ? [shownAs(above + encodeURIComponent(id), item, at, true)] : [];
}

const selfOf = (session: Session, item: JsonObject): string | undefined => {
  const href = hrefOf(item, "self");
  return href === undefined ? undefined : pathBelow(href, session.bases);
};

function embeddedIn(session: Session, operation: Operation | undefined, value: unknown, at: string): ShownResource[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === "_links") return [];
    return [inner].flat().flatMap((one, index): ShownResource[] => {
      if (!isObject(one)) return [];
      const place = `${at}/${name}${Array.isArray(inner) ? `/${index}` : ""}`;
      const linked = selfOf(session, one);
      const known = linked ?? keyByName(session, name, one.id);
      // Without GET, kind and id identify a resource.
      const key = known ?? (typeof one.id === "string" ? `${collectionName(name)} ${one.id}` : undefined);
      const whole = known !== undefined && isWhole(session, operation, name, known);
      const only = linked !== undefined || whole ? undefined : NAMES;
      const shown = key === undefined ? [] : [{ ...shownAs(key, one, place, false, only), whole }];
      return [...shown, ...embeddedIn(session, name === "_embedded" ? operation : undefined, one, place)];
    });
  });
}

const wholes = new WeakMap<Operation, Map<string, boolean>>();

/** Returns whether an embedded resource has the schema of GET, which gives all members the same meaning. */
function isWhole(session: Session, operation: Operation | undefined, name: string, key: string): boolean {
  const read = operation && isReadable(session, key)?.operation;
  if (!operation || !read) return false;
  const known = wholes.get(operation) ?? new Map<string, boolean>();
  wholes.set(operation, known);
  const place = `${name} ${read.id}`;
  const whole = known.get(place) ?? hasSchemaOf(session, operation, name, read);
  known.set(place, whole);
  return whole;
}

function hasSchemaOf(session: Session, operation: Operation, name: string, read: Operation): boolean {
  const { document } = session;
  const own = shownSchema(session, read);
  const member = shownMembers(session, operation).get(name) ?? embeddedSchema(session, operation, name);
  if (!own || !member) return false;
  const parts = (schema: Located): Located[] => {
    const all = conjuncts(document, schema);
    return [...all, ...all.flatMap(branchesOf).flatMap((one) => conjuncts(document, one))];
  };
  const items = ({ pointer, value }: Located): Located[] =>
    isObject(value) && isObject(value.items) ? parts({ pointer: child(pointer, "items"), value: value.items }) : [];
  const target = resolve(document.root, own).pointer;
  const all = parts(member);
  return [...all, ...all.flatMap(items)].some(({ pointer }) => pointer === target);
}

function embeddedSchema(session: Session, operation: Operation, name: string): Located | undefined {
  const membersOf = (schema: Located | undefined, member: string): Located[] =>
    (schema ? conjuncts(session.document, schema) : []).flatMap(({ pointer, value }) => {
      const properties = objectAt(value, "properties");
      return member in properties ? [{ pointer: child(pointer, "properties", member), value: properties[member] }] : [];
    });
  return membersOf(shownSchema(session, operation), "_embedded").flatMap((one) => membersOf(one, name))[0];
}

/** Maps a name such as `skill` to the collection of skills. */
function keyByName({ document }: Session, name: string, id: unknown): string | undefined {
  if (typeof id !== "string") return undefined;
  const kind = collectionName(name);
  const found = document.operations.filter(
    ({ method, path }) =>
      method === "GET" &&
      path.endsWith("}") &&
      path.split("{").length === 2 &&
      collectionName(path.split("/").at(-2) ?? "") === kind,
  );
  const [read, ...others] = found;
  return read && others.length === 0 ? read.path.replace(/\{[^}]+\}$/, encodeURIComponent(id)) : undefined;
}

function shownAs(key: string, body: JsonObject, at: string, own: boolean, only?: RegExp): ShownResource {
  const members = new Map<string, unknown>();
  for (const [name, value] of Object.entries(body))
    if (!APART.has(name) && (!only || only.test(name))) {
      members.set(name, value);
      if (!only) noteElements(members, name, value);
      if (isObject(value) && !only)
        for (const [inner, one] of Object.entries(value)) if (isScalar(one)) members.set(`${name}/${inner}`, one);
    }
  if (!only)
    for (const name of Object.keys(objectAt(body, "_links"))) {
      const href = hrefOf(body, name);
      if (href !== undefined && !/^(next|first|prev|last)$/.test(name)) members.set(`_links/${name}`, href);
    }
  return { key, members, at, own };
}

export const isReadable = (session: Session, key: string): { operation: Operation; path: PathValues } | undefined => {
  const found = locate(session.document, key);
  const operation = session.document.operations.find(
    ({ method, path }) => method === "GET" && path === found?.template,
  );
  return found && operation ? { operation, path: found.values } : undefined;
};
