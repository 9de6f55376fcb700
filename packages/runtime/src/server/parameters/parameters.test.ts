import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyJson, echo, parameter, server } from "../../testing/things.ts";
import type { ParameterSpec, ParameterStyle } from "../contract.ts";
import { parameterDecoder } from "./parameters.ts";

const deepObject = parameter("tags", "query", { style: "deepObject", shape: "object" });

type Value = string | string[] | Record<string, string>;

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

function encode({ name, style, explode }: ParameterSpec, value: Value, write = encoded): string {
  const pairs = typeof value === "object" && !Array.isArray(value) ? Object.entries(value) : [];
  const written = (pair: [string, string]) => pair.map(write);
  const flat = Array.isArray(value) ? value.map(write) : pairs.flatMap(written);
  const assigned = pairs.map((pair) => written(pair).join("="));
  const single = typeof value === "string";
  const list = Array.isArray(value);
  switch (style) {
    case "simple":
      return single ? write(value) : list || !explode ? flat.join(",") : assigned.join(",");
    case "label":
      return `.${single ? write(value) : explode ? (list ? flat : assigned).join(".") : flat.join(",")}`;
    case "matrix":
      if (single) return `;${name}=${write(value)}`;
      if (!explode) return `;${name}=${flat.join(",")}`;
      return list ? flat.map((item) => `;${name}=${item}`).join("") : assigned.map((pair) => `;${pair}`).join("");
    case "deepObject":
      return pairs.map(([key, item]) => `${write(name)}[${write(key)}]=${write(item)}`).join("&");
    default: {
      if (single) return `${write(name)}=${write(value)}`;
      if (explode) return (list ? flat.map((item) => `${write(name)}=${item}`) : assigned).join("&");
      const separator = { form: ",", spaceDelimited: "%20", pipeDelimited: "|" }[style as string] ?? ",";
      return `${write(name)}=${flat.join(separator)}`;
    }
  }
}

const decode = (spec: ParameterSpec, url: string, headers = {}, path = "/", params = {}) =>
  parameterDecoder({ operationId: "op", path, parameters: [spec] }, ["value"])?.({ target: url, headers, params });

const properties = ["R", "größe", "a,b", "x y", "q[0]", "constructor", "__proto__"];
const text = fc.string({ unit: "grapheme", maxLength: 8 });
const safe = fc.string({ unit: fc.constantFrom(..."abcXYZ019-_~é漢".split("")), minLength: 1, maxLength: 6 });

function valuesOf(shape: ParameterSpec["shape"], item: fc.Arbitrary<string>, keys = properties): fc.Arbitrary<Value> {
  if (shape === "primitive") return item;
  if (shape === "array") return fc.array(item, { minLength: 1, maxLength: 4 });
  const entries = fc.uniqueArray(fc.tuple(fc.constantFrom(...keys), item), { minLength: 1, selector: ([key]) => key });
  return entries.map((pairs) => {
    const object = Object.create(null) as Record<string, string>;
    for (const [key, value] of pairs) object[key] = value;
    return object;
  });
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
const shapes = ["primitive", "array", "object"] as const;

describe("handlers receive the values that clients encode", () => {
  const query: [ParameterStyle, boolean, ParameterSpec["shape"]][] = [
    ...shapes.flatMap((shape): (typeof query)[number][] => [
      ["form", true, shape],
      ["form", false, shape],
    ]),
    ["spaceDelimited", false, "array"],
    ["spaceDelimited", false, "object"],
    ["spaceDelimited", true, "array"],
    ["pipeDelimited", false, "array"],
    ["pipeDelimited", false, "object"],
    ["pipeDelimited", true, "array"],
    ["deepObject", true, "object"],
  ];
  test.each(query)("query, %s, explode %s, %s", (style, explode, shape) => {
    const spec = parameter("fil ter", "query", { style, explode, shape, properties });
    // In these styles an encoded separator also separates.
    const delimiter = { spaceDelimited: " ", pipeDelimited: "|" }[style as string];
    const item = delimiter !== undefined && !explode ? text.filter((value) => !value.includes(delimiter)) : text;
    const keys = delimiter === undefined ? properties : properties.filter((key) => !key.includes(delimiter));
    fc.assert(
      fc.property(valuesOf(shape, item, keys), (value) => {
        const decoded = decode(spec, `/things?other=1&${encode(spec, value)}&more=%zz`);
        expect(decoded?.problems).toBeUndefined();
        expect(plain(decoded?.values.query["fil ter"])).toEqual(plain(value));
      }),
    );
  });

  const path = (["simple", "label", "matrix"] as const).flatMap((style) =>
    [true, false].flatMap((explode) => shapes.map((shape) => [style, explode, shape] as const)),
  );
  test.each(path)("path, %s, explode %s, %s", async (style, explode, shape) => {
    const spec = parameter("value", "path", { style, explode, shape });
    const fastify = { routerOptions: { maxParamLength: 5000 } };
    const { app } = server({ path: "/a/{value}/b", parameters: [spec], responses: anyJson }, echo("params"), {
      fastify,
    });
    // Dots are never encoded: label values cannot contain them, and clients remove segments of dots.
    const item = (style === "label" && explode ? safe : text).filter((value) => value !== "" && !/^\.+$/.test(value));
    const keys = properties.filter((key) => key !== "__proto__");
    await fc.assert(
      fc.asyncProperty(valuesOf(shape, item, keys), async (value) => {
        const response = await app.inject(`/a/${encode(spec, value)}/b`);
        expect(response.json()).toEqual({ params: { value: plain(value) } });
      }),
      { numRuns: 50 },
    );
  });

  test.each([true, false].flatMap((explode) => shapes.map((shape) => [explode, shape] as const)))(
    "header, explode %s, %s: nothing is percent-encoded there",
    (explode, shape) => {
      const spec = parameter("X-Filter", "header", { explode, shape });
      const item = fc.string({ unit: fc.constantFrom(..."aZ09%20;:é+".split("")), minLength: 1, maxLength: 8 });
      fc.assert(
        fc.property(valuesOf(shape, item, ["R", "G", "B%2C"]), (value) => {
          const headers = { "x-filter": encode(spec, value, (piece) => piece) };
          expect(plain(decode(spec, "/", headers)?.values.headers["x-filter"])).toEqual(plain(value));
        }),
      );
    },
  );

  test.each([true, false].flatMap((explode) => shapes.map((shape) => [explode, shape] as const)))(
    "cookie, explode %s, %s",
    (explode, shape) => {
      const spec = parameter("filter", "cookie", { explode, shape, properties: ["R", "G", "B"] });
      fc.assert(
        fc.property(valuesOf(shape, text, ["R", "G", "B"]), (value) => {
          const written = encode(spec, value);
          for (const cookie of [written, written.replaceAll("&", "; ")]) {
            const decoded = decode(spec, "/", { cookie: `session="abc"; ${cookie}; last=1` });
            expect(plain(decoded?.values.cookies.filter)).toEqual(plain(value));
          }
        }),
      );
    },
  );

  test.each(["query", "header", "cookie"] as const)("%s, JSON by content", (place) => {
    const spec = parameter("filter", place, { json: true });
    const values = { query: "query", header: "headers", cookie: "cookies" } as const;
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const json = JSON.stringify(value);
        const decoded = decode(spec, place === "query" ? `/?filter=${encoded(json)}` : "/", {
          filter: json,
          cookie: `filter=${encoded(json)}`,
        });
        expect(decoded?.values[values[place]].filter).toEqual(JSON.parse(json));
      }),
    );
  });
});

describe("parameterDecoder", () => {
  const list = parameter("tags", "query", { explode: false, shape: "array" });

  test.each([
    ["a comma that was percent-encoded stays in its value", list, "tags=a%2Cb,c", ["a,b", "c"]],
    [
      "but separates where no item can hold one",
      { ...list, itemsWithoutComma: true },
      "tags=a%2Cb,c%2cd",
      ["a", "b", "c", "d"],
    ],
    ["text is decoded once", list, "tags=%252C", ["%2C"]],
    ["a plus is a space", list, "tags=a+b%2Bc", ["a b+c"]],
    ["an encoded pipe separates, too", { ...list, style: "pipeDelimited" }, "tags=a%7Cb|c", ["a", "b", "c"]],
    ["a plus separates where spaces do", { ...list, style: "spaceDelimited" }, "tags=a+b%20c", ["a", "b", "c"]],
    ["a parameter without a value is empty text", list, "tags", [""]],
    ["the name may be percent-encoded", list, "t%61gs=a", ["a"]],
    ["a fragment is no part of the query", list, "tags=a#b", ["a"]],
    ["an absent parameter is absent", list, "tag=a&&=b", undefined],
    ["arrays within objects repeat the name", deepObject, "tags%5Bx%5D=1&tags[x]=2", { x: ["1", "2"] }],
    ["objects may hold objects", deepObject, "tags[x][y]=1&tags[x][z]=2", { x: { y: "1", z: "2" } }],
    [
      "numbers are the places of a list",
      deepObject,
      "tags[x][0][y]=1&tags[x][1][y]=2",
      { x: [{ y: "1" }, { y: "2" }] },
    ],
    ["empty brackets are its next place", deepObject, "tags[x][]=1&tags[x][]=2", { x: ["1", "2"] }],
    ["an object is no list", deepObject, "tags[0]=1", { 0: "1" }],
    ["numbers with a gap are names", deepObject, "tags[x][1]=1", { x: { 1: "1" } }],
    ["text in the place of an object is text", deepObject, "tags=", ""],
    ["a list may be written as an object", { ...deepObject, shape: "array" }, "tags[]=1&tags[]=2", ["1", "2"]],
    ["with places", { ...deepObject, shape: "array" }, "tags[0]=1&tags[1]=2", ["1", "2"]],
    ["or repeat its name", { ...deepObject, shape: "array" }, "tags=1&tags=2", ["1", "2"]],
  ] as [string, ParameterSpec, string, unknown][])("%s", (_, spec, query, value) => {
    const decoded = decode(spec, `/?${query}`);
    expect(decoded?.problems).toBeUndefined();
    expect(plain({ value: decoded?.values.query.tags })).toEqual(plain({ value }));
  });

  test.each([
    ["tags[x]=1&tags[x][y]=2", "must be either a value or an object"],
    ["tags[x][y]=2&tags[x]=1", "must be either a value or an object"],
    ["tags=1&tags[x]=1", "must be either a value or an object"],
    [`tags${"[x]".repeat(21)}=1`, "is nested too deeply"],
  ])("refuses %s", (query, message) => {
    expect(decode(deepObject, `/?${query}`)?.problems).toMatchObject([{ field: "tags", message }]);
  });

  test("an exploded object with open properties gets the remaining names", () => {
    const decoder = parameterDecoder(
      {
        operationId: "op",
        path: "/",
        parameters: [parameter("page", "query"), parameter("labels", "query", { shape: "object" })],
      },
      [],
    );
    const decoded = decoder?.({ target: "/?a=1&page=2&toString=3", headers: {}, params: {} });
    expect(plain(decoded?.values.query)).toEqual({ page: "2", labels: { a: "1", toString: "3" } });
  });

  test.each([
    ["page", {}, "page=1&page=2", "2", "must not be given twice"],
    ["page", {}, "page=%C3", "%C3", "must be percent-encoded UTF-8"],
    ["page", { json: true as const }, "page={", "{", "must be JSON"],
    ["page", { shape: "object" as const, explode: false }, "page=a,b,c", "a,b,c", "must be pairs of names and values"],
    ["page", { shape: "object" as const, properties: ["a"] }, "a=1&a=2", "2", "must not be given twice"],
  ])("names what it cannot decode: %s %j %s", (name, more, query, value, message) => {
    expect(decode(parameter(name, "query", more), `/?${query}`)?.problems).toEqual([{ field: name, value, message }]);
  });

  test("keeps names apart from inherited properties", () => {
    const decoded = decode(parameter("constructor", "query"), "/?constructor=1&__proto__=2&toString=3");
    expect(decoded?.problems).toBeUndefined();
    expect(Object.entries(decoded?.values.query ?? {})).toEqual([["constructor", "1"]]);
    expect(decode(parameter("constructor", "query"), "/")?.values.query.constructor).toBeUndefined();
  });

  test("finds a path's list by its place, below a prefix", async () => {
    const spec = parameter("ids", "path", { shape: "array" });
    const { app } = server(
      { path: "/things/{ids}.{format}", parameters: [spec, parameter("format", "path")], responses: anyJson },
      echo("params"),
      { prefix: "/acme/v1" },
    );
    expect((await app.inject("/acme/v1/things/a%2Cb,c.zip?x=/a/b")).json()).toEqual({
      params: { ids: ["a,b", "c"], format: "zip" },
    });
  });

  test("refuses a path parameter without the prefix of its style", async () => {
    const spec = parameter("id", "path", { style: "matrix" });
    const { app } = server({ parameters: [spec], responses: anyJson }, echo("params"));
    expect((await app.inject("/things/;id=a")).json()).toEqual({ params: { id: "a" } });
    expect((await app.inject("/things/a")).json().problems).toEqual([
      { field: "id", value: "a", message: "must start with ;id=" },
    ]);
  });

  test("refuses a table whose path lacks a parameter", () => {
    expect(() => decode(parameter("other", "path"), "/", {}, "/{value}")).toThrow(
      "op: the path /{value} has no parameter {other}",
    );
  });
});
