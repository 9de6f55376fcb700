import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { JsonObject } from "../document/json.ts";
import { formatFindings } from "../findings/finding.ts";
import { tinyDocument } from "../testing/tiny-document.ts";
import { checkFacts } from "./check-facts.ts";
import { readFacts } from "./facts.ts";
import { requestsOf } from "./requests.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function factsOf(text: string) {
  const folder = mkdtempSync(join(tmpdir(), "facts-"));
  folders.push(folder);
  const file = join(folder, "facts.yaml");
  writeFileSync(file, text);
  return readFacts(file);
}

const ADDRESS = `
- section: Errors 2
  why: an e-mail address is well-formed
  at: [NewThing/email]
  refused: [maya.lindqvist@]
  taken: [maya.lindqvist@example.com]
`;

function found(text: string, email: JsonObject = { type: "string", format: "email" }): string {
  const document = tinyDocument(({ components }) => {
    (components.schemas.NewThing as { properties: JsonObject }).properties.email = email;
    Object.assign(components, {
      parameters: { Colors: { name: "colors", in: "query", schema: { type: "array", items: { enum: ["RED"] } } } },
      headers: { Location: { schema: { type: "string", format: "uri" } } },
    });
  });
  return formatFindings(checkFacts(document, factsOf(text)).findings);
}

describe("the facts of a document", () => {
  it("find nothing if the schemas agree", () => {
    expect(found(ADDRESS)).toBe("");
  });

  it("find a schema that accepts a refused value, with the rule and its section", () => {
    expect(found(ADDRESS, { type: "string" })).toContain(
      '#/components/schemas/NewThing: facts: accepts email = "maya.lindqvist@", although an e-mail address is well-formed (Errors 2)',
    );
  });

  it("find a schema that refuses an accepted value", () => {
    expect(found(ADDRESS, { type: "string", format: "email", maxLength: 20 })).toContain(
      'refuses email = "maya.lindqvist@example.com", which the description allows (Errors 2)',
    );
  });

  it("check a member in all parts of a schema", () => {
    expect(found(ADDRESS.replace("NewThing/", "Thing/"))).toBe("");
  });

  it.each([
    ["a missing component", "Nothing/email", "the document has no component for Nothing/email"],
    ["a missing member", "NewThing/mail", "has no mail (Errors 2)"],
  ])("find %s", (_, at, message) => {
    expect(found(ADDRESS.replace("NewThing/email", at))).toContain(message);
  });

  it("cover parameters, their items and headers", () => {
    const facts = "[{ section: Lists, why: it is a color, at: [Colors/0, Location], refused: [GREEN], taken: [RED] }]";
    expect(found(facts)).toBe(
      '#/components/headers/Location: facts: refuses the value = "RED", which the description allows (Lists)',
    );
  });

  it("write long texts short", () => {
    expect(found(ADDRESS.replace("maya.lindqvist@]", '!repeat "a*65@example.com"]'))).toContain("accepts email = ");
  });

  it.each([
    ["no list", "{}", "facts.yaml is not a list of facts"],
    ["an unknown key", `${ADDRESS}  refuse: []`, "entry 1 has the unknown key refuse; a fact has section, why, at"],
    ["a missing section", "[{ why: so, at: [A], taken: [1] }]", "entry 1 has no section"],
    ["no place", "[{ section: A, why: so, at: A, taken: [1] }]", "entry 1 names no place"],
    ["no values", "[{ section: A, why: so, at: [A] }]", "entry 1 has neither refused nor taken values"],
    [
      "values that are no list",
      "[{ section: A, why: so, at: [A], taken: 1 }]",
      "entry 1 has no list of values in taken",
    ],
  ])("cannot be read with %s", (_, text, message) => {
    expect(() => factsOf(text)).toThrow(message);
  });
});

it("requests with values of facts have an otherwise valid body", () => {
  const requests = requestsOf(tinyDocument(), factsOf(ADDRESS), "key");
  expect(requests.map(({ good, what, call }) => [good, what, JSON.parse(String(call.body)).label])).toEqual([
    [false, 'email: "maya.lindqvist@": an e-mail address is well-formed', "Lamp"],
    [true, 'email: "maya.lindqvist@example.com"', "Lamp"],
  ]);
});
