import { expect, test } from "vitest";
import { bothSides } from "./testing/both-sides.ts";
import { compile } from "./testing/compile.ts";

const query = (schemas: Record<string, object>) => ({
  "get /things": { parameters: Object.entries(schemas).map(([name, schema]) => ({ name, in: "query", schema })) },
});

test("a default reaches the handler unchanged, never coerced from text", async () => {
  const nullable = (type: string) => ({ anyOf: [{ type }, { type: "null" }], default: null });
  const schemas = {
    integer: nullable("integer"),
    text: nullable("string"),
    flag: nullable("boolean"),
    one: { oneOf: [{ type: "integer" }, { type: "null" }], default: null },
    number: { type: ["string", "number"], default: 5 },
    list: { type: "array", items: { anyOf: [{ type: "string" }, { type: "null" }] }, default: [null, "a"] },
    filter: { type: "object", properties: { from: nullable("integer") }, default: { from: null } },
    sort: { $ref: "#/components/schemas/Sort" },
    near: { $ref: "#/components/schemas/Sort", default: "far" },
  };
  const components = { schemas: { Sort: { type: "string", enum: ["near", "far"], default: "near" } } };
  const { call, reports } = await bothSides(query(schemas), { components });
  expect(await call("get", "/things")).toMatchObject({
    status: 200,
    data: {
      query: {
        integer: null,
        text: null,
        flag: null,
        one: null,
        number: 5,
        list: [null, "a"],
        filter: { from: null },
        sort: "near",
        near: "far",
      },
    },
  });
  expect(await call("get", "/things", { params: { query: { integer: 3, near: "near" } } })).toMatchObject({
    data: { query: { integer: 3, near: "near" } },
  });
  expect(reports).toEqual([]);
});

test("a default is not shared between requests, and also fills in headers and cookies", async () => {
  const named = (place: string, schema: object) => ({ name: "value", in: place, schema });
  const list = { type: "array", items: { type: "integer" }, default: [1] };
  const { call } = await bothSides({
    "get /things": { parameters: [named("header", list), named("cookie", { type: "integer", default: 7 })] },
  });
  const expected = { data: { headers: { value: [1] }, cookies: { value: 7 } } };
  for (let round = 0; round < 2; round++) expect(await call("get", "/things")).toMatchObject(expected);
});

test("an invalid default is reported, and the missing parameter is undefined", async () => {
  const { call, reports, files } = await bothSides(
    query({
      order: { type: "array", items: { type: "string" }, default: "created_at" },
      flag: { type: ["boolean", "null"], default: "null" },
      level: { type: "string", enum: ["low", "high"], default: "medium" },
      least: { type: "integer", minimum: 1, default: 0 },
      day: { type: "string", format: "date", default: "today" },
      tags: { type: "array", items: { type: "integer" }, default: ["1"] },
      none: { type: "string", default: null },
      fine: { type: "integer", default: 3 },
    }),
  );
  expect(await call("get", "/things")).toEqual({ status: 200, data: expect.objectContaining({ query: { fine: 3 } }) });
  expect(reports.map((report) => report.replace("#/paths/~1things/get/parameters/", ""))).toEqual([
    '0/schema/default: "created_at" is not valid: it must be array; the default is ignored',
    '1/schema/default: "null" is not valid: it must be boolean,null; the default is ignored',
    '2/schema/default: "medium" is not valid: it must be equal to one of the allowed values; the default is ignored',
    "3/schema/default: 0 is not valid: it must be >= 1; the default is ignored",
    '4/schema/default: "today" is not valid: it must match format "date"; the default is ignored',
    '5/schema/default: ["1"] is not valid: it must be integer; the default is ignored',
    "6/schema/default: null is not valid: it must be string; the default is ignored",
  ]);
  expect(files["operations.gen.ts"]).toContain("level?:");
});

test("numbers and booleans in quotes are defaults of their type", async () => {
  const { call, reports } = await bothSides(
    query({ page: { type: "integer", default: "1" }, flag: { type: "boolean", default: "true" } }),
  );
  expect(await call("get", "/things")).toMatchObject({ data: { query: { page: 1, flag: true } } });
  expect(reports).toEqual([
    '#/paths/~1things/get/parameters/0/schema/default: "1" is text; read as 1',
    '#/paths/~1things/get/parameters/1/schema/default: "true" is text; read as true',
  ]);
});

const jsonBody = (schema: object) => ({
  requestBody: { required: true, content: { "application/json": { schema } } },
});

test("components may have the name of any global, keyword or name that generated code uses", async () => {
  const names = [
    ...Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Za-z]+$/.test(name)),
    ..."$load $modules $loaded $0_0 exports module require validate10 schema11 func0 vErrors errors data Validate default class".split(
      " ",
    ),
    ..."components operations paths webhooks Client Handlers routes toString constructor hasOwnProperty".split(" "),
  ];
  const schemaOf = (name: string) => ({
    type: "object",
    required: ["n"],
    properties: {
      n: { type: "number", multipleOf: 0.5 },
      list: { type: "array", uniqueItems: true },
      name: { const: name },
    },
    patternProperties: { "^x": { type: "string", minLength: 2, format: "date" } },
  });
  const { call, files } = await bothSides(
    Object.fromEntries(
      names.map((name, index) => [`post /${index}`, jsonBody({ $ref: `#/components/schemas/${name}` })]),
    ),
    { components: { schemas: Object.fromEntries(names.map((name) => [name, schemaOf(name)])) } },
  );
  for (const [index, name] of names.entries()) {
    const body = { n: 1.5, list: [{ a: 1 }, { a: 2 }], name, x1: "2026-01-01" };
    expect(await call("post", `/${index}`, { body })).toMatchObject({ status: 200, data: { body } });
    const wrong = await call("post", `/${index}`, { body: { n: 1, list: [1, 1], x1: "x" } });
    expect(wrong.error?.problems?.map(({ field }) => field).sort(), name).toEqual(["list", "x1"]);
  }
  expect(compile({ names: files })).toEqual([]);
});

test.each<[string, Record<string, object>, object, unknown[], unknown[]]>([
  [
    "const",
    { Cat: { properties: { kind: { const: "cat" } } }, Dog: { properties: { kind: { const: "dog" } } } },
    {},
    [{ kind: "cat" }, { kind: "dog" }],
    [{ kind: "Cat" }, {}, { kind: 1 }],
  ],
  [
    "enum",
    { Cat: { properties: { kind: { enum: ["cat", "kitten"] } } }, Dog: { properties: { kind: { enum: ["dog"] } } } },
    {},
    [{ kind: "cat" }, { kind: "kitten" }, { kind: "dog" }],
    [{ kind: "Cat" }, { kind: "puppy" }],
  ],
  [
    "enum of a referenced schema, through allOf",
    {
      Kind: { type: "string", enum: ["cat"] },
      Base: { properties: { kind: { $ref: "#/components/schemas/Kind" } } },
      Cat: { allOf: [{ $ref: "#/components/schemas/Base" }] },
      Dog: { properties: { kind: { allOf: [{ type: "string", enum: ["dog"] }] } } },
    },
    {},
    [{ kind: "cat" }, { kind: "dog" }],
    [{ kind: "Dog" }],
  ],
  [
    "a mapping for one of them only",
    { Cat: { properties: { kind: { type: "string" } } }, Dog: { properties: { kind: { const: "dog" } } } },
    { mapping: { cat: "#/components/schemas/Cat" } },
    [{ kind: "cat" }, { kind: "dog" }],
    [{ kind: "Cat" }, { kind: "Dog" }],
  ],
  [
    "a mapping that the alternatives contradict",
    { Cat: { properties: { kind: { const: "CAT" } } }, Dog: { properties: { kind: { const: "DOG" } } } },
    { mapping: { cat: "#/components/schemas/Cat", dog: "#/components/schemas/Dog" } },
    [{ kind: "CAT" }, { kind: "DOG" }],
    [{ kind: "cat" }],
  ],
  [
    "numbers",
    { Cat: { properties: { kind: { const: 1 } } }, Dog: { properties: { kind: { enum: [2, 3] } } } },
    {},
    [{ kind: 1 }, { kind: 3 }],
    [{ kind: 4 }, { kind: "1" }],
  ],
  [
    "one enum that both alternatives have",
    {
      Kind: { type: "string", enum: ["Cat", "Dog"] },
      Cat: { properties: { kind: { $ref: "#/components/schemas/Kind" }, lives: { type: "integer" } } },
      Dog: { properties: { kind: { $ref: "#/components/schemas/Kind" } } },
    },
    {},
    [{ kind: "Cat", lives: 9 }, { kind: "Dog" }],
    [{ kind: "cat" }, { kind: "Cat", lives: "nine" }],
  ],
])("a discriminator takes the values of its alternatives: %s", async (_, schemas, more, valid, invalid) => {
  for (const name of ["Cat", "Dog"]) Object.assign(schemas[name] as object, { type: "object", required: ["kind"] });
  const oneOf = ["Cat", "Dog"].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const Pet = { oneOf, discriminator: { propertyName: "kind", ...more } };
  const { call, files } = await bothSides(
    { "post /pets": jsonBody({ $ref: "#/components/schemas/Pet" }) },
    { components: { schemas: { ...schemas, Pet } } },
  );
  for (const body of valid)
    expect(await call("post", "/pets", { body })).toMatchObject({ status: 200, data: { body } });
  for (const body of invalid) expect(await call("post", "/pets", { body })).toMatchObject({ status: 400 });
  const program = valid.map(
    (pet, index) => `export const pet${index}: components["schemas"]["Pet"] = ${JSON.stringify(pet)};\n`,
  );
  const text = `import type { components } from "./schema.d.ts";\n${program.join("")}`;
  expect(compile({ pets: { ...files, "program.ts": text } })).toEqual([]);
});

test("multipleOf is decimal in bodies and parameters", async () => {
  const price = { type: "number", multipleOf: 0.01 };
  const { call } = await bothSides({
    "post /prices": {
      ...jsonBody({ type: "array", items: price }),
      parameters: [{ name: "least", in: "query", schema: price }],
    },
  });
  const all = Array.from({ length: 100_001 }, (_, cents) => cents / 100);
  expect(await call("post", "/prices", { body: all })).toMatchObject({ status: 200 });
  const odd = [0.001, 19.995, 1e-9, 0.07 + Number.EPSILON];
  const refused = await call("post", "/prices", { body: odd });
  expect(refused.error?.problems?.map(({ field }) => field)).toEqual(["[0]", "[1]", "[2]", "[3]"]);
  const least = (value: number) => call("post", "/prices", { body: [], params: { query: { least: value } } });
  expect(await least(19.99)).toMatchObject({ status: 200, data: { query: { least: 19.99 } } });
  expect(await least(19.999)).toMatchObject({ status: 400 });
});

const responds = (schema: object) => ({
  responses: { 200: { description: "Fine.", content: { "application/json": { schema } } } },
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test.each<[string, Record<string, object>, string]>([
  [
    "a value that holds itself in a list",
    {
      A: {
        anyOf: [
          { type: ["string", "null"] },
          { type: "array", items: ref("A") },
          { type: "object", additionalProperties: ref("A") },
        ],
      },
    },
    '{ a: ["x", [null, { b: "y" }]] }',
  ],
  ["a list of lists of itself", { A: { type: "array", items: { type: "array", items: ref("A") } } }, "[[], [[]]]"],
  [
    "a part of a discriminated union",
    {
      A: { allOf: [ref("Pet"), { type: "object", properties: { owner: { type: "string" } } }] },
      Pet: { oneOf: [ref("Cat"), ref("Dog")], discriminator: { propertyName: "kind" } },
      Cat: { type: "object", required: ["kind"], properties: { kind: { const: "Cat" } } },
      Dog: { type: "object", required: ["kind"], properties: { kind: { type: "string" } } },
    },
    '{ kind: "Dog", owner: "ada" }',
  ],
  [
    "named properties next to others",
    {
      A: {
        type: "object",
        required: ["id"],
        properties: { id: { type: "integer" } },
        additionalProperties: { type: "string" },
      },
    },
    '{ id: 1, other: "a" }',
  ],
  [
    "named properties next to patterns",
    {
      A: { type: "object", properties: { n: { type: "integer" } }, patternProperties: { "^x-": { type: "boolean" } } },
    },
    '{ n: 1, "x-a": true }',
  ],
])("types take what the server takes: %s", async (_, schemas, value) => {
  const { call, files } = await bothSides({ "post /a": jsonBody(ref("A")) }, { components: { schemas } });
  const text = `import type { components } from "./schema.d.ts";\nexport const a: components["schemas"]["A"] = ${value};\n`;
  expect(compile({ types: { ...files, "program.ts": text } })).toEqual([]);
  const body: unknown = JSON.parse(value.replaceAll(/(\w+): /g, '"$1": '));
  expect(await call("post", "/a", { body })).toMatchObject({ status: 200, data: { body } });
});

test("the elements of a page may be readOnly", async () => {
  const values = { type: "array", readOnly: true, items: { type: "string" } };
  const Page = {
    type: "object",
    properties: { page: { type: "integer", readOnly: true }, next: { type: "string" }, values },
  };
  const parameters = [{ name: "page", in: "query", schema: { type: "integer" } }];
  const { files } = await bothSides(
    { "get /a": { parameters, ...responds(ref("Page")) } },
    { components: { schemas: { Page } } },
  );
  expect(files["lists.gen.ts"]).toContain("values");
  expect(compile({ page: files })).toEqual([]);
});

test("components may have names with a slash, a tilde and a percent sign", async () => {
  const components = {
    schemas: {
      "a/b": { type: "object", properties: { n: { type: "integer" } } },
      "c~d": { type: "string" },
      "e%f": { type: "integer" },
    },
    parameters: { "p/q": { name: "x", in: "query", schema: { type: "integer" } } },
    responses: {
      "r/s": {
        description: "Fine.",
        content: { "application/json": { schema: {} } },
        headers: { h: { $ref: "#/components/headers/h~1i" } },
      },
    },
    headers: { "h/i": { schema: { type: "string" } } },
    requestBodies: { "b/c": jsonBody({ $ref: "#/components/schemas/e%25f" }).requestBody },
  };
  const { call, files } = await bothSides(
    {
      "post /a": jsonBody({ $ref: "#/components/schemas/a~1b" }),
      "post /b": jsonBody({ $ref: "#/components/schemas/c~0d" }),
      "post /c": { requestBody: { $ref: "#/components/requestBodies/b~1c" } },
      "get /d": {
        parameters: [{ $ref: "#/components/parameters/p~1q" }],
        responses: { 200: { $ref: "#/components/responses/r~1s" } },
      },
    },
    { components },
  );
  expect(compile({ names: files })).toEqual([]);
  expect(await call("post", "/a", { body: { n: 1 } })).toMatchObject({ status: 200 });
  expect(await call("post", "/c", { body: "x" })).toMatchObject({ status: 400 });
  expect(await call("get", "/d", { params: { query: { x: 3 } } })).toMatchObject({ data: { query: { x: 3 } } });
});

test("a percent-encoded path is the same for both sides", async () => {
  const { call, reports } = await bothSides({ "post /a%20b": jsonBody({ type: "integer" }) });
  expect(await call("post", "/a%20b", { body: 1 })).toMatchObject({ status: 200, data: { body: 1 } });
  expect(reports).toEqual([]);
});

test("bytes for a media range are sent with the type of their Blob", async () => {
  const content = { "image/*": { schema: { type: "string", format: "binary" } } };
  const { call } = await bothSides({ "post /a": { requestBody: { content } } });
  const body = new Uint8Array([1]);
  expect(await call("post", "/a", { body: new Blob([body], { type: "image/png" }) })).toMatchObject({
    data: { body: [1] },
  });
  expect(await call("post", "/a", { body, headers: { "content-type": "image/gif" } })).toMatchObject({
    data: { body: [1] },
  });
  await expect(call("post", "/a", { body })).rejects.toThrow("the body may be image/*: give a Blob with a type");
});

test("a list within deepObject may have one item without brackets", async () => {
  const properties = { in: { type: "array", items: { type: "string" } }, n: { $ref: "#/components/schemas/Counts" } };
  const { send } = await bothSides(
    {
      "get /a": {
        parameters: [{ name: "f", in: "query", style: "deepObject", schema: { type: "object", properties } }],
      },
    },
    { components: { schemas: { Counts: { type: "array", items: { type: "integer" } } } } },
  );
  expect(await send("/a?f[in]=x&f[n]=5")).toMatchObject({ data: { query: { f: { in: ["x"], n: [5] } } } });
  expect(await send("/a?f[n]=x")).toMatchObject({ status: 400 });
});

test("an API key that is also a parameter is sent once", async () => {
  const parameters = [{ name: "key", in: "query", required: true, schema: { type: "string" } }];
  const securitySchemes = { Key: { type: "apiKey", in: "query", name: "key" } };
  const { call } = await bothSides(
    { "get /a": { parameters } },
    { security: [{ Key: [] }], components: { securitySchemes } },
  );
  expect(await call("get", "/a", { params: { query: { key: "own" } } })).toMatchObject({
    data: { query: { key: "own" } },
  });
  expect(await call("get", "/a")).toMatchObject({ data: { query: { key: "secret" } } });
});

test("a path may contain a query parameter", async () => {
  const parameters = ["id", "perPage"].map((name) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const { call, reports } = await bothSides({ "get /a/{id}?perPage={perPage}": { parameters } });
  const params = { path: { id: "x" }, query: { perPage: "3" } };
  expect(await call("get", "/a/{id}", { params })).toMatchObject({
    data: { params: { id: "x" }, query: { perPage: "3" } },
  });
  expect(reports).toEqual([
    "#/paths/~1a~1{id}?perPage={perPage}: the query is removed; {perPage} becomes a query parameter",
  ]);
});

test("null and invalid references are reported without a stack trace", async () => {
  const { call, reports } = await bothSides(
    {
      "get /a": {
        parameters: [null, { name: "f", in: "query", schema: { $ref: "#/components/headers/H" } }],
        security: null,
      },
      "post /b": jsonBody({
        type: "object",
        properties: { any: null, default: null },
        required: null,
        example: { a: null },
      }),
      "put /c": jsonBody({ $ref: "#/components/responses/R" }),
    },
    {
      components: {
        headers: { H: { required: false, schema: { type: "integer" } } },
        responses: { R: { description: "None." } },
      },
      webhooks: { none: null },
    },
  );
  expect(await call("get", "/a", { params: { query: { f: 3 } } })).toMatchObject({ data: { query: { f: 3 } } });
  expect(await call("post", "/b", { body: { any: 1, default: "a" } })).toMatchObject({ status: 200 });
  expect(await call("put", "/c", { body: "a" })).toMatchObject({ status: 200 });
  expect(reports.map((report) => report.replace(/^\S*\/(\S+: )/, "$1"))).toEqual([
    "0: is null; ignored",
    "security: is null; ignored",
    "any: has no schema; any value is valid",
    "default: has no schema; any value is valid",
    "required: is null; ignored",
    "none: is null; ignored",
    '$ref: "#/components/headers/H" is not a schema; its schema is used',
    '$ref: "#/components/responses/R" is not a schema; any value is valid',
  ]);
});

test.each([
  ["integer", "7", ["7.5", "seven", ""]],
  ["number", "7.5", ["seven", "0x10"]],
  ["boolean", "true", ["yes", "1"]],
])("a text/plain body of the type %s is checked, and stays text", async (type, good, wrong) => {
  const content = { "text/plain": { schema: { type } } };
  const { send } = await bothSides({ "post /things": { requestBody: { required: true, content } } });
  const post = (body: string) => send("/things", { method: "POST", body, headers: { "Content-Type": "text/plain" } });
  expect(await post(good)).toMatchObject({ status: 200, data: { body: good } });
  for (const body of wrong) expect([body, (await post(body)).status]).toEqual([body, 400]);
});

test("handlers return headers that are lists, objects or JSON, and several cookies", async () => {
  const list = { type: "array", items: { type: "integer" } };
  const pair = { type: "object", properties: { a: { type: "integer" } } };
  const headers = {
    List: { required: true, schema: list },
    Pair: { explode: true, schema: pair },
    Json: { content: { "application/json": { schema: pair } } },
    "Set-Cookie": { schema: { type: "string" } },
  };
  const { files } = await bothSides({ "get /things": { responses: { 204: { description: "Fine.", headers } } } });
  const program = `
import type { O0Response } from "./operations.gen.ts";
export const given: O0Response = {
  status: 204,
  headers: { list: [1], pair: { a: 1 }, json: { any: true }, "set-cookie": ["a=1", "b=2"] },
};
export const text: O0Response = { status: 204, headers: { list: "1", "set-cookie": "a=1" } };
// @ts-expect-error an item is a number
export const wrong: O0Response = { status: 204, headers: { list: ["a"] } };
`;
  expect(compile({ headers: { ...files, "program.ts": program } })).toEqual([]);
  expect(files["routes.gen.ts"]).toMatch(/json: .*json: true/);
  expect(files["routes.gen.ts"]).toMatch(/pair: .*explode: true/);
});
