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

/** A resource as a response shows it. */
export interface ShownResource {
  /** Path of the resource below the base URL, which identifies it. */
  key: string;
  /** Members by name, links as `_links/NAME`. */
  members: Map<string, unknown>;
  /** Where it is in the body, as a JSON pointer. */
  at: string;
  /** Whether the body is about it: an element of a list, or the whole body. */
  own: boolean;
  /** Whether it is inside another, with the schema of its own GET operation. */
  whole?: boolean;
}

/** Members that resources of other collections have under the same name and with the same meaning. */
const NAMES = /^(name|description|email|firstName|lastName|title)$/;

/** Members that say how the resource was asked for, or that are compared elsewhere. */
const APART = new Set(["_links", "_embedded", "links", "timeStamp"]);

/** Path of a request, with its values. */
export function keyOfRequest({ path: template }: Operation, path: PathValues): string {
  const values = [...path];
  return template.replace(/\{[^}]+\}/g, () => encodeURIComponent(values.shift() ?? ""));
}

/** The resources in a response: the body itself or the elements of a list, and those embedded in them. */
export function resourcesIn(session: Session, operation: Operation, path: PathValues, body: unknown): ShownResource[] {
  const key = keyOfRequest(operation, path);
  const page = operation.path.endsWith("}") ? undefined : pageOf(body);
  if (page && operation.method === "GET")
    return page.items.flatMap((item, index) => [
      ...ownOf(item, `${key}/`, `/${index}`),
      ...embeddedIn(session, operation, item, `/${index}`),
    ]);
  if (!isObject(body)) return [];
  // What a path of others without an id shows may depend on the query.
  if (!session.document.policy.conventions && operation.method === "GET" && !operation.path.endsWith("}")) return [];
  const own = operation.method === "POST" ? ownOf(body, `${key}/`, "") : [shownAs(key, body, "", true)];
  return [...own, ...partOf(session, operation, path, body), ...embeddedIn(session, operation, body, "")];
}

/**
 * Values that a part such as `/people/{id}/aggregated` shows of the resource above it, whose id it has or which alone it is about: single values, also
 * those in its sections, and which elements its lists have.
 */
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
    // A section has members of the resource, or is a member of it.
    if (isObject(value) && !APART.has(name) && !("id" in value))
      for (const [inner, one] of Object.entries(value))
        if (isScalar(one)) members.set(`${name}/${inner}`, one).set(inner, one);
  }
  return [{ key: keyOfRequest(read, path), members, at: "", own: false }];
}

/** Notes the ids of a list's elements in their order, as `NAME/*`: one response may show ids where another shows the elements. */
function noteElements(members: Map<string, unknown>, name: string, value: unknown): void {
  if (!Array.isArray(value)) return;
  const ids = value.map((one) => (isObject(one) ? one.id : one));
  if (ids.every(isScalar)) members.set(`${name}/*`, ids);
}

const isScalar = (value: unknown): boolean => ["string", "number", "boolean"].includes(typeof value);

/** An element of the collection at a path. */
function ownOf(item: JsonObject, above: string, at: string): ShownResource[] {
  const id = typeof item.id === "number" ? String(item.id) : item.id;
  // Its link may lead elsewhere: to the list, or to a skill, of which it is what one person has.
  return typeof id === "string" ? [shownAs(above + encodeURIComponent(id), item, at, true)] : [];
}

const selfOf = (session: Session, item: JsonObject): string | undefined => {
  const href = hrefOf(item, "self");
  return href === undefined ? undefined : pathBelow(href, session.bases);
};

/** The resources inside a resource; `operation` is the one that shows it, unless it is itself inside another. */
function embeddedIn(session: Session, operation: Operation | undefined, value: unknown, at: string): ShownResource[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === "_links") return [];
    return [inner].flat().flatMap((one, index): ShownResource[] => {
      if (!isObject(one)) return [];
      const place = `${at}/${name}${Array.isArray(inner) ? `/${index}` : ""}`;
      const linked = selfOf(session, one);
      const known = linked ?? keyByName(session, name, one.id);
      // What nothing reads is compared by its kind and id.
      const key = known ?? (typeof one.id === "string" ? `${collectionName(name)} ${one.id}` : undefined);
      const whole = known !== undefined && isWhole(session, operation, name, known);
      const only = linked !== undefined || whole ? undefined : NAMES;
      const shown = key === undefined ? [] : [{ ...shownAs(key, one, place, false, only), whole }];
      return [...shown, ...embeddedIn(session, name === "_embedded" ? operation : undefined, one, place)];
    });
  });
}

/** Results of `hasSchemaOf` by the operation that shows a member, and the member's name with the operation that reads it. */
const wholes = new WeakMap<Operation, Map<string, boolean>>();

/** Whether a member has the schema with which the resource's own GET shows it, so that all of its members mean the same. */
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

/** The schema of a member of `_embedded`. */
function embeddedSchema(session: Session, operation: Operation, name: string): Located | undefined {
  const membersOf = (schema: Located | undefined, member: string): Located[] =>
    (schema ? conjuncts(session.document, schema) : []).flatMap(({ pointer, value }) => {
      const properties = objectAt(value, "properties");
      return member in properties ? [{ pointer: child(pointer, "properties", member), value: properties[member] }] : [];
    });
  return membersOf(shownSchema(session, operation), "_embedded").flatMap((one) => membersOf(one, name))[0];
}

/** The key of a resource without links, by the name of the member that has it: `skill` is in the collection of skills. */
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

/** Whether the document can read a resource by its path. */
export const isReadable = (session: Session, key: string): { operation: Operation; path: PathValues } | undefined => {
  const found = locate(session.document, key);
  const operation = session.document.operations.find(
    ({ method, path }) => method === "GET" && path === found?.template,
  );
  return found && operation ? { operation, path: found.values } : undefined;
};
