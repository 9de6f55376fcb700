import { once } from "node:events";
import { createServer } from "node:http";
import { type Profiler, Session } from "node:inspector/promises";
import type { AddressInfo } from "node:net";
import { join, relative } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startSandbox } from "@assessment-api/sandbox";

const help = `Counts the source files and function calls that one request of the sandbox enters.

Usage: pnpm dev request-path [options]

  --store <store>  sqlite (default) or postgres
  --files          list the files with their calls
  --functions      list the functions with their calls
  --help           show this help

"request" is one POST /v1/candidates on a warmed server, until its response arrives. "delivery" is one
POST /control/assessments/{id}/expire with a webhook endpoint, until the delivery of its event is settled. Counts come from
V8's precise coverage of packages/*/src.

Exit codes: 0 counted, 2 could not run`;

function fail(message: string): never {
  console.error(`request-path: ${message}`);
  process.exit(2);
}

function readOptions() {
  const options = {
    store: { type: "string", default: "sqlite" },
    files: { type: "boolean", default: false },
    functions: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${help}`);
  }
}

const values = readOptions();
if (values.help) {
  console.log(help);
  process.exit(0);
}
if (values.store !== "sqlite" && values.store !== "postgres")
  fail(`--store ${values.store} is unknown: use sqlite or postgres`);

const WARM_UP = 50;
/** Milliseconds after which the journal has written earlier entries. */
const FLUSHED = 1500;
/** Milliseconds after a response: its delivery is settled, but the journal has not written the request yet. */
const SETTLED = 300;

const packages = join(fileURLToPath(import.meta.url), "../../packages/");

/** Calls by function, by file. */
type Path = Map<string, Map<string, number>>;

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });

/** Returns the calls since the previous `take`. */
async function take(): Promise<Path> {
  const path: Path = new Map();
  const { result } = (await session.post("Profiler.takePreciseCoverage")) as Profiler.TakePreciseCoverageReturnType;
  for (const { url, functions } of result) {
    if (!url.startsWith("file:")) continue;
    const file = relative(packages, fileURLToPath(url));
    if (!/^[^./][^/]*\/(src|dist)\//.test(file)) continue;
    for (const { functionName, ranges } of functions) {
      const { count, startOffset } = ranges[0] as Profiler.CoverageRange;
      if (count === 0) continue;
      const known = path.get(file) ?? new Map<string, number>();
      const name = `${functionName || "anonymous"}@${startOffset}`;
      path.set(file, known.set(name, (known.get(name) ?? 0) + count));
    }
  }
  return path;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

function print(name: string, path: Path): void {
  const files = [...path].map(([file, functions]) => ({ file, functions, calls: sum(functions.values()) }));
  console.log(`${name} on ${values.store}: ${files.length} files, ${sum(files.map(({ calls }) => calls))} calls`);
  if (!values.files && !values.functions) return;
  for (const { file, functions, calls } of files.sort((one, other) => other.calls - one.calls)) {
    console.log(`  ${String(calls).padStart(5)}  ${file}`);
    if (!values.functions) continue;
    for (const [called, count] of functions) console.log(`           ${count} ${called}`);
  }
}

const server =
  values.store === "postgres"
    ? await (await import("@assessment-api/sandbox/testing/postgres/server"))
        .startPostgres()
        .catch((error: Error) => fail(`PostgreSQL does not start: ${error.message}`))
    : undefined;
const sandbox = await startSandbox({
  ...(server === undefined ? { data: ":memory:" } : { databaseUrl: server.url }),
  port: 0,
  // The default seed has running tests, whose work would also count.
  seed: "catalogue",
  logLevel: "silent",
  rateLimit: "off",
});
let delivered = () => {};
const receiver = createServer((request, response) => {
  request.resume();
  response.writeHead(204).end(delivered);
});
receiver.listen(0, "127.0.0.1");
await once(receiver, "listening");

async function create(): Promise<string> {
  const response = await fetch(`${sandbox.urls.v1}/candidates`, {
    method: "POST",
    headers: { "x-api-key": sandbox.apiKey ?? "", "content-type": "application/json" },
    body: JSON.stringify({
      email: "maya@example.com",
      firstName: "Maya",
      lastName: "Lindqvist",
      examId: sandbox.usableTestId,
    }),
  });
  if (response.status !== 201) throw new Error(`POST /v1/candidates: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

/** Changes a candidate so that webhook endpoints receive an event. */
async function expire(candidateId: string): Promise<void> {
  const response = await fetch(`${sandbox.urls.control}/assessments/${candidateId}/expire`, { method: "POST" });
  if (response.status !== 200) throw new Error(`the assessment does not expire: ${await response.text()}`);
  await response.arrayBuffer();
}

for (let count = 0; count < WARM_UP; count++) await create();
await delay(FLUSHED);
await take();
await create();
print("request", await take());

const registered = await fetch(`${sandbox.urls.control}/organizations/${sandbox.organizationId}/webhooks`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`,
    apiVersion: "V1",
  }),
});
if (registered.status !== 201) throw new Error(`the webhook is refused: ${await registered.text()}`);
for (let count = 0; count < WARM_UP; count++) await expire(await create());
const candidateId = await create();
await delay(FLUSHED);
await take();
const arrived = new Promise<void>((resolve) => {
  delivered = resolve;
});
await expire(candidateId);
await arrived;
await delay(SETTLED);
print("delivery", await take());

receiver.close();
receiver.closeAllConnections();
await sandbox.close();
await server?.stop();
session.disconnect();
process.exit(0);
