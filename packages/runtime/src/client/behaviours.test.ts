/**
 * The client behaves like openapi-fetch. `differences` has a reason per intended difference; entries that no longer
 * differ fail.
 */
import createFetchClient from "openapi-fetch";
import { describe, expect, test } from "vitest";
import { createVersionClient } from "./client.ts";
import type { Middleware } from "./middleware.ts";

type Result = Promise<{ data?: unknown; error?: unknown; response: Response }>;
type Call = (path: string, init?: object) => Result;
interface AnyClient extends Record<"GET" | "PUT" | "POST" | "DELETE" | "HEAD" | "PATCH", Call> {
  request: (method: string, path: string, init?: object) => Result;
  use: (...middlewares: object[]) => void;
  eject: (...middlewares: object[]) => void;
}

const libraries: Record<string, (options: object) => AnyClient> = {
  "openapi-fetch": (options) => createFetchClient(options as never) as unknown as AnyClient,
  ours: (options) => createVersionClient({}, options as never) as unknown as AnyClient,
};

interface Seen {
  request: Request;
  body: string;
}

type SetUp = (options?: object, respond?: (request: Request) => Response) => { client: AnyClient; seen: Seen[] };

const setUpOf =
  (create: (typeof libraries)[string]): SetUp =>
  (options = {}, respond = () => Response.json({ ok: true })) => {
    const seen: Seen[] = [];
    const fetch = async (request: Request) => {
      seen.push({ request, body: await request.clone().text() });
      return respond(request);
    };
    return { client: create({ baseUrl: "https://api.example.com/v1/", fetch, ...options }), seen };
  };

const shown = ({ request, body }: Seen) => ({
  method: request.method,
  url: request.url,
  headers: Object.fromEntries([...request.headers].filter(([name]) => name !== "content-type" || body !== "")),
  body: body.replaceAll(/-{4,}\S+/g, "boundary"),
  redirect: request.redirect,
  credentials: request.credentials,
  cache: request.cache,
});

const sends =
  (method: "GET" | "PUT" | "POST" | "PATCH", path: string, init: object, options: object = {}) =>
  async (setUp: SetUp) => {
    const { client, seen } = setUp(options);
    await client[method](path, init);
    return seen.map(shown);
  };

const receives =
  (respond: () => Response, init: object = {}, method: "GET" | "HEAD" = "GET") =>
  async (setUp: SetUp) => {
    const { client } = setUp({}, respond);
    // Only our errors have the raw text.
    const result: Awaited<Result> & { text?: string } = await client[method]("/things", init);
    const { response, data, error, text: _, ...more } = result;
    const text = async (value: unknown) =>
      value instanceof Blob || value instanceof ReadableStream
        ? [value.constructor.name, await new Response(value).text()]
        : value instanceof ArrayBuffer
          ? ["ArrayBuffer", value.byteLength]
          : value;
    return { status: response.status, data: await text(data), error: await text(error), more };
  };

const query = (values: object, options: object = {}) =>
  sends("GET", "/things", { params: { query: values }, ...options });
const path = (template: string, values: object) => sends("GET", template, { params: { path: values } });
const json =
  (body: unknown, init: ResponseInit = {}) =>
  () =>
    Response.json(body, init);

async function middlewares(setUp: SetUp) {
  const log: unknown[] = [];
  const named = (name: string): Middleware => ({
    onRequest({ request, schemaPath, params, options, id }) {
      log.push([name, "request", schemaPath, params, options.baseUrl, options.parseAs, typeof id]);
      const changed = new Request(request);
      changed.headers.append("x-seen", name);
      return changed;
    },
    onResponse({ response, request }) {
      log.push([name, "response", request.headers.get("x-seen")]);
      return new Response(response.body, { status: response.status, headers: { "x-last": name } });
    },
  });
  const { client } = setUp();
  const [a, b] = [named("a"), named("b")];
  client.use(a, b);
  const first = await client.GET("/things/{id}", { params: { path: { id: 1 } }, middleware: [named("own")] });
  client.eject(a);
  await client.GET("/things");
  return [log, first.response.headers.get("x-last"), first.data];
}

const behaviours: Record<string, (setUp: SetUp) => Promise<unknown>> = {
  "a call without anything": sends("GET", "/things", {}),
  "request() takes the method": async (setUp) => {
    const { client, seen } = setUp();
    await client.request("put", "/things", { body: { a: 1 } });
    return seen.map(shown);
  },
  "a query of single values": query({ a: "x y", b: 2, c: true, d: undefined, e: null, f: "é&=/?" }),
  "an array is repeated": query({ tags: ["a b", "c"] }),
  "an empty array is left out": query({ tags: [], page: 1 }),
  "an object is written as name[key]": query({ filter: { name: "x y", size: 2 } }),
  "arrays with commas": query(
    { tags: ["a", "b,c"] },
    { querySerializer: { array: { style: "form", explode: false } } },
  ),
  "arrays with spaces": query(
    { tags: ["a", "b"] },
    { querySerializer: { array: { style: "spaceDelimited", explode: false } } },
  ),
  "arrays with pipes": query(
    { tags: ["a", "b"] },
    { querySerializer: { array: { style: "pipeDelimited", explode: false } } },
  ),
  "objects spread over the query": query(
    { filter: { a: 1, b: "x" } },
    { querySerializer: { object: { style: "form", explode: true } } },
  ),
  "objects in one piece": query(
    { filter: { a: 1, b: "x" } },
    { querySerializer: { object: { style: "form", explode: false } } },
  ),
  "reserved characters": query({ path: "a/b:c" }, { querySerializer: { allowReserved: true } }),
  "a serializer of queries for all calls": sends(
    "GET",
    "/things",
    { params: { query: { a: 1 } } },
    {
      querySerializer: (values: object) => `?q=${Object.keys(values)}`,
    },
  ),
  "a serializer of queries for one call": query(
    { a: 1 },
    { querySerializer: (values: object) => `q=${Object.keys(values)}` },
  ),
  "parameters of the path": path("/a/{id}/b/{name}", { id: 1, name: "x/y z" }),
  "an array in the path": path("/a/{ids}", { ids: [1, 2] }),
  "an object in the path": path("/a/{where}", { where: { x: 1, y: 2 } }),
  "label in the path": path("/a/{.id}", { id: 1 }),
  "exploded label in the path": path("/a/{.ids*}", { ids: [1, 2] }),
  "matrix in the path": path("/a/{;id}", { id: 1 }),
  "an array as matrix": path("/a/{;ids}", { ids: [1, 2] }),
  "an exploded array as matrix": path("/a/{;ids*}", { ids: [1, 2] }),
  "an exploded object as matrix": path("/a/{;where*}", { where: { x: 1, y: 2 } }),
  "a serializer of paths": sends("GET", "/a/{id}", {
    params: { path: { id: 7 } },
    pathSerializer: (text: string, { id }: { id: number }) => text.replace("{id}", `n${id}`),
  }),
  "a base URL of the call": sends("GET", "/things", { baseUrl: "https://other.example.com/" }),
  "headers of the client, the call and its parameters": sends(
    "GET",
    "/things",
    { headers: { "x-b": "call", "x-c": null, "x-d": undefined }, params: { header: { "x-e": 5, "x-f": ["a", "b"] } } },
    { headers: { "x-a": "client", "x-b": "client", "x-c": "client", "x-d": "client" } },
  ),
  "headers as Headers": sends("GET", "/things", { headers: new Headers({ "x-a": "1" }) }),
  "a JSON body": sends("POST", "/things", { body: { a: [1, null], b: undefined } }),
  "a JSON text as body": sends("POST", "/things", { body: "text" }),
  "a body of null": sends("POST", "/things", { body: null }),
  "a body of 0": sends("POST", "/things", { body: 0 }),
  "a body of another JSON type": sends("PATCH", "/things", {
    body: {},
    headers: { "Content-Type": "application/merge-patch+json" },
  }),
  "a form by its Content-Type": sends("POST", "/things", {
    body: { a: "x y", b: "2" },
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  }),
  "a serializer of bodies": sends("POST", "/things", {
    body: { a: 1 },
    bodySerializer: (body: object) => `${Object.keys(body)}`,
  }),
  "a serializer of bodies for all calls": sends(
    "POST",
    "/things",
    { body: { a: 1 } },
    { bodySerializer: (body: object) => `${Object.keys(body)}` },
  ),
  "a FormData body": async (setUp) => {
    const { client, seen } = setUp();
    const body = new FormData();
    body.append("a", "1");
    await client.POST("/things", { body });
    return [seen[0]?.request.headers.get("content-type")?.split("=")[0], (await seen[0]?.request.formData())?.get("a")];
  },
  "options of fetch's requests": sends("GET", "/things", { cache: "no-store" }, { credentials: "include" }),
  "a fetch of the call": async (setUp) => {
    const { client, seen } = setUp();
    const { data } = await client.GET("/things", { fetch: async () => Response.json("own") });
    return [data, seen.length];
  },
  "a signal": async (setUp) => {
    const { client, seen } = setUp();
    const controller = new AbortController();
    await client.GET("/things", { signal: controller.signal });
    controller.abort();
    return seen[0]?.request.signal.aborted;
  },
  "properties that fetch's request does not have": async (setUp) => {
    const { client, seen } = setUp();
    await client.GET("/things", { next: { revalidate: 1 } });
    return seen.map(({ request }) => (request as { next?: unknown }).next);
  },
  "JSON data": receives(json({ a: 1 })),
  "JSON without its media type": receives(() => new Response('{"a":1}')),
  "no content": receives(() => new Response(null, { status: 204 })),
  "an empty body": receives(() => new Response("", { status: 200 })),
  "an empty body that says so": receives(() => new Response("", { headers: { "Content-Length": "0" } })),
  "HEAD has no data": receives(() => new Response(null, { headers: { "Content-Length": "9" } }), {}, "HEAD"),
  "an error object": receives(json({ message: "no" }, { status: 404 })),
  "an error as text": receives(() => new Response("<html>", { status: 502 })),
  "an error without body": receives(() => new Response("", { status: 500 })),
  "an empty error that says so": receives(() => new Response("", { status: 500, headers: { "Content-Length": "0" } })),
  "data as text": receives(json({ a: 1 }), { parseAs: "text" }),
  "data as a Blob": receives(json({ a: 1 }), { parseAs: "blob" }),
  "data as an ArrayBuffer": receives(json({ a: 1 }), { parseAs: "arrayBuffer" }),
  "data as a stream": receives(json({ a: 1 }), { parseAs: "stream" }),
  "an error is JSON whatever is asked for": receives(json({ a: 1 }, { status: 400 }), { parseAs: "blob" }),
  "middlewares of client and call, and eject": middlewares,
  "a middleware that responds in place of the server": async (setUp) => {
    const { client, seen } = setUp();
    const log: string[] = [];
    client.use({ onRequest: () => Response.json("cached"), onResponse: () => void log.push("not called") });
    const { data } = await client.GET("/things");
    return [data, seen.length, log];
  },
  "a middleware that gives a response for an error": async (setUp) => {
    const { client } = setUp({ fetch: () => Promise.reject(new Error("broken")) });
    client.use({ onError: () => undefined });
    client.use({ onError: ({ error }: { error: Error }) => Response.json(error.message) });
    return (await client.GET("/things")).data;
  },
  "a middleware that gives another error": async (setUp) => {
    const { client } = setUp({ fetch: () => Promise.reject(new Error("broken")) });
    client.use({ onError: () => new TypeError("other") });
    return client.GET("/things").catch((error: unknown) => String(error));
  },
  "an error of fetch": async (setUp) => {
    const { client } = setUp({ fetch: () => Promise.reject(new Error("broken")) });
    return client.GET("/things").catch((error: unknown) => String(error));
  },
  "JSON that is none": receives(() => new Response("<html>")),
  "a parameter of the path that is missing": path("/a/{id}", {}),
  "a parameter of the path that would make it another one": path("/a/b/{id}", { id: ".." }),
  "an empty parameter of the path": path("/a/{id}", { id: "" }),
  "a date in a query": query({ since: new Date(0) }),
  "an array in an object of a query": query({ filter: { tags: ["a", "b"] } }),
  "a name that a query has to encode": query({ "a&b": 1 }),
  "undefined in an object": query({ filter: { a: 1, b: undefined } }),
  "null in an array": query({ tags: ["a", null] }),
  "a body of URLSearchParams": sends("POST", "/things", {
    body: new URLSearchParams({ a: "1" }),
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  }),
  "a body that is no JSON": sends("PUT", "/things", { body: "a: 1", headers: { "Content-Type": "application/yaml" } }),
  "reserved characters that end a value": query({ path: "a&b#c" }, { querySerializer: { allowReserved: true } }),
  "headers as pairs": sends("GET", "/things", { headers: [["x-a", "1"]] }),
  "what is no middleware": async (setUp) => setUp().client.use({ other: 1 }),
  "the same middleware twice": async (setUp) => {
    const { client } = setUp();
    const seen: number[] = [];
    const one = { onRequest: () => void seen.push(1) };
    client.use(one, one);
    client.eject(one);
    await client.GET("/things");
    return seen.length;
  },
};

const differences: Record<string, string> = {
  "a parameter of the path that is missing": "we throw; it sends the template's braces",
  "a parameter of the path that would make it another one":
    "we throw; URLs drop the segments `.` and `..`, so that /a is called",
  "an empty parameter of the path": "we throw; it calls /a/, which is another resource",
  "a date in a query": "we write it as JSON does; it leaves the parameter out",
  "an array in an object of a query": "we write `filter[tags][0]=a`, as Stripe and qs read it; it throws",
  "a name that a query has to encode": "we encode names; it lets them become two parameters",
  "undefined in an object": "we leave it out; it writes an empty parameter",
  "null in an array": "we leave it out; it writes an empty parameter",
  "a body that is no JSON": "we send it as it is; it sends every body as JSON",
  "reserved characters that end a value": "we encode & and #, which OpenAPI's allowReserved cannot mean",
  "headers as pairs": "we take them, as fetch does; it takes their indexes for names",
  "an error without body": "we return undefined, as with a length of 0; it returns an empty text",
  "what is no middleware": "the types say what a middleware is; it throws",
  "the same middleware twice": "eject takes all of them away; it takes one",
};

describe.each(Object.entries(behaviours))("%s", (name, behaviour) => {
  test(differences[name] ?? "is the same", async () => {
    const outcome = (library: string) =>
      behaviour(setUpOf(libraries[library] as never)).catch((error: unknown) => ({
        threw: error instanceof SyntaxError || String(error),
      }));
    const [theirs, ours] = await Promise.all([outcome("openapi-fetch"), outcome("ours")]);
    if (name in differences) expect(ours).not.toEqual(theirs);
    else expect(ours).toEqual(theirs);
  });
});

test("every difference is a behaviour of the table", () => {
  expect(Object.keys(differences).filter((name) => !(name in behaviours))).toEqual([]);
});
