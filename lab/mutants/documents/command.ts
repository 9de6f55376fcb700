import { parseArgs } from "node:util";
import { type DocumentName, documentNames } from "@assessment-api/contract-tests/internal";
import { scoreOf, scoreTable, survivorLines } from "./report.ts";
import { run } from "./run.ts";

const HELP = `Changes one thing of a document at a time and reports which tests find it: examples, facts, or the review.

Usage: pnpm dev mutants --documents [options]

  --only NAME   mutants of one document (${documentNames.join(", ")}); may be repeated; default: all
  --sample N    every Nth mutant only
  --offset N    leave out so many mutants first, so that another sample is taken; default: 0
  --least N     least share of each document that is noticed, in percent; default 95
  --help        show this text

Exit code: 0 each share is high enough, 1 one is too low, 2 could not run. What nothing notices is listed by pointer, then the table.
`;

export async function documentsCommand(args: readonly string[]): Promise<0 | 1 | 2> {
  try {
    const { documents, sample, offset, least, help } = readArgs(args);
    if (help) {
      process.stdout.write(HELP);
      return 0;
    }
    const results = await run(documents, { sample, offset }, (done, all) => {
      if (done % 500 === 0 || done === all) process.stderr.write(`${done} of ${all} mutants\n`);
    });
    for (const line of survivorLines(results)) process.stdout.write(`UNNOTICED ${line}\n`);
    process.stdout.write(`${scoreTable(results)}\n`);
    const scores = documents.map((name) => scoreOf(results.filter((result) => result.document === name)));
    return scores.every((score) => score >= least) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`mutants: ${(error as Error).message}\n`);
    return 2;
  }
}

function readArgs(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: "string", multiple: true },
      sample: { type: "string", default: "1" },
      offset: { type: "string", default: "0" },
      least: { type: "string", default: "95" },
      help: { type: "boolean", default: false },
    },
  });
  const named = (name: string): DocumentName => {
    const known = documentNames.find((one) => one === name);
    if (known === undefined) throw new Error(`there is no document ${name}`);
    return known;
  };
  const least = Number(values.least);
  if (!(least >= 0 && least <= 100)) throw new Error("--least is a number from 0 to 100");
  const sample = wholeNumber("sample", values.sample, 1);
  const offset = wholeNumber("offset", values.offset, 0);
  return { documents: values.only?.map(named) ?? documentNames, sample, offset, least, help: values.help };
}

function wholeNumber(name: string, text: string, least: number): number {
  if (!/^\d+$/.test(text) || Number(text) < least) throw new Error(`--${name} is a whole number from ${least} on`);
  return Number(text);
}
