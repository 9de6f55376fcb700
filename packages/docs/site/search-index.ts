import type { Field } from "./fields.ts";
import { type Block, type Page, slug } from "./page.ts";

/** A hit of the site's search: a page, or a heading of one. */
export interface Found {
  readonly title: string;
  /** Address below the site, without ending. */
  readonly href: string;
  /** The part of the site: `v1`, `guides`. */
  readonly section: string;
  /** Further words, in lower case, each once. */
  readonly words: string;
}

/** The index that the browser loads when somebody begins to search. */
export const searchIndex = (pages: readonly Page[]): Found[] =>
  pages.flatMap((page): Found[] => {
    const { path, title, summary, section, blocks } = page;
    const whole = { title, href: path, section, words: wordsOf(`${path} ${summary} ${textOf(blocks)}`) };
    return [
      whole,
      ...headings(blocks).map((text) => ({
        title: `${title}: ${text}`,
        href: `${path}#${slug(text)}`,
        section,
        words: "",
      })),
    ];
  });

/** Headings of texts; those of operations are the same everywhere. */
const headings = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === "prose"
      ? [...block.markdown.matchAll(/^#{2,3} (.+)$/gm)].map(([, text = ""]) => text.replaceAll("`", ""))
      : [],
  );

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
  [...new Set(text.toLowerCase().match(/[\p{L}\p{N}_-]{3,}/gu))].filter((word) => !common.has(word)).join(" ");
