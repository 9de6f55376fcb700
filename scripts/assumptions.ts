/** Writes docs/assumptions.md from the `x-assumption` marks of the bundled documents. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, listAssumptions } from "@assessment-api/codegen";
import { versions } from "./documents.ts";

const root = join(import.meta.dirname, "..");
const cell = (text: string) => text.trim().replaceAll(/\s+/g, " ").replaceAll("|", "\\|");

const sections = versions.map((version) => {
  const document: Document = JSON.parse(
    readFileSync(join(root, "packages", version, "src/generated/openapi.json"), "utf8"),
  );
  const rows = listAssumptions(document).map(
    ({ id, pointer, reason }) => `| ${id} | \`${pointer.slice(2)}\` | ${cell(reason)} |`,
  );
  return `## ${version.toUpperCase()}\n\n| id | where | what is open, what we decided, why |\n| --- | --- | --- |\n${rows.join("\n")}\n`;
});

writeFileSync(
  join(root, "docs/assumptions.md"),
  `<!-- Generated from the x-assumption marks in specs/. Do not edit: change the mark and generate again. -->

# Assumptions

What the source descriptions of the three APIs leave open and these documents decide. Each decision stands on the element that it
concerns, as \`x-assumption\`. Everything else in the documents is stated.

${sections.join("\n")}`,
);
