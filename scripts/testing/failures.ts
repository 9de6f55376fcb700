/**
 * Failures of one test run. Each Vitest process writes a file into the folder of FAILED_TESTS; the command that started
 * the run prints all at the end.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface Failure {
  /** Test file relative to the repository, or task of turbo. */
  readonly where: string;
  /** Includes the names of suites. */
  readonly name?: string;
  readonly message: string;
}

const MOST_LINES = 6;
const MOST_CHARACTERS = 300;

export const firstLines = (message: string): string =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, MOST_LINES)
    .map((line) => (line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line))
    .join("\n");

export const writeFailures = (folder: string, file: string, failures: readonly Failure[]): void =>
  writeFileSync(join(folder, `${file}.json`), JSON.stringify(failures));

export const readFailures = (folder: string): Failure[] =>
  globSync("*.json", { cwd: folder })
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Failure[]);

export const titleOf = ({ where, name }: Failure): string => (name === undefined ? where : `${where} > ${name}`);

/** Formats the end of the output of a test command; empty without failures. */
export function formatFailures(failures: readonly Failure[]): string {
  if (failures.length === 0) return "";
  const blocks = failures.map((failure) => {
    const lines = firstLines(failure.message).split("\n");
    return [`✗ ${titleOf(failure)}`, ...lines.map((line) => `    ${line}`)].join("\n");
  });
  return `\n${failures.length} failed:\n\n${blocks.join("\n\n")}\n`;
}
