import { writeFile } from "node:fs/promises";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { pathProblem } from "@assessment-api/runtime/path-problems";
import { CouldNotRunError } from "../findings/outcome.ts";

export interface Terminal {
  out(text: string): void;
  progress(line: string): void;
  signal?: AbortSignal | undefined;
}

/** The message says how to fix it. */
export class UsageError extends Error {
  override name = "UsageError";
}

export const usage = (message: string): UsageError => new UsageError(`${message}; see --help`);

/** @throws UsageError, also for positional arguments */
export function parseFlags<const Flags extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Flags,
) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [message = ""] = (error as Error).message.split(/\. (?=To specify)/);
    throw usage(message.charAt(0).toLowerCase() + message.slice(1));
  }
}

export function required(flag: string, value: string | undefined): string {
  if (value === undefined || value.trim() === "") throw usage(`${flag} is missing`);
  return value;
}

export function choice<Value extends string>(what: string, value: string, values: readonly Value[]): Value {
  const found = values.find((one) => one === value);
  if (found === undefined) throw usage(`there is no ${what} ${value}; choose from ${values.join(", ")}`);
  return found;
}

export function readSeconds(flag: string, value: string): number {
  const seconds = Number(value);
  if (!(seconds > 0 && seconds <= 3600)) throw usage(`${flag} takes seconds from above 0 to 3600, not ${value}`);
  return seconds;
}

/** Returns a share from 0 to 1. */
export function readMinimum(text: string): number {
  const percent = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || percent > 100) throw usage(`--minimum takes a number from 0 to 100, not ${text}`);
  return percent / 100;
}

export function readUrl(flag: string, value: string, example: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw usage(`${flag} must be an absolute URL such as ${example}, not ${value}`);
  return url;
}

/** Throws a CouldNotRunError if a command cannot use the path of an option. `otherwise` is advice for a missing file. */
export function checkPath(
  option: string,
  path: string | undefined,
  action: "read" | "write",
  kind: "file" | "folder",
  otherwise?: string,
): void {
  const problem = path === undefined ? undefined : pathProblem(path, action, kind);
  if (problem === undefined) return;
  const advice = otherwise !== undefined && /does not exist; check the path$/.test(problem) ? `, or ${otherwise}` : "";
  throw new CouldNotRunError(`${option} ${problem}${advice}`);
}

export async function writeReport(
  text: string,
  output: string | undefined,
  summary: string,
  terminal: Terminal,
): Promise<void> {
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
  terminal.out(`${summary}\nThe report is in ${output}\n`);
}
