import { type Media, resolve } from "../document/document.ts";
import { arrayAt, isObject, type JsonObject, objectAt } from "../document/json.ts";
import { essenceOf } from "../document/media-types.ts";
import { child } from "../document/pointer.ts";
import type { Validator, Violation } from "../document/validator.ts";

/** Media types with a sequence of JSON values, one per line or after a record separator. */
const SEQUENCES = /^application\/(x-ndjson|ndjson|jsonl|x-jsonlines|jsonlines|json-seq|x-json-stream)$/;

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
  if (SEQUENCES.test(type)) {
    const items = text
      .replaceAll("\u001e", "\n")
      .split("\n")
      .filter((line) => line.trim() !== "");
    return items.flatMap((line, index) => checkItem(root, media, line, index, validator));
  }
  if (type === "text/event-stream") {
    const events = dataOf(text);
    return events.flatMap((data, index) =>
      data.startsWith("{") ? checkItem(root, media, data, index, validator) : [],
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
  const violations = schema === undefined ? [] : validator.validate(schema, value.value);
  return violations.map((one) => ({ ...one, at: `/${index}${one.at}` }));
}

function itemSchema(root: JsonObject, { itemSchema: item, schema }: Media): string | undefined {
  if (item || !schema) return item?.pointer;
  const { pointer, value } = resolve(root, schema);
  if (!isObject(value)) return undefined;
  if (isObject(value.items)) return child(pointer, "items");
  return value.type === "string" ? undefined : schema.pointer;
}

const dataOf = (text: string): string[] =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .split("\n\n")
    .slice(0, -1)
    .map((event) =>
      event
        .split("\n")
        .flatMap((line) => (line.startsWith("data:") ? [line.slice(5).replace(/^ /, "")] : []))
        .join("\n"),
    );

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
