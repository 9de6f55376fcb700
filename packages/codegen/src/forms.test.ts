import { expect, test } from "vitest";
import { bothSides } from "./testing/both-sides.ts";
import { compile } from "./testing/compile.ts";

const multipart = "multipart/form-data";
const urlencoded = "application/x-www-form-urlencoded";
const string = { type: "string" };
const integer = { type: "integer" };

const form = (mediaType: string, properties: object, encoding?: object, more: object = {}) => ({
  requestBody: {
    required: true,
    content: { [mediaType]: { schema: { type: "object", properties, ...more }, ...(encoding && { encoding }) } },
  },
});

const nullType = { type: "null" };
const file = { type: "string", contentMediaType: "application/octet-stream" };

test.each<[string, object, object | undefined, unknown, unknown]>([
  ["UploadFile of FastAPI", file, undefined, new Blob(["abc"], { type: "image/png" }), ["image/png", 97, 98, 99]],
  ["bytes", file, undefined, new Uint8Array([0, 255]), ["application/octet-stream", 0, 255]],
  ["a file or null", { anyOf: [file, nullType] }, undefined, new Blob(["a"]), ["application/octet-stream", 97]],
  ["null for a file", { anyOf: [file, nullType] }, undefined, null, null],
  [
    "a type with null",
    { ...file, type: ["string", "null"] },
    undefined,
    new Blob(["a"]),
    ["application/octet-stream", 97],
  ],
  [
    "list[UploadFile]",
    { type: "array", items: file },
    undefined,
    [new Blob(["a"]), new Blob(["b"])],
    [
      ["application/octet-stream", 97],
      ["application/octet-stream", 98],
    ],
  ],
  [
    "one file of a list",
    { type: "array", items: file },
    undefined,
    [new Blob(["a"])],
    [["application/octet-stream", 97]],
  ],
  [
    "a list of files or null",
    { anyOf: [{ type: "array", items: file }, nullType] },
    undefined,
    [new Blob(["a"])],
    [["application/octet-stream", 97]],
  ],
  [
    "a string that the encoding calls an image",
    string,
    { contentType: "image/png" },
    new Uint8Array([1]),
    ["image/png", 1],
  ],
  [
    "a component that the encoding calls an image",
    { $ref: "#/components/schemas/Text" },
    { contentType: "image/png, image/jpeg" },
    new Blob(["a"], { type: "image/jpeg" }),
    ["image/jpeg", 97],
  ],
  [
    "strings that the encoding calls documents",
    { type: "array", items: string },
    { contentType: "application/pdf" },
    [new Uint8Array([1])],
    [["application/pdf", 1]],
  ],
  ["a file of 3.0", { type: "string", format: "binary" }, undefined, new Blob(["a"]), ["application/octet-stream", 97]],
  ["a string of a text type", { ...string, contentMediaType: "text/html" }, { contentType: "text/html" }, "<p>", "<p>"],
  ["base64", { ...string, contentMediaType: "image/png", contentEncoding: "base64" }, undefined, "aGk=", "aGk="],
])("a field of multipart is a file if it says so: %s", async (_, schema, encoding, value, expected) => {
  const operation = form(multipart, { f: schema, name: string }, encoding && { f: encoding });
  const { call, files } = await bothSides({ "post /files": operation }, { components: { schemas: { Text: string } } });
  expect(await call("post", "/files", { body: { f: value, name: "a" } })).toMatchObject({
    status: 200,
    data: { body: { f: expected, name: "a" } },
  });
  const type =
    value === null ? "null" : Array.isArray(value) ? "Blob[]" : typeof value === "string" ? "string" : "Blob";
  const program = `import type { operations } from "./schema.d.ts";
export const body = (f: ${type}): NonNullable<operations["o0"]["requestBody"]>["content"]["multipart/form-data"] => ({ f });\n`;
  expect(compile({ files: { ...files, "program.ts": program } })).toEqual([]);
});

test("a component that is a file only in a form is text elsewhere", async () => {
  const { call } = await bothSides(
    {
      "post /files": form(multipart, { f: { $ref: "#/components/schemas/Text" } }, { f: { contentType: "image/png" } }),
      "get /texts": { parameters: [{ name: "f", in: "query", schema: { $ref: "#/components/schemas/Text" } }] },
    },
    { components: { schemas: { Text: { type: "string", maxLength: 2 } } } },
  );
  expect(await call("get", "/texts", { params: { query: { f: "ab" } } })).toMatchObject({
    data: { query: { f: "ab" } },
  });
  expect(await call("get", "/texts", { params: { query: { f: "abc" } } })).toMatchObject({ status: 400 });
});

const entry = { type: "object", required: ["id"], properties: { id: integer, note: { anyOf: [string, nullType] } } };
const below: Record<string, [object, unknown[], unknown[]]> = {
  "an object": [
    entry,
    [
      { id: 1, note: "a" },
      { id: 1, note: null },
    ],
    [{ id: "1" }, { note: "a" }],
  ],
  "an object or null": [{ anyOf: [entry, nullType] }, [{ id: 1 }, null], [{ id: "1" }]],
  "a component": [{ $ref: "#/components/schemas/Entry" }, [{ id: 1 }], [{ id: true }]],
  "a list of objects": [
    { type: "array", items: entry },
    [[{ id: 1 }, { id: 2, note: null }], [{ id: 3 }]],
    [[{ id: "1" }]],
  ],
  "a list of objects or null": [
    { anyOf: [{ type: "array", items: { $ref: "#/components/schemas/Entry" } }, nullType] },
    [[{ id: 1 }]],
    [[{}]],
  ],
  "a list of lists": [{ type: "array", items: { type: "array", items: integer } }, [[[1, 2], [3]], [[]]], [[["1"]]]],
  "a list of texts or null": [{ type: "array", items: { anyOf: [string, nullType] } }, [["a", "b"]], []],
  "a map of objects": [
    { type: "object", additionalProperties: entry },
    [{ a: { id: 1 }, b: { id: 2 } }, {}],
    [{ a: { id: "1" } }],
  ],
  "a map of lists": [
    { type: "object", additionalProperties: { type: "array", items: string } },
    [{ a: ["x"], b: [] }],
    [{ a: [1] }],
  ],
  "an object or a string": [{ oneOf: [entry, string] }, [{ id: 1 }, "text", "5", "null"], [{ id: "1" }]],
  "an object or an integer": [{ anyOf: [entry, integer] }, [{ id: 1 }, 5], ["text"]],
  "objects or strings": [
    { type: "array", items: { oneOf: [entry, string] } },
    [[{ id: 1 }, "a"], ["a"]],
    [[{ name: "a" }]],
  ],
  "an object or a list of strings": [{ oneOf: [{ type: "array", items: string }, string] }, [["a", "b"]], []],
  "objects within objects": [
    {
      type: "object",
      properties: { inner: { type: "object", properties: { list: { type: "array", items: entry } } } },
    },
    [{ inner: { list: [{ id: 1 }] } }, { inner: { list: [] } }],
    [{ inner: { list: [{ id: "1" }] } }],
  ],
};

test.each([multipart, urlencoded].flatMap((mediaType) => Object.keys(below).map((name) => [mediaType, name] as const)))(
  "values below the first level of a form arrive unchanged: %s, %s",
  async (mediaType, name) => {
    const [schema, valid, invalid] = below[name] as (typeof below)[string];
    const { call, files } = await bothSides(
      { "post /forms": form(mediaType, { value: schema, name: string, count: integer }) },
      { components: { schemas: { Entry: entry } } },
    );
    for (const value of valid) {
      const body = { value, name: "a", count: 3 };
      expect(await call("post", "/forms", { body })).toEqual({ status: 200, data: expect.objectContaining({ body }) });
    }
    for (const value of invalid)
      expect(await call("post", "/forms", { body: { value } })).toMatchObject({
        status: 400,
        error: {
          problems: expect.arrayContaining([expect.objectContaining({ field: expect.stringMatching(/^value/) })]),
        },
      });
    const type = `NonNullable<operations["o0"]["requestBody"]>["content"]["${mediaType}"]`;
    const program = valid.map(
      (value, index) => `export const v${index}: ${type} = { value: ${JSON.stringify(value)} };\n`,
    );
    const text = `import type { operations } from "./schema.d.ts";\n${program.join("")}`;
    expect(compile({ forms: { ...files, "program.ts": text } })).toEqual([]);
  },
);

test("explode without style and urlencoded parts use a style, on both sides", async () => {
  const { call } = await bothSides({
    "post /forms": form(
      urlencoded,
      { at: { type: "object", properties: { id: integer } }, name: string },
      { at: { explode: true } },
    ),
  });
  expect(await call("post", "/forms", { body: { at: { id: 1 }, name: "a" } })).toMatchObject({
    data: { body: { at: { id: 1 }, name: "a" } },
  });
});

const parts = (...all: [name: string, headers: string, content: string][]): RequestInit => ({
  method: "POST",
  headers: { "content-type": "multipart/form-data; boundary=BOUNDARY" },
  body: Uint8Array.from(
    `${all.map(([name, headers, content]) => `--BOUNDARY\r\nContent-Disposition: form-data; name="${name}"${headers}\r\n\r\n${content}\r\n`).join("")}--BOUNDARY--\r\n`,
    (character) => character.charCodeAt(0),
  ),
});

test("parts are sent and received with their media type, from any client", async () => {
  const { call, send } = await bothSides({
    "post /parts": form(
      multipart,
      { meta: entry, photo: { contentMediaType: "image/png" }, data: file, page: string, any: {} },
      { photo: { contentType: "image/png, image/svg+xml" }, meta: { contentType: "application/vnd.meta+json" } },
    ),
  });
  const type = (name: string) => `\r\nContent-Type: ${name}`;
  const taken = async (...all: Parameters<typeof parts>) => send("/parts", parts(...all));
  const body = (value: object) => ({ status: 200, data: expect.objectContaining({ body: value }) });
  expect(await taken(["meta", "", '{"id":1}'])).toEqual(body({ meta: { id: 1 } }));
  expect(await taken(["meta", type("application/vnd.meta+json"), '{"id":1}'])).toEqual(body({ meta: { id: 1 } }));
  expect(await taken(["meta", `; filename="blob"${type("application/vnd.meta+json")}`, '{"id":1}'])).toEqual(
    body({ meta: { id: 1 } }),
  );
  expect(await taken(["meta", type("application/xml"), '{"id":1}'])).toMatchObject({
    status: 400,
    error: { problems: [{ field: "meta", message: "must be of the media type application/vnd.meta+json" }] },
  });
  expect(await taken(["photo", `; filename="a.png"${type("image/png")}`, "\xff"])).toEqual(
    body({ photo: ["image/png", 255] }),
  );
  expect(await taken(["photo", `; filename="a.gif"${type("image/gif")}`, "\xff"])).toMatchObject({
    status: 400,
    error: { problems: [{ field: "photo", message: "must be of the media type image/png or image/svg+xml" }] },
  });
  // Without a file name, and bytes that are not UTF-8.
  expect(await taken(["data", type("application/octet-stream"), "\xff\x00"])).toEqual(
    body({ data: ["application/octet-stream", 255, 0] }),
  );
  // A preamble hides neither bytes nor media types.
  const gif = parts(["photo", `; filename="a.gif"${type("image/gif")}`, "a"], ["data", "", "\xff"]);
  const late = { ...gif, body: await new Blob(["Hello.\r\n", gif.body as BlobPart]).bytes() };
  expect(await send("/parts", late)).toMatchObject({ status: 400, error: { problems: [{ field: "photo" }] } });
  expect(await taken(["page", "", "\xff"])).toMatchObject({
    status: 400,
    error: { problems: [{ field: "page", message: "must be UTF-8" }] },
  });
  expect(await taken(["page", `; filename="a.txt"${type("text/plain")}`, "text"])).toEqual(body({ page: "text" }));
  expect(await taken(["any", "", "text"], ["meta", "", '{"id":2}'])).toEqual(body({ any: "text", meta: { id: 2 } }));
  const sent = await call("post", "/parts", {
    body: { meta: new Blob(['{"id":3}'], { type: "application/vnd.meta+json" }) },
  });
  expect(sent).toEqual(body({ meta: { id: 3 } }));
});

test("a query parameter of JSON is not converted", async () => {
  const parameter = { name: "filter", in: "query", content: { "application/json": { schema: entry } } };
  const { call } = await bothSides({ "get /things": { parameters: [parameter] } });
  const filter = (value: unknown) => call("get", "/things", { params: { query: { filter: value } } });
  expect(await filter({ id: 1, note: null })).toMatchObject({ data: { query: { filter: { id: 1, note: null } } } });
  expect(await filter({ id: "1" })).toMatchObject({ status: 400 });
});
