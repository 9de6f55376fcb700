import { describe, expect, test } from "vitest";
import { Code } from "../code/text.ts";
import type { Document, MediaTypeObject, RequestBody } from "../document/openapi.ts";
import { fixture } from "../testing/documents.ts";
import { library } from "../testing/library.ts";
import { requestTable } from "./request-table.ts";

const comma = { fields: "form" };

test("lists unusual media types, and query styles of operation and path", () => {
  expect(requestTable(library)).toEqual({
    schemes: { Key: { in: "header", name: "X-Library-Key", option: "apiKey" } },
    security: [["Key"]],
    mediaType: "application/vnd.library+json",
    rateLimit: { requests: 10, seconds: 2 },
    operations: {
      "GET /books": { query: comma },
      "PATCH /books": { query: comma, contentType: "application/merge-patch+json" },
      "PUT /scans": { contentType: "application/zip" },
      "GET /covers": { accept: "image/png", parseAs: "blob" },
    },
  });
});

test("omits the rate limit if the document states none", () => {
  const { "x-rate-limit": _, ...unlimited } = library;
  expect(requestTable(unlimited)).not.toHaveProperty("rateLimit");
});

const withSchemes = (securitySchemes: object, security?: object[]) => {
  const { security: _, ...open } = library;
  const components = { ...library.components, securitySchemes };
  return requestTable({ ...open, ...(security && { security }), components } as Document);
};

const bearer = { type: "http", scheme: "Bearer" };
const placed = { in: "header", name: "Authorization", prefix: "Bearer", option: "token" };

test.each([
  ["bearer", bearer, placed],
  ["oauth2", { type: "oauth2", flows: {} }, placed],
  ["openIdConnect", { type: "openIdConnect" }, placed],
  [
    "basic",
    { type: "http", scheme: "basic" },
    { in: "header", name: "Authorization", prefix: "Basic", write: new Code("basic") },
  ],
  ["digest", { type: "http", scheme: "digest" }, { in: "header", name: "Authorization", prefix: "digest" }],
  [
    "a header",
    { type: "apiKey", in: "header", name: "authorization" },
    { in: "header", name: "Authorization", option: "apiKey" },
  ],
  ["a query", { type: "apiKey", in: "query", name: "key" }, { in: "query", name: "key", option: "apiKey" }],
  ["a cookie", { type: "apiKey", in: "cookie", name: "sid" }, { in: "cookie", name: "sid", option: "apiKey" }],
])("finds the place of a credential: %s", (_, scheme, spec) => {
  const table = withSchemes({ Key: scheme }, [{ Key: [] }]);
  expect(table).toMatchObject({ schemes: { Key: spec }, security: [["Key"]] });
  expect("writeMore" in table).toBe(spec.in !== "header");
});

test("requires a credential only if the whole document does", () => {
  expect(withSchemes({ Key: bearer }, [{ Key: [] }]).schemes?.Key).not.toHaveProperty("optional");
  expect(withSchemes({ Key: bearer }, [{ Key: [] }, {}]).schemes?.Key).toHaveProperty("optional", true);
  expect(withSchemes({ Key: bearer })).not.toHaveProperty("schemes");
  expect(withSchemes({}, [])).not.toHaveProperty("security");
});

test("names each of several schemes, and ignores mutual TLS", () => {
  const { schemes, security } = withSchemes(
    { Key: { type: "apiKey", in: "query", name: "key" }, Token: bearer, Certificate: { type: "mutualTLS" } },
    [{ Key: [], Token: [] }, { Token: [], Certificate: [] }, { Certificate: [] }],
  );
  expect(Object.keys(schemes ?? {})).toEqual(["Key", "Token"]);
  expect(Object.values(schemes ?? {}).map(({ option }) => option)).toEqual([undefined, undefined]);
  expect(security).toEqual([["Key", "Token"], ["Token"]]);
});

test("a document without media types has no default media type", () => {
  expect(requestTable({ ...library, paths: {} })).not.toHaveProperty("mediaType");
});

describe("of small documents", () => {
  const table = (name: string) => requestTable(fixture(name));

  test("query styles are the defaults of OpenAPI or stated in the document", () => {
    expect(table("query-styles").operations).toEqual({
      "GET /things": {
        query: {
          plain: "form*",
          comma: "form",
          flat: "form",
          space: "spaceDelimited",
          pipe: "pipeDelimited",
          json: "json",
        },
      },
    });
  });

  test("lists operations without a key or with another key", () => {
    expect(table("public-operations").operations).toEqual({
      "GET /health": { security: [] },
      "POST /tokens": { security: [["Login"]] },
    });
  });

  test("forms have writers by their media type", () => {
    expect(table("forms")).toMatchObject({
      operations: {
        "POST /forms": { contentType: "application/x-www-form-urlencoded" },
        "POST /parts": { contentType: "multipart/form-data" },
      },
      writers: {
        "application/x-www-form-urlencoded": new Code("urlEncoded"),
        "multipart/form-data": new Code("multipart"),
      },
    });
  });

  test("fields of a form have the style and media type of their encoding", () => {
    const forms = structuredClone(fixture("forms"));
    const media = (path: string, type: string): MediaTypeObject => {
      const body = forms.paths?.[path]?.post?.requestBody as RequestBody;
      return body.content[type] as MediaTypeObject;
    };
    media("/forms", "application/x-www-form-urlencoded").encoding = {
      tags: { style: "pipeDelimited", explode: false },
      count: { style: "form" },
    };
    media("/parts", "multipart/form-data").encoding = {
      photo: { contentType: "image/png, image/jpeg" },
      note: { contentType: "application/json" },
    };
    expect(requestTable(forms).operations).toMatchObject({
      "POST /forms": { fields: { tags: { style: "pipeDelimited" } } },
      "POST /parts": { fields: { photo: { contentType: "image/png" } } },
    });
  });
});
