import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Marked } from "marked";
import type { Page } from "./page.ts";

const folder = join(import.meta.dirname, "../guides");

/** Guides in the order of their file names: `10-getting-started.md` is the page `guides/getting-started`. */
export const guides = (): Page[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const path = file === "index.md" ? "index" : `guides/${file.replace(/^\d+-|\.md$/g, "")}`;
      return textPage(path, "guides", text);
    });

/** A page of a text that begins with its title and a paragraph about it. */
export function textPage(path: string, section: string, markdown: string): Page {
  const [title, summary, ...rest] = new Marked()
    .lexer(markdown)
    .filter(({ type }) => type !== "space" && type !== "html");
  if (title?.type !== "heading" || summary?.type !== "paragraph")
    throw new Error(`${path} does not begin with a title and a paragraph`);
  const blocks = rest.map(({ raw }) => raw.trimEnd()).join("\n\n");
  return {
    path,
    title: title.text,
    summary: summary.text.replace(/\s+/g, " "),
    section,
    blocks: [{ kind: "prose", markdown: blocks }],
    aside: [],
  };
}
