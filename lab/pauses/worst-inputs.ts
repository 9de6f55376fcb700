import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { zipFile } from "@assessment-api/sandbox/testing/zip-file";
import type { MeasuredSandbox } from "./measured-sandbox.ts";

export interface WorstInput {
  readonly name: string;
  /** Prepares the input, unmeasured. The result sends it and returns the status. */
  prepare(sandbox: MeasuredSandbox): Promise<() => Promise<number>>;
}

interface Call {
  readonly method?: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

const json = (value: unknown): Call => ({ body: JSON.stringify(value) });

async function send({ origin, apiKey }: MeasuredSandbox, path: string, call: Call = {}) {
  const { method = call.body === undefined ? "GET" : "POST", type = "application/json", headers, body } = call;
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      "x-api-key": apiKey,
      "vendor-api-key": apiKey,
      ...(body !== undefined && { "content-type": type }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, text: await response.text() };
}

/** Creates an input without preparation. The request is built once. */
const input = (name: string, path: string, makeCall: () => Call = () => ({})): WorstInput => ({
  name,
  async prepare(sandbox) {
    const call = makeCall();
    return async () => (await send(sandbox, path, call)).status;
  },
});

const KiB = 1024;
const MiB = 1024 * KiB;

/** Repeats a piece up to a number of bytes. */
const fill = (piece: string, bytes: number): string => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));

const times = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));

const candidate = { email: "ada@example.com", firstName: "Ada", lastName: "Lovelace", examId: "tst_none" };

/** Body size in bytes, just below the limit. */
const JSON_BYTES = MiB - KiB;

const bodies: readonly WorstInput[] = [
  input("JSON, long array", "/v1/candidates", () => json({ ...candidate, tags: times(100_000, String) })),
  input("JSON, many unknown fields", "/v1/candidates", () =>
    json({ ...candidate, ...Object.fromEntries(times(50_000, (index) => [`field${index}`, 0])) }),
  ),
  input("JSON, long text", "/v1/candidates", () => json({ ...candidate, firstName: fill("é", JSON_BYTES) })),
  input("JSON, long e-mail address", "/v1/candidates", () =>
    json({ ...candidate, email: `${fill("a.", JSON_BYTES / 2)}@${fill("a.", JSON_BYTES / 2 - KiB)}` }),
  ),
  input("JSON, deep", "/v1/candidates", () => {
    const depth = Math.floor(JSON_BYTES / 2) - 20;
    return { body: `{"tags":${"[".repeat(depth)}${"]".repeat(depth)}}` };
  }),
  input("JSON, small objects with escapes", "/v1/candidates", () => ({
    body: `{"tags":[${fill('{"\\u0061":1},', JSON_BYTES)}{}]}`,
  })),
];

const yaml = (name: string, text: () => string) =>
  input(`YAML, ${name}`, "/v2/tasks/yaml", () => ({ method: "PUT", type: "application/yaml", body: text() }));

/** YAML size in bytes, just below the limit. */
const YAML_BYTES = 256 * KiB - 16;

const files: readonly WorstInput[] = [
  yaml("brackets and commas", () => fill("[,", YAML_BYTES)),
  yaml("deep flow sequences", () => fill("[", YAML_BYTES)),
  yaml("deep block sequences", () => fill("- ", YAML_BYTES)),
  yaml("many keys", () => times(30_000, (index) => `k${index}:`).join("\n")),
  yaml("many aliases", () => `a: &a [1]\nb: [${fill("*a,", YAML_BYTES - 40)}1]`),
  yaml("comments", () => fill("#\n", YAML_BYTES)),
];

const zip = (name: string, makeZip: () => Uint8Array<ArrayBuffer>, path = "/v2/tasks/tsk_go_worker_pool/zip") =>
  input(`ZIP, ${name}`, path, () => ({
    method: "PUT",
    type: "application/zip",
    body: makeZip(),
  }));

/** Creates a package with source files of the maximum size that is read. Its build follows ten seconds later. */
const build = (name: string, path: (index: number) => string, line: string): WorstInput => ({
  name: `ZIP, build of ${name}`,
  async prepare(sandbox) {
    // Random bytes at the end, so that the compression ratio is accepted.
    const content = Buffer.concat([Buffer.from(fill(line, MiB - 8 * KiB)), randomBytes(8 * KiB)]);
    const body = zipFile(times(16, (index) => ({ name: path(index), content })));
    return async () => {
      const sent = { method: "PUT", type: "application/zip", body };
      const { status } = await send(sandbox, "/v2/tasks/tsk_go_worker_pool/zip", sent);
      await send(sandbox, "/control/clock/advance", json({ duration: "PT15S" }));
      return status;
    };
  },
});

const packages: readonly WorstInput[] = [
  zip("as many files as it may have", () =>
    zipFile(times(2000, (index) => ({ name: `${fill("d/", 36)}${index}`, content: "x" }))),
  ),
  zip("as large as it may become", () => {
    // Random bytes, so that the compression ratio is accepted.
    const content = Buffer.alloc(16 * MiB - KiB);
    for (let at = 0; at < content.length; at += 128 * KiB) randomBytes(KiB).copy(content, at);
    return zipFile(times(4, (index) => ({ name: `${index}.bin`, content })));
  }),
  zip("as large as it may be", () =>
    zipFile([{ name: "a.bin", content: Buffer.alloc(16 * MiB - KiB, "abc"), method: 0 }]),
  ),
  ...["[,", "[", "{a: "].map((piece) =>
    zip(
      `as much metadata as it may have, ${piece}`,
      () => zipFile([{ name: "task.yaml", content: fill(piece, 16 * KiB) }]),
      "/v2/tasks/zip",
    ),
  ),
  zip("as much metadata as task definitions", () => zipFile([{ name: "task.yaml", content: fill("[,", YAML_BYTES) }])),
  build("Go files", (index) => `f${index}_test.go`, "func TestA(\n"),
  build(
    "Java files",
    (index) => `F${index}.java`,
    "@Test a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a\n",
  ),
  build("TypeScript files", (index) => `f${index}.ts`, 'test("\\\\\\\\\\\\\\\\\\\\\n'),
];

const urls: readonly WorstInput[] = [
  input("query, long text", `/v1/candidates?query=${fill("a", 15 * KiB)}`),
  input("query, many values", `/v2/candidates?${fill("tags=a&", 15 * KiB)}tags=b`),
  input("query, many names", `/v1/candidates?${times(2000, (index) => `n${index}`).join("&")}`),
  input("query, percent-encoded", `/v1/candidates?query=${fill("%C3%A9", 15 * KiB)}`),
  input("path, long", `/v1/candidates/${fill("a", 15 * KiB)}`),
  input("path, many parts", `/v1${fill("/a", 15 * KiB)}`),
  input("Accept, many ranges", "/v1/exams", () => ({ headers: { accept: fill('a/b;q="1",', 15 * KiB) } })),
  input("Accept, open quotes", "/v1/exams", () => ({ headers: { accept: fill(',"', 15 * KiB) } })),
  input("Content-Type, many parameters", "/v1/candidates", () => ({
    body: "{}",
    type: `application/json${fill(";a=b", 14 * KiB)}`,
  })),
];

/** Invites a candidate to the seeded exam with the most kinds of answers, and starts the exam. */
async function startTest(sandbox: MeasuredSandbox): Promise<{ page: string; play: Play }> {
  const { text } = await send(sandbox, "/v1/exams?count=100");
  const { items } = JSON.parse(text) as { items: { id: string; numberOfTasks: number }[] };
  const [exam] = items.sort((one, other) => other.numberOfTasks - one.numberOfTasks);
  const names = { firstName: fill("𝕎é", 190), lastName: fill("ｗ̈", 190) };
  const created = await send(sandbox, "/v1/candidates", json({ ...candidate, ...names, examId: exam?.id }));
  const { id, examUrl } = JSON.parse(created.text) as { id: string; examUrl: string };
  const play: Play = async (move, body) =>
    send(sandbox, `/control/assessments/${id}/${move}`, body === undefined ? { method: "POST" } : json(body));
  await play("start");
  return { page: new URL(examUrl).pathname, play };
}

type Play = (move: string, body?: unknown) => Promise<{ status: number; text: string }>;

const form = (name: string, makeBody: (fields: readonly string[]) => string): WorstInput => ({
  name: `form, ${name}`,
  async prepare(sandbox) {
    const { page } = await startTest(sandbox);
    const path = `${page}/sections/1`;
    const { text } = await send(sandbox, path);
    const fields = [...text.matchAll(/ name="([^"]+)"/g)].map(([, field = ""]) => field);
    const call = { type: "application/x-www-form-urlencoded", body: makeBody(fields) };
    return async () => (await send(sandbox, path, call)).status;
  },
});

const FORM_BYTES = 2 * MiB - KiB;

const pages: readonly WorstInput[] = [
  form("many fields", () => fill("a=1&", FORM_BYTES)),
  form("many names", () =>
    times(200_000, (index) => `n${index}`)
      .join("&")
      .slice(0, FORM_BYTES),
  ),
  form("long value", ([field]) => `${field}=${fill("%C3%A9", FORM_BYTES - KiB)}`),
  form("open escapes", ([field]) => `${field}=${fill("%", FORM_BYTES - KiB)}`),
  ...["", ".pdf"].map(
    (end): WorstInput => ({
      name: end === "" ? "report, long texts" : "PDF, long texts",
      async prepare(sandbox) {
        const { play } = await startTest(sandbox);
        const { sections } = JSON.parse((await play("answer", { auto: "wrong" })).text) as {
          sections: { answers: { answerId: string; type: string }[] }[];
        };
        const texts = sections
          .flatMap(({ answers }) => answers)
          .filter(({ type }) => !["CHOICE", "CODE_GAPS", "CODE_REVIEW"].includes(type));
        const share = Math.floor(JSON_BYTES / Math.max(1, texts.length)) - 100;
        const answers = texts.map(({ answerId }) => ({ answerId, text: fill("漢字 ﷽ a̐é", share) }));
        await play("answer", { answers });
        await play("submit");
        await send(sandbox, "/control/clock/advance", json({ duration: "PT15S" }));
        await play("score", { share: 0.5 });
        const { reportUrl } = JSON.parse((await play("note", { note: fill("ｗ̈ ", 9000) })).text) as {
          reportUrl: string;
        };
        const path = new URL(reportUrl).pathname;
        return async () => (await send(sandbox, `${path}${end}`)).status;
      },
    }),
  ),
];

const operations: readonly WorstInput[] = [
  input("an organization with its catalogue", "/control/organizations", () => json({ name: "Pauses", seed: "demo" })),
  {
    name: "a large organization, its snapshot, restore, fork, reset and deletion",
    async prepare(sandbox) {
      return async () => {
        const { text } = await send(sandbox, "/control/organizations", json({ name: "Large", seed: "large" }));
        const path = `/control/organizations/${JSON.parse(text).id}`;
        const snapshot = await send(sandbox, `${path}/snapshots`, json({ name: "Large" }));
        const held = `${path}/snapshots/${JSON.parse(snapshot.text).id}`;
        const restored = await send(sandbox, `${held}/restore`, { method: "POST" });
        if (restored.status !== 200) throw new Error(restored.text);
        const forked = await send(sandbox, `${held}/fork`, json({ name: "Fork" }));
        if (forked.status !== 201) throw new Error(forked.text);
        // Empty the organization, because other inputs measure filling one.
        await send(sandbox, `${path}/reset`, json({ seed: "none" }));
        // The cleanup of both runs during and after this request.
        await send(sandbox, `/control/organizations/${JSON.parse(forked.text).id}`, { method: "DELETE" });
        const { status } = await send(sandbox, path, { method: "DELETE" });
        await delay(2000);
        return status;
      };
    },
  },
  {
    name: "advance over 300 invitations",
    async prepare(sandbox) {
      return async () => {
        const { text } = await send(sandbox, "/v1/exams");
        const examId = JSON.parse(text).items[0].id;
        for (let sent = 0; sent < 300; sent++) await send(sandbox, "/v1/candidates", json({ ...candidate, examId }));
        return (await send(sandbox, "/control/clock/advance", json({ duration: "P30D" }))).status;
      };
    },
  },
];

export const worstInputs: readonly WorstInput[] = [...bodies, ...files, ...packages, ...urls, ...pages, ...operations];
