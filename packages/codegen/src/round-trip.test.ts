/**
 * What the client writes, the server reads: generated client against generated server, for every place and style of a parameter and every kind
 * of body, with generated values. `ROUND_TRIPS=5000` tries more of them.
 */
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { generateClient, generateServer } from "./index.ts";
import { load } from "./testing/bundle.ts";

interface Trip {
  /** Key of an init's `params`, or `body`. */
  place: "path" | "query" | "header" | "cookie" | "body";
  /** The Parameter Object, or the Media Type Object. */
  object: Record<string, unknown>;
  mediaType?: string;
  values: fc.Arbitrary<unknown>;
}

/** Text that every place can hold; `without` are characters that separate values and cannot be told from them. */
const textWithout = (without: string, unit: "grapheme" | "grapheme-ascii" = "grapheme", minLength = 1) =>
  fc
    .string({ unit, minLength, maxLength: 8 })
    .map((text) => [...text].filter((one) => !without.includes(one) && one !== "\0").join(""))
    .filter((text) => text.length >= minLength);

const string = { type: "string" };
const integer = { type: "integer" };
const items = { type: "array", items: string };
const object = {
  type: "object",
  properties: { a: string, n: integer, flag: { type: "boolean" } },
  additionalProperties: false,
};

const listOf = (text: fc.Arbitrary<string>) => fc.array(text, { minLength: 1, maxLength: 4 });
const objectOf = (text: fc.Arbitrary<string>) =>
  fc
    .record({ a: text, n: fc.integer({ min: -1e6, max: 1e6 }), flag: fc.boolean() }, { requiredKeys: [] })
    .filter((value) => Object.keys(value).length > 0);

/** The shapes of a value: one, several and fields. */
const shapes = (text: fc.Arbitrary<string>): [string, object, fc.Arbitrary<unknown>][] => [
  ["text", string, text],
  ["integer", integer, fc.integer()],
  ["number", { type: "number" }, fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)],
  ["boolean", { type: "boolean" }, fc.boolean()],
  ["array", items, listOf(text)],
  ["integers", { type: "array", items: integer }, fc.array(fc.integer(), { minLength: 1, maxLength: 4 })],
  ["object", object, objectOf(text)],
];

const trips: Record<string, Trip> = {};

/** Characters that a style uses between values. */
const separators: Record<string, string> = { label: ".", spaceDelimited: " +", pipeDelimited: "|" };

for (const style of ["simple", "label", "matrix"])
  for (const explode of [false, true])
    for (const [shape, schema, values] of shapes(textWithout(`${separators[style] ?? ""}/.`)))
      trips[`path, ${style}${explode ? ", exploded" : ""}: ${shape}`] = {
        place: "path",
        object: { style, explode, schema },
        values,
      };
for (const [style, explode] of [
  ["form", false],
  ["form", true],
  ["spaceDelimited", false],
  ["pipeDelimited", false],
  ["deepObject", true],
] as const)
  for (const [shape, schema, values] of shapes(textWithout(separators[style] ?? ""))) {
    const isObject = shape === "object";
    const isPrimitive = !isObject && !["array", "integers"].includes(shape);
    if ((style === "deepObject" && !isObject) || (/Delimited/.test(style) && (isPrimitive || isObject))) continue;
    trips[`query, ${style}${explode ? ", exploded" : ""}: ${shape}`] = {
      place: "query",
      object: { style, explode, schema },
      values,
    };
  }
const nested = { type: "object", properties: { tags: items, within: object } };
trips["query, deepObject: lists and objects within, as qs writes them"] = {
  place: "query",
  object: { style: "deepObject", schema: nested },
  values: fc.record({ tags: listOf(textWithout("")), within: objectOf(textWithout("")) }),
};
trips["query, deepObject: a list, as Stripe has it"] = {
  place: "query",
  object: { style: "deepObject", schema: items },
  values: listOf(textWithout("")),
};
for (const explode of [false, true]) {
  const header = textWithout(', ="', "grapheme-ascii");
  for (const [shape, schema, values] of shapes(header))
    trips[`header${explode ? ", exploded" : ""}: ${shape}`] = { place: "header", object: { explode, schema }, values };
  for (const [shape, schema, values] of shapes(textWithout("")))
    if (shape !== "object")
      trips[`cookie${explode ? ", exploded" : ""}: ${shape}`] = {
        place: "cookie",
        object: { explode, schema },
        values,
      };
}
for (const place of ["path", "query", "header", "cookie"] as const)
  trips[`${place}, JSON`] = {
    place,
    object: { content: { "application/json": { schema: object } } },
    values: objectOf(textWithout("", place === "header" ? "grapheme-ascii" : "grapheme")),
  };

const anyText = textWithout("\r\n", "grapheme", 0);
const bytes = fc.uint8Array({ minLength: 1, maxLength: 64 });
const form = { type: "object", properties: { name: string, count: integer, tags: items, at: object } };
const formValues = fc
  .record({ name: anyText, count: fc.integer(), tags: listOf(anyText), at: objectOf(anyText) }, { requiredKeys: [] })
  .filter((value) => Object.keys(value).length > 0);
const styled = (style: string, explode: boolean) => ({ tags: { style, explode } });

for (const [name, mediaType, media, values] of [
  ["JSON", "application/json", { schema: form }, formValues],
  ["a JSON text", "application/json", { schema: string }, anyText],
  ["a vendor's JSON", "application/vnd.round+json", { schema: form }, formValues],
  ["text", "text/plain", { schema: string }, textWithout("", "grapheme", 1)],
  ["XML", "application/xml", {}, anyText.map((text) => `<a>${text}</a>`)],
  ["bytes", "application/octet-stream", { schema: {} }, bytes],
  ["a stream", "application/zip", { schema: {} }, bytes.map((value) => new Blob([value as never]).stream())],
  ["a form", "application/x-www-form-urlencoded", { schema: form }, formValues],
  [
    "a form with commas",
    "application/x-www-form-urlencoded",
    { schema: form, encoding: styled("form", false) },
    formValues,
  ],
  [
    "a form with pipes",
    "application/x-www-form-urlencoded",
    { schema: { type: "object", properties: { tags: items } }, encoding: styled("pipeDelimited", false) },
    fc.record({ tags: listOf(textWithout("|")) }),
  ],
  ["parts", "multipart/form-data", { schema: form }, formValues],
  [
    "parts in a style",
    "multipart/form-data",
    {
      schema: { type: "object", properties: { tags: items, at: object } },
      encoding: { ...styled("form", false), at: { style: "deepObject" } },
    },
    fc.record({ tags: listOf(textWithout(",\r\n")), at: objectOf(textWithout("\r\n")) }),
  ],
  [
    "files",
    "multipart/form-data",
    {
      schema: {
        type: "object",
        properties: {
          photo: { contentMediaType: "image/png" },
          pages: { type: "array", items: { contentMediaType: "application/pdf" } },
        },
      },
      encoding: { photo: { contentType: "image/png" } },
    },
    fc.record({ photo: bytes, pages: fc.array(bytes, { minLength: 1, maxLength: 3 }) }),
  ],
] as [string, string, Record<string, unknown>, fc.Arbitrary<unknown>][])
  trips[`body: ${name}`] = { place: "body", mediaType, object: media, values };

const names = Object.keys(trips);
const responses = { 200: { description: "What came.", content: { "application/json": { schema: {} } } } };

const document = {
  openapi: "3.1.1",
  info: { title: "Round trips", version: "1.0.0" },
  paths: Object.fromEntries(
    Object.values(trips).map(({ place, object: described, mediaType = "" }, index) => {
      const operation =
        place === "body"
          ? { requestBody: { required: true, content: { [mediaType]: described } } }
          : { parameters: [{ name: "value", in: place, ...(place === "path" && { required: true }), ...described }] };
      const path = place === "path" ? `/o${index}/{value}/end` : `/o${index}`;
      return [path, { post: { operationId: `o${index}`, responses, ...operation } }];
    }),
  ),
};

/** A value as JSON, bytes by their numbers. */
async function told(value: unknown): Promise<unknown> {
  if (value instanceof ReadableStream || value instanceof Blob || ArrayBuffer.isView(value))
    return [...new Uint8Array(await new Response(value as BodyInit).arrayBuffer())];
  if (Array.isArray(value)) return Promise.all(value.map(told));
  if (typeof value !== "object" || value === null) return value;
  const entries = await Promise.all(Object.entries(value).map(async ([key, one]) => [key, await told(one)] as const));
  return Object.fromEntries(entries);
}

type Call = (path: string, init: object) => Promise<{ data?: unknown; error?: unknown }>;
interface Modules {
  createClient: (options: object) => { POST: Call };
  defineServer: (
    toErrorBody: unknown,
  ) => (handlers: object, security: object, options: object) => (request: Request) => Promise<Response>;
}
let post: Call;

beforeAll(async () => {
  const files = {
    ...(await generateServer(document, { adapter: "fetch" })),
    ...(await generateClient(document)),
  };
  const { createClient, defineServer } = await load<Modules>(
    files,
    `export { createClient } from "./client.gen.ts"; export { defineServer } from "./server.gen.ts";`,
  );
  const places = { path: "params", query: "query", header: "headers", cookie: "cookies" } as const;
  const handlers = Object.fromEntries(
    Object.values(trips).map(({ place }, index) => [
      `o${index}`,
      async (request: Record<string, Record<string, unknown>>) => ({
        status: 200,
        body: { value: await told(place === "body" ? request.body : request[places[place]]?.value) },
      }),
    ]),
  );
  const toErrorBody = (failure: object) => ({ contentType: "application/json", body: failure });
  const serve = defineServer(toErrorBody)(handlers, {}, {});
  post = createClient({ baseUrl: "http://round.example.com", fetch: serve }).POST;
});

const runs = Math.ceil(Number(process.env.ROUND_TRIPS ?? 600) / names.length);

describe("what the client writes, the server reads", () => {
  test.each(names)("%s", async (name) => {
    const { place, values } = trips[name] as Trip;
    const index = names.indexOf(name);
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        const body = value instanceof ReadableStream ? value.tee() : [value, value];
        const init = place === "body" ? { body: body[0] } : { params: { [place]: { value } } };
        const { data, error } = await post(place === "path" ? `/o${index}/{value}/end` : `/o${index}`, init);
        expect({ error, data }).toEqual({ error: undefined, data: { value: await told(body[1]) } });
      }),
      { numRuns: runs, endOnFailure: false },
    );
  });
});
