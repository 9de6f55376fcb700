import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, expect, it, onTestFinished } from "vitest";
import type { Conformance } from "../conform/conformance.ts";
import { assistantDocument, createAssistant } from "../testing/services/assistant.ts";
import { runCommand } from "./command.ts";

const folder = mkdtempSync(join(tmpdir(), "conform-"));
afterAll(() => rmSync(folder, { recursive: true }));
const document = join(folder, "assistant.json");
writeFileSync(document, JSON.stringify(assistantDocument));

async function serve(respond: (request: Request) => Promise<Response>): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    const body =
      incoming.method === "GET" || incoming.method === "HEAD" ? undefined : new Uint8Array(await buffer(incoming));
    const response = await respond(
      new Request(`http://assistant.test${incoming.url}`, {
        method: incoming.method ?? "GET",
        ...(body ? { body } : {}),
      }),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

async function conform(base: string, ...args: string[]) {
  const out: string[] = [];
  const said: string[] = [];
  const terminal = { out: (text: string) => void out.push(text), progress: (line: string) => void said.push(line) };
  const code = await runCommand(["conform", "--document", document, "--base-url", base, ...args], {}, terminal);
  return { code, out: out.join(""), said: said.join("\n") };
}

const verdicts = ({ operations }: Conformance) =>
  Object.fromEntries(operations.map(({ operation, verdict }) => [operation, verdict]));

it("a right server conforms in all operations that it has", async () => {
  const base = await serve(createAssistant().respond);
  const { code, out } = await conform(base, "--write", "--report", "json");
  const result = JSON.parse(out) as Conformance;
  expect(verdicts(result)).toEqual({
    listModels: "conforms",
    getModel: "conforms",
    createChatCompletion: "conforms",
    generate: "conforms",
    createEmbedding: "conforms",
    listFiles: "unsupported",
    deleteFile: "unsupported",
    createModeration: "unsupported",
  });
  expect(result.operations.flatMap(({ findings }) => findings)).toEqual([]);
  expect(result.score).toEqual({ operations: 8, supported: 5, conforming: 5, untested: 0, percent: 100 });
  expect(result.tags).toContainEqual({
    tag: "Files",
    operations: 2,
    supported: 0,
    conforming: 0,
    untested: 0,
    percent: 0,
  });
  expect(code).toBe(0);
});

it("names the wrong item of a stream, and what a partial server lacks", async () => {
  const items = (all: object[]) =>
    all.map((one, index) => (index === 1 ? { ...one, choices: "none", done: "yes" } : one));
  const base = await serve(createAssistant({ items: items as never, lacking: ["/embeddings"] }).respond);
  const pages = join(folder, "pages");
  const { code, out } = await conform(base, "--write", "--pages", pages, "--label", "Chat & more");
  expect(out).toContain(
    "createEmbedding (POST /embeddings): the server responded with 404, as to a path that no API has",
  );
  expect(out).toContain("body at /1/choices: must be array");
  expect(out).toContain("body at /1/done: must be boolean");
  expect(out).not.toContain("body at /0");
  expect(out).toContain("Chat: 0 of 2 supported operations conform (0 %)");
  expect(out).toMatch(/2 of 4 supported operations conform \(50 %\); the server supports 4 of 8\n$/);
  expect(code).toBe(1);
  const file = (name: string) => readFileSync(join(pages, name), "utf8");
  expect(file("badge.svg")).toContain('aria-label="Chat &amp; more: 2 of 4 operations"');
  expect(file("index.html")).toContain("body at /1/choices: must be array");
  expect(verdicts(JSON.parse(file("conformance.json")))).toMatchObject({
    createChatCompletion: "differs",
    generate: "differs",
  });
  expect((await conform(base, "--write", "--minimum", "50")).code).toBe(0);
});

it("does not call operations other than GET without --write", async () => {
  const { respond, requests } = createAssistant();
  const { code, out } = await conform(await serve(respond), "--report", "json");
  expect(requests.filter((one) => !one.startsWith("GET "))).toEqual([]);
  const result = JSON.parse(out) as Conformance;
  expect(result.score).toMatchObject({ supported: 2, conforming: 2 });
  expect(result.operations.find(({ operation }) => operation === "createChatCompletion")).toMatchObject({
    verdict: "untested",
    reason: "it changes data; run with --write",
  });
  expect(code).toBe(0);
});

it("could not run if the server has nothing of the document", async () => {
  const base = await serve(async () => Response.json({ error: "not found" }, { status: 404 }));
  const { code, said } = await conform(base, "--write");
  expect(code).toBe(2);
  expect(said).toContain("no operation of assistant.json succeeded");
});

it("takes values that a server needs from the hints as they are", async () => {
  const hints = join(folder, "hints.json");
  writeFileSync(hints, JSON.stringify({ bodies: { createEmbedding: { model: "other", input: "text" } } }));
  const { out } = await conform(await serve(createAssistant().respond), "--write", "--hints", hints);
  expect(out).toContain("createEmbedding 200");
  expect(out).toContain('the server says: {"error":{"message":"unknown model"}}');
});
