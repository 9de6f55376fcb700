import { branchesOf } from "../document/branches.ts";
import { contentOf } from "../document/content.ts";
import type { Located } from "../document/document.ts";
import { isObject, type JsonObject, objectAt } from "../document/json.ts";
import { conjuncts } from "../document/mutations.ts";
import { child } from "../document/pointer.ts";
import type { Validator, Violation } from "../document/validator.ts";

interface ServerEvent {
  data: string;
  event?: string;
  id?: string;
}

/** Last data of many streams, which is not an item. */
const DONE = "[DONE]";

/** Parses a stream up to the last complete event. Omits events without data, which clients do not get. */
export const eventsIn = (text: string): ServerEvent[] =>
  text
    .replace(/^\ufeff/, "")
    .replaceAll(/\r\n?/g, "\n")
    .split("\n\n")
    .slice(0, -1)
    .flatMap((block): ServerEvent[] => {
      const fields = block.split("\n").map((line): [string, string] => {
        const at = line.includes(":") ? line.indexOf(":") : line.length;
        return [line.slice(0, at), line.slice(at + 1).replace(/^ /, "")];
      });
      const data = fields.flatMap(([name, value]) => (name === "data" ? [value] : [])).join("\n");
      const others = fields.filter(([name]) => name === "event" || name === "id");
      return data === "" ? [] : [{ ...Object.fromEntries(others), data }];
    });

/**
 * Compares an event with the schema of items. The schema describes the whole event if it has a member `data`, as in
 * OpenAPI 3.2, and otherwise the JSON in its data. Without a schema, data that begins as an object must be JSON.
 */
export function checkEvent(
  root: JsonObject,
  schema: Pick<Located, "pointer"> & Partial<Located>,
  event: ServerEvent,
  validator: Validator,
): Violation[] {
  const json = parsed(event.data);
  const notJson: Violation = { at: "", schema: schema.pointer, message: "is not JSON" };
  if (!isLocated(schema)) return event.data.startsWith("{") && !json ? [notJson] : [];
  const forms = [schema, ...conjuncts({ root }, schema).flatMap(branchesOf)]
    .flatMap((form) => conjuncts({ root }, form))
    .filter(({ value }) => describesEvent(objectAt(value, "properties")));
  if (forms.length === 0) {
    if (event.data === DONE || (isTextual(schema) && validator.accepts(schema.pointer, event))) return [];
    return json ? validator.validate(schema.pointer, json.value) : [notJson];
  }
  const events = json ? [event, { ...event, data: json.value }] : [event];
  if (!events.some((one) => validator.accepts(schema.pointer, one)))
    return event.data === DONE ? [] : validator.validate(schema.pointer, events.at(-1));
  return forms
    .filter(({ pointer }) => validator.accepts(pointer, event))
    .flatMap(({ pointer, value }): Violation[] => {
      const place = child(pointer, "properties", "data");
      const content = contentOf({ pointer: place, value: objectAt(value, "properties").data }, event.data);
      if (!content || event.data === DONE) return [];
      if ("error" in content) return [{ at: "/data", schema: place, message: content.error }];
      return validator.validate(content.schema.pointer, content.value).map((one) => ({ ...one, at: `/data${one.at}` }));
    });
}

const isLocated = (schema: Partial<Located>): schema is Located => "value" in schema;

/** Returns whether the members describe an event. A member `data` alone may belong to the JSON of the data. */
const describesEvent = ({ data, ...others }: JsonObject): boolean =>
  isObject(data) && ("event" in others || "contentSchema" in data);

const isTextual = ({ value }: Located): boolean => objectAt(objectAt(value, "properties"), "data").type === "string";

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
