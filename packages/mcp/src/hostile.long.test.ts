import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCompiler } from "./compile/compile.ts";
import { openSession, type Session } from "./session/session.ts";
import { type DemoSandbox, startDemoSandbox } from "./testing/demo-sandbox.ts";

const compiler = startCompiler();
const elsewhere = createServer((request, response) => {
  visitors.push(request.url ?? "");
  response.end("{}");
});
const visitors: string[] = [];
let sandbox: DemoSandbox;
let session: Session;
let hurried: Session;
let other: string;

beforeAll(async () => {
  elsewhere.listen(0, "127.0.0.1");
  sandbox = await startDemoSandbox();
  const limits = { memory: 24 << 20, output: 2000, requests: 60 };
  session = await openSession({ url: sandbox.url, limits }, compiler);
  hurried = await openSession({ url: sandbox.url, limits: { time: 500 } }, compiler);
  other = (await sandbox.organizations()).find(({ id }) => id !== session.organizationId)?.id ?? "";
});
afterAll(async () => {
  await session.close();
  await hurried.close();
  await compiler.close();
  await sandbox.close();
  elsewhere.close();
});

test.each([
  ["an endless loop that catches", "for (;;) { try { for (;;) {} } catch {} }"],
  ["endless jobs", "const again = (): Promise<void> => Promise.resolve().then(again); await again()"],
  ["a slow pattern", "return /^(a+)+$/.test('a'.repeat(40) + 'b')"],
  ["a timer far away", "await new Promise<void>((resolve) => setTimeout(resolve, 1e9))"],
])("%s is stopped, and the next snippet runs", async (_, snippet) => {
  const { failed, text } = await hurried.execute(snippet);
  expect({ failed, text }).toEqual({
    failed: true,
    text: expect.stringMatching(/^Stopped after 0\.5 s \(\d+\.\d s of CPU time\): do less in one call/),
  });
  expect((await session.execute("return 1 + 1")).text).toBe("2");
});

test.each([
  ["a promise that nothing settles", "await new Promise(() => {})", "a promise that never settles"],
  ["a thenable that nothing settles", "return { then() {} } as object", "a promise that never settles"],
  [
    "memory",
    "const kept: Uint8Array[] = []; for (let i = 0; i < 64; i++) kept.push(new Uint8Array(1 << 20)); return kept.length",
    "Out of memory: a snippet has 24 MB",
  ],
  [
    "many small values",
    "const kept: object[] = []; for (;;) kept.push({ a: kept.length })",
    "Out of memory: a snippet has 24 MB",
  ],
  ["one large text", "return 'x'.repeat(2 ** 30).length", /out of memory|string length/i],
  ["one large buffer", "return new ArrayBuffer(2 ** 31)", /out of memory|length/i],
  ["deep recursion", "const deep = (n: number): number => 1 + deep(n); return deep(0)", "stack overflow"],
  [
    "a large value",
    "return 'x'.repeat(100_000)",
    "The returned value has 100002 characters of JSON, at most 2000 are shown",
  ],
  ["a circle", "const a: { a?: object } = {}; a.a = a; return a", "circular"],
  ["a value that is no JSON", "return 10n", "BigInt"],
  [
    "many requests at once",
    "await Promise.all(Array.from({ length: 100 }, () => v2.listTests()))",
    "More than 50 requests and timers",
  ],
  [
    "many requests",
    "for (;;) await v2.listTests({ params: { query: { count: 1 } } })",
    "More than 60 requests in one call",
  ],
  ["a thrown value", "throw { secret: 1 }", 'thrown: {"secret":1}'],
  ["modules of Node", "return await eval(\"import('node:fs')\")", "could not load module 'node:fs'"],
  ["modules of the host", "return await eval(\"import('file:///etc/hostname')\")", "could not load module"],
  ["the process", "return (globalThis as any).process.pid", "TypeError"],
  ["the constructor of functions", "return Function('return process')()", "'process' is not defined"],
  [
    "another host",
    "await v2.GET('/candidates', { baseUrl: 'http://127.0.0.1:ELSEWHERE/v2' } as any)",
    "Only the sandbox can be reached",
  ],
  [
    "a path of the sandbox that is no API",
    "await v2.GET('/../metrics' as '/candidates', {})",
    "Only the sandbox can be reached",
  ],
  [
    "another organization",
    "await control.getOrganization({ params: { path: { id: 'OTHER' } } })",
    "affects more than the session's organization",
  ],
  [
    "another organization, written otherwise",
    "await control.getOrganization({ params: { path: { id: '../organizations/OTHER' } } })",
    "is not an operation of the documents",
  ],
  ["all organizations", "await control.listOrganizations()", "affects more than the session's organization"],
  [
    "everybody's clock",
    "await control.advanceClock({ body: { duration: 'P1D' } })",
    "affects more than the session's organization",
  ],
  [
    "the end of its organization",
    "await control.deleteOrganization({ params: { path: { id: world.organizationId } } })",
    "is deleted when it ends",
  ],
  [
    "an open stream",
    "await control.GET('/organizations/{id}/journal', { params: { path: { id: world.organizationId } }, headers: { accept: 'text/event-stream' } } as any)",
    "Streams are not supported",
  ],
])("%s ends with a clear error", async (_, snippet, problem) => {
  const { port } = elsewhere.address() as AddressInfo;
  const { failed, text } = await session.execute(snippet.replace("OTHER", other).replace("ELSEWHERE", String(port)));
  expect(text).toMatch(problem);
  expect(failed).toBe(true);
  expect(visitors).toEqual([]);
});

test("an assessment of another organization is not touched", async () => {
  const made = await fetch(`${sandbox.urls.control}/organizations/${other}/keys`, { method: "POST" });
  const { key } = (await made.json()) as { key: string };
  const list = await fetch(`${sandbox.urls.v2}/candidates?count=100`, { headers: { "Vendor-Api-Key": key } });
  const { _embedded } = (await list.json()) as { _embedded: { candidates: { id: string }[] } };
  for (const { id } of _embedded.candidates.slice(0, 3)) {
    const { text } = await session.execute(`await control.cancelAssessment({ params: { path: { id: "${id}" } } })`);
    expect(text).toContain(`${id} is not in the session's organization`);
  }
});

test.each([
  ["toJSON", "(Object.prototype as any).toJSON = () => 'polluted'; return { a: 1 }"],
  ["JSON", "(JSON as any).stringify = () => 'polluted'; (JSON as any).parse = () => ({ error: 1 }); return 1"],
  ["then", "(Promise.prototype as any).then = () => { throw new Error('polluted') }; return 1"],
  [
    "map",
    "(Array.prototype as any).map = () => { throw new Error('polluted') }; (String.prototype as any).slice = () => 'polluted'; return { a: 1 }",
  ],
  [
    "a prototype by a request",
    'await v2.GET(\'/candidates\', { headers: JSON.parse(\'{"__proto__":{"polluted":"1"}}\') } as any); (Object.prototype as any).polluted = 1; return 1',
  ],
])("changes of a snippet to %s stay in its isolate", async (_, snippet) => {
  await session.execute(snippet);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect((await session.execute("return { a: [1].map((one) => one + 1) }")).text).toBe('{"a":[2]}');
});

test("the key works for a snippet, and never enters its isolate", async () => {
  const { text } = await session.execute(`
    const seen: (string | null)[] = [];
    const onRequest = ({ request }: { request: Request }) => { seen.push(request.headers.get("vendor-api-key")) };
    const { response } = await v2.GET("/candidates", { middleware: [{ onRequest }] });
    return [seen, response.status];
  `);
  expect(text).toBe('[["session"],200]');
});

test("a large log is cut", async () => {
  const { text } = await session.execute("for (let i = 0; i < 1000; i++) console.log('x'.repeat(100)); return 1");
  expect(text.length).toBeLessThan(5000);
  expect(text).toMatch(/… and \d+ characters more/);
});
