import { afterAll, beforeAll, describe } from "vitest";
import { useAdapter } from "../../testing/adapter.ts";

const subjects = [
  "body/body",
  "errors",
  "body/form",
  "routing/methods",
  "operation",
  "parameters/parameters",
  "values/problems",
  "response",
  "security",
  "values/text",
];

/** Runs the Fastify plugin's tests against the fetch adapter. */
describe.each(subjects)("fetch: %s", async (subject) => {
  beforeAll(() => useAdapter("fetch"));
  afterAll(() => useAdapter("fastify"));
  // The query creates a module instance whose tests belong to this file.
  await import(/* @vite-ignore */ `../${subject}.test.ts?fetch`);
});
