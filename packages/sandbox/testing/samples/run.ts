import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient, unwrap } from "@assessment-api/control";
import { docsFile } from "@assessment-api/docs";
import { type RunningSandbox, startSandbox } from "../../src/index.ts";
import { type SampleFiles, sampleFiles } from "./files.ts";

const run = promisify(execFile);

/** Origin and key that the samples name, and the fault, of which the demo data has none. */
const shown = { origin: "http://127.0.0.1:4010", apiKey: "YOUR_API_KEY", fault: "flt_5Gy1Wm8C" };
const apiKey = "samples-0123456789-abcdefghijklm";

/** The samples of an operation. */
export interface Sample {
  /** `v2/getAssessment` */
  readonly operation: string;
  readonly method: string;
  /** Text by language: curl, TypeScript, Python, Java, Go. */
  readonly texts: Readonly<Record<string, string>>;
  /** Status that the document calls a success. */
  readonly status: number;
  /** Status that the documentation tells of a second run, where that is another. */
  readonly again?: number;
  /** A number in the body that each run makes anew. */
  readonly fresh?: string;
  /** Operations whose samples run before. */
  readonly after: readonly string[];
}

/** The samples of the documentation, as it was built; undefined where it was not. */
export function readSamples(): Sample[] | undefined {
  const file = docsFile("samples.json");
  return file?.type === "application/json" ? JSON.parse(file.text) : undefined;
}

export interface SampleRun {
  /** A folder for programs, with the files that samples of uploads send; gone when the sandbox is closed. */
  readonly folder: string;
  readonly files: SampleFiles;
  /** A sample as it can be run: with the sandbox's origin, key and fault, and nothing else changed. */
  readonly runnable: (sample: Sample, language: string) => string;
  /** A response as the documentation shows it, the other way round. */
  readonly shownAs: (response: string) => string;
  /** Tries each sample, those that only read together and others one after the other, on the demo data and after those that it asks for. */
  readonly each: (samples: readonly Sample[], tried: (sample: Sample) => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A sandbox with the demo data, as `pnpm start` has it. */
export async function startSamples(): Promise<SampleRun> {
  const sandbox: RunningSandbox = await startSandbox({
    port: 0,
    data: ":memory:",
    logLevel: "silent",
    rateLimit: "off",
    apiKey,
  });
  const { url, urls, organizationId } = sandbox;
  const control = createClient({ baseUrl: urls.control });
  // Work that is due is done, so that responses do not differ with how long something took.
  await unwrap(control.POST("/clock/freeze", { body: {} }));
  const files = await sampleFiles(control, organizationId);
  const at = { params: { path: { id: organizationId } } };
  const order = { ...at, body: { operation: "getExam", delayInMs: 1 } };
  const fault = await unwrap(control.POST("/organizations/{id}/faults", order));
  await sandbox.snapshot("demo data");
  const folder = mkdtempSync(join(tmpdir(), "samples-"));
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  const pairs = [
    [shown.origin, url],
    [shown.apiKey, apiKey],
    [shown.fault, fault.id],
  ] as const;
  const started: SampleRun = {
    folder,
    files,
    runnable: (sample, language) =>
      pairs.reduce((text, [from, to]) => text.replaceAll(from, to), sample.texts[language] ?? ""),
    shownAs: (response) => pairs.reduce((text, [from, to]) => text.replaceAll(to, from), response),
    async each(samples, tried) {
      const all = samples.toSorted((a, b) => rank(a) - rank(b));
      const [first, ...reading] = all.filter(({ method }) => method === "GET");
      if (first) await tried(first);
      await Promise.all(reading.map(tried));
      for (const sample of all.filter(({ method }) => method !== "GET")) {
        for (const before of sample.after) {
          const needed = samples.find(({ operation }) => operation === before);
          if (needed) await respond(started, needed);
        }
        await tried(sample);
        if (sample.operation !== LAST) await sandbox.restore("demo data");
      }
    },
    async close() {
      rmSync(folder, { recursive: true });
      await sandbox.close();
    },
  };
  return started;
}

/** Nothing is left after it. */
const LAST = "control/deleteOrganization";

/**
 * Samples that only read come first: they need no sandbox of their own. Of these, that of the journal shows the others, and is the first of all.
 * Those whose effects no restore takes back come last: of the clock, which moves for all, and of a snapshot.
 */
function rank({ method, operation }: Sample): number {
  if (operation === "control/listJournal") return 0;
  if (method === "GET") return 1;
  if (operation === LAST) return 4;
  return operation.endsWith("Clock") || operation === "control/deleteSnapshot" ? 3 : 2;
}

/** A response as the documentation shows it. */
export interface Shown {
  readonly status: number;
  readonly body?: unknown;
}

/** A time, as curl's samples make a number with it. */
const NANOSECONDS = /\b\d{19}\b/g;

/** The response to a sample in curl. */
export async function respond(run: SampleRun, sample: Sample): Promise<Shown> {
  const { status, body } = await runCurl(run, run.runnable(sample, "curl"));
  const text = run.shownAs(sample.fresh === undefined ? body : body.replace(NANOSECONDS, sample.fresh));
  // A recorded session is a program, which differs with what was called before.
  const isShown = text !== "" && sample.operation !== "control/exportSession";
  return { status, ...(isShown && { body: JSON.parse(text) }) };
}

/** An operation's sample, as the documentation has it. */
export interface Told extends Shown {
  /** Response to a second run, where its status is another. */
  readonly again?: { readonly status: number; readonly message: string };
}

/**
 * The responses to a sample in curl that is run twice.
 * @throws Error where the first has not the status that the document calls a success, or the second is refused without need
 */
export async function respondTwice(run: SampleRun, sample: Sample): Promise<Told> {
  const first = await respond(run, sample);
  if (first.status !== sample.status)
    throw new Error(`${sample.operation} got ${first.status}: ${JSON.stringify(first.body)}`);
  const again = await respond(run, sample);
  if (again.status === first.status) return first;
  if (again.status !== refusedAgain(sample))
    throw new Error(`${sample.operation} got ${again.status} the second time: ${JSON.stringify(again.body)}`);
  const { details, message = details } = again.body as { details?: string; message?: string };
  return { ...first, again: { status: again.status, message: message ?? "" } };
}

/** A deleted thing is gone, and a move that was made cannot be made again. A file brings its name along. Nothing else may be refused. */
function refusedAgain({ operation, method, status }: Sample): number | undefined {
  if (operation === "control/importSnapshot") return 400;
  if (method === "DELETE") return 404;
  return method === "POST" && status !== 201 ? 409 : undefined;
}

async function runCurl({ folder }: SampleRun, command: string): Promise<{ status: number; body: string }> {
  const measured = command.replace(/^curl /, "curl --silent --show-error --max-time 30 --write-out '\\n%{http_code}' ");
  const { stdout } = await run("sh", ["-c", measured], { cwd: folder });
  const end = stdout.lastIndexOf("\n");
  return { status: Number(stdout.slice(end + 1)), body: stdout.slice(0, end) };
}
