import { expect, test } from "vitest";
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

test.each([
  ["no key header", { security: [] }, "#/security: a client needs exactly one API key header"],
  ["no media type", { paths: {} }, "#/paths: no operation declares a media type"],
])("says where a document has %s", (_, change, message) => {
  expect(() => requestTable({ ...library, ...change })).toThrow(message);
});
