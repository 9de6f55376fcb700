/**
 * Property tests: the generated server reads what the generated client writes, for every place, style and kind of body.
 * `ROUND_TRIPS=5000` runs more.
 */
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Document, Operation } from "./document/openapi.ts";
import { generateClient, generateServer } from "./index.ts";
import { load } from "./testing/bundle.ts";

interface Trip {
  /** Key of `params` in the init, or `body`; `response` tests the way back. */
  place: "path" | "query" | "header" | "cookie" | "querystring" | "body" | "response";
  method?: string;
  object: Record<string, unknown>;
  mediaType?: string;
  values: fc.Arbitrary<unknown>;
}

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
/** Shapes below the first level of a form. Text in objects never looks like JSON. */
const plainText = textWithout("{[\r\n");
const below = {
  type: "object",
  properties: {
    objects: { type: "array", items: object },
    lists: { type: "array", items: { type: "array", items: integer } },
    map: { type: "object", additionalProperties: { anyOf: [object, { type: "null" }] } },
    either: { oneOf: [object, string] },
    mixed: { type: "array", items: { oneOf: [object, string] } },
    maybe: { anyOf: [object, { type: "null" }] },
  },
};
const objects = objectOf(textWithout("\r\n"));
const belowValues = fc
  .record(
    {
      objects: fc.array(objects, { minLength: 1, maxLength: 3 }),
      lists: fc.array(fc.array(fc.integer(), { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      map: fc
        .dictionary(fc.string({ unit: "grapheme-ascii" }), fc.option(objects), { maxKeys: 3 })
        .filter((map) => !("__proto__" in map && Object.hasOwn(map, "__proto__"))),
      either: fc.oneof(objects, plainText),
      mixed: fc.array(fc.oneof(objects, plainText), { minLength: 1, maxLength: 3 }),
      maybe: fc.option(objects),
    },
    { requiredKeys: [] },
  )
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
  ...["multipart/form-data", "application/x-www-form-urlencoded"].map((mediaType) => [
    `what is below the first level of ${mediaType}`,
    mediaType,
    { schema: below },
    belowValues,
  ]),
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

trips["QUERY with a body"] = {
  place: "body",
  method: "query",
  mediaType: "application/json",
  object: { schema: form },
  values: formValues,
};
trips["a method of the document's own, with a body"] = {
  ...(trips["QUERY with a body"] as Trip),
  method: "LINK",
};

/** Any JSON except names that every server rejects. */
const anything = fc
  .jsonValue()
  .map((value) => JSON.stringify(value))
  .filter((text) => !text.includes("__proto__"))
  .map((text): unknown => JSON.parse(text));

for (const method of ["get", "query"])
  for (const [name, mediaType, media, values] of [
    ["a form", "application/x-www-form-urlencoded", { schema: form }, formValues],
    [
      "a form in styles",
      "application/x-www-form-urlencoded",
      { schema: form, encoding: { ...styled("form", false), at: { style: "deepObject" } } },
      formValues,
    ],
    [
      "a form of any names",
      "application/x-www-form-urlencoded",
      { schema: { type: "object", properties: { count: integer }, additionalProperties: string } },
      fc.record({ count: fc.integer(), value: fc.record({ more: anyText, "a b&c=d": anyText }) }),
    ],
    ["JSON", "application/json", { schema: {} }, anything],
    ["text", "text/plain", { schema: string }, textWithout("")],
  ] as [string, string, object, fc.Arbitrary<unknown>][])
    trips[`the whole query of ${method}, ${name}`] = {
      place: "querystring",
      method,
      object: { content: { [mediaType]: media } },
      mediaType,
      values,
    };

const line = textWithout("\r", "grapheme", 0);
const word = textWithout("\r\n", "grapheme", 1);
const event = { type: "object", properties: { event: string, id: string, retry: integer, data: string } };
const json = { type: "string", contentMediaType: "application/json", contentSchema: {} };
const either = {
  oneOf: [
    { type: "object", required: ["event", "data"], properties: { event: { const: "json" }, data: json } },
    { type: "object", required: ["event", "data"], properties: { event: { const: "text" }, data: string } },
  ],
};
for (const place of ["body", "response"] as const)
  for (const [name, mediaType, itemSchema, item] of [
    ["JSON Lines", "application/jsonl", form, formValues],
    ["NDJSON of anything", "application/x-ndjson", {}, anything],
    ["a JSON text sequence", "application/json-seq", {}, anything],
    [
      "events",
      "text/event-stream",
      event,
      fc.record({ data: line, event: word, id: word, retry: fc.nat() }, { requiredKeys: ["data"] }),
    ],
    [
      "events of JSON",
      "text/event-stream",
      { ...event, properties: { ...event.properties, data: json } },
      fc.record({ data: anything, id: word }, { requiredKeys: ["data"] }),
    ],
    [
      "events of JSON and of text",
      "text/event-stream",
      either,
      fc.oneof(
        fc.record({ event: fc.constant("json"), data: anything }),
        fc.record({ event: fc.constant("text"), data: line }),
      ),
    ],
  ] as [string, string, object, fc.Arbitrary<unknown>][])
    trips[`${place}: ${name}`] = { place, mediaType, object: { itemSchema }, values: fc.array(item, { maxLength: 4 }) };

async function* oneByOne(items: readonly unknown[]): AsyncGenerator<unknown, void> {
  for (const item of items) {
    if (JSON.stringify(item).length % 3 === 0) await new Promise((resolve) => setImmediate(resolve));
    yield item;
  }
}

const names = Object.keys(trips);
const responses = { 200: { description: "What came.", content: { "application/json": { schema: {} } } } };

const document: Document = {
  openapi: "3.2.0",
  info: { title: "Round trips", version: "1.0.0" },
  paths: Object.fromEntries(
    Object.values(trips).map(({ place, method = "post", object: described, mediaType = "" }, index) => {
      const media = { content: { [mediaType]: described } };
      const parameter = { name: "value", in: place, ...(place === "path" && { required: true }), ...described };
      const operation =
        place === "body"
          ? { requestBody: { required: true, ...media } }
          : place === "response"
            ? {
                requestBody: { required: true, content: { "application/json": { schema: {} } } },
                responses: { 200: media },
              }
            : { parameters: [parameter] };
      const path = place === "path" ? `/o${index}/{value}/end` : `/o${index}`;
      const whole = { operationId: `o${index}`, responses, ...operation } as Operation;
      return [path, method === "LINK" ? { additionalOperations: { LINK: whole } } : { [method]: whole }];
    }),
  ),
};

const isForm = ({ place, mediaType }: Trip) => place === "querystring" && mediaType?.includes("form") === true;

async function comparable(value: unknown): Promise<unknown> {
  if (value instanceof ReadableStream || value instanceof Blob || ArrayBuffer.isView(value))
    return [...new Uint8Array(await new Response(value as BodyInit).arrayBuffer())];
  if (typeof value === "object" && value !== null && Symbol.asyncIterator in value) {
    const items: unknown[] = [];
    for await (const item of value as AsyncIterable<unknown>) items.push(item);
    return items;
  }
  if (Array.isArray(value)) return Promise.all(value.map(comparable));
  if (typeof value !== "object" || value === null) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, one]) => [key, await comparable(one)] as const),
  );
  return Object.fromEntries(entries);
}

type Call = (method: string, path: string, init: object) => Promise<{ data?: unknown; error?: unknown }>;
interface Modules {
  createClient: (options: object) => { request: Call };
  defineServer: (
    toErrorBody: unknown,
  ) => (handlers: object, security: object, options: object) => (request: Request) => Promise<Response>;
}
let call: Call;

beforeAll(async () => {
  const files = {
    ...(await generateServer(document, { adapter: "fetch" })),
    ...(await generateClient(document)),
  };
  const { createClient, defineServer } = await load<Modules>(
    files,
    `export { createClient } from "./client.gen.ts"; export { defineServer } from "./server.gen.ts";`,
  );
  const places = {
    path: "params",
    query: "query",
    querystring: "query",
    header: "headers",
    cookie: "cookies",
  } as const;
  const handlers = Object.fromEntries(
    Object.values(trips).map((trip, index) => [
      `o${index}`,
      async (request: Record<string, Record<string, unknown>>) => {
        const { place } = trip;
        if (place === "response")
          return { status: 200, body: oneByOne((request.body as unknown as { items: unknown[] }).items) };
        const given = place === "body" ? request.body : request[places[place]];
        return {
          status: 200,
          body: { value: await comparable(isForm(trip) || place === "body" ? given : given?.value) },
        };
      },
    ]),
  );
  const toErrorBody = (failure: object) => ({ contentType: "application/json", body: failure });
  const serve = defineServer(toErrorBody)(handlers, {}, {});
  call = createClient({ baseUrl: "http://round.example.com", fetch: serve }).request;
});

const runs = Math.ceil(Number(process.env.ROUND_TRIPS ?? 600) / names.length);

describe("the server reads what the client writes", () => {
  test.each(names)("%s", async (name) => {
    const trip = trips[name] as Trip;
    const { place, values, method = "post", object: described } = trip;
    const index = names.indexOf(name);
    const path = place === "path" ? `/o${index}/{value}/end` : `/o${index}`;
    const key = place === "querystring" ? "query" : place;
    const initOf = (value: unknown) => {
      if (place === "response") return { body: { items: value } };
      if (place !== "body") return { params: { [key]: isForm(trip) ? value : { value } } };
      return { body: "itemSchema" in described ? oneByOne(value as unknown[]) : value };
    };
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        const [sent, kept] = value instanceof ReadableStream ? value.tee() : [value, value];
        const { data, error } = await call(method, path, initOf(sent));
        const came = place === "response" ? { value: await comparable(data) } : data;
        expect({ error, came }).toEqual({ error: undefined, came: { value: await comparable(kept) } });
      }),
      { numRuns: runs, endOnFailure: false },
    );
  });
});
