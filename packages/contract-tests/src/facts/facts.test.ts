import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { JsonObject } from "../document/json.ts";
import { formatFindings } from "../findings/finding.ts";
import { type TinyRoot, tinyDocument } from "../testing/tiny-document.ts";
import { checkFacts } from "./check-facts.ts";
import { readFacts } from "./facts.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Files by their path below `facts/`, read. */
function factsOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "facts-"));
  folders.push(folder);
  for (const [path, text] of Object.entries({ "operations.yaml": "{}", ...files })) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return readFacts(folder);
}

const TRIED = "schemas/Tried.yaml";

/** Findings of one schema's facts. */
function found(schema: JsonObject, facts: string, more: Record<string, string> = {}): string {
  const document = tinyDocument(({ components }) => {
    components.schemas.Tried = schema;
  });
  const { findings } = checkFacts(document, factsOf({ [TRIED]: `section: Things\n${facts}`, ...more }));
  return formatFindings(findings.filter(({ pointer }) => pointer === "#/components/schemas/Tried"));
}

const lamp = {
  type: "object",
  required: ["label"],
  properties: { label: { type: "string", minLength: 1, maxLength: 5 }, watts: { type: ["number", "null"] } },
};
const lampFacts = `
value: { label: Lamp, watts: 7 }
optional: [watts]
accepted: { watts: [null] }
limits: { label: 1..5 }
`;

describe("the facts of a schema", () => {
  it("find nothing where the schema says the same", () => {
    expect(found(lamp, lampFacts)).toBe("");
  });

  it.each<[string, JsonObject, string]>([
    ["a lost requirement", { required: [] }, "accepts label: left out (Things)"],
    ["a requirement too many", { required: ["label", "watts"] }, "refuses watts: left out"],
    ["a lost member", { properties: { label: lamp.properties.label } }, "accepts watts: true instead of"],
    ["a lost bound", member("label", { type: "string", minLength: 1 }), "accepts label: size 6, where the limits are"],
    ["a wider bound", member("label", { type: "string", minLength: 0, maxLength: 5 }), "accepts label: size 0"],
    ["a narrower bound", member("label", { type: "string", minLength: 1, maxLength: 4 }), "refuses label: size 5"],
    ["a lost null", member("watts", { type: "number" }), "refuses watts: null"],
    ["a null too many", member("label", { ...lamp.properties.label, type: ["string", "null"] }), "accepts label: null"],
    ["a number that takes no fractions", member("watts", { type: ["integer", "null"] }), "refuses watts: a fraction"],
    [
      "a default",
      member("label", { ...lamp.properties.label, default: "Lamp" }),
      "has a default of label that is not stated",
    ],
  ])("find %s", (_, change, message) => {
    expect(found({ ...lamp, ...change }, lampFacts)).toContain(`#/components/schemas/Tried: facts: ${message}`);
  });

  it("find a value that must be refused, with the reason and its section", () => {
    const facts =
      "value: Lamp\nrefused: [{ why: a label begins with a capital letter, section: Labels, values: [lamp] }]";
    expect(found({ type: "string", pattern: "^[A-Z]" }, facts)).toBe("");
    expect(found({ type: "string" }, facts)).toContain(
      'accepts the value: "lamp", although a label begins with a capital letter',
    );
  });

  it.each([
    ["a lost value", ["RED"], 'refuses the value: "BLUE"'],
    ["a value too many", ["RED", "BLUE", "GREEN"], 'has "GREEN", which is none of the values'],
  ])("find %s of an enumeration", (_, values, message) => {
    const facts = "exactly: [RED, BLUE]";
    expect(found({ type: "string", enum: ["RED", "BLUE"] }, facts)).toBe("");
    expect(found({ type: "string", enum: values }, facts)).toContain(message);
  });

  it("can extend those of another schema and use their values", () => {
    const more = { "schemas/Lamp.yaml": `section: Lamps\n${lampFacts}` };
    const shelf = { type: "object", required: ["lamp"], properties: { lamp } };
    expect(found(shelf, "value: { lamp: !facts Lamp }", more)).toBe("");
    const tall = {
      allOf: [lamp, { type: "object", required: ["height"], properties: { height: { type: "number" } } }],
    };
    expect(found(tall, "extends: Lamp\nvalue: { height: 2 }", more)).toBe("");
    expect(found(lamp, "extends: Lamp\nvalue: { height: 2 }", more)).toContain("accepts height: left out");
  });

  it("write long texts short", () => {
    const facts = 'value: Lamp\naccepted: [!repeat "x*5"]\nrefused: [{ why: it is too long, values: [!repeat "x*6"] }]';
    expect(found({ type: "string", maxLength: 5 }, facts)).toBe("");
  });

  it.each([
    ["an unknown key", "section: Things\nrefuse: []", "schemas/Tried.yaml: refuse is no fact"],
    ["a missing section", "value: 7", "schemas/Tried.yaml: no section is named"],
    ["a value of no schema", "section: Things\nvalue: !facts Nothing", "no value for !facts Nothing"],
    ["facts of no schema", "section: Things\nextends: Nothing", "facts of Tried extend Nothing, which has none"],
    ["a value within itself", "section: Things\nvalue: [!facts Tried]", "no value for !facts Tried"],
  ])("cannot be read with %s", (_, text, message) => {
    expect(() => factsOf({ [TRIED]: text })).toThrow(message);
  });

  it("are asked for where a component has none", () => {
    const { findings } = checkFacts(tinyDocument(), factsOf({}));
    expect(formatFindings(findings)).toContain("#/components/schemas/Color: missing facts: has none");
  });

  it("are asked for where a member has none", () => {
    expect(found({ ...lamp, ...member("color", { type: "string" }) }, lampFacts)).toContain(
      "#/components/schemas/Tried: missing facts: no value shows color",
    );
  });
});

describe("the facts of a parameter", () => {
  const count = { name: "count", in: "query", required: false, schema: { type: "integer", default: 10 }, example: 5 };
  const facts = "section: Things\nsent: count=5\nvalue: 5\ninteger: true\noptional: true\ndefault: 10";
  const foundIn = (parameter: JsonObject) => {
    const document = tinyDocument(({ components }) => Object.assign(components, { parameters: { Count: parameter } }));
    const { findings } = checkFacts(document, factsOf({ "parameters/Count.yaml": facts }));
    return formatFindings(findings.filter(({ pointer }) => pointer === "#/components/parameters/Count"));
  };

  it.each<[string, JsonObject, string]>([
    ["another name", { name: "limit" }, "is sent as limit=5 instead of count=5"],
    ["another place", { in: "header" }, "is sent as count: 5"],
    ["a requirement", { required: true }, "is required"],
    ["another default", { schema: { type: "integer", default: 20 } }, "has not the default 10"],
    ["a lost default", { schema: { type: "integer" } }, "has not the default 10"],
  ])("find %s", (_, change, message) => {
    expect(foundIn(count)).toBe("");
    expect(foundIn({ ...count, ...change })).toContain(message);
  });
});

describe("the table of operations", () => {
  const table = `
key: header X-Key
error: Problem
groups:
  - section: Things
    media: application/json
    operations:
      POST /things: { body: NewThing, responses: [201 Thing +Location, 400, 401, default] }
`;
  const foundIn = (change: (root: TinyRoot) => void, text = table) => {
    const { findings } = checkFacts(tinyDocument(change), factsOf({ "operations.yaml": text }));
    return formatFindings(
      findings.filter(
        ({ operation, pointer }) => operation === "createThing" || (!operation && !/schemas/.test(pointer)),
      ),
    );
  };

  it.each<[string, (root: TinyRoot) => void, string]>([
    ["another status", (root) => rename(root.paths["/things"].post.responses, "201", "200"), "has not: 201 (Things)"],
    [
      "a lost header",
      (root) => Object.assign(root.paths["/things"].post.responses["201"], { headers: {} }),
      "has not: 201 header Location",
    ],
    [
      "another media type",
      (root) => rename(root.paths["/things"].post.requestBody.content, "application/json", "text/csv"),
      "has, which is not stated: body text/csv NewThing",
    ],
    [
      "another key",
      (root) => Object.assign(root.components.securitySchemes.Key, { name: "Key" }),
      "requires header Key as key instead of header X-Key",
    ],
    ["a lost operation", (root) => Reflect.deleteProperty(root.paths["/things"], "post"), "has no POST /things"],
    [
      "a limit of requests",
      (root) => Object.assign(root, { "x-rate-limit": { requests: 36 } }),
      "#/x-rate-limit: facts: is not",
    ],
  ])("finds %s", (_, change, message) => {
    expect(foundIn(() => {})).toBe("");
    expect(foundIn(change)).toContain(message);
  });
});

function member(name: string, schema: JsonObject): JsonObject {
  return { properties: { ...lamp.properties, [name]: schema } };
}

function rename(object: JsonObject, from: string, to: string): void {
  object[to] = object[from];
  delete object[from];
}
