import type { Found } from "../src/find.ts";
import type { Field } from "./fields.ts";
import { type Block, type Page, slug } from "./page.ts";

/** Builds the index, which the browser caches on first use. */
export const searchIndex = (pages: readonly Page[]): Found[] =>
  pages.flatMap((page): Found[] => {
    const { path, title, summary, section, blocks, keywords = "" } = page;
    const endpoints = blocks.flatMap((block) => (block.kind === "endpoint" ? `${block.method} ${block.url}` : []));
    const whole = {
      title,
      href: path,
      section,
      keywords: [keywords, ...endpoints].join(" ").trim(),
      words: wordsOf(`${summary} ${textOf(blocks)}`),
    };
    return [
      whole,
      ...sections(blocks).map(({ heading, text }) => ({
        title: `${title}: ${heading}`,
        href: `${path}#${slug(heading)}`,
        section,
        keywords: "",
        words: wordsOf(text),
      })),
    ];
  });

/** Headings of operations are all the same, so only guides have entries. */
const sections = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => {
    if (block.kind !== "prose") return [];
    return block.markdown
      .split(/^#{2,3} /m)
      .slice(1)
      .map((part) => {
        const [heading = "", ...lines] = part.split("\n");
        return { heading: heading.replaceAll("`", ""), text: lines.join("\n") };
      });
  });

const textOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === "prose") return block.markdown;
      if (block.kind === "endpoint") return `${block.method} ${block.url}`;
      if (block.kind === "fields") return fieldNames(block.fields);
      if (block.kind === "response") return `${block.status} ${textOf(block.blocks)}`;
      return "";
    })
    .join(" ");

const fieldNames = (fields: readonly Field[]): string =>
  fields.map(({ name, values, children }) => `${name} ${values.join(" ")} ${fieldNames(children)}`).join(" ");

const common = new Set("the and for with that this are not has its one from which also than they".split(" "));

const wordsOf = (text: string): string =>
  [...new Set(text.match(/[\p{L}\p{N}_]{2,}/gu))].filter((word) => !common.has(word.toLowerCase())).join(" ");
