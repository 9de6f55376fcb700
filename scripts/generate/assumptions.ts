import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, listAssumptions } from "@assessment-api/codegen";
import { root, versions } from "../documents.ts";
import { bundleOf, type Files } from "./files.ts";

const cell = (text: string) => text.trim().replaceAll(/\s+/g, " ").replaceAll("|", "\\|");

const section = (name: string, document: Document) => {
  const rows = listAssumptions(document).map(
    ({ id, pointer, reason }) => `| ${id} | \`${pointer.slice(2)}\` | ${cell(reason)} |`,
  );
  return `## ${name.toUpperCase()}\n\n| id | where | what is open, what we decided, why |\n| --- | --- | --- |\n${rows.join("\n")}\n`;
};

const assumptionsPage = (
  documents: ReadonlyMap<string, Document>,
) => `<!-- Generated from the x-assumption marks in specs/. Do not edit: change the mark and generate again. -->

# Assumptions

What the source descriptions of the three APIs leave open and these documents decide. Each decision is on the element that it
concerns, as \`x-assumption\`. Everything else in the documents is stated.

${[...documents].map(([name, document]) => section(name, document)).join("\n")}`;

/** Generates the list of assumptions. Documents that are not among the files are read from disk. */
export function assumptionsFrom(files: Files): Files {
  const documents = versions.map((name) => {
    const text = files.get(bundleOf(name)) ?? readFileSync(join(root, bundleOf(name)), "utf8");
    return [name, JSON.parse(text) as Document] as const;
  });
  return new Map([["docs/assumptions.md", assumptionsPage(new Map(documents))]]);
}
