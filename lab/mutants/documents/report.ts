import { type Finder, finders } from "./judge.ts";
import { kinds } from "./mutant.ts";
import type { Result } from "./run.ts";

const isFound = ({ foundBy }: Result) => foundBy.length > 0;

/** @returns percent; 100 without mutants */
export const scoreOf = (results: readonly Result[]): number =>
  results.length === 0 ? 100 : (100 * results.filter(isFound).length) / results.length;

export function scoreTable(results: readonly Result[]): string {
  const count = (some: readonly Result[], finder: Finder) =>
    some.filter(({ foundBy }) => foundBy.includes(finder)).length;
  const row = (name: string, some: readonly Result[]) => {
    const found = finders.map((finder) => count(some, finder));
    return `| ${[name, some.length, ...found, some.filter((one) => !isFound(one)).length, `${scoreOf(some).toFixed(1)} %`].join(" | ")} |`;
  };
  const rows = <Key extends string>(keys: readonly Key[], keyOf: (result: Result) => Key) =>
    keys.flatMap((key) => {
      const some = results.filter((result) => keyOf(result) === key);
      return some.length > 0 ? [row(key, some)] : [];
    });
  const documents = [...new Set(results.map(({ document }) => document))];
  return [
    `| kind | mutants | ${finders.join(" | ")} | nothing | noticed |`,
    `| --- |${" ---: |".repeat(finders.length + 3)}`,
    ...rows(kinds, ({ kind }) => kind),
    ...rows(documents, ({ document }) => document),
    row("all", results),
  ].join("\n");
}

export const survivorLines = (results: readonly Result[]): string[] =>
  results
    .filter((result) => !isFound(result))
    .map(({ document, pointer, kind, change }) => `${document} ${pointer}: ${kind}: ${change}`);
