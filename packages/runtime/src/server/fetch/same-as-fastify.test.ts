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

/** The tests of the Fastify plugin once more, against a function of fetch's Request. */
describe.each(subjects)("fetch: %s", async (subject) => {
  beforeAll(() => useAdapter("fetch"));
  afterAll(() => useAdapter("fastify"));
  // The query makes it a module of its own, whose tests belong to this file.
  await import(/* @vite-ignore */ `../${subject}.test.ts?fetch`);
});
