import { readFileSync } from "node:fs";
import { join } from "node:path";
import { textPage } from "./guides.ts";
import type { Page } from "./page.ts";

/** The generated list of assumptions, with an anchor per row. */
export function assumptionsPage(): Page {
  const text = readFileSync(join(import.meta.dirname, "../../../docs/assumptions.md"), "utf8");
  return textPage("assumptions", "guides", text);
}
