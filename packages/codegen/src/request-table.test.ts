import { expect, test } from "vitest";
import type { Document } from "./document.ts";
import { requestTable } from "./request-table.ts";
import { library } from "./testing/library.ts";

test("lists what differs from the usual media type, and comma-separated queries of operation and path", () => {
  expect(requestTable(library)).toEqual({
    keyHeader: "X-Library-Key",
    mediaType: "application/vnd.library+json",
    rateLimit: { requests: 10, seconds: 2 },
    contentTypes: { "PATCH /books": "application/merge-patch+json", "PUT /scans": "application/zip" },
    accepts: { "GET /covers": "image/png" },
    commaSeparated: { "GET /books": ["fields"], "PATCH /books": ["fields"] },
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
