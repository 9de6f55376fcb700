import type { Document, Ref } from "./openapi.ts";
import { DocumentError } from "./problems.ts";

/** Appends names to a JSON pointer. Skips escaping where possible, because it runs for every node. */
export function step(pointer: string, ...names: (string | number)[]): string {
  let longer = pointer;
  for (const name of names) longer += `/${typeof name === "string" && /[~/%]/.test(name) ? escaped(name) : name}`;
  return longer;
}

/** Escapes a token, and `%`, because the pointer is part of a URI fragment. */
const escaped = (name: string) => name.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll("%", "%25");

/** Returns the tokens of a `#/…` reference; undefined for other references. */
export function referencePath($ref: string): string[] | undefined {
  if (!$ref.startsWith("#/")) return undefined;
  const parts = $ref.slice(2).split("/");
  if (!/[%~]/.test($ref)) return parts;
  try {
    return parts.map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"));
  } catch {
    return undefined;
  }
}

const own = (node: unknown, name: string): unknown =>
  typeof node === "object" && node !== null && Object.hasOwn(node, name) ? node[name as keyof typeof node] : undefined;

/** Returns the target of a reference and its canonical pointer. The target may be a reference, too. */
export function lookUp(document: Document, $ref: string): { value: unknown; pointer: string } {
  const path = referencePath($ref);
  if (!path) throw new DocumentError($ref, "must be a local reference without cycles");
  const value = path.reduce<unknown>(own, document);
  if (value === undefined) throw new DocumentError($ref, "the reference has no target");
  return { value, pointer: step("#", ...path) };
}

export function locate<T extends object>(document: Document, value: T | Ref, pointer: string) {
  let current = { value: value as T | Ref, pointer };
  for (let hops = 0; "$ref" in current.value && typeof current.value.$ref === "string"; hops++) {
    const { $ref } = current.value as Ref;
    if (hops > 50) throw new DocumentError($ref, "must be a local reference without cycles");
    current = lookUp(document, $ref) as typeof current;
  }
  return current as { value: T; pointer: string };
}

export function resolve<T extends object>(document: Document, value: T | Ref): T {
  return locate<T>(document, value, "").value;
}
