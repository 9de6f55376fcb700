import { afterAll, beforeAll, describe } from "vitest";
import { useAdapter } from "../../testing/adapter.ts";

const subjects = [
  "body",
  "errors",
  "form",
  "methods",
  "operation",
  "parameters",
  "problems",
  "response",
  "security",
  "text",
];

/** The tests of the Fastify plugin once more, against a function of fetch's Request. */
describe.each(subjects)("fetch: %s", async (subject) => {
  beforeAll(() => useAdapter("fetch"));
  afterAll(() => useAdapter("fastify"));
  // The query makes it a module of its own, whose tests belong to this file.
  await import(`../${subject}.test.ts?fetch`);
});
