import { expect, test } from "vitest";
import { fingerprintOf } from "./model/finding.ts";
import { reviewOf } from "./testing/review-of.ts";

const base = `
paths:
  /pets: { get: { returns: Pet } }
  /pets/{id}: { get: { returns: Pet } }
  /owners: { get: { returns: Owner }, post: { body: Owner } }
  /list: { get: { parameters: [{ $ref: "#/components/parameters/Count" }], responses: { 404: { $ref: "#/components/responses/Gone" } } } }
components:
  parameters:
    Count: { name: count, in: query, schema: { type: integer, maximum: 100 } }
  responses:
    Gone: { description: Gone., headers: { X-Id: { schema: { type: string } } } }
  schemas:
    Id: { type: object, properties: { id: { type: string, maxLength: 20 } } }
    Pet: { type: object, properties: { nickname: { type: string, maxLength: 9 }, kind: { type: string, enum: [cat, dog, fish] } } }
    Owner: { allOf: [{ $ref: "#/components/schemas/Id" }, { type: object, properties: { pet: { $ref: "#/components/schemas/Pet" } } }] }
    Summary: { type: object, properties: { kind: { type: string, enum: [cat, dog, fish] } } }
`;
const edited = (...edits: [string, string][]) =>
  edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`there is no ${from}`);
    return text.replace(from, to);
  }, base);

const nickname = "nickname: { type: string, maxLength: 9 }, ";
const gone = '{ $ref: "#/components/responses/Gone" }';

test.each<[string, string, string]>([
  [
    "a component that lost a property, and an operation that returns another component",
    edited([nickname, ""]),
    edited(["/pets: { get: { returns: Pet } }", "/pets: { get: { returns: Summary } }"]),
  ],
  [
    "the same of two operations",
    edited(["/pets: { get: { returns: Pet } }", "/pets: { get: { returns: Summary } }"]),
    edited(["/pets/{id}: { get: { returns: Pet } }", "/pets/{id}: { get: { returns: Summary } }"]),
  ],
  [
    "a component that lost a property, and a component that refers to another one",
    edited([nickname, ""]),
    edited(['pet: { $ref: "#/components/schemas/Pet" }', 'pet: { $ref: "#/components/schemas/Summary" }']),
  ],
  [
    "a limit of a part, and a limit next to the part",
    edited(["maxLength: 20", "maxLength: 10"]),
    edited(["properties: { pet:", "properties: { id: { maxLength: 10 }, pet:"]),
  ],
  [
    "two values removed from one list",
    edited(["[cat, dog, fish]", "[cat, dog]"]),
    edited(["[cat, dog, fish]", "[cat, fish]"]),
  ],
  [
    "one value removed from a list, and two",
    edited(["[cat, dog, fish]", "[cat, dog]"]),
    edited(["[cat, dog, fish]", "[cat]"]),
  ],
  ["two limits in one place", edited(["maxLength: 9", "maxLength: 5"]), edited(["maxLength: 9", "maxLength: 3"])],
  [
    "a shared parameter, and one of an operation's own instead",
    edited(["maximum: 100", "maximum: 50"]),
    edited([
      '{ $ref: "#/components/parameters/Count" }',
      "{ name: count, in: query, schema: { type: integer, maximum: 50 } }",
    ]),
  ],
  [
    "a shared response, and one of an operation's own instead",
    edited(["{ description: Gone., headers: { X-Id: { schema: { type: string } } } }", "{ description: Gone. }"]),
    edited([gone, "{ description: Gone. }"]),
  ],
  [
    "a server of the document, and one of an operation",
    `${base}servers: [{ url: "https://b.example" }]`,
    edited(["/pets: { get: {", '/pets: { get: { servers: [{ url: "https://b.example" }],']),
  ],
  [
    "a key required by the document, and by an operation",
    `${base}security: [{ Key: [] }]`,
    edited(["/pets: { get: {", "/pets: { get: { security: [{ Key: [] }],"]),
  ],
])("tell apart %s", async (_, one, other) => {
  const [first, second] = await Promise.all([reviewOf(base, one), reviewOf(base, other)]);
  const breaks = (findings: typeof first) =>
    findings.filter(({ verdict }) => verdict === "wire-breaking").map(fingerprintOf);
  expect(breaks(first)).not.toEqual([]);
  expect(breaks(second)).not.toEqual([]);
  expect(breaks(first).filter((fingerprint) => breaks(second).includes(fingerprint))).toEqual([]);
});

test("a renamed component keeps the fingerprints of its changes", async () => {
  const [first] = await reviewOf(base, edited(["maxLength: 9", "maxLength: 5"]));
  const renamed = edited(["maxLength: 9", "maxLength: 5"]).replaceAll(/\bPet\b/g, "Animal");
  const findings = await reviewOf(base, renamed);
  expect(first?.pointer).toBe("#/components/schemas/Pet/properties/nickname/maxLength");
  expect(findings.map(fingerprintOf)).toContain(first && fingerprintOf(first));
});

test("a long detail is shortened in the fingerprint, but stays distinct", async () => {
  const withPattern = (end: string) => edited(["maxLength: 20", `pattern: "^(${"a|".repeat(100)}${end})$"`]);
  const [[first], [second]] = await Promise.all([
    reviewOf(withPattern("a"), withPattern("b")),
    reviewOf(withPattern("a"), withPattern("c")),
  ]);
  expect(first?.detail?.length).toBeLessThan(150);
  expect(first?.detail).not.toBe(second?.detail);
});
