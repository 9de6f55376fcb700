/** Tests the page for ts-rest and Hono: each client before and after calls each server before and after. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { afterAll, expect, test } from "vitest";
import { bundle, load } from "../bundle.ts";
import { root } from "../documents.ts";

const folder = mkdtempSync(join(tmpdir(), "assessment-api-code-first-"));
afterAll(() => rmSync(folder, { recursive: true }));

const installed = join(root, "lab/bench/node_modules");
const page = readFileSync(join(root, "docs/migration-code-first.md"), "utf8");

/** Returns the programs below the headings of this name. The text before a program names its file. */
function programs(heading: string): Record<string, string> {
  const sections = page.split(/\n#{2,3} /).filter((section) => section.startsWith(`${heading}\n`));
  const found = sections.flatMap((section) =>
    [...section.matchAll(/`([\w-]+\.ts)`(?:(?!```).)*?```ts\n(.*?)```/gs)].map(([, name = "", code = ""]) => [
      name,
      code,
    ]),
  );
  return Object.fromEntries(found);
}

function write(to: string, files: Record<string, string>): void {
  mkdirSync(to, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(to, name), text);
}

function run(cwd: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: "" });
}

/** Installs what the programs import, and the compiler's options. */
function install(to: string, zod: string): void {
  mkdirSync(join(to, "node_modules/@assessment-api"), { recursive: true });
  symlinkSync(join(root, "packages/runtime"), join(to, "node_modules/@assessment-api/runtime"));
  for (const name of ["@anatine", "@hono", "@ts-rest", "@types", "hono"])
    symlinkSync(join(installed, name), join(to, "node_modules", name));
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    target: "esnext",
    module: "preserve",
    types: ["node"],
    paths: { zod: [zod] },
  };
  write(to, { "package.json": '{ "type": "module" }', "tsconfig.json": JSON.stringify({ compilerOptions }) });
}

/** Copies a request of @hono/node-server, whose class ts-rest does not take. */
async function platformRequest(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  const body = method === "GET" ? null : await request.arrayBuffer();
  return new Request(url, { method, headers, body });
}

type Serve = (request: Request) => Promise<Response>;
type Run = (baseUrl: string, token: string) => Promise<unknown>;

const book = { title: "Persuasion", year: 1817 };
const withToken = [
  [201, book],
  [400, { message: "Validation error" }],
  [200, [{ title: "Emma", year: 1815 }]],
  [404, { message: "No such book" }],
];
const withoutToken = Array.from({ length: 4 }, () => [401, { message: "The credential is missing or not valid" }]);

test.each([
  ["ts-rest", "zod-3"],
  ["Hono", "zod"],
])("clients and servers before and after %s understand each other", async (name, zod) => {
  const [before, after] = [join(folder, name), join(folder, name, "after")];
  install(before, join(installed, zod));
  write(before, programs(name));
  write(after, programs("Both"));
  const alias = { zod: join(installed, zod) };
  run(before, await bundle(join(before, "export.ts"), alias));
  copyFileSync(join(before, "openapi.json"), join(after, "openapi.json"));
  const [, options = ""] = /pnpm codegen (.*)/.exec(page) ?? [];
  run(after, join(root, "packages/codegen/src/cli.ts"), ...options.split(" "));
  run(before, join(installed, "typescript/bin/tsc"), "-p", ".");

  for (const server of [before, after])
    for (const client of [before, after]) {
      const { serve: fetch } = await load<{ serve: Serve }>(join(server, "server.ts"), alias);
      const { run } = await load<{ run: Run }>(join(client, "client.ts"), alias);
      const listening = serve({
        fetch: async (request) => fetch(await platformRequest(request)),
        hostname: "127.0.0.1",
        port: 0,
        overrideGlobalObjects: false,
      });
      await once(listening, "listening");
      const { port } = listening.address() as { port: number };
      try {
        expect(await run(`http://127.0.0.1:${port}`, "secret")).toEqual(withToken);
        expect(await run(`http://127.0.0.1:${port}`, "wrong")).toEqual(withoutToken);
      } finally {
        listening.close();
      }
    }
});
