import { expect, test } from "vitest";
import type { Document } from "../document/openapi.ts";
import { library } from "../testing/library.ts";
import { apiFacts } from "./api-facts.ts";

const facts = (change: Partial<Document>) => apiFacts({ ...library, ...change });

test("names the document, and the header of its key", () => {
  expect(facts({})).toEqual({ title: "Library", version: "1.2.0", basePath: "", keyHeader: "X-Library-Key" });
});

test("omits the header without exactly one credential", () => {
  expect(facts({ security: [] })).not.toHaveProperty("keyHeader");
  const components = {
    securitySchemes: {
      Key: { type: "apiKey", in: "header", name: "X-Key" },
      Token: { type: "http", scheme: "bearer" },
    },
  } as Document["components"];
  expect(facts({ security: [{ Key: [] }, { Token: [] }], ...(components && { components }) })).not.toHaveProperty(
    "keyHeader",
  );
});

test.each([
  ["https://api.example.com/v2", "/v2"],
  ["https://api.example.com/v2/", "/v2"],
  ["https://api.example.com", ""],
  ["/v3", "/v3"],
  ["https://{region}.example.com/{stage}/books", "/beta/books"],
  ["http://[", ""],
])("reads the base path of the server %s as %j", (url, basePath) => {
  const variables = { region: { default: "eu" }, stage: { default: "beta" } };
  expect(facts({ servers: [{ url, variables }] }).basePath).toBe(basePath);
});
