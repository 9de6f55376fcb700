import { writeFile } from "node:fs/promises";
import { type CommandOptions, HELP, readOptions, UsageError } from "./command-options.ts";
import { CouldNotRunError, findingsOf, type ProbeReport } from "./probe/outcome.ts";
import { probe } from "./probe/probe.ts";
import { jsonReport } from "./report/json.ts";
import { junitReport } from "./report/junit.ts";
import { markdownReport } from "./report/md.ts";
import { summaryOf } from "./report/summary.ts";
import { textReport } from "./report/text.ts";
import { loadVersion } from "./versions.ts";

const REPORTS = { text: textReport, json: jsonReport, junit: junitReport, md: markdownReport };

export interface Terminal {
  out(text: string): void;
  /** Takes progress and errors, a line each. */
  progress(line: string): void;
}

/** Runs `assessment-api-contract`. Resolves to the exit code: 0 nothing found, 1 findings, 2 could not run. */
export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(args, env);
    if (options === "help") {
      terminal.out(HELP);
      return 0;
    }
    const document = await loadVersion(options.version);
    const report = await probe({ ...options, document, progress: terminal.progress });
    await deliver(report, options, terminal);
    return findingsOf(report).length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof CouldNotRunError)) throw error;
    terminal.progress(`assessment-api-contract: ${error.message}`);
    return 2;
  }
}

async function deliver(
  report: ProbeReport,
  { report: format, output }: CommandOptions,
  terminal: Terminal,
): Promise<void> {
  const text = REPORTS[format](report);
  if (output === undefined) {
    terminal.out(text);
    return;
  }
  try {
    await writeFile(output, text);
  } catch (error) {
    throw new CouldNotRunError(`the report cannot be written to ${output}: ${(error as Error).message}`, {
      cause: error,
    });
  }
  terminal.out(`${summaryOf(report)}\nThe report is in ${output}\n`);
}
