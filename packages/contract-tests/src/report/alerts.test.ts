import { createRequire } from "node:module";
import { Ajv } from "ajv";
import { expect, it } from "vitest";
import { stringify } from "yaml";
import { probe } from "../probe/probe.ts";
import { createThingsServer } from "../testing/things-server.ts";
import { tinyDocument } from "../testing/tiny-document.ts";
import { githubReport, gitlabReport, sarifReport } from "./alerts.ts";

/** Reports a run against a server with three faults. `before` moves the lines of the document. */
async function report(before = "") {
  const { fetch } = createThingsServer({
    fault: async (request, response) => {
      if (response.status === 404) return new Response(null, { status: 500 });
      if (request.method !== "GET" || !/\/things\/\w+$/.test(request.url) || !response.ok) return response;
      return Response.json({ ...((await response.json()) as object), label: 5, "100%\n": "a,b" });
    },
  });
  const document = tinyDocument();
  const text = before + stringify(document.root);
  const source = { file: `${process.cwd()}/specs/tiny api.yaml`, text: () => text };
  const target = { baseUrl: `http://things-${before.length}.test/v1`, apiKey: "key", fetch };
  return { text, report: await probe({ document: { ...document, source }, ...target }) };
}

/** The published schema has draft 4, whose keywords here mean the same in draft 7. */
const {
  $schema: _,
  id: __,
  ...schema
} = createRequire(import.meta.url)("@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json") as Record<
  string,
  unknown
>;
const isSarif = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);

const isCodeQuality = new Ajv().compile({
  type: "array",
  items: {
    type: "object",
    required: ["description", "check_name", "fingerprint", "severity", "location"],
    additionalProperties: false,
    properties: {
      description: { type: "string", minLength: 1 },
      check_name: { type: "string", minLength: 1 },
      fingerprint: { type: "string", minLength: 1 },
      severity: { enum: ["info", "minor", "major", "critical", "blocker"] },
      location: {
        type: "object",
        required: ["path", "lines"],
        properties: {
          path: { type: "string", pattern: "^(?!\\./|/)" },
          lines: { type: "object", required: ["begin"], properties: { begin: { type: "integer", minimum: 1 } } },
        },
      },
    },
  },
});

interface Sarif {
  runs: {
    results: {
      level: string;
      message: { text: string };
      locations: { physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number } } }[];
      partialFingerprints: Record<string, string>;
    }[];
  }[];
}
const resultsOf = (sarif: string) => (JSON.parse(sarif) as Sarif).runs[0]?.results ?? [];

it("SARIF follows its schema, with an alert per cause at the line of the document", async () => {
  const { text, report: one } = await report();
  const sarif = sarifReport(one);
  expect(isSarif(JSON.parse(sarif)), JSON.stringify(isSarif.errors)).toBe(true);
  const results = resultsOf(sarif);
  const label = results.find(({ message }) => message.text.includes("must be string"));
  const [place] = label?.locations ?? [];
  expect(place?.physicalLocation.artifactLocation.uri).toBe("specs/tiny%20api.yaml");
  expect(text.split("\n")[(place?.physicalLocation.region.startLine ?? 0) - 1]).toMatch(/^\s+type: string/);
  expect(new Set(results.map(({ partialFingerprints }) => JSON.stringify(partialFingerprints))).size).toBe(
    results.length,
  );
});

it("the schema refuses SARIF without a message", () => {
  const run = { tool: { driver: { name: "tool" } }, results: [{ ruleId: "rule" }] };
  expect(isSarif({ version: "2.1.0", runs: [run] })).toBe(false);
});

it("fingerprints do not depend on server, lines or run", async () => {
  const [one, two] = [
    resultsOf(sarifReport((await report()).report)),
    resultsOf(sarifReport((await report("# a\n# b\n")).report)),
  ];
  const prints = (results: typeof one) => results.map(({ partialFingerprints }) => partialFingerprints["cause/v1"]);
  const lines = (results: typeof one) =>
    results.map((result) => result.locations[0]?.physicalLocation.region.startLine);
  expect(prints(two)).toEqual(prints(one));
  expect(lines(two)).toEqual(lines(one).map((line) => (line ?? 0) + 2));
});

it("GitHub gets one workflow command per cause, with escaped texts", async () => {
  const { report: one } = await report();
  const lines = githubReport(one).trimEnd().split("\n");
  expect(lines).toHaveLength(resultsOf(sarifReport(one)).length);
  for (const line of lines)
    expect(line).toMatch(/^::(error|warning) file=specs\/tiny api\.yaml,line=\d+,title=[^,:]+::[^\r\n]+$/);
  expect(githubReport(one)).toContain("%0A");
});

it("GitLab gets one issue per cause", async () => {
  const { report: one } = await report();
  const issues: unknown = JSON.parse(gitlabReport(one));
  expect(isCodeQuality(issues), JSON.stringify(isCodeQuality.errors)).toBe(true);
  expect(issues).toHaveLength(resultsOf(sarifReport(one)).length);
});
