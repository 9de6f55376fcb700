import { readFile } from "node:fs/promises";
import { CouldNotRunError, type ProbeReport } from "./outcome.ts";

/**
 * Takes the checks that a file names out of the findings: each line is an operation, a space and the title of a check, with a version and a
 * space before it where it holds for that one only; empty lines and those that begin with `#` say nothing. Gives the lines that are stale,
 * since nothing of the kind failed.
 */
export async function applyExpected(reports: readonly ProbeReport[], file: string): Promise<string[]> {
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
  for (const { document, outcomes } of reports) {
    for (const outcome of outcomes.filter(({ result }) => result === "failed")) {
      const line = `${outcome.operation} ${outcome.title}`;
      const named = [line, `${document.name} ${line}`].filter((one) => lines.has(one));
      for (const one of named) used.add(one);
      if (named.length > 0)
        Object.assign(outcome, { result: "skipped", findings: [], reason: `expected to fail, as ${file} says` });
    }
  }
  return [...lines].filter((line) => !used.has(line));
}
