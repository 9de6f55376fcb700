import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Marked } from "marked";
import type { Page } from "./page.ts";

const folder = join(import.meta.dirname, "../guides");

/** Guides in the order of the contents; `index` is the start page. */
const names = [
  "index",
  "getting-started",
  "authentication",
  "pages",
  "errors",
  "rate-limit",
  "webhooks",
  "mails",
  "sandbox",
  "tests",
  "agents",
  "sdk-typescript",
  "sdk-python",
  "sdk-go",
  "sdk-java",
  "sdk-rust",
  "versions",
];

export const guides = (): Page[] =>
  names.map((name) =>
    textPage(name === "index" ? name : `guides/${name}`, "guides", readFileSync(join(folder, `${name}.md`), "utf8")),
  );

/** Parses Markdown to a page with a title and an introduction; `<!-- search: … -->` contains further search terms. */
export function textPage(path: string, section: string, markdown: string): Page {
  const keywords = /<!-- search: (.*?) -->/s.exec(markdown)?.[1] ?? "";
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
    keywords,
    blocks: [{ kind: "prose", markdown: blocks }],
    aside: [],
  };
}
