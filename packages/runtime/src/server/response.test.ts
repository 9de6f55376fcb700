import { Readable } from "node:stream";
import { describe, expect, onTestFinished, test } from "vitest";
import { listen } from "../testing/listen.ts";
import { body, json, server, thing } from "../testing/things.ts";
import type { HandlerResponse, MediaSpec, ResponseSpec, Route } from "./contract.ts";

const media = (kind: MediaSpec["kind"]): MediaSpec => ({ kind });
const response = (content: ResponseSpec["content"], headers: ResponseSpec["headers"] = {}): ResponseSpec => ({
  content,
  headers,
});
const responses: Route["responses"] = {
  200: response({ "application/vnd.acme+json": json(thing) }),
  201: response(
    { "application/json": json(thing), "text/csv": media("text"), "image/*": media("binary") },
    { location: { required: true }, "x-total": { required: false, validate: body({ type: "integer", minimum: 0 }) } },
  ),
  202: response({ "application/zip": media("binary") }),
  203: response({ "application/yaml": { kind: "yaml", validate: body(thing) } }),
  204: response({}),
  206: response({ "application/x-www-form-urlencoded": media("form") }),
  207: response({ "multipart/form-data": media("multipart") }),
  304: response({}),
  "3XX": response({}, { location: { required: true } }),
  default: response({ "application/json": media("json") }),
};
const one = { id: "t1", name: "é" };

async function respond(given: unknown, validateResponses = true, more: Partial<Route> = { responses }) {
  const { app, errors } = server(more, () => given as HandlerResponse, { validateResponses });
  const got = await app.inject("/things/a");
  return { got, error: errors[0]?.message };
}

describe("a response that the document declares", () => {
  test("vendor JSON is sent with exactly this type, and its length in bytes", async () => {
    const { got } = await respond({ status: 200, body: one });
    expect(got.headers).toMatchObject({
      "content-type": "application/vnd.acme+json",
      "content-length": String(Buffer.byteLength(JSON.stringify(one))),
    });
    expect(got.json()).toEqual(one);
  });

  test.each([
    [
      "JSON named among several types",
      { status: 201, contentType: "application/json", body: one },
      "application/json",
      JSON.stringify(one),
    ],
    ["text gets a charset", { status: 201, contentType: "text/csv", body: "a;é" }, "text/csv; charset=utf-8", "a;é"],
    [
      "text keeps its own parameters",
      { status: 201, contentType: "text/csv; charset=utf-8; header=absent", body: "a" },
      "text/csv; charset=utf-8; header=absent",
      "a",
    ],
    [
      "a type of a declared range",
      { status: 201, contentType: "image/png", body: Uint8Array.of(97, 98) },
      "image/png",
      "ab",
    ],
    ["bytes", { status: 202, body: new Uint8Array(Buffer.from("xaby")).subarray(1, 3) }, "application/zip", "ab"],
    ["an ArrayBuffer", { status: 202, body: Uint8Array.of(97).buffer }, "application/zip", "a"],
    ["a Blob", { status: 202, body: new Blob(["ab"]) }, "application/zip", "ab"],
    [
      "a Node stream",
      { status: 202, body: Readable.from([Buffer.from("a"), Buffer.from("b")]) },
      "application/zip",
      "ab",
    ],
    ["YAML as text", { status: 203, body: "id: t1\nname: x\n" }, "application/yaml", "id: t1\nname: x\n"],
    [
      "a form",
      { status: 206, body: { a: 1, b: ["x", "é"], c: undefined } },
      "application/x-www-form-urlencoded",
      "a=1&b=x&b=%C3%A9",
    ],
  ])("%s", async (_, given, type, payload) => {
    const { got, error } = await respond({ headers: { location: "/things/t1" }, ...given });
    expect(error).toBeUndefined();
    expect([got.statusCode, got.headers["content-type"], got.body]).toEqual([given.status, type, payload]);
  });

  test("a web stream is sent unchanged", async () => {
    const stream = new ReadableStream({
      async start(controller) {
        for (const text of ["a", "b"]) {
          controller.enqueue(new TextEncoder().encode(text));
          await new Promise((resolve) => setImmediate(resolve));
        }
        controller.close();
      },
    });
    const { got } = await respond({ status: 202, body: stream });
    expect([got.body, got.headers["content-length"]]).toEqual(["ab", undefined]);
  });

  test("a form with files has its boundary", async () => {
    const form = new FormData();
    form.append("a", "1");
    const { got } = await respond({ status: 207, body: form });
    const parsed = await new Response(got.rawPayload as Uint8Array<ArrayBuffer>, {
      headers: { "content-type": String(got.headers["content-type"]) },
    }).formData();
    expect(parsed.get("a")).toBe("1");
  });

  test.each([204, 304])("%i has neither body nor type", async (status) => {
    const { got } = await respond({ status });
    expect([got.statusCode, got.body, got.headers["content-type"], got.headers["content-length"]]).toEqual([
      status,
      "",
      undefined,
      undefined,
    ]);
  });

  test("a range and default cover undeclared statuses", async () => {
    expect((await respond({ status: 302, headers: { Location: "/x" } })).got.statusCode).toBe(302);
    expect((await respond({ status: 418, body: { any: 1 } })).got.statusCode).toBe(418);
    const only = { responses: { default: response({ "application/json": media("json") }) } };
    expect((await respond({ status: 299, body: 1 }, true, only)).got.statusCode).toBe(299);
  });

  test("headers may be numbers, of any case, and undefined ones are left out", async () => {
    const { got, error } = await respond({
      status: 201,
      headers: { LOCATION: "/things/t1", "X-Total": 3, "x-more": undefined },
      contentType: "application/json",
      body: one,
    });
    expect(error).toBeUndefined();
    expect(got.headers).toMatchObject({ location: "/things/t1", "x-total": "3" });
    expect(got.headers).not.toHaveProperty("x-more");
  });

  test("HEAD closes an unread stream", async () => {
    let cancelled = false;
    const stream = new ReadableStream({
      cancel() {
        cancelled = true;
      },
    });
    const { app } = server({ responses }, () => ({ status: 202, body: stream }));
    const got = await app.inject({ method: "HEAD", url: "/things/a" });
    expect([got.statusCode, got.body, cancelled]).toEqual([202, "", true]);
  });
});

test("headers that are lists or objects are written as text or JSON", async () => {
  const specs = {
    plain: { required: false },
    pairs: { required: false, explode: true },
    json: { required: false, json: true },
  } as const;
  const headers = { plain: { a: 1, b: [2] }, pairs: { a: 1, b: "c" }, json: { a: [1] }, list: [1, "b"], "x-text": "t" };
  const { got } = await respond({ status: 204, headers }, true, { responses: { 204: response({}, specs) } });
  expect(got.headers).toMatchObject({
    plain: "a,1,b,[2]",
    pairs: "a=1,b=c",
    json: '{"a":[1]}',
    list: "1,b",
    "x-text": "t",
  });
});

test.each(["fastify", "fetch"] as const)("each cookie is a header, with %s", async (adapter) => {
  const cookies = ["a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT", "b=2"];
  const listening = await listen(
    adapter,
    [{ operationId: "list", path: "/things", parameters: [], responses: { 204: response({}) } }],
    { list: () => ({ status: 204, headers: { "Set-Cookie": cookies } }) },
  );
  onTestFinished(async () => void (await listening.close()));
  expect((await fetch(`${listening.url}/things`)).headers.getSetCookie()).toEqual(cookies);
});

describe("a response that the document does not declare is a 500 with a message for the log only", () => {
  const location = { location: "/things/t1" };
  const always: [string, unknown, string][] = [
    ["no response", undefined, "responded with undefined instead of a response"],
    [
      "an undeclared status",
      { status: 208, body: one },
      "responded with 208, which the document does not declare (200, 201,",
    ],
    ["a status that is none", { status: 2000 }, "responded with 2000; a response has a status from 200 to 599"],
    ["a status that is no number", { status: "200", body: one }, "responded with 200; a response has a status from"],
    ["a status before the response", { status: 101 }, "responded with 101; a response has a status from 200 to 599"],
    [
      "an undeclared media type",
      { status: 200, contentType: "text/csv", body: "" },
      "responded with 200 as text/csv, which the document does not declare (application/vnd.acme+json)",
    ],
    [
      "no media type where there are several",
      { status: 201, headers: location, body: one },
      "responded with 201 without a contentType (application/json, text/csv, image/*)",
    ],
    [
      "a missing header",
      { status: 201, contentType: "application/json", body: one },
      "responded with 201 without the header location",
    ],
    [
      "a header without a value",
      { status: 302, headers: { location: undefined } },
      "responded with 302 without the header location",
    ],
    [
      "a header that breaks the message",
      { status: 302, headers: { location: "/x\r\nset-cookie: a=1" } },
      "responded with 302 with a header location that cannot be written",
    ],
    ["a missing body", { status: 200 }, "responded with 200 without a body"],
    ["a body where there is none", { status: 204, body: {} }, "responded with 204 with a body"],
    ["text for bytes", { status: 202, body: 1 }, "responded with a number as application/zip, which needs bytes"],
    [
      "an object for text",
      { status: 203, body: one },
      "responded with a object as application/yaml, which needs a string",
    ],
    ["a function for JSON", { status: 400, body: () => 1 }, "responded with a function, which JSON does not have"],
  ];
  test.each(always)("%s", async (_, given, message) => {
    const { got, error } = await respond(given, false);
    expect(error).toContain(`getThing ${message}`);
    expect(got.statusCode).toBe(500);
    expect(got.json()).toEqual({ status: 500, reason: "internal", message: "Internal Server Error", problems: [] });
    expect(got.headers).not.toHaveProperty("location");
  });

  const validated: [string, object, string][] = [
    [
      "a wrong body",
      { status: 200, body: { id: 1 } },
      "responded with 200 with a body that violates the document: / must have required property 'name'",
    ],
    [
      "an excess property",
      { status: 200, body: { ...one, secret: 1 } },
      'must NOT have additional properties {"additionalProperty":"secret"}',
    ],
    [
      "a wrong header",
      { status: 201, headers: { ...location, "x-total": -1 }, contentType: "application/json", body: one },
      "responded with 201 with the header x-total: -1, which violates the document",
    ],
    ["wrong YAML", { status: 203, body: "id: 1" }, "responded with 203 with a body that violates the document"],
    ["YAML that is none", { status: 203, body: "a: [" }, "responded with 203 with YAML that cannot be read"],
  ];
  test.each(validated)("%s, unless responses are not validated", async (_, given, message) => {
    const { got, error } = await respond(given);
    expect([got.statusCode, error]).toEqual([500, expect.stringContaining(message)]);
    expect((await respond(given, false)).error).toBeUndefined();
  });
});
