import type { SessionTarget } from "@assessment-api/control";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../../../testing/sandbox.ts";
import { runners, runTarget } from "../../../../testing/sessions/targets.ts";
import { startWrongServer } from "../../../../testing/sessions/wrong-server.ts";
import { connectSandbox } from "../../../process/worlds/connect-sandbox.ts";
import { recordSession } from "../record.ts";
import { emit } from "./index.ts";

let sandbox: TestSandbox;
let server: Awaited<ReturnType<typeof startWrongServer>>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startWrongServer(sandbox.origin);
});
afterAll(async () => {
  server.close();
  await sandbox.close();
});

/** Delimiters and expression syntax of all target languages. */
const pieces = [
  ...['"', "'", "`", "\\", '"""', "'''", "*/", "//", "#", "\n", "\r\n", "\r", "\t", "\0", "\u2028", "\u2029", "\u0085"],
  ...[
    "\uFEFF",
    "\u202E",
    "\u200B",
    "\x7F",
    "\b",
    "{}",
    "{x}",
    "{{x}}",
    "%s",
    "%(x)s",
    "\\u0041",
    "\\N{DIGIT ONE}",
    "é",
    "😀",
    "\uFFFE",
  ],
  ...[
    "__proto__",
    "constructor",
    "yes",
    "null",
    "1e400",
    "2026-01-01",
    "0x10",
    "- a",
    "a: b",
    "&a",
    "*a",
    "!!js",
    "<<",
    "\0organization\0",
  ],
];
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: an expression of a template
const expressions = [
  "${process.exit(7)}",
  "$steps.createWorld.outputs.apiKey",
  "{$inputs.x}",
  "$faker.number.integer()",
  "$file(/etc/passwd)",
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above
const texts = (of: readonly string[]) =>
  fc.array(fc.constantFrom(...of), { minLength: 1, maxLength: 4 }).map((some) => some.join(""));
const seed = Number(process.env.SESSION_SEED ?? 1);
const sample = (of: readonly string[]): string[] => [
  ...[...Array(Math.ceil(of.length / 3)).keys()].map((index) => of.slice(index * 3, index * 3 + 3).join("")),
  ...fc.sample(texts(of), { seed, numRuns: Number(process.env.SESSION_RUNS ?? 5) }),
];

const jsons = (text: string): string[] => [
  JSON.stringify({ note: text, firstName: "" }),
  JSON.stringify({ [text]: [text, { a: text }] }),
];
const raw = (text: string): string[] => [`{"note": ${text}`, text];
const odd = [
  ...[
    '{"a":1e400}',
    '{"a":-0}',
    '{"a":1.0}',
    '{"a":12345678901234567890}',
    '{"__proto__":{"a":1}}',
    '{"a":1,"a":2}',
    '{"a":1e-7}',
  ],
  ...[
    '{"a":"\\ud800"}',
    '{"a":"\\udc00\\ud800"}',
    '{"a":"\\/\\u0041"}',
    "null",
    "[]",
    '"a"',
    "1",
    "true",
    '\uFEFF{"a":1}',
    '{"a":\r\n1}\r\n',
  ],
];

async function record(bodies: readonly string[], paths: readonly string[]) {
  await using world = await connectSandbox({ url: server.url }).world();
  const first = await world.request("GET", "/v1/exams");
  server.seen.length = 0;
  for (const text of bodies) await world.request("POST", "/v1/candidates", { text, contentType: "application/json" });
  for (const text of paths) {
    await world.request("GET", `/v1/candidates/${encodeURIComponent(text)}`);
    await world.request("GET", `/v1/candidates?query=${encodeURIComponent(text)}`);
  }
  const received = sent();
  const from = first.headers.get("x-request-id") ?? "";
  return { received, session: await recordSession(sandbox.world, world.organizationId, { from }) };
}

const sent = () => server.seen.filter(([, url]) => url?.startsWith("/v1/candidates"));

describe.each(Object.entries(runners))("a test for %s", (name, { isThere }) => {
  const target = name as SessionTarget;
  // Arazzo supports only JSON literals.
  const bodies = (all: readonly string[]) =>
    target === "arazzo" ? all.flatMap(jsons) : [...all.flatMap(jsons), ...all.flatMap(raw), ...odd];

  test.skipIf(!isThere())("sends the bytes that were recorded", async () => {
    const all = target === "arazzo" ? sample(pieces) : sample([...pieces, ...expressions]);
    const { session, received } = await record(
      bodies(all),
      target === "arazzo" ? all.filter((one) => !/['()*!]/.test(one)) : all,
    );
    const content = emit(session, target, server.url);
    // Workflows omit escapes in paths and NUL in queries.
    const expected = received.filter(([, url]) => target !== "arazzo" || !/^\/v1\/candidates\/.*%|%00/.test(url ?? ""));
    server.seen.length = 0;
    const { isGreen, output } = await runTarget(target, content, server.url);
    if (!isGreen) expect(sent().length, output).toBe(expected.length);
    expect(sent()).toEqual(expected);
    expect(isGreen, output).toBe(true);
  });
});

test.each(expressions)("Arazzo refuses %s", async (text) => {
  for (const body of jsons(text)) {
    const { session } = await record([body], []);
    expect(() => emit(session, "arazzo", server.url)).toThrow(/dollar sign/);
  }
});
