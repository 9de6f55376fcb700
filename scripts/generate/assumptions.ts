import { type Document, listAssumptions } from "@assessment-api/codegen";

const cell = (text: string) => text.trim().replaceAll(/\s+/g, " ").replaceAll("|", "\\|");

const section = (name: string, document: Document) => {
  const rows = listAssumptions(document).map(
    ({ id, pointer, reason }) => `| ${id} | \`${pointer.slice(2)}\` | ${cell(reason)} |`,
  );
  return `## ${name.toUpperCase()}\n\n| id | where | what is open, what we decided, why |\n| --- | --- | --- |\n${rows.join("\n")}\n`;
};

/** docs/assumptions.md, from the `x-assumption` marks of the bundled documents. */
export const assumptionsPage = (
  documents: ReadonlyMap<string, Document>,
) => `<!-- Generated from the x-assumption marks in specs/. Do not edit: change the mark and generate again. -->

# Assumptions

What the source descriptions of the three APIs leave open and these documents decide. Each decision stands on the element that it
concerns, as \`x-assumption\`. Everything else in the documents is stated.

${[...documents].map(([name, document]) => section(name, document)).join("\n")}`;
