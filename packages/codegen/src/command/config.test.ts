import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { library } from "../testing/library.ts";
import { run } from "./run.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "codegen-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Node loads the configuration, so the test needs a process. */
const cli = join(import.meta.dirname, "../cli.ts");
function call(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { cwd: folder, encoding: "utf8" });
  return { code: status, text: (stdout + stderr).trim() };
}

async function callHere(...args: string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  return { code: await run(args, print, print), text: lines.join("\n") };
}

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
const read = (path: string) => readFileSync(join(folder, path), "utf8");

function writeTwo(more = ""): string {
  write("a/openapi.json", JSON.stringify(library));
  write(
    "b/openapi.yaml",
    "openapi: 3.1.0\ninfo: { title: B, version: '1' }\npaths: { /b: { get: { operationId: getB, responses: { 200: { description: Fine } } } } }\n",
  );
  write("b/overlay.yaml", "overlay: 1.0.0\nactions: [{ target: $.paths.*.get, update: { operationId: fetchB } }]");
  const types = join(import.meta.dirname, "../config.ts");
  return write(
    "assessment-api-codegen.config.ts",
    `import { defineConfig } from ${JSON.stringify(types)};
const out = (name: string): string => name + "/generated";
export default defineConfig({
  client: true,
  documents: [
    { document: "a/openapi.json", out: out("a") },
    { document: "b/openapi.yaml", out: out("b"), client: false, server: true, adapter: "fetch", overlays: ["b/overlay.yaml"] },
  ],
  ${more}
});
`,
  );
}

test("a configuration in TypeScript has several documents, each with its own folder and options", () => {
  const config = writeTwo();
  expect(call("--config", config)).toEqual({ code: 0, text: "" });
  expect(readdirSync(join(folder, "a/generated"))).toContain("client.gen.ts");
  expect(readdirSync(join(folder, "a/generated"))).not.toContain("server.gen.ts");
  expect(read("b/generated/server.gen.ts")).toContain("serveFetch");
  expect(read("b/generated/operations.gen.ts")).toContain("fetchB");
  expect(readdirSync(join(folder, "b/generated"))).not.toContain("client.gen.ts");
});

test("the configuration is found by its name", () => {
  writeTwo();
  expect(call()).toEqual({ code: 0, text: "" });
  expect(existsSync(join(folder, "a/generated/client.gen.ts"))).toBe(true);
});

test("--check lists the changes per document and writes nothing", () => {
  const config = writeTwo();
  call("--config", config);
  expect(call("--config", config, "--check")).toEqual({ code: 0, text: "" });
  write("b/overlay.yaml", "overlay: 1.0.0\nactions: [{ target: $.paths.*.get, update: { operationId: other } }]");
  rmSync(join(folder, "a/generated/models.gen.ts"));
  const { code, text } = call("--config", config, "--check");
  expect(code).toBe(1);
  expect(text).toMatch(/a\/generated\/models\.gen\.ts is missing$/m);
  expect(text).toMatch(/b\/generated\/operations\.gen\.ts differs from what the document generates$/m);
  expect(text).not.toMatch(/a\/generated\/schema/);
  expect(read("b/generated/operations.gen.ts")).toContain("fetchB");
});

test("an error in one document does not affect others", () => {
  const config = writeTwo();
  write("a/openapi.json", "{");
  const { code, text } = call("--config", config);
  expect(code).toBe(1);
  expect(text).toMatch(/a\/openapi\.json: is not JSON/);
  expect(existsSync(join(folder, "b/generated/server.gen.ts"))).toBe(true);
});

test.each([
  ["export default { documents: [] };", "exports no list of documents"],
  ["export default { documents: [{ document: 'a' }] };", 'document 1 has no "out"'],
  ["export default { documents: [{ document: 'a', out: 'b', clinet: true }] };", 'document 1 has no "clinet"'],
  [
    "export default { strict: 1, documents: [{ document: 'a', out: 'b' }] };",
    '"strict" of the configuration is a boolean',
  ],
  [
    "export default { documents: [{ document: 'a', out: 'b', adapter: 'koa' }] };",
    '"adapter" of document 1 is fastify or fetch',
  ],
  [
    "export default { documents: [{ document: 'a', out: 'b' }, { document: 'c', out: './b' }] };",
    "two documents share the output folder",
  ],
  ["export default {", "cannot be loaded: "],
])("%j is refused with one line", async (text, message) => {
  const { code, text: line } = await callHere("--config", write("wrong.mjs", text));
  expect(code).toBe(2);
  expect(line).toContain(message);
  expect(line.split("\n")).toHaveLength(1);
});

test.each([
  [["--config", "c.ts", "--out", "x"], "--out belongs in the configuration"],
  [["a.json", "--config", "c.ts"], 'remove "a.json"'],
  [["--config", "nowhere.ts"], "nowhere.ts does not exist"],
  [["a.json", "--out", "x", "--check", "--watch"], "--check writes nothing"],
  [["-", "--out", "x", "--watch"], "standard input is read once"],
])("refuses %j", async (args, message) => {
  const { code, text } = await callHere(...args);
  expect(code).toBe(2);
  expect(text).toContain(message);
});

test("--watch regenerates dependents of an edited file, and continues after an error", async () => {
  const config = writeTwo();
  const child = spawn(process.execPath, [cli, "--config", config, "--watch"], { cwd: folder });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const says = (text: string) => expect.poll(() => output, { timeout: 60_000 }).toContain(text);
  try {
    await says("watching");
    const untouched = join(folder, "a/generated/schema.d.ts");
    const before = statSync(untouched).mtimeMs;
    output = "";
    write("b/overlay.yaml", "overlay: 1.0.0\nactions: [{ target: $.paths.*.get, update: { operationId: edited } }]");
    await says("b/openapi.yaml: ");
    expect(read("b/generated/operations.gen.ts")).toContain("edited");
    expect(output).not.toContain("validators.gen.js");
    expect(output).not.toContain("a/openapi.json");

    output = "";
    write("b/openapi.yaml", "openapi: [");
    await says("is not YAML");
    await says("b/openapi.yaml: not generated");
    expect(output).not.toContain("no changes");
    write("b/openapi.yaml", "openapi: 3.1.0\ninfo: { title: B, version: '1' }\npaths: { /b: { $ref: item.yaml } }\n");
    await says("no such file");
    // The watcher misses some of these rapid edits. The last one must take effect.
    for (let index = 1; index <= 40; index++) {
      write(
        "b/item.yaml",
        `get: { operationId: getB, summary: Edit ${index}, responses: { 200: { description: Fine } } }`,
      );
      for (let turn = 0; turn < 7 * (index % 7); turn++) await setImmediate();
    }
    await expect.poll(() => read("b/generated/schema.d.ts"), { timeout: 60_000 }).toContain("Edit 40");

    output = "";
    write("assessment-api-codegen.config.ts", read("assessment-api-codegen.config.ts").replace('out("b")', 'out("c")'));
    await says("c/generated/server.gen.ts");
    expect(statSync(untouched).mtimeMs).toBe(before);
  } finally {
    child.kill();
  }
});
