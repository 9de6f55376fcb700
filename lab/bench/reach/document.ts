/** Processes one document in a separate process: `node document.ts FILE FOLDER` writes FOLDER/report.json. */
import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { DocumentError, generateClient, generateServer, generateTypes, loadFile } from "@assessment-api/codegen";
import fastify from "fastify";
import { root } from "../documents.ts";
import type { DocumentReport, Side } from "./report.ts";
import { Recorder, roundTrips } from "./round-trip.ts";

const [file = "", folder = ""] = process.argv.slice(2);
const report: DocumentReport = { reported: 0, refused: {}, seconds: {}, outcomes: [] };

async function timed<Result>(name: Side | "load" | "boot", run: () => Result | Promise<Result>): Promise<Result> {
  const start = process.cpuUsage();
  try {
    return await run();
  } finally {
    const { user, system } = process.cpuUsage(start);
    report.seconds[name] = (user + system) / 1e6;
  }
}

async function attempt<Result>(name: Side | "load", run: () => Result | Promise<Result>): Promise<Result | undefined> {
  try {
    return await timed(name, run);
  } catch (error) {
    const problems = error instanceof DocumentError ? error.problems : [{ pointer: "", problem: String(error) }];
    report.refused[name] = problems.map(({ pointer, problem }) => `${pointer}: ${problem}`);
    return undefined;
  }
}

const tell = () => {
  report.reported++;
};
const document = await attempt("load", () => loadFile(file, { tell }));
if (document) {
  await attempt("types", () => generateTypes(document));
  const client = await attempt("client", () => generateClient(document));
  const server = await attempt("server", () => generateServer(document, { tell, adapter: "fetch", types: !client }));
  const files = { ...client, ...server };
  if (Object.keys(files).length > 0) {
    report.bytes = Object.values(files).reduce((sum, text) => sum + text.length, 0);
    write(files);
    report.errors = compile(Object.keys(files).filter((name) => name.endsWith(".ts")));
    try {
      if (server) await run(client !== undefined);
    } catch (error) {
      report.broken = String((error as Error)?.stack ?? error).slice(0, 600);
    }
  }
}
report.memory = process.resourceUsage().maxRSS / 1024;
// Written to a file, because tested code may also write to stdout.
writeFileSync(join(folder, "report.json"), JSON.stringify(report));
process.exit(0);

function write(files: Record<string, string>): void {
  mkdirSync(join(folder, "node_modules/@assessment-api"), { recursive: true });
  symlinkSync(join(root, "packages/runtime"), join(folder, "node_modules/@assessment-api/runtime"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function compile(files: string[]): string[] {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    target: "ES2024",
    module: "ESNext",
    moduleResolution: "Bundler",
    lib: ["ES2024", "DOM", "DOM.Iterable"],
    types: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const typescript = createRequire(join(root, "packages/v1/package.json")).resolve("typescript/package.json");
  const { stdout } = spawnSync(process.execPath, [join(typescript, "../bin/tsc"), "-p", folder, "--pretty", "false"], {
    encoding: "utf8",
    maxBuffer: 1e8,
    cwd: folder,
  });
  // Ignore errors in the runtime's sources, which lack Node types here.
  return stdout.split("\n").filter((line) => /^[\w.-]+\.ts\(/.test(line));
}

async function run(hasClient: boolean): Promise<void> {
  const load = (name: string) => import(pathToFileURL(join(folder, name)).href);
  const recorder = new Recorder();
  const toErrorBody = (failure: { status: number; message: string; problems: unknown }) => ({
    contentType: "application/json",
    body: { message: failure.message, problems: failure.problems },
  });
  const serve = await timed("boot", async () => {
    const { defineServer } = await load("server.gen.ts");
    return defineServer(toErrorBody)(recorder.handlers, recorder.security, { bodyLimit: 1e8, onError: note });
  });
  const { routes } = await load("routes.gen.ts");
  const runtime = await import(pathToFileURL(join(root, "packages/runtime/src/server/index.ts")).href);
  const app = fastify({ bodyLimit: 1e8 });
  await app.register(runtime.serve(routes, recorder.handlers, recorder.security, { toErrorBody }));
  await app.ready();
  await app.close();
  report.boots = true;
  let lastError: unknown;
  function note(error: unknown) {
    lastError = error;
  }
  const counting = async (request: Request) => {
    lastError = undefined;
    const response: Response = await serve(request);
    if (response.status < 500 || lastError === undefined) return response;
    return new Response(
      `${await response.text()} ${String((lastError as Error)?.message ?? lastError).slice(0, 300)}`,
      {
        status: response.status,
      },
    );
  };
  const client = hasClient ? await createClient(load, counting) : undefined;
  if (!document) return;
  report.outcomes = await roundTrips(
    document,
    counting,
    recorder,
    client,
    new Set(routes.routes.map((route: { operationId: string }) => route.operationId)),
  );
}

async function createClient(
  load: (name: string) => Promise<Record<string, (options: object) => unknown>>,
  fetch: unknown,
) {
  const { createClient } = await load("client.gen.ts");
  const auth = Object.fromEntries(
    Object.keys(document?.components?.securitySchemes ?? {}).map((name) => [name, credentialOf(name)]),
  );
  return createClient?.({ baseUrl: "http://reach.example", fetch, apiKey: "key", token: "key", auth }) as Record<
    string,
    unknown
  >;
}

function credentialOf(name: string): unknown {
  const { type, scheme } = (document?.components?.securitySchemes?.[name] ?? {}) as { type?: string; scheme?: string };
  return type === "http" && scheme?.toLowerCase() === "basic" ? { username: "a", password: "b" } : "key";
}
