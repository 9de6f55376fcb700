import { type Located, type Media, resolve } from "../document/document.ts";
import { arrayAt, isObject, type JsonObject, objectAt } from "../document/json.ts";
import { essenceOf, isSequence } from "../document/media-types.ts";
import { child } from "../document/pointer.ts";
import type { Validator, Violation } from "../document/validator.ts";
import { checkEvent, eventsIn } from "./server-events.ts";

/**
 * Checks a body that is not JSON by the rules of its media type. Its schema describes the parsed content: an item of a
 * stream, a row, or the text itself. XML and binary content is not compared with the schema.
 */
export function checkText(
  root: JsonObject,
  media: Media,
  contentType: string,
  text: string,
  validator: Validator,
): Violation[] {
  const type = essenceOf(contentType);
  const problem = (message: string, at = ""): Violation => ({ at, schema: media.pointer, message });
  if (isSequence(type)) {
    const items = text
      .replaceAll("\u001e", "\n")
      .split("\n")
      .filter((line) => line.trim() !== "");
    return items.flatMap((line, index) => checkItem(root, media, line, index, validator));
  }
  if (type === "text/event-stream") {
    const schema = itemSchema(root, media);
    return eventsIn(text).flatMap((event, index) =>
      checkEvent(root, schema ?? media, event, validator).map((one) => ({ ...one, at: `/${index}${one.at}` })),
    );
  }
  if (type === "text/csv") return csvProblems(root, media, text).map((message) => problem(message));
  if (/[/+]xml$/.test(type)) return /^\ufeff?\s*</.test(text) ? [] : [problem("the body is not XML")];
  if (!media.schema) return [];
  const schema = resolve(root, media.schema).value;
  const types = [isObject(schema) ? schema.type : undefined].flat();
  if (types.some((one) => ["integer", "number", "boolean"].includes(String(one))) && /^text\//.test(type)) {
    const value = parsed(text);
    return value && "value" in value
      ? validator.validate(media.schema.pointer, value.value)
      : validator.validate(media.schema.pointer, text);
  }
  // A document often describes text by the object that the text represents.
  return types.includes("object") || types.includes("array") ? [] : validator.validate(media.schema.pointer, text);
}

const parsed = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

/**
 * Compares one item with the schema of items: `itemSchema` of OpenAPI 3.2, the items of a list, or the schema itself.
 */
function checkItem(root: JsonObject, media: Media, text: string, index: number, validator: Validator): Violation[] {
  const value = parsed(text);
  if (!value) return [{ at: `/${index}`, schema: media.pointer, message: "is not JSON" }];
  const schema = itemSchema(root, media);
  const violations = schema === undefined ? [] : validator.validate(schema.pointer, value.value);
  return violations.map((one) => ({ ...one, at: `/${index}${one.at}` }));
}

function itemSchema(root: JsonObject, { itemSchema: item, schema }: Media): Located | undefined {
  if (item || !schema) return item;
  const { pointer, value } = resolve(root, schema);
  if (!isObject(value)) return undefined;
  if (isObject(value.items)) return { pointer: child(pointer, "items"), value: value.items };
  return value.type === "string" ? undefined : schema;
}

/** Each row has a cell per column, and the header names the required members of a row. */
function csvProblems(root: JsonObject, { schema }: Media, text: string): string[] {
  const rows = rowsOf(text);
  const [header = []] = rows;
  const short = rows.findIndex((row) => row.length !== header.length);
  const list = schema && resolve(root, schema).value;
  const items = resolve(root, { pointer: "#", value: objectAt(list, "items") }).value;
  const missing = arrayAt(items, "required").find((name) => !header.includes(String(name)));
  return [
    ...(short > 0 ? [`row ${short + 1} has ${rows[short]?.length} cells, the header ${header.length}`] : []),
    ...(missing === undefined ? [] : [`the header has no column ${missing}`]),
  ];
}

function rowsOf(text: string): string[][] {
  const cells = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g;
  const rows: string[][] = [[]];
  for (const [whole, cell = "", end = ""] of text
    .replace(/^\ufeff/, "")
    .trimEnd()
    .matchAll(cells)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "" || whole === "") break;
    if (end !== ",") rows.push([]);
  }
  return rows;
}
