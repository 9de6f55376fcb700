import { isObject, type JsonObject } from "./json.ts";

const escapeToken = (token: string | number) =>
  typeof token === "number" || !/[~/]/.test(token) ? token : token.replaceAll("~", "~0").replaceAll("/", "~1");
const unescapeToken = (token: string) =>
  token.includes("~") ? token.replaceAll("~1", "/").replaceAll("~0", "~") : token;

/** Appends tokens: `child("#/paths", "/exams")` is `#/paths/~1exams`. */
export const child = (pointer: string, ...tokens: (string | number)[]): string =>
  pointer + tokens.map((token) => `/${escapeToken(token)}`).join("");

export const tokensOf = (pointer: string): string[] => pointer.replace(/^#/, "").split("/").slice(1).map(unescapeToken);

export const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf("/"));

export const isWithin = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

/** Cache by document; documents are immutable. */
const found = new WeakMap<object, Map<string, unknown>>();

export function valueAt(root: unknown, pointer: string): unknown {
  if (!isObject(root)) return lookUp(root, pointer);
  const known = found.get(root) ?? new Map<string, unknown>();
  found.set(root, known);
  if (!known.has(pointer)) known.set(pointer, lookUp(root, pointer));
  return known.get(pointer);
}

function lookUp(root: unknown, pointer: string): unknown {
  let value = root;
  for (const token of tokensOf(pointer)) {
    if (Array.isArray(value)) value = value[Number(token)];
    else if (isObject(value) && Object.hasOwn(value, token)) value = value[token];
    else return undefined;
  }
  return value;
}

export interface Located {
  pointer: string;
  value: JsonObject;
}

export function locate(root: JsonObject, pointer: string): Located | undefined {
  let at = pointer;
  for (let hops = 0; hops < 20; hops += 1) {
    const value = valueAt(root, at);
    if (!isObject(value)) return undefined;
    if (typeof value.$ref !== "string") return { pointer: at, value };
    at = decodeURIComponent(value.$ref);
  }
  return undefined;
}

/** Returns the pointer of a mapping target, which is a reference or a schema name. */
export const placeOfTarget = (target: unknown): string =>
  String(target).includes("#") ? decodeURIComponent(String(target)) : child("#/components/schemas", String(target));

/** Returns the component of a pointer: `#/components/schemas/Team` for any pointer below it. */
export const componentOf = (pointer: string): string | undefined => /^#\/components\/[^/]+\/[^/]+/.exec(pointer)?.[0];
