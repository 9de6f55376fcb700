/** Random requests of the operations of `service.py`. */
import fc from "fast-check";

/** A file as both judges write it in JSON. */
export interface SentFile {
  name: string;
  type: string;
  bytes: number[];
}

export interface Sent {
  operation: string;
  method: "get" | "post";
  path: string;
  params?: Partial<Record<"path" | "query" | "header" | "cookie", Record<string, unknown>>>;
  json?: unknown;
  form?: Record<string, unknown>;
  parts?: Record<string, unknown>;
  files?: Record<string, SentFile | SentFile[]>;
  text?: string;
}

const textOf = (without: RegExp, minLength = 1, unit: "grapheme" | "grapheme-ascii" = "grapheme") =>
  fc
    .string({ unit, minLength, maxLength: 12 })
    .map((text) => text.replaceAll("\0", "").replaceAll(without, ""))
    .filter((text) => text.length >= minLength);

const text = textOf(/(?!)/g);
/** Multipart normalizes line ends. FastAPI takes an empty field of a form as absent. */
const line = textOf(/[\r\n]/g);
const headerText = textOf(/[^!-~]/g, 1, "grapheme-ascii");
/** Starlette decodes %2F before it matches routes, and no percent-encoding of cookies. */
const pathText = textOf(/[/.\r\n]/g);
const cookieText = textOf(/[^a-zA-Z0-9_-]/g, 1, "grapheme-ascii");
/** Python's multipart parser keeps `%22` in names. */
const fileName = textOf(/["%\\/\r\n]/g).filter((name) => name.trim() === name);
const integer = fc.maxSafeInteger().map((value) => value + 0);
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const flag = fc.boolean();
const kind = fc.constantFrom("a", "b");
const some = <Value>(one: fc.Arbitrary<Value>) => fc.array(one, { minLength: 1, maxLength: 4 });
const members = (required: string[], all: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(all, { requiredKeys: required as never[] }) as fc.Arbitrary<Record<string, unknown>>;

const file: fc.Arbitrary<SentFile> = fc.record({
  name: fileName,
  type: fc.constantFrom("image/png", "application/octet-stream", "text/plain", "application/json"),
  bytes: fc.array(fc.nat(255), { maxLength: 40 }),
});

const leaf = members(["text"], {
  text: fc
    .string({ unit: "grapheme", maxLength: 8 })
    .filter((value) => [...value].length <= 20 && value.isWellFormed()),
  amount: fc.option(number),
  flags: fc.array(flag, { maxLength: 3 }),
});
const name = fc
  .string({ unit: "grapheme", maxLength: 6 })
  .filter((value) => !value.includes("\0") && value.isWellFormed() && value !== "__proto__");
const { node } = fc.letrec<{ node: Record<string, unknown> }>((tie) => ({
  node: members(["name", "leaf"], {
    name,
    leaf,
    leaves: fc.array(leaf, { maxLength: 3 }),
    lists: fc.array(fc.array(integer, { maxLength: 3 }), { maxLength: 3 }),
    by_key: fc.dictionary(name, fc.option(leaf), { maxKeys: 3, noNullPrototype: true }),
    either: fc.oneof(leaf, name, integer, fc.constant(null)),
    kind,
    inner: fc.option(tie("node"), { depthSize: "small" }),
  }),
}));

const fields = { count: integer, amount: number, flag, tags: some(line), numbers: some(integer) };
const of = <Value>(
  method: Sent["method"],
  path: string,
  operation: string,
  values: fc.Arbitrary<Value>,
  write: (value: Value) => Partial<Sent>,
): fc.Arbitrary<Sent> => values.map((value) => ({ operation, method, path, ...write(value) }));

export const requests: fc.Arbitrary<Sent>[] = [
  of(
    "get",
    "/path/{text}/{count}/{amount}/{flag}",
    "read_path",
    members(["text", "count", "amount", "flag"], { text: pathText, count: integer, amount: number, flag }),
    (path) => ({ params: { path } }),
  ),
  of(
    "get",
    "/query",
    "read_query",
    members(["text"], { ...fields, text, kind, tags: some(text), "odd name[]": text }),
    (query) => ({ params: { query } }),
  ),
  of("get", "/filter", "read_filter", members(["text"], { ...fields, text, kind, tags: some(text) }), (query) => ({
    params: { query },
  })),
  of(
    "get",
    "/headers",
    "read_headers",
    members([], { "x-text": headerText, "x-count": integer, "x-flag": flag }),
    (header) => ({ params: { header } }),
  ),
  of("get", "/cookies", "read_cookies", members([], { text: cookieText, count: integer }), (cookie) => ({
    params: { cookie },
  })),
  of("post", "/json", "read_json", node, (json) => ({ json })),
  of("post", "/json-list", "read_json_list", fc.array(node, { maxLength: 3 }), (json) => ({ json })),
  of(
    "post",
    "/json-two",
    "read_json_two",
    members(["leaf", "other"], { leaf, other: fc.oneof(leaf, fc.array(integer, { maxLength: 3 })) }),
    (json) => ({ json }),
  ),
  of("post", "/form", "read_form", members(["text"], { ...fields, text }), (form) => ({ form })),
  of(
    "post",
    "/upload",
    "read_upload",
    fc.record({
      parts: members([], { note: line, tags: some(line), numbers: some(integer), flag }),
      files: members(["file"], { file, more: some(file), data: file }),
    }),
    ({ parts, files }) => ({ parts, files: files as Record<string, SentFile | SentFile[]> }),
  ),
  of("post", "/text", "read_text", text, (sent) => ({ text: sent })),
];

/** Nodes, and almost nodes: a member replaced by any JSON, or a new member. */
export const almostNodes: fc.Arbitrary<unknown> = fc
  .tuple(node, fc.array(fc.tuple(fc.nat(), fc.oneof(fc.jsonValue({ maxDepth: 1 }), leaf, name)), { maxLength: 2 }))
  .map(([value, changes]) => {
    const copy: unknown = JSON.parse(JSON.stringify(value));
    for (const [position, changed] of changes) {
      const places = placesIn(copy);
      const [holder, key] = places[position % places.length] as [Record<string, unknown>, string];
      holder[key] = changed;
    }
    return copy;
  })
  .filter((value) => !/__proto__|\\u0000|\\ud/i.test(JSON.stringify(value)));

function placesIn(value: unknown): [object, string][] {
  if (typeof value !== "object" || value === null) return [];
  const own: [object, string][] = Object.keys(value).map((key) => [value, key]);
  if (!Array.isArray(value)) own.push([value, "other"]);
  return [...own, ...Object.values(value).flatMap(placesIn)];
}
