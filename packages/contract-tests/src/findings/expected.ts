import { readFile } from "node:fs/promises";
import { CouldNotRunError, type ProbeReport } from "./outcome.ts";

/**
 * Removes expected failures from the findings. Each line of the file is `[VERSION ]OPERATION TITLE`; empty lines and lines with `#` are ignored.
 * Returns stale lines, whose check did not fail.
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
