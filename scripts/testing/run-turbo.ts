/** Runs tasks of turbo and returns the failed tests by name. */
import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../documents.ts";
import { type Failure, formatFailures, readFailures } from "./failures.ts";

/** Fields in use of turbo's run summary (`turbo run --summarize`). */
interface Summary {
  tasks: { taskId: string; hash: string; logFile: string; execution?: { exitCode: number | null } }[];
}

const LAST_LINES = 6;

const lastLines = (text: string): string =>
  stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(-LAST_LINES)
    .join("\n");

/** Returns failed tasks without a failed test, with the end of their logs. */
function otherFailures(summaryFile: string, folder: string): Failure[] {
  const { tasks }: Summary = JSON.parse(readFileSync(summaryFile, "utf8"));
  const explained = readdirSync(folder);
  return tasks
    .filter(({ execution, hash }) => execution?.exitCode && !explained.some((file) => file.startsWith(hash)))
    .map(({ taskId, logFile }) => ({ where: taskId, message: lastLines(readFileSync(join(root, logFile), "utf8")) }));
}

const findSummaries = (): string[] => globSync(join(root, ".turbo/runs/*.json"));

export interface TurboRun {
  readonly status: number;
  readonly failures: readonly Failure[];
}

/**
 * Runs `turbo run` with these arguments. Prints its output, then the failures. A failed task does not stop independent
 * tasks.
 */
export function runTurbo(args: readonly string[]): TurboRun {
  const folder = mkdtempSync(join(tmpdir(), "failed-tests-"));
  // Turbo names the new summary in its output and never removes old ones.
  for (const file of findSummaries()) rmSync(file);
  try {
    const { status } = spawnSync("turbo", ["run", ...args, "--continue=dependencies-successful", "--summarize"], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, FAILED_TESTS: folder },
    });
    const [summary] = findSummaries();
    const others = summary === undefined ? [] : otherFailures(summary, folder);
    const failures = [...readFailures(folder), ...others];
    process.stderr.write(formatFailures(failures));
    return { status: status ?? 1, failures };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const everyTest: readonly string[] = [
  "test",
  "--filter=!@assessment-api/bench",
  "--filter=!@assessment-api/lab",
];
