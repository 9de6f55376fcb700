import { describe, expect, test } from "vitest";
import type { Document } from "../document/openapi.ts";
import { fixture } from "../testing/documents.ts";
import { library } from "../testing/library.ts";
import { requestTable } from "./request-table.ts";

test("lists what differs from the usual media type, and styles of queries of operation and path", () => {
  expect(requestTable(library)).toEqual({
    keyHeader: "X-Library-Key",
    mediaType: "application/vnd.library+json",
    rateLimit: { requests: 10, seconds: 2 },
    contentTypes: { "PATCH /books": "application/merge-patch+json", "PUT /scans": "application/zip" },
    accepts: { "GET /covers": "image/png" },
    queryStyles: { "GET /books": { fields: "comma" }, "PATCH /books": { fields: "comma" } },
  });
});

test("leaves the rate limit out where the document states none", () => {
  const { "x-rate-limit": _, ...unlimited } = library;
  expect(requestTable(unlimited)).not.toHaveProperty("rateLimit");
});

const withScheme = (Key: object, security: object[] = [{ Key: [] }]) =>
  requestTable({ ...library, security, components: { ...library.components, securitySchemes: { Key } } } as Document);

test("sends a bearer token in the header that HTTP has for it, and knows where it may be missing", () => {
  const bearer = { type: "http", scheme: "Bearer" };
  expect(withScheme(bearer)).toMatchObject({ keyHeader: "Authorization", bearer: true });
  expect(withScheme(bearer)).not.toHaveProperty("keyOptional");
  expect(withScheme(bearer, [{ Key: [] }, {}])).toMatchObject({ bearer: true, keyOptional: true });
});

test("refuses a scheme whose credential is not one header's text", () => {
  expect(() => withScheme({ type: "http", scheme: "digest" })).toThrow("exactly one API key header or bearer token");
});

test.each([
  ["no key header", { security: [] }, "#/security: a client needs exactly one API key header"],
  ["no media type", { paths: {} }, "#/paths: no operation declares a media type"],
])("says where a document has %s", (_, change, message) => {
  expect(() => requestTable({ ...library, ...change })).toThrow(message);
});

describe("of small documents", () => {
  const table = (name: string) => requestTable(fixture(name));

  test("query styles are those that OpenAPI has by default, or that the document states", () => {
    expect(table("query-styles").queryStyles).toEqual({
      "GET /things": { plain: "exploded", comma: "comma", flat: "comma", space: "space", pipe: "pipe", json: "json" },
    });
  });

  test("operations that take no key, or another one, are listed", () => {
    expect(table("public-operations").keyless).toEqual(["GET /health", "POST /tokens"]);
  });

  test("forms are written by their media type", () => {
    expect(table("forms").contentTypes).toEqual({
      "POST /forms": "application/x-www-form-urlencoded",
      "POST /parts": "multipart/form-data",
    });
  });

  test("what the client does not write is refused, with its place", () => {
    const matrix = fixture("query-styles");
    const change = (from: string, to: string) => () =>
      requestTable(JSON.parse(JSON.stringify(matrix).replace(from, to)) as Document);
    expect(change('"in":"query","style":"spaceDelimited"', '"in":"path","style":"matrix"')).toThrow(
      "#/paths/~1things/get/parameters/4: a client writes parameters of the path in the style simple, not matrix",
    );
    const forms = structuredClone(fixture("forms"));
    const { requestBody } = forms.paths?.["/forms"]?.post ?? {};
    const content = requestBody && "content" in requestBody ? Object.values(requestBody.content)[0] : undefined;
    Object.assign(content ?? {}, { encoding: { tags: { style: "pipeDelimited" } } });
    expect(() => requestTable(forms)).toThrow("#/paths/~1forms/post/requestBody: a client repeats the values");
  });
});
