import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isObject, type Operation } from "@assessment-api/contract-tests/internal";
import type { RunningProxy } from "./proxy.ts";
import type { Service } from "./services.ts";

/** Result of a tool's run on a service. */
export interface Run {
  /** One line per operation and kind of problem; starts with method and path. */
  problems: Set<string>;
  requests: number;
  seconds: number;
}

/**
 * Returns whether a problem may result from a fault: it concerns the operation of the fault, or one above or below it,
 * because later requests depend on every response.
 */
export function comesOf(problem: string, path: string): boolean {
  const [, named = ""] = problem.split(" ");
  if (!named.startsWith("/")) return true;
  const [one, other] = [path, named].map((text) => text.replace(/\/$/, "")) as [string, string];
  const isBelow = (inner: string, outer: string) => outer !== "" && inner.startsWith(`${outer}/`);
  return one === other || isBelow(one, other) || isBelow(other, one);
}

interface Target {
  service: Service;
  operations: readonly Operation[];
  proxy: RunningProxy;
  document: string;
  folder: string;
}

/** Timeout in milliseconds. */
const LONGEST = 1_800_000;

const CLI = join(import.meta.dirname, "../../../packages/contract-tests/src/cli.ts");

export async function runOurs({ service, operations, proxy, document, folder }: Target): Promise<Run> {
  const report = join(folder, "ours.json");
  rmSync(report, { force: true });
  const keys = Object.entries(service.credentials ?? {}).map(([name, value]) => `--credential=${name}=${value}`);
  const base = `http://127.0.0.1:${proxy.port}${service.base}`;
  const args = [
    CLI,
    "--document",
    document,
    "--base-url",
    base,
    "--write",
    "--report",
    "json",
    "--output",
    report,
    "--timeout",
    "10",
    ...keys,
  ];
  const started = performance.now();
  const said = await ended(process.execPath, args, folder);
  const seconds = (performance.now() - started) / 1000;
  const problems = new Set<string>();
  const named = (id: string): string => {
    const found = operations.find((one) => one.id === id);
    return found ? `${found.method} ${found.path}` : id;
  };
  if (existsSync(report)) {
    const { findings } = JSON.parse(readFileSync(report, "utf8")) as {
      findings: { operation: string; check: string; message: string; request?: string }[];
    };
    for (const { operation, check, message, request } of findings)
      problems.add(
        `${named(operation)} ${check} ${withoutValues(message)}${check === "status" ? queryOf(request) : ""}`,
      );
  } else problems.add(`could not run: ${withoutValues(said)}`);
  return { problems, requests: proxy.count(), seconds };
}

/**
 * Runs schemathesis once with `examples` examples per operation, in the phases that this number controls, so that it
 * reaches all operations. Uses a new folder, because it repeats earlier failures first.
 */
export async function runSchemathesis(
  { service, proxy, document }: Target,
  program: string,
  examples: number,
): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), "schemathesis-"));
  const report = join(folder, "report.ndjson");
  const headers = Object.values(service.credentials ?? {}).flatMap((value) => ["-H", `Authorization: ${value}`]);
  const base = `http://127.0.0.1:${proxy.port}${service.base}`;
  const args = [
    "run",
    document,
    "--url",
    base,
    "--max-examples",
    String(examples),
    "--phases",
    "examples,fuzzing,stateful",
    "--checks",
    "all",
    "--seed",
    "1",
    "--generation-deterministic",
    "--continue-on-failure",
    "--no-color",
    "--request-timeout",
    "10",
    "--report-ndjson-path",
    report,
    ...headers,
  ];
  const started = performance.now();
  await ended(program, args, folder);
  const seconds = (performance.now() - started) / 1000;
  const problems = existsSync(report)
    ? problemsOfSchemathesis(readFileSync(report, "utf8"))
    : new Set<string>(["no report"]);
  rmSync(folder, { recursive: true, force: true });
  return { problems, requests: proxy.count(), seconds };
}

interface SchemathesisEvent {
  ScenarioFinished?: {
    recorder: { checks?: Record<string, { failure_info?: { failure: SchemathesisFailure } }[]> };
  };
  NonFatalError?: { label: string; value: unknown };
}

interface SchemathesisFailure {
  operation: string;
  title: string;
  message: string;
}

/** Returns the problems of a schemathesis report, by operation, kind and message like ours. */
export function problemsOfSchemathesis(report: string): Set<string> {
  const problems = new Set<string>();
  for (const line of report.split("\n").filter((one) => one !== "")) {
    const { ScenarioFinished, NonFatalError } = JSON.parse(line) as SchemathesisEvent;
    for (const { failure_info } of Object.values(ScenarioFinished?.recorder.checks ?? {}).flat()) {
      if (!failure_info) continue;
      const { operation, title, message } = failure_info.failure;
      problems.add(`${operation} ${title} ${withoutValues(message)}`);
    }
    if (NonFatalError) problems.add(`${NonFatalError.label} ${withoutValues(JSON.stringify(NonFatalError.value))}`);
  }
  return problems;
}

/**
 * Returns the query parameter names of a request such as `GET http://…?limit=0`, because each wrongly accepted
 * parameter is a separate problem.
 */
function queryOf(request = ""): string {
  const [, url = ""] = request.split(" ");
  const names = URL.canParse(url) ? [...new URL(url).searchParams.keys()] : [];
  return names.length > 0 ? ` to ${names.join(" and ")}` : "";
}

/** Removes numbers, ids, quotations and URLs, which differ between runs. */
const withoutValues = (message: string): string =>
  message
    .replace(/"[^"]*"|'[^']*'|https?:\S+/g, "…")
    .replace(/(?<!expected |got |or |status |Received: )\b[\w-]*\d[\w-]*/g, "…")
    .replace(/\s+/g, " ")
    .slice(0, 120);

function ended(program: string, args: string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-500);
    });
    const last = setTimeout(() => child.kill("SIGKILL"), LONGEST);
    child.on("close", () => {
      clearTimeout(last);
      resolve(said.trim().split("\n").at(-1) ?? "");
    });
  });
}

/**
 * Writes the document of a running service to a file. Replaces references to other documents by schemas that accept
 * anything.
 */
export async function saveDocument({ document }: Service, port: number, folder: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${document}`);
  const file = join(folder, "openapi.json");
  const leavesIt = (value: unknown): boolean =>
    isObject(value) && typeof value.$ref === "string" && value.$ref[0] !== "#";
  const whole = JSON.stringify(await response.json(), (_, value: unknown) => (leavesIt(value) ? {} : value));
  writeFileSync(file, whole);
  return file;
}
