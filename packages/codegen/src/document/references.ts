import type { Document, Ref } from "./openapi.ts";
import { DocumentError } from "./problems.ts";

/** A JSON pointer with further steps. Every walk takes one per node, so that names which need no escape are taken as they are. */
export function step(pointer: string, ...names: (string | number)[]): string {
  let longer = pointer;
  for (const name of names) longer += `/${typeof name === "string" && /[~/%]/.test(name) ? escaped(name) : name}`;
  return longer;
}

/** A pointer stands in a fragment, so that a `%` is encoded. */
const escaped = (name: string) => name.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll("%", "%25");

/** The names a `#/…` reference leads through; undefined where it is of another form. */
export function referencePath($ref: string): string[] | undefined {
  if (!$ref.startsWith("#/")) return undefined;
  const parts = $ref.slice(2).split("/");
  if (!/[%~]/.test($ref)) return parts;
  try {
    return parts.map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"));
  } catch {
    return undefined; // a stray %
  }
}

const own = (node: unknown, name: string): unknown =>
  typeof node === "object" && node !== null && Object.hasOwn(node, name) ? node[name as keyof typeof node] : undefined;

/** The target of a reference, and its pointer in the one spelling that we use as identity; it may be a reference again. */
export function lookUp(document: Document, $ref: string): { value: unknown; pointer: string } {
  const path = referencePath($ref);
  if (!path) throw new DocumentError($ref, "only references inside the document, without cycles, are followed");
  const value = path.reduce<unknown>(own, document);
  if (value === undefined) throw new DocumentError($ref, "the reference leads nowhere");
  return { value, pointer: step("#", ...path) };
}

/** Follows references and says where the thing found stands. */
export function locate<T extends object>(document: Document, value: T | Ref, pointer: string) {
  let current = { value: value as T | Ref, pointer };
  for (let hops = 0; "$ref" in current.value && typeof current.value.$ref === "string"; hops++) {
    const { $ref } = current.value as Ref;
    if (hops > 50) throw new DocumentError($ref, "only references inside the document, without cycles, are followed");
    current = lookUp(document, $ref) as typeof current;
  }
  return current as { value: T; pointer: string };
}

/** Follows `#/…` references until something else than a reference is found. */
export function resolve<T extends object>(document: Document, value: T | Ref): T {
  return locate<T>(document, value, "").value;
}
