import type { ApiDocument, Operation } from "../document/document.ts";
import { arrayAt, isObject } from "../document/json.ts";
import { matchPath, pathBelow } from "../document/operations.ts";

/** Something this run created: the operation template that reaches it and the values for it. */
export interface OwnResource {
  template: string;
  values: string[];
  /** Path below the base URL. */
  path: string;
}

const ID = /\{[^}]+\}/g;
const shape = (template: string): string => template.replace(ID, "{}");

/** The resource that a creation names: by the header Location, otherwise by the id in its body. */
export function createdResource(
  document: ApiDocument,
  operation: Operation,
  values: string[],
  location: string | null,
  body: unknown,
  bases: readonly string[],
): OwnResource | undefined {
  const path = location === null ? undefined : pathBelow(location, bases);
  if (path !== undefined) return locate(document, path);
  const id = isObject(body) ? body.id : undefined;
  if (typeof id !== "string") return undefined;
  let filled = operation.path;
  for (const value of values) filled = filled.replace(/\{[^}]+\}/, encodeURIComponent(value));
  return locate(document, `${filled}/${encodeURIComponent(id)}`);
}

/** The template whose form a path has, with the values in it; literal templates win over templated ones. */
export function locate(document: ApiDocument, path: string): OwnResource | undefined {
  const templates = [...new Set(document.operations.map((operation) => operation.path))];
  const found = templates
    .map((template) => ({ template, values: matchPath(template, path) }))
    .filter((one): one is { template: string; values: string[] } => one.values !== undefined)
    .sort((a, b) => a.values.length - b.values.length)[0];
  return found && found.values.length > 0 ? { ...found, path } : undefined;
}

/** The first own resource that an operation works on, itself or something that belongs to it (`/people/{id}/teams`). */
export function ownPathFor(own: readonly OwnResource[], operation: Operation): string[] | undefined {
  const wanted = shape(operation.path);
  return own.find(({ template }) => {
    const owner = shape(template);
    const rest = wanted.slice(owner.length);
    return wanted === owner || (wanted.startsWith(`${owner}/`) && !rest.includes("{}"));
  })?.values;
}

/** The element of a page that carries a given address, for creations that respond without an id. */
export function findByEmail(body: unknown, email: string): string | undefined {
  if (Array.isArray(body)) {
    for (const item of body) {
      const id = findByEmail(item, email);
      if (id !== undefined) return id;
    }
    return undefined;
  }
  if (!isObject(body)) return undefined;
  if (body.email === email && typeof body.id === "string") return body.id;
  const inner = isObject(body._embedded)
    ? Object.values(body._embedded)
    : [arrayAt(body, "content"), arrayAt(body, "items")];
  return findByEmail(inner, email);
}

/** The operations that read a resource and its parts. */
export const readsWithin = (document: ApiDocument, { template, values }: OwnResource): Operation[] =>
  document.operations.filter(
    ({ method, path }) =>
      method === "GET" &&
      (path === template || path.startsWith(`${template}/`)) &&
      path.split("{").length === values.length + 1,
  );
