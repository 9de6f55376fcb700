import control from "@assessment-api/control/openapi.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { loadVersion, versionNames } from "../command/versions.ts";
import { readDocument } from "../document/document.ts";
import type { JsonObject } from "../document/json.ts";
import { formatFindings } from "../findings/finding.ts";
import { type TinyRoot, tinyDocument } from "../testing/tiny-document.ts";
import { checkExamples } from "./examples.ts";

const findingsAfter = (change: (root: TinyRoot) => void) =>
  formatFindings(checkExamples(tinyDocument(change)).findings);

const documents = {
  ...Object.fromEntries(versionNames.map((version) => [version, () => loadVersion(version)])),
  control: async () => readDocument(control as unknown as JsonObject, "control"),
};

describe.each(Object.entries(documents))("the document of %s", (_, load) => {
  it("has only examples that match their schemas", async () => {
    const { findings, checked } = checkExamples(await load());
    expect(formatFindings(findings)).toBe("");
    expect(checked).toBeGreaterThan(50);
  });
});

describe("checkExamples", () => {
  it("finds nothing in a document with valid examples", () => {
    expect(findingsAfter(() => {})).toBe("");
  });

  it("names operation, status and pointer of a wrong response example", () => {
    const found = findingsAfter(({ components }) =>
      Object.assign(components.examples.page?.value ?? {}, { items: [{ id: 7 }] }),
    );
    expect(found).toContain(
      "listThings 200 #/components/examples/page/value: response example at /items/0/id: must be string",
    );
    expect(found).toContain("must have required property 'label'");
  });

  it("checks formats", () => {
    const found = findingsAfter(({ components }) =>
      Object.assign(components.examples.newThing?.value ?? {}, { email: "nowhere" }),
    );
    expect(found).toContain(
      'createThing #/components/examples/newThing/value: request example at /email: must match format "email"',
    );
  });

  it("checks parameters", () => {
    const found = findingsAfter(({ paths }) =>
      Object.assign(paths["/things"].get.parameters[1] ?? {}, { example: ["GREEN"] }),
    );
    expect(found).toMatch(
      /listThings #\/paths\/~1things\/get\/parameters\/1\/example: parameter example at \/0: .*RED, BLUE/,
    );
  });

  it("checks response headers", () => {
    const found = findingsAfter(({ paths }) => {
      paths["/things"].post.responses["201"].headers.Location.example = "somewhere";
    });
    expect(found).toContain(
      'createThing 201 #/paths/~1things/post/responses/201/headers/Location/example: header example: must match format "uri"',
    );
  });

  it("checks webhooks", () => {
    const found = findingsAfter(({ webhooks }) =>
      Object.assign(webhooks.thingChanged.post.parameters[0] ?? {}, { example: 5 }),
    );
    expect(found).toContain("receiveThing #/webhooks/thingChanged/post/parameters/0/example");
  });

  it("reads YAML bodies and checks their content", () => {
    const found = findingsAfter(({ paths }) => {
      paths["/imports"].put.requestBody.content["application/yaml"].examples.import.value = "label: Lamp\n";
    });
    expect(found).toContain(
      "importThings #/paths/~1imports/put/requestBody/content/application~1yaml/examples/import/value",
    );
    expect(found).toContain("must have required property 'email'");
  });

  it("checks defaults and examples that schemas carry", () => {
    const found = findingsAfter(({ components }) =>
      Object.assign(components.schemas.Color ?? {}, { default: "GREEN" }),
    );
    expect(found).toContain("#/components/schemas/Color/default: schema example");
  });

  it("refuses an example with an external value", () => {
    const found = findingsAfter(({ components }) => {
      components.examples.thing = { externalValue: "https://things.example/thing.json" } as never;
    });
    expect(found).toContain("has no value in the document");
  });

  it.each([
    ["an unknown keyword", { type: "string", minLenght: 1 }, 'unknown keyword: "minLenght"'],
    ["an unknown format", { type: "string", format: "emial" }, 'unknown format "emial"'],
    ["a keyword of the wrong type", { type: "string", minLength: "1" }, "minLength must be integer"],
  ])("refuses a schema with %s", (_, schema, message) => {
    const found = findingsAfter(({ components }) => Object.assign(components.schemas, { Color: schema }));
    expect(found).toContain(message);
  });

  it("refuses a document with a reference that has no target", () => {
    const broken = () =>
      tinyDocument(({ components }) =>
        Object.assign(components.schemas, { Color: { $ref: "#/components/schemas/Hue" } }),
      );
    expect(broken).toThrow("#/components/schemas/Color: $ref #/components/schemas/Hue has no target");
  });
});
