import type { Flow } from "../model/change.ts";
import type { Effective, Read } from "../model/schemas/effective.ts";

/** Returns true if a property is excluded from this flow: `readOnly` from requests, `writeOnly` from responses. */
export function isHidden(flow: Flow, schema: Effective, name: string, read: Read): boolean {
  const node = schema.properties.get(name);
  return !!node && read(node).keywords.get(flow === "request" ? "readOnly" : "writeOnly")?.value === true;
}

export const requiredIn = (flow: Flow, schema: Effective, read: Read): string[] =>
  [...schema.required.keys()].filter((name) => !isHidden(flow, schema, name, read));

export const isClosed = ({ additional }: Effective): boolean => additional === false;
