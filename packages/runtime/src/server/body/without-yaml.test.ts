import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const home = join(import.meta.dirname, "../../..");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "without-yaml-"));
  cpSync(join(home, "src"), join(folder, "src"), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(home, "node_modules/fastify"), join(folder, "node_modules/fastify"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(kind: "json" | "yaml", program: string): Promise<string> {
  const head = `
    import fastify from "fastify";
    import { serve } from "./src/server/index.ts";
    import { serveFetch } from "./src/server/fetch/index.ts";
    const type = "application/${kind}";
    const body = { required: true, content: { [type]: { kind: "${kind}" } } };
    const route = { operationId: "send", method: "POST", path: "/", parameters: [], security: [], body };
    const table = { routes: [{ ...route, responses: { 204: { content: {}, headers: {} } } }], securitySchemes: {} };
    const handlers = { send: () => ({ status: 204 }) };`;
  const args = ["--input-type=module-typescript", "--eval", head + program];
  return (await promisify(execFile)(process.execPath, args, { cwd: folder })).stdout.trim();
}

const onFastify = `
  const app = fastify();
  app.register(serve(table, handlers, {}, { toErrorBody: () => ({}) }));
  console.log(await app.ready().then(() => "ready", (error) => error.message));`;
const onFetch = `
  const errors = [];
  const options = { toErrorBody: () => ({}), onError: (error) => errors.push(error.message) };
  const server = serveFetch(table, handlers, {}, options);
  const request = new Request("http://localhost/", { method: "POST", headers: { "content-type": type }, body: "1" });
  console.log((await server(request)).status, ...errors);`;

const advice = "This server reads or writes YAML and needs the package yaml: npm install yaml";

test("starts on Fastify only if no operation has YAML", async () => {
  expect(await run("json", onFastify)).toBe("ready");
  expect(await run("yaml", onFastify)).toBe(advice);
});

test("responds with 500 as a function from Request to Response, and reports the reason", async () => {
  expect(await run("json", onFetch)).toBe("204");
  expect(await run("yaml", onFetch)).toBe(`500 ${advice}`);
});
