import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { packages } from "../places.ts";
import { versions } from "../targets/target.ts";
import { toOpenApi30 } from "./document.ts";
import { markPagination } from "./pagination.ts";
import type { Json } from "./schema.ts";

const documentOf = (version: string): Json =>
  JSON.parse(readFileSync(join(packages, version, "src/generated/openapi.json"), "utf8"));

const operationIds = ({ paths }: Json) =>
  Object.values(paths as Json)
    .flatMap((path) => Object.values(path as Json) as Json[])
    .flatMap(({ operationId }) => (operationId ? [operationId] : []));

describe.each(versions)("the document of %s", (version) => {
  const given = documentOf(version);
  const translated = toOpenApi30(given);

  test("is valid OpenAPI 3.0", async () => {
    const config = await createConfig({ rules: { struct: "error", "no-unresolved-refs": "error" } });
    const problems = await lintFromString({ source: JSON.stringify(translated), config });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
  });

  test("keeps every operation and every schema", () => {
    expect(operationIds(translated)).toEqual(operationIds(given));
    expect(Object.keys((translated.components as Json).schemas as Json)).toEqual(
      Object.keys((given.components as Json).schemas as Json),
    );
  });

  test("describes the pagination of each list", () => {
    const marked = JSON.stringify(markPagination(translated));
    const lists = marked.match(/"x-pagination":\{"iterator":"iterate\w+"/g);
    expect(lists).toHaveLength({ v1: 2, v2: 9, v3: 6 }[version]);
  });
});

test("a parameter for timestamps and dates has the type of a timestamp", () => {
  const { parameters } = toOpenApi30(documentOf("v2")).components as { parameters: Record<string, Json> };
  expect(parameters.StartDateQuery?.schema).toEqual({ type: "string", format: "date-time" });
});

test("templates receive the unescaped description of a body", () => {
  const bodies = Object.values(toOpenApi30(documentOf("v2")).paths as Json)
    .flatMap((path) => Object.values(path as Json) as Json[])
    .flatMap(({ requestBody }) => (requestBody ? [requestBody as Json] : []));
  expect(bodies.map((body) => body["x-description"])).toEqual(bodies.map(({ description }) => description));
  expect(bodies).not.toHaveLength(0);
});

test("only the schemas of a webhook's body remain", () => {
  const translated = toOpenApi30(documentOf("v2"));
  expect(translated).not.toHaveProperty("webhooks");
  expect((translated.components as Json).schemas).toHaveProperty("WebhookEvent");
});
