import type { Flow } from "../model/change.ts";
import type { Effective, Read } from "../model/effective.ts";

/** Whether a property is never in this flow: `readOnly` in requests, `writeOnly` in responses. */
export function isHidden(flow: Flow, schema: Effective, name: string, read: Read): boolean {
  const node = schema.properties.get(name);
  return !!node && read(node).keywords.get(flow === "request" ? "readOnly" : "writeOnly")?.value === true;
}

/** The properties that a value of this flow must have. */
export const requiredIn = (flow: Flow, schema: Effective, read: Read): string[] =>
  [...schema.required.keys()].filter((name) => !isHidden(flow, schema, name, read));

/** Whether properties that are not named are refused. */
export const isClosed = ({ additional }: Effective): boolean => additional === false;
