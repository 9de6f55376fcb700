import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningMock, startMock } from "@assessment-api/mock";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Finding } from "../findings/finding.ts";
import { runCommand } from "./command.ts";
import { loadVersion } from "./versions.ts";

async function run(...args: string[]) {
  const out: string[] = [];
  const progress: string[] = [];
  const code = await runCommand(
    args,
    {},
    { out: (text) => void out.push(text), progress: (line) => void progress.push(line) },
  );
  return { code, out: out.join(""), progress };
}

const folder = mkdtempSync(join(tmpdir(), "contract-"));

describe("assessment-api-contract against the mock", () => {
  let mock: RunningMock;
  beforeAll(async () => {
    mock = await startMock({ port: 0, log: false });
  });
  afterAll(() => mock.close());
  const target = () => ["--version", "v1", "--base-url", mock.urls.v1, "--api-key", "key", "--profile", "static"];
  const all = (...more: string[]) => {
    const origin = mock.urls.v1.replace(/\/v1$/, "");
    return run("--version", "v3,v1", "--base-url", origin, "--api-key", "key", "--profile", "static", ...more);
  };

  it("checks several versions in one run with one report", async () => {
    const { code, out, progress } = await all("--only", "Exams", "--only", "Teams");
    expect(out).toMatch(/== v1 ==[\s\S]*v1 at [\s\S]*== v3 ==[\s\S]*v3 at .*no findings/);
    expect(progress).toContainEqual(expect.stringMatching(/^v1 getExam: /));
    expect(code).toBe(0);
  });

  it.each<[string, RegExp]>([
    ["json", /^\{\n {2}"versions": \[\n {4}\{\n {6}"version": "v1"[\s\S]*"version": "v3"/],
    [
      "junit",
      /<testsuites name="v1 at \S+, v3 at [\s\S]*<testsuite name="v1 getExam"[\s\S]*<testsuite name="v3 listTeams"/,
    ],
    ["md", /^# Contract check\n\nv1 at [\s\S]*\nv3 at /],
    ["html", /<h1>Contract check of v1, v3<\/h1>[\s\S]*<h2>v1<\/h2>[\s\S]*<h2>v3<\/h2>/],
  ])("shows several versions in one report as %s", async (format, report) => {
    expect((await all("--only", "Exams", "--only", "Teams", "--report", format)).out).toMatch(report);
  });

  it("reports the slowest response, and finds responses above the limit", async () => {
    expect((await run(...target(), "--only", "Exams")).out).toMatch(/slowest response \d+\.\d\d s \(\w+\)/);
    const { code, out } = await run(...target(), "--only", "Exams", "--max-duration", "0.000001");
    expect(out).toMatch(/duration: a response took \d+\.\d\d s, 0\.000001 s are allowed \(GET /);
    expect(code).toBe(1);
  });

  it("sends values that the facts of the document refuse", async () => {
    const { out } = await run(...target(), "--only", "Candidates", "--write", "--report", "junit");
    expect(out).toMatch(/name="refuses with 400: email: &quot;[^"]*: an e-mail address .* \(A-V1-\d+\)"/);
  });

  it("writes a report for CI services with every check and its time", async () => {
    const output = join(folder, "report.xml");
    const { code, out } = await run(...target(), "--report", "junit", "--output", output, "--only", "Exams");
    expect(code).toBe(0);
    expect(out).toContain(`The report is in ${output}`);
    const xml = readFileSync(output, "utf8");
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites name="v1 at http/);
    expect(xml).toContain('<testcase classname="getExam" name="responds with 404 to an unknown id" time="');
    expect(xml).toContain('<skipped message="the rate limit was not reached"/>');
    expect(xml).not.toContain("listCandidates");
  });
});

describe("assessment-api-contract against a server that gets V1 wrong", () => {
  let server: Server;
  const target = () => {
    const { port } = server.address() as AddressInfo;
    return ["--version", "v1", "--base-url", `http://127.0.0.1:${port}/v1`, "--api-key", "key"];
  };
  beforeAll(async () => {
    server = await startWrongServer();
  });
  afterAll(() => void server.close());

  it("ends with 1 and names operation, status and pointer of each finding", async () => {
    const { code, out } = await run(...target(), "--write", "--report", "json");
    const { findings } = JSON.parse(out) as { findings: Finding[] };
    const said = findings.map(({ operation, status, pointer, at, message }) =>
      [operation, status, pointer, at, message].join(" "),
    );
    expect(code).toBe(1);
    expect(said).toContain(
      "listCandidates 200 #/components/schemas/CandidateBase/required /items/0 must have required property 'email'",
    );
    expect(said).toContainEqual(
      expect.stringMatching(
        /^listCandidates 200 #\/components\/schemas\/CandidateStatus\/enum \/items\/0\/status must be equal to one of the allowed values: TOKEN_SENT/,
      ),
    );
    expect(said).toContain("getExam 200 #/paths/~1exams~1{id}/get/responses/200  expected 200, got 202");
    expect(said).toContain(
      "listExams 200 #/paths/~1exams/get/responses/200/content  text/html is not declared; declared: application/json",
    );
    expect(said).toContain(
      "createCandidate 201 #/components/headers/Location  the required header Location is missing",
    );
    expect(findings.map(({ after }) => after)).toContainEqual(expect.stringMatching(/^GET http\S+ → 200$/));
    expect(said).toContain("listCandidates 401 #/paths/~1candidates/get/responses/401  expected 401, got 200");
    expect(said).toContain("getCandidate 404 #/paths/~1candidates~1{id}/get/responses/404  expected 404, got 200");
  });

  it("reports the same in every format", async () => {
    const finding = /getExam.*responses\/200.*expected 200, got 202/;
    for (const report of ["text", "md", "junit", "json", "html"]) {
      const { out, code } = await run(...target(), "--only", "Exams", "--report", report);
      expect(code).toBe(1);
      expect(out.replaceAll("\n", " ")).toMatch(finding);
    }
  });
});

describe("the command line", () => {
  const good = { version: "v1", "base-url": "http://127.0.0.1:9/v1", "api-key": "key" };
  const runWith = (flags: Record<string, string | undefined>, ...more: string[]) =>
    run(
      ...Object.entries({ ...good, ...flags }).flatMap(([name, value]) =>
        value === undefined ? [] : [`--${name}`, value],
      ),
      ...more,
    );

  it.each<[string, Record<string, string | undefined>, string[], string]>([
    ["no version", { version: undefined }, [], "--version is missing; see --help"],
    ["an unknown version", { version: "v9" }, [], "there is no version v9; choose from v1, v2, v3, control"],
    ["no address", { "base-url": undefined }, [], "--base-url is missing"],
    [
      "two addresses without a name",
      {},
      ["--base-url", "http://127.0.0.1:9"],
      "--base-url is given twice; name the version",
    ],
    [
      "an address of another version",
      {},
      ["--base-url", "v2=http://127.0.0.1:9"],
      "--base-url names v2, but --version does not",
    ],
    ["an address that is none", { "base-url": "localhost" }, [], "--base-url must be an absolute URL such as"],
    ["no key", { "api-key": undefined }, [], "--api-key (or the environment variable ASSESSMENT_API_KEY) is missing"],
    [
      "an unknown format",
      { report: "pdf" },
      [],
      "there is no report format pdf; choose from text, json, junit, ctrf, md, html",
    ],
    ["a timeout that is none", { timeout: "soon" }, [], "--timeout takes seconds"],
    ["a number of examples that is none", { fuzz: "many" }, [], "--fuzz takes a number from 1 to 100000, not many"],
    ["a seed for nothing", { seed: "x" }, [], "--seed needs --fuzz"],
    ["a place to listen that is none", { listen: "4031" }, ["--write"], "--listen takes HOST:PORT, not 4031"],
    ["a place to listen where nothing happens", {}, ["--listen"], "--listen needs --write"],
    ["an unknown flag", {}, ["--wirte"], "unknown option '--wirte'; see --help"],
    ["a stray word", {}, ["v2"], "unexpected argument 'v2'"],
    ["an unknown tag", { only: "Exam" }, [], 'there is no tag "Exam"; choose from Candidates, Exams'],
    ["a server that is not there", {}, [], "GET http://127.0.0.1:9/v1/candidates: "],
  ])("ends with 2 and one line for %s", async (_, flags, more, message) => {
    const { code, out, progress } = await runWith(flags, ...more);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(progress).toEqual([expect.stringContaining(`assessment-api-contract: `)]);
    expect(progress[0]).toContain(message);
  });

  it("has help", () => {
    const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, "../cli.ts"), "--help"], {
      encoding: "utf8",
    });
    expect(status).toBe(0);
    expect(stdout).toContain("Usage: assessment-api-contract --version v1|v2|v3 --base-url URL --api-key KEY");
  });
});

/** Starts a server with these faults: no e-mail, an unknown status, 202, text/html, no Location, no key check, every id found. */
async function startWrongServer(): Promise<Server> {
  const { operations } = await loadVersion("v1");
  const example = (id: string, status: string) =>
    structuredClone(
      operations.find((operation) => operation.id === id)?.responses.find((response) => response.status === status)
        ?.media[0]?.examples[0]?.value,
    );
  const candidates = example("listCandidates", "200") as { items: Record<string, unknown>[] };
  Object.assign(candidates.items[0] ?? {}, { email: undefined, status: "HIRED" });
  const respond = (response: ServerResponse, status: number, body: unknown, type = "application/json") =>
    response.writeHead(status, { "content-type": type }).end(JSON.stringify(body));
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/\?.*/, "");
    if (request.method === "POST") respond(response, 201, example("createCandidate", "201"));
    else if (path === "/v1/candidates") respond(response, 200, candidates);
    else if (path === "/v1/exams") respond(response, 200, example("listExams", "200"), "text/html");
    else if (path.startsWith("/v1/exams/")) respond(response, 202, example("getExam", "200"));
    else if (path.endsWith("/results")) respond(response, 200, example("getCandidateResults", "200"));
    else respond(response, 200, example("getCandidate", "200"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}
