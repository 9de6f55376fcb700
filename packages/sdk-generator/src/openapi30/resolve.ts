import { isObject, type Json } from "./schema.ts";

export type Resolve = (node: unknown) => Json;

/** Returns a function that follows references, also inside an `allOf` with one member. */
export function resolverOf(document: Json): Resolve {
  return function resolve(node) {
    if (!isObject(node)) return {};
    const wrapped = Array.isArray(node.allOf) && node.allOf.length === 1 ? node.allOf[0] : node;
    if (typeof wrapped.$ref !== "string") return wrapped;
    const target = wrapped.$ref.slice(2).split("/");
    return resolve(target.reduce((place: unknown, name: string) => (place as Json)[name], document));
  };
}
