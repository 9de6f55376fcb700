import { expect, test } from "vitest";
import { compareDocuments } from "../compare/compare-documents.ts";
import { documentOf, reviewOf } from "../testing/review-of.ts";
import { createTrial } from "./trial.ts";
import { findWitnesses } from "./values.ts";

/** Document whose nested component has the enumeration `values`. */
const documentWith = (count: number, values: string) =>
  documentOf(`
components:
  schemas:
    State: { enum: ${values} }
    Item: { type: object, properties: { state: { $ref: "#/components/schemas/State" }, ${members} } }
    List: { type: object, properties: { items: { type: array, items: { $ref: "#/components/schemas/Item" } } } }
paths: { ${Array.from({ length: count }, (_, index) => `/x${index}: { get: { returns: { properties: { list${index}: { $ref: "#/components/schemas/List" } } } } }`).join(", ")} }`);
const members = Array.from({ length: 20 }, (_, index) => `m${index}: { type: string, maxLength: 9 }`).join(", ");

function search(count: number) {
  const documents = { before: documentWith(count, "[a]"), after: documentWith(count, "[a, b]") };
  const trial = createTrial(documents);
  let tried = 0;
  const counting: typeof trial = {
    ...trial,
    run: (...args) => {
      tried += 1;
      return trial.run(...args);
    },
  };
  const failures = findWitnesses(compareDocuments(documents), documents, counting);
  return { tried, failures };
}

test("a component is varied once, however many operations return it", () => {
  const [few, many] = [search(1), search(41)];
  expect(few.failures).not.toEqual([]);
  expect(many.failures.length).toBe(few.failures.length);
  // The remaining values belong to the operations' own schemas.
  expect((many.tried - few.tried) / 40).toBeLessThan(few.tried / 2);
});

test("a narrowed component below oneOf is compared again", async () => {
  const document = (limit: string) => `
components: { schemas: { User: { type: object, properties: { login: { type: string${limit} } } } } }
paths:
  /plain: { get: { returns: User } }
  /one: { get: { returns: { oneOf: [{ $ref: "#/components/schemas/User" }, { type: object, properties: { login: { type: string, maxLength: 99 } } }] } } }`;
  const findings = await reviewOf(document(""), document(", maxLength: 9"));
  expect(findings.map(({ verdict }) => verdict)).toContain("wire-breaking");
});
