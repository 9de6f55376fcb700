import type { AnswerValue } from "../../domain/answers.ts";
import type { Build, Choice, Gap, TaskContent, TestResults } from "../../domain/tasks.ts";

/** A task that a new organization finds, under an identifier that people can remember. */
export interface CatalogueTask extends TaskContent {
  readonly id: string;
  /** Waits to be published, or for its source code. */
  readonly unpublished?: true;
  /** Answers of the demonstration's candidates where an assessor judges. */
  readonly samples?: { readonly strong: AnswerValue; readonly weak: AnswerValue };
}

/** The text of a template, as it is written, without the indentation of the source code around it. */
export function text({ raw }: TemplateStringsArray): string {
  const lines = raw.join("").replace(/^\n/, "").trimEnd().split("\n");
  const indentation = Math.min(...lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indentation)).join("\n");
}

export const right = (choice: string): Choice => ({ text: choice, correct: true });
export const wrong = (choice: string): Choice => ({ text: choice, correct: false });

/** @param accepted the first one is the usual one */
export const gap = (name: string, ...accepted: readonly string[]): Gap => ({ name, accepted, caseSensitive: true });

/** A gap of a language that does not tell upper from lower case. */
export const foldedGap = (name: string, ...accepted: readonly string[]): Gap => ({
  name,
  accepted,
  caseSensitive: false,
});

/** The build of source code whose tests all pass. */
export function builtWith(
  log: string,
  candidateTests: Readonly<Record<string, readonly string[]>>,
  verificationTests: Readonly<Record<string, readonly string[]>>,
): Build {
  return {
    status: "SUCCESS",
    log,
    candidateTests: passed(candidateTests),
    verificationTests: passed(verificationTests),
  };
}

function passed(tests: Readonly<Record<string, readonly string[]>>): TestResults {
  const results = Object.entries(tests).map(
    ([name, cases]) => [name, Object.fromEntries(cases.map((one) => [one, "PASSED"]))] as const,
  );
  return Object.fromEntries(results);
}
