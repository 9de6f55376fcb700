/**
 * `pnpm start`: runs the sandbox and the mock until a signal arrives or one of them fails. Usage: node scripts/start.ts
 * [--mock-port <number>] [options of the sandbox's `serve`]
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { whenNpxEnds } from "./npx.ts";
import { freePort } from "./release/free-port.ts";

const packages = join(import.meta.dirname, "../packages");
const running = new Set<ChildProcess>();
let stopping = false;

/** Ends all processes; the first reported exit code counts. */
function stop(code: number): void {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of running) child.kill("SIGTERM");
}

function run(name: string, args: readonly string[], output: "inherit" | "pipe"): ChildProcess {
  const child = spawn(process.execPath, [join(packages, name, "src/cli.ts"), ...args], {
    stdio: ["ignore", output, output],
  });
  running.add(child);
  child.once("exit", (code) => {
    running.delete(child);
    stop(code ?? 1);
  });
  return child;
}

const { tokens } = parseArgs({ strict: false, tokens: true, options: { "mock-port": { type: "string" } } });
const ours = tokens.findLast((token) => token.kind === "option" && token.name === "mock-port");
const wanted = ours?.kind === "option" ? String(ours.value ?? "") : "4020";
// The sandbox needs the mock's URL at its start, so the mock's port is chosen first.
const mockPort = wanted === "0" ? String(await freePort()) : wanted;
const mockUrl = `http://127.0.0.1:${mockPort}`;
const given = process.argv.slice(2);
const options = ours === undefined ? given : given.filter((_, index) => index !== ours.index && !isValue(index));

function isValue(index: number): boolean {
  return ours?.kind === "option" && ours.value !== undefined && !ours.inlineValue && index === ours.index + 1;
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(0));
whenNpxEnds(() => stop(0));

const sandbox = run(
  "sandbox",
  ["serve", ...(URL.canParse(mockUrl) ? ["--mock-url", mockUrl] : []), ...options],
  "inherit",
);
if (options.includes("--help") || options.includes("-h")) {
  await once(sandbox, "exit");
  console.log("\nMock:\n  --mock-port <number>  port of the mock (default: 4020)");
} else {
  const mock = run("mock", ["--quiet", "--port", mockPort], "pipe");
  mock.stderr?.on("data", (text) => process.stderr.write(String(text).replaceAll("--port", "--mock-port")));
  mock.stdout?.once("data", (screen) => {
    const [address] = /http:\/\/[^/\s]+/.exec(String(screen)) ?? [];
    console.log(`The mock, which responds from examples: ${address}/`);
  });
}
