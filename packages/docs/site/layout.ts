import { policy } from "../src/site.ts";
import { type ApiDocument, byTag, type Operation, shortTitle } from "./document.ts";
import { escaped } from "./escape.ts";
import { blocksHtml, methodHtml } from "./html.ts";
import { tagId } from "./overview-pages.ts";
import { linkTo, type Page, plainText, relative, slug } from "./page.ts";
import { inlineHtml } from "./prose.ts";

/** Navigation: guides and documents with their operations. */
export interface Contents {
  readonly guides: readonly Pick<Page, "path" | "title">[];
  readonly documents: readonly ApiDocument[];
}

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%231d5aa6'/%3E%3Cpath d='m4 8.5 2.8 2.8L12 5.5' fill='none' stroke='white' stroke-width='2'/%3E%3C/svg%3E";

/** Renders a page as an HTML document. */
export function pageHtml(page: Page, contents: Contents): string {
  const { path, title, summary, section, blocks, aside } = page;
  const to = (href: string) => linkTo(path, href, "html");
  const name = section === "" ? "Assessment API" : `${title} · Assessment API`;
  const plain = plainText(summary);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escaped(plain)}">
<title>${escaped(name)}</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${relative(path, "site.css")}">
<link rel="alternate" type="text/markdown" href="${linkTo(path, path, "md")}">
<script type="module" src="${relative(path, "site.js")}"></script>
</head>
<body data-root="${relative(path, "")}" data-section="${section}">
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<p class="brand"><a href="${to("index")}">Assessment API</a></p>
<nav class="sections" aria-label="Parts">${sectionLinks(page, contents, to)}</nav>
<search class="search" hidden><input type="search" placeholder="Search  /" aria-label="Search the documentation" role="combobox" aria-expanded="false" aria-controls="found" autocomplete="off" spellcheck="false"><ul id="found" role="listbox" aria-label="Found" hidden></ul></search>
</header>
<div class="frame">
<details class="side" open><summary>Contents</summary><nav aria-label="Contents">${navigation(page, contents, to)}</nav></details>
<main id="main" tabindex="-1"${aside.length > 0 ? ' class="wide"' : ""}>
<article>
<h1>${escaped(title)}</h1>
<p class="lead">${inlineHtml(summary, path)}</p>
${blocksHtml(blocks, path)}
</article>
${aside.length > 0 ? `<div class="aside">${blocksHtml(aside, path)}</div>` : onThisPage(page)}
<footer>${neighbours(page, contents, to)}<a href="${linkTo(path, path, "md")}">This page as Markdown</a></footer>
</main>
</div>
</body>
</html>
`;
}

/** Links to the headings of a long text, shown on wide screens. */
function onThisPage({ blocks }: Page): string {
  const headings = blocks.flatMap((block) =>
    block.kind === "prose" ? [...block.markdown.matchAll(/^## (.+)$/gm)].map(([, text = ""]) => plainText(text)) : [],
  );
  if (headings.length < 3) return "";
  const items = headings.map((text) => `<li><a href="#${slug(text)}">${escaped(text)}</a></li>`);
  return `<nav class="on-page" aria-label="On this page"><p>On this page</p><ul>${items.join("\n")}</ul></nav>`;
}

/** Links to the previous and next guide. */
function neighbours({ path, section }: Page, { guides }: Contents, to: To): string {
  const at = guides.findIndex((guide) => guide.path === path);
  if (section !== "guides" || at < 0) return "";
  const link = (guide: (typeof guides)[number] | undefined, rel: string, word: string) =>
    guide ? `<a rel="${rel}" href="${to(guide.path)}">${word}: ${escaped(guide.title)}</a>` : "";
  return link(guides[at - 1], "prev", "Previous") + link(guides[at + 1], "next", "Next");
}

type To = (href: string) => string;

const current = (is: boolean, kind = "page"): string => (is ? ` aria-current="${kind}"` : "");

function sectionLinks({ section }: Page, { documents, guides }: Contents, to: To): string {
  const links = [
    { name: "guides", title: "Guides", href: guides[0]?.path ?? "index" },
    ...documents.map(({ name }) => ({ name, title: shortTitle(name), href: name })),
  ];
  return links
    .map(({ name, title, href }) => `<a href="${to(href)}"${current(name === section, "true")}>${title}</a>`)
    .join("\n");
}

function navigation({ path, section }: Page, { guides, documents }: Contents, to: To): string {
  const api = documents.find(({ name }) => name === section);
  const item = ({ path: href, title }: Pick<Page, "path" | "title">) =>
    `<li><a href="${to(href)}"${current(href === path)}>${escaped(title)}</a></li>`;
  if (api === undefined) return `<ul>${guides.map(item).join("\n")}</ul>`;
  const operationItem = ({ id, method, summary }: Operation) =>
    `<li><a href="${to(`${api.name}/${id}`)}"${current(path === `${api.name}/${id}`)}>${methodHtml(method)}<span>${escaped(summary)}</span></a></li>`;
  const groups = byTag(api).map(
    ({ name, operations }) =>
      `<li><a class="tag" href="${to(`${api.name}#${tagId(name)}`)}">${escaped(name)}</a><ul>${operations.map(operationItem).join("\n")}</ul></li>`,
  );
  const about = [
    { path: api.name, title: "Overview" },
    { path: `${api.name}/changelog`, title: "Changelog" },
  ];
  return `<ul>${about.map(item).join("\n")}${groups.join("\n")}</ul>`;
}
