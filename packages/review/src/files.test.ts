import { join } from "node:path";
import { expect, test } from "vitest";
import { read, review, temporaryFolder, write } from "./testing/repository.ts";

const document = (version: string, values: string, more = "") => `openapi: ${version}
info: { title: Names, version: 1.0.0 }
paths:
  /names:
    get:
      responses:
        "200":
          description: Names.
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/Name"
${more}components:
  schemas:
    Name:
      type: string
      enum: ${values}
`;

const folderWith = (version: string, old: string, now: string, more: [string, string] = ["", ""]) => {
  const root = temporaryFolder();
  write(root, { "old.yaml": document(version, old, more[0]), "new.yaml": document(version, now, more[1]) });
  return root;
};

test.each(["3.0.3", "3.1.1", "3.2.0"])(
  "two files of %s are compared in a folder without anything else",
  async (version) => {
    const broken = await review(folderWith(version, "[a]", "[a, b]"), "old.yaml", "new.yaml");
    expect(broken.progress).not.toContain("specs");
    expect(broken.code).toBe(1);
    expect(broken.out).toContain("1 change that may break deployed clients, compared with old.yaml.");
    expect(broken.out).toContain('wire-breaking  Name: "b" new in the list');
    expect(broken.out).toContain("enum-values-added · breaking · found by rules, values, types · new.yaml:17");
    const safe = await review(folderWith(version, "[a]", "[a]"), "old.yaml", "new.yaml");
    expect(safe).toMatchObject({ code: 0, out: expect.stringContaining("✓ fine") });
  },
);

test("the query method, further methods and streams of 3.2 are compared", async () => {
  const more = (type: string) => `    query: &search
      responses:
        "200":
          description: Names.
          content:
            application/jsonl:
              itemSchema: { type: ${type} }
    additionalOperations:
      LIST: *search
`;
  const root = folderWith("3.2.0", "[a]", "[a]", [more("integer"), more("boolean")]);
  const { code, out } = await review(root, "old.yaml", "new.yaml");
  expect(code).toBe(1);
  expect(out).toMatch(/QUERY \/names/);
  expect(out).toMatch(/LIST \/names/);
});

test("wrong arguments explain what to do", async () => {
  const root = folderWith("3.1.1", "[a]", "[a]");
  const outputOf = async (...args: string[]) => {
    const { code, progress } = await review(root, ...args);
    expect(code).toBe(2);
    return progress;
  };
  expect(await outputOf("old.yaml")).toContain("name two files, the old document and the new one, or none");
  expect(await outputOf("old.yaml", "new.yaml", "--write")).toContain("--write works without files");
  expect(await outputOf("old.yaml", "missing.yaml")).toContain("missing.yaml");
  write(root, { "list.yaml": "- a\n" });
  expect(await outputOf("old.yaml", "list.yaml")).toContain("list.yaml is not an OpenAPI document");
});

interface Sarif {
  version: string;
  runs: {
    tool: { driver: { rules: { id: string }[] } };
    results: {
      ruleId: string;
      ruleIndex: number;
      level: string;
      message: { text: string };
      locations: { physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number } } }[];
      partialFingerprints: Record<string, string>;
    }[];
  }[];
}

test("SARIF has one alert per cause, at file and line, with a fingerprint that stays", async () => {
  const root = folderWith("3.1.1", "[a]", "[a, b]");
  const alerts = async () => {
    const { out } = await review(root, "old.yaml", "new.yaml", "--format", "sarif");
    return JSON.parse(out) as Sarif;
  };
  const first = await alerts();
  const [run] = first.runs;
  expect(first.version).toBe("2.1.0");
  expect(run?.results).toHaveLength(1);
  const [result] = run?.results ?? [];
  expect(result).toMatchObject({
    ruleId: "enum-values-added",
    level: "error",
    locations: [{ physicalLocation: { artifactLocation: { uri: "new.yaml" }, region: { startLine: 17 } } }],
  });
  expect(result?.message.text).toContain('"b" new in the list');
  expect(run?.tool.driver.rules[result?.ruleIndex ?? -1]?.id).toBe("enum-values-added");

  write(root, { "new.yaml": `# A comment.\n${read(root, "new.yaml")}` });
  const [moved] = (await alerts()).runs[0]?.results ?? [];
  expect(moved?.locations[0]?.physicalLocation.region.startLine).toBe(18);
  expect(moved?.partialFingerprints).toEqual(result?.partialFingerprints);
});

test("a member removed from a schema of both directions is one alert, in the old file", async () => {
  const root = temporaryFolder();
  const both = (members: string) => `openapi: 3.1.1
info: { title: T, version: "1" }
paths:
  /x:
    post:
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/X" } } } }
      responses: { "200": { description: Fine., content: { application/json: { schema: { $ref: "#/components/schemas/X" } } } } }
components:
  schemas:
    X:
      type: object
      properties:
${members}        b: { type: string }
`;
  write(root, { "old.yaml": both("        a: { type: integer }\n"), "new.yaml": both("") });
  const { out } = await review(root, "old.yaml", "new.yaml", "--format", "sarif", "--output", join(root, "out.sarif"));
  expect(out).toBe("");
  const { results } = (JSON.parse(read(root, "out.sarif")) as Sarif).runs[0] ?? { results: [] };
  expect(results).toHaveLength(1);
  expect(results[0]?.message.text).toContain("no longer read");
  expect(results[0]?.message.text).toContain("no longer sent");
  expect(results[0]?.locations[0]?.physicalLocation).toMatchObject({
    artifactLocation: { uri: "old.yaml" },
    region: { startLine: 13 },
  });
});

test("a reference without a target is named with its file and line", async () => {
  const root = folderWith("3.1.1", "[a]", "[a, b]");
  write(root, { "new.yaml": read(root, "new.yaml").replace("schemas/Name", "schemas/Missing") });
  const result = await review(root, "old.yaml", "new.yaml");
  expect(result.code).toBe(2);
  expect(result.progress).toContain("new.yaml cannot be read; fix it first:\n  new.yaml:11 #/paths/~1names/get");
});

test("absolute paths are read", async () => {
  const root = folderWith("3.1.1", "[a]", "[a]");
  expect(await review(root, join(root, "old.yaml"), "new.yaml")).toMatchObject({ code: 0 });
});
