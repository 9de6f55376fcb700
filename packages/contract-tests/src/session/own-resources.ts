import type { ApiDocument, Operation } from "../document/document.ts";
import { arrayAt, isObject, type JsonObject } from "../document/json.ts";
import { collectionName, matchPath, parametersOfPath, pathBelow } from "../document/operations.ts";
import { idIn, idNamesIn } from "./seen-ids.ts";

export interface OwnResource {
  template: string;
  values: string[];
  path: string;
}

const ID = /\{[^}]+\}/g;
const shape = (template: string): string => template.replace(ID, "{}");

/** Identifies a created resource by Location, or the id in the body. */
export function createdResource(
  document: ApiDocument,
  operation: Operation,
  values: string[],
  location: string | null,
  body: unknown,
  bases: readonly string[],
): OwnResource | undefined {
  const path =
    location === null
      ? undefined
      : pathBelow(document.policy.learnsIdentity ? absolute(location, bases) : location, bases);
  if (path !== undefined) return locate(document, path);
  const below = document.operations.find(
    (one) => one.path.startsWith(`${operation.path}/{`) && parametersOfPath(one.path).length === values.length + 1,
  );
  const last = below && parametersOfPath(below.path).at(-1);
  const names = last ? idNamesIn(document, last.name, collectionName(last.segment)) : ["id"];
  const id = isObject(body) ? idIn(unwrapped(body), names) : undefined;
  if (id === undefined) return undefined;
  return locate(document, `${filledPath(operation.path, values)}/${encodeURIComponent(id)}`);
}

export const filledPath = (template: string, values: readonly string[]): string =>
  values.reduce((path, value) => path.replace(/\{[^}]+\}/, encodeURIComponent(value)), template);

const absolute = (location: string, [base = ""]: readonly string[]): string =>
  URL.canParse(location) || !URL.canParse(location, base) ? location : new URL(location, base).href;

/** Unwraps a body such as `{data: {id}}`. */
export const unwrapped = (body: JsonObject): JsonObject => {
  const [only, ...more] = Object.values(body);
  return more.length === 0 && isObject(only) ? only : body;
};

const templatesOf = new WeakMap<ApiDocument, string[]>();

/** Literal segments take precedence. */
export function locate(document: ApiDocument, path: string): OwnResource | undefined {
  const templates = templatesOf.get(document) ?? [...new Set(document.operations.map((operation) => operation.path))];
  templatesOf.set(document, templates);
  const found = templates
    .map((template) => ({ template, values: matchPath(template, path) }))
    .filter((one): one is { template: string; values: string[] } => one.values !== undefined)
    .sort((a, b) => a.values.length - b.values.length)[0];
  return found && found.values.length > 0 ? { ...found, path } : undefined;
}

export function ownPathFor(own: readonly OwnResource[], operation: Operation): string[] | undefined {
  const wanted = shape(operation.path);
  return own.find(({ template }) => {
    const owner = shape(template);
    const rest = wanted.slice(owner.length);
    return wanted === owner || (wanted.startsWith(`${owner}/`) && !rest.includes("{}"));
  })?.values;
}

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

export const readsWithin = (document: ApiDocument, { template, values }: OwnResource): Operation[] =>
  document.operations.filter(
    ({ method, path }) =>
      method === "GET" &&
      (path === template || path.startsWith(`${template}/`)) &&
      path.split("{").length === values.length + 1,
  );
