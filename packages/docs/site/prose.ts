import { codeBlock, type Html, html, joined, raw } from "@assessment-api/html";
import { Marked, type Token, type Tokens } from "marked";
import { codesHtml } from "./codes.ts";
import { highlighted } from "./highlight.ts";
import { type Code, linkTo, plainText, slug } from "./page.ts";

/**
 * Rewrites links: in descriptions they begin with `/docs/`, so that they work on every page; in guides they are
 * relative.
 */
const siteLink = (from: string, href: string, ending: "html" | "md"): string => {
  if (href.startsWith("/docs/")) return linkTo(from, href.slice("/docs/".length), ending);
  return ending === "html" ? href.replace(/^(?!\w+:)([^#]*)\.md(#|$)/, "$1.html$2") : href;
};

/** Renders Markdown as HTML. Headings get ids. */
export function proseHtml(markdown: string, from: string): Html {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        const id = slug(text);
        return String(html`<h${depth} id="${id}"><a href="#${id}">${raw(text)}</a></h${depth}>\n`);
      },
      link({ href, tokens }) {
        return String(html`<a href="${siteLink(from, href, "html")}">${raw(this.parser.parseInline(tokens))}</a>`);
      },
      code({ text, lang = "text" }) {
        return String(html`${codeBlock(highlighted(text, lang))}\n`);
      },
      table({ header, rows }) {
        const inline = (tokens: Token[]) => raw(this.parser.parseInline(tokens));
        // An empty header has no meaning. On narrow screens, cells are stacked under the names of their columns.
        const head = header.map(({ tokens, text }) =>
          text === "" ? html`<td></td>` : html`<th>${inline(tokens)}</th>`,
        );
        const cell = ({ tokens }: Tokens.TableCell, column: number) =>
          html`<td data-label="${plainText(header[column]?.text ?? "")}">${inline(tokens)}</td>`;
        const body = rows.map((row) => html`<tr${rowId(row[0]?.text)}>${row.map(cell)}</tr>`);
        return String(
          html`<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${joined(body)}</tbody></table></div>\n`,
        );
      },
    },
  });
  return raw(marked.parser(withTabs(marked.lexer(markdown))));
}

const languages: Readonly<Record<string, string>> = {
  ts: "TypeScript",
  python: "Python",
  java: "Java",
  go: "Go",
  rust: "Rust",
};

const isProgram = (token: Token | undefined): token is Tokens.Code => token?.type === "code" && token.lang in languages;

/** Converts consecutive programs in different languages to tabs. */
function withTabs(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const programs: Tokens.Code[] = [];
    let next = at;
    for (let token = tokens[next]; isProgram(token); token = tokens[next]) {
      programs.push(token);
      next += tokens[next + 1]?.type === "space" ? 2 : 1;
    }
    const token = tokens[at] as Token;
    result.push(programs.length > 1 ? tabs(programs) : token);
    if (programs.length > 1) at = next - 1;
  }
  return result;
}

function tabs(programs: readonly Tokens.Code[]): Tokens.HTML {
  const codes = programs.map(({ lang = "", text }) => ({
    title: languages[lang] ?? lang,
    language: lang as Code["language"],
    text,
  }));
  const text = String(codesHtml("Language", codes));
  return { type: "html", raw: text, text, pre: false, block: true };
}

const rowId = (text = "") => /^A-\w+-\d+$/.test(text) && html` id="${text}"`;

export const inlineHtml = (markdown: string, from: string): Html =>
  raw(
    String(proseHtml(markdown, from))
      .trim()
      .replace(/^<p>([\s\S]*)<\/p>$/, (all, text) => (text.includes("<p>") ? all : text)),
  );

/** Converts links for the Markdown page. */
export const proseMarkdown = (markdown: string, from: string): string =>
  markdown.replace(/\]\((\/docs\/[^)\s]+)\)/g, (_, href) => `](${siteLink(from, href, "md")})`);
