import { readFile } from "node:fs/promises";
import { CouldNotRunError, type ProbeReport } from "./outcome.ts";

const lineOf = ({ operation, title }: { operation: string; title: string }): string => `${operation} ${title}`;

/**
 * Takes the checks that a file names out of the findings: each line is an operation, a space and the title of a check; empty lines and those
 * that begin with `#` say nothing. Gives the lines that are stale, since nothing of the kind failed.
 */
export async function applyExpected(report: ProbeReport, file: string): Promise<string[]> {
  const text = await readFile(file, "utf8").catch((error: Error) => {
    throw new CouldNotRunError(`--expected ${file}: ${error.message}`, { cause: error });
  });
  const lines = new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "" && !line.startsWith("#")),
  );
  const used = new Set<string>();
  for (const outcome of report.outcomes) {
    const line = lineOf(outcome);
    if (outcome.result !== "failed" || !lines.has(line)) continue;
    used.add(line);
    Object.assign(outcome, { result: "skipped", findings: [], reason: `expected to fail, as ${file} says` });
  }
  return [...lines].filter((line) => !used.has(line));
}
