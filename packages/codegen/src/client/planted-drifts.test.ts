import { expect, test } from "vitest";
import { fixtures, own } from "../testing/documents.ts";
import { plantDrifts } from "../testing/planted-drifts.ts";

// Ajv confuses inherited and own properties, and requires writeOnly ones. Some documents have no JSON responses.
const without = ["built-in-names", "discriminator", "kitchen", "messages"];
const documents = Object.entries({ ...own, ...fixtures }).filter(([name]) => !without.includes(name));

test.each(documents)("a drift in a response of %s is reported at its place", async (_, document) => {
  const { sent, changed, missed, invented } = await plantDrifts(document, 200, 7);
  expect(sent).toBeGreaterThan(200);
  expect({ changed, missed, invented }).toEqual({ changed: [], missed: [], invented: [] });
});
