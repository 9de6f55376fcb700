import { readFileSync } from "node:fs";
import { join } from "node:path";
import { textPage } from "./guides.ts";
import type { Page } from "./page.ts";

/** The list of assumptions, which is generated from the documents; each row can be linked to by its id. */
export function assumptionsPage(): Page {
  const text = readFileSync(join(import.meta.dirname, "../../../docs/assumptions.md"), "utf8");
  return textPage("assumptions", "guides", text);
}
