import { kinds } from "./mutant.ts";
import type { Result } from "./run.ts";

/** Share of the mutants that the checks noticed, in percent; 100 where there is none. */
export const scoreOf = (results: readonly Result[]): number =>
  results.length === 0 ? 100 : (100 * results.filter((result) => result.noticed).length) / results.length;

/** The score by kind and document as a Markdown table. */
export function scoreTable(results: readonly Result[], documents: readonly string[]): string {
  const cell = (some: readonly Result[]) => {
    if (some.length === 0) return "";
    const noticed = some.filter((result) => result.noticed).length;
    return `${noticed}/${some.length}`;
  };
  const percent = (some: readonly Result[]) => `${scoreOf(some).toFixed(1)} %`;
  const row = (name: string, some: readonly Result[]) =>
    `| ${[name, ...documents.map((one) => cell(some.filter((result) => result.document === one))), cell(some), percent(some)].join(" | ")} |`;
  const used = kinds.filter((kind) => results.some((result) => result.kind === kind));
  return [
    `| kind | ${documents.join(" | ")} | all | score |`,
    `| --- |${" ---: |".repeat(documents.length + 2)}`,
    ...used.map((kind) =>
      row(
        kind,
        results.filter((result) => result.kind === kind),
      ),
    ),
    row("all", results),
    `| score | ${documents.map((one) => percent(results.filter((result) => result.document === one))).join(" | ")} | | |`,
  ].join("\n");
}

/** The mutants that no check noticed, a line each. */
export const survivorLines = (results: readonly Result[]): string[] =>
  results
    .filter((result) => !result.noticed)
    .map(({ document, pointer, kind, change }) => `${document} ${pointer}: ${kind}: ${change}`);
