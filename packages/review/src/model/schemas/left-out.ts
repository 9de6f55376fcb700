import type { Flow } from "../change.ts";
import type { Node, Read } from "./effective.ts";

/** @returns whether the flow omits the property: `readOnly` in requests, `writeOnly` in responses */
export const isLeftOut = (flow: Flow, node: Node | undefined, read: Read): boolean =>
  !!node && read(node).keywords.get(markOf(flow))?.value === true;

export const markOf = (flow: Flow): "readOnly" | "writeOnly" => (flow === "request" ? "readOnly" : "writeOnly");

export function withoutLeftOut(read: Read, flow: Flow): Read {
  const seen = new WeakMap<object, ReturnType<Read>>();
  return (node) => {
    const schema = read(node);
    const left = [...schema.properties].filter(([, property]) => !isLeftOut(flow, property, read));
    if (left.length === schema.properties.size) return schema;
    const known = seen.get(schema) ?? { ...schema, properties: new Map(left) };
    seen.set(schema, known);
    return known;
  };
}
