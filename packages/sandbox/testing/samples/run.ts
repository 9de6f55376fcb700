import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { docsFile } from "@assessment-api/docs";
import { type RunningSandbox, startSandbox } from "../../src/index.ts";
import { type Story, tellStory } from "./story.ts";

const run = promisify(execFile);

/** Origin and key that the samples name. */
const shown = { origin: "http://127.0.0.1:4010", apiKey: "YOUR_API_KEY" };
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
}

/** The samples of the documentation, as it was built; undefined where it was not. */
export function readSamples(): Sample[] | undefined {
  const file = docsFile("samples.json");
  return file?.type === "application/json" ? JSON.parse(file.text) : undefined;
}

export interface SampleRun {
  /** A folder for programs, with the files that samples of uploads send; gone when the sandbox is closed. */
  readonly folder: string;
  readonly files: Story["files"];
  /** A sample as it can be run: with the sandbox's origin and key, and identifiers of what is there. */
  readonly runnable: (sample: Sample, language: string) => string;
  /** A response as the documentation shows it, the other way round. */
  readonly shownAs: (sample: Sample, response: string) => string;
  /** Puts the sandbox back, so that the next sample finds what it needs. */
  readonly restore: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A sandbox in which every sample succeeds. */
export async function startSamples(): Promise<SampleRun> {
  const sandbox: RunningSandbox = await startSandbox({
    port: 0,
    data: ":memory:",
    logLevel: "silent",
    rateLimit: "off",
    seed: "demo",
    seedValue: "samples",
    apiKey,
  });
  const { url, organizationId } = sandbox;
  const story: Story = await tellStory({ url, apiKey, organizationId });
  await sandbox.snapshot("story");
  const folder = mkdtempSync(join(tmpdir(), "samples-"));
  for (const [name, bytes] of Object.entries(story.files)) writeFileSync(join(folder, name), bytes);
  const pairsFor = ({ operation }: Sample) => [
    ...Object.entries(story.replacementsFor(operation)),
    [shown.origin, url] as const,
    [shown.apiKey, apiKey] as const,
  ];
  return {
    folder,
    files: story.files,
    runnable: (sample, language) =>
      pairsFor(sample).reduce((text, [from, to]) => text.replaceAll(from, to), sample.texts[language] ?? ""),
    shownAs: (sample, response) => pairsFor(sample).reduce((text, [from, to]) => text.replaceAll(to, from), response),
    restore: () => sandbox.restore("story"),
    async close() {
      rmSync(folder, { recursive: true });
      await sandbox.close();
    },
  };
}

/**
 * Samples that only read come first: they need no sandbox of their own. Of these, that of the journal shows the others, and is the first of all.
 * Those of the clock, which moves for all, come last.
 */
export const inOrder = (samples: readonly Sample[]): Sample[] => samples.toSorted((a, b) => rank(a) - rank(b));

function rank({ method, operation }: Sample): number {
  if (operation === "control/listJournal") return 0;
  if (method === "GET") return 1;
  return operation.endsWith("Clock") ? 3 : 2;
}

/** A response as the documentation shows it. */
export interface Shown {
  readonly status: number;
  readonly body?: unknown;
}

/** The response to a sample in curl. @throws Error where its status is not the one that the document calls a success */
export async function respond(run: SampleRun, sample: Sample): Promise<Shown> {
  const { status, body } = await runCurl(run, run.runnable(sample, "curl"));
  if (status !== sample.status) throw new Error(`${sample.operation} got ${status}: ${body}`);
  const text = run.shownAs(sample, body);
  // A recorded session is a program, which differs with what was called before.
  const isShown = text !== "" && sample.operation !== "control/exportSession";
  return { status, ...(isShown && { body: JSON.parse(text) }) };
}

async function runCurl({ folder }: SampleRun, command: string): Promise<{ status: number; body: string }> {
  const measured = command.replace(/^curl /, "curl --silent --show-error --max-time 30 --write-out '\\n%{http_code}' ");
  const { stdout } = await run("sh", ["-c", measured], { cwd: folder });
  const end = stdout.lastIndexOf("\n");
  return { status: Number(stdout.slice(end + 1)), body: stdout.slice(0, end) };
}
