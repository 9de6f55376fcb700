/**
 * `pnpm dev mock-figures [DOCUMENT…]`: measures, for each document, the time from the start of the stateful mock until
 * a list has a created item, the time of a list of 10,000 items, and memory.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { pathProblem } from "@assessment-api/runtime/path-problems";

const [problem] = process.argv
  .slice(2)
  .flatMap((path) => (/^https?:/.test(path) ? [] : (pathProblem(path, "read", "file") ?? [])));
if (problem !== undefined) {
  console.error(`mock-figures: ${problem}`);
  process.exit(2);
}

const cli = fileURLToPath(new URL("../packages/mock/src/cli.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "mock-figures-"));
const json = (schema: object) => ({ "application/json": { schema } });

/** A document with 25 resources of four operations each. */
function hundredOperations(): object {
  const names = Array.from({ length: 25 }, (_, index) => `things${index + 1}`);
  const thing = {
    type: "object",
    required: ["id", "name"],
    properties: { id: { type: "string", readOnly: true }, name: { type: "string" } },
  };
  const parameters = [{ name: "id", in: "path", required: true, schema: { type: "string" } }];
  const limit = { name: "limit", in: "query", schema: { type: "integer", default: 20 } };
  const paths = names.flatMap((name): [string, object][] => [
    [
      `/${name}`,
      {
        get: {
          parameters: [limit],
          responses: { 200: { description: "List", content: json({ type: "array", items: thing }) } },
        },
        post: {
          requestBody: { content: json(thing) },
          responses: { 201: { description: "One", content: json(thing) } },
        },
      },
    ],
    [
      `/${name}/{id}`,
      {
        parameters,
        get: { responses: { 200: { description: "One", content: json(thing) } } },
        delete: { responses: { 204: { description: "Gone" } } },
      },
    ],
  ]);
  return { openapi: "3.1.1", info: { title: "Hundred", version: "1" }, paths: Object.fromEntries(paths) };
}

async function start(...args: string[]): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [cli, "--port", "0", "--quiet", ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  for await (const data of child.stdout ?? []) {
    text += data;
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
    if (url !== undefined && text.includes("Ctrl+C")) return { child, url };
  }
  throw new Error("the mock ended");
}

const megabytes = ({ pid }: ChildProcess) =>
  Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024);

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const file = join(folder, "hundred.json");
writeFileSync(file, JSON.stringify(hundredOperations()));
const starts: number[] = [];
for (let round = 0; round < 3; round++) {
  const began = performance.now();
  const { child, url } = await start("--stateful", file);
  const headers = { "Content-Type": "application/json" };
  await fetch(`${url}/things7`, { method: "POST", headers, body: JSON.stringify({ name: "New" }) });
  const list = JSON.stringify(await (await fetch(`${url}/things7`)).json());
  if (!list.includes("New")) throw new Error(`not in the list: ${list}`);
  starts.push(performance.now() - began);
  child.kill();
}
console.log(`start to the first created thing in a list, 100 operations: median ${Math.round(median(starts))} ms`);

const data = join(folder, "data.json");
const things = Array.from({ length: 10_000 }, (_, index) => ({ id: `t${index}`, name: `Thing ${index}` }));
writeFileSync(data, JSON.stringify({ things1: things }));
const { child, url } = await start("--data", data, file);
for (const path of ["/things1", "/things1?limit=100", "/things1?limit=10000"]) {
  const times: number[] = [];
  for (let round = 0; round < 30; round++) {
    const began = performance.now();
    await (await fetch(url + path)).text();
    times.push(performance.now() - began);
  }
  console.log(`GET ${path} of 10,000 things: median ${median(times).toFixed(1)} ms`);
}
child.kill();

for (const document of process.argv.slice(2))
  for (const options of [[], ["--stateful"]]) {
    const began = performance.now();
    const running = await start(...options, document);
    const ms = Math.round(performance.now() - began);
    const name = `${basename(document)} ${options.join("")}`.trim();
    console.log(`${name}: started in ${ms} ms, ${megabytes(running.child)} MiB`);
    running.child.kill();
  }
rmSync(folder, { recursive: true });
