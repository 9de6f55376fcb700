import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { runCommand } from "../command/command.ts";
import { loadVersion } from "../command/versions.ts";
import { isObject } from "../document/json.ts";
import { formatFindings } from "../findings/finding.ts";
import { findingsOf } from "../findings/outcome.ts";
import { instead, isItem, run } from "../testing/run-probe.ts";
import { STUB_KEY, startStubServer } from "../testing/stub-server.ts";
import { tinyDocument } from "../testing/tiny-document.ts";
import { probe } from "./probe.ts";

const REPORT = "http://things.test/reports/thg_Qq9.pdf";

async function linkedTo(report: () => Promise<Response>, status?: string): Promise<string> {
  const fault = instead(
    (request, { ok }) => isItem(request) && request.method === "GET" && ok,
    async (response) => {
      const thing = (await response.json()) as object;
      return Response.json({ ...thing, ...(status && { status }), _links: { pdfReport: { href: REPORT } } });
    },
  );
  const document = tinyDocument();
  const { fetch } = await run({ fault });
  const responding: typeof globalThis.fetch = (input, init) =>
    String(input) === REPORT ? report() : fetch(input, init);
  const server = { baseUrl: "http://things.test/v1", apiKey: "key", fetch: responding };
  return formatFindings(findingsOf(await probe({ document, ...server })));
}

describe("a link to a report", () => {
  it("may be 404 until the test was taken", async () => {
    const absent = async () => new Response(null, { status: 404 });
    expect(await linkedTo(absent)).toBe("");
    expect(await linkedTo(absent, "ASSESSMENT_COMPLETED")).toContain("responds with 404");
  });

  it("may lead to a slow page, but not to a failure", async () => {
    const slow = () => Promise.reject(new DOMException("The operation was aborted due to timeout", "TimeoutError"));
    expect(await linkedTo(slow)).toBe("");
    expect(await linkedTo(async () => new Response(null, { status: 500 }))).toContain("responds with 500");
  });
});

it("a creation whose response has no id is a finding, and does not end a run in which candidates take tests", async () => {
  const { origin, close } = await startStubServer({
    response({ method, status, body }) {
      if (method === "POST" && status === 201 && isObject(body)) delete body.id;
    },
  });
  onTestFinished(close);
  const moves: string[] = [];
  const report = await probe({
    document: await loadVersion("v1"),
    baseUrl: `${origin}/v1`,
    apiKey: STUB_KEY,
    only: ["Candidates"],
    write: true,
    simulate: async ({ id }) => void moves.push(String(id)),
  });
  expect(formatFindings(findingsOf(report))).toContain("must have required property 'id'");
  expect(moves).not.toContain("undefined");
});

it("--version control requires no key if the API is open", async () => {
  const server = createServer((_, response) => void response.writeHead(404).end()).listen(0);
  onTestFinished(() => void server.close());
  const lines: string[] = [];
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/control`;
  const out = { out: () => {}, progress: (line: string) => void lines.push(line) };
  expect(await runCommand(["--version", "control", "--base-url", base], {}, out)).toBe(2);
  expect(lines.join("\n")).toContain("nothing of control responds below");
  await runCommand(["--version", "v1", "--base-url", base], {}, out);
  expect(lines.at(-1)).toContain("--api-key");
});

it("a server that refuses requests from pages of other origins is not a finding", async () => {
  const refusing = (methods: RegExp) =>
    instead(
      ({ method, headers }) => headers.has("origin") && methods.test(method),
      async () =>
        Response.json({ code: 403, errorId: crypto.randomUUID(), details: "From another origin" }, { status: 403 }),
    );
  const document = tinyDocument((root) => {
    for (const path of Object.values(root.paths))
      for (const operation of Object.values(path as Record<string, { responses?: object }>))
        Object.assign(operation.responses ?? {}, { 403: { description: "From another origin" } });
  });
  const found = async (methods: RegExp) => (await run({ fault: refusing(methods) }, { document, write: true })).found;
  expect(await found(/./)).toBe("");
  expect(await found(/POST|DELETE/)).toBe("");
});

it("an identifier in a query comes from the server if the example is unknown", async () => {
  const document = tinyDocument((root) => {
    const beside = { name: "beside", in: "query", required: true, schema: { type: "string" }, example: "thg_1Aa" };
    Object.assign(root.paths["/things/{id}"].get, { parameters: [beside] });
  });
  const asked = new Set<string>();
  const { found } = await run(
    {
      fault(request, response, store) {
        const beside = new URL(request.url).searchParams.get("beside");
        if (!response.ok || beside === null) return response;
        asked.add(beside);
        return store.has(beside) ? response : Response.json({ code: 404, details: `no ${beside}` }, { status: 404 });
      },
    },
    { document },
  );
  expect(found).toBe("");
  expect([...asked]).toContain("thg_Qq9");
});
