import { type Content, page as documentHtml, type Html, html, joined } from "@assessment-api/html";
import { policy } from "../src/site.ts";
import { type ApiDocument, byTag, type Operation, shortTitle } from "./document.ts";
import { blocksHtml, methodHtml } from "./html.ts";
import { tagId } from "./overview-pages.ts";
import { linkTo, type Page, plainText, relative, slug } from "./page.ts";
import { inlineHtml } from "./prose.ts";

export interface Contents {
  readonly guides: readonly Pick<Page, "path" | "title">[];
  readonly documents: readonly ApiDocument[];
}

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%231d5aa6'/%3E%3Cpath d='m4 8.5 2.8 2.8L12 5.5' fill='none' stroke='white' stroke-width='2'/%3E%3C/svg%3E";

export function pageHtml(page: Page, contents: Contents): string {
  const { path, title, summary, section, blocks, aside } = page;
  const to = (href: string) => linkTo(path, href, "html");
  const name = section === "" ? "Assessment API" : `${title} · Assessment API`;
  const head = html`<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="description" content="${plainText(summary)}">
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${relative(path, "site.css")}">
<link rel="alternate" type="text/markdown" href="${linkTo(path, path, "md")}">
<script type="module" src="${relative(path, "site.js")}"></script>`;
  const body = html`<body data-root="${relative(path, "")}" data-section="${section}">
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<p class="brand"><a href="${to("index")}">Assessment API</a></p>
<nav class="sections" aria-label="Parts">${sectionLinks(page, contents, to)}</nav>
<search class="search" hidden><input type="search" placeholder="Search  /" aria-label="Search the documentation" role="combobox" aria-expanded="false" aria-controls="found" autocomplete="off" spellcheck="false"><ul id="found" role="listbox" aria-label="Found" hidden></ul></search>
</header>
<div class="frame">
<details class="side" open><summary>Contents</summary><nav aria-label="Contents">${navigation(page, contents, to)}</nav></details>
<main id="main" tabindex="-1"${aside.length > 0 && html` class="wide"`}>
<article>
<h1>${title}</h1>
<p class="lead">${inlineHtml(summary, path)}</p>
${blocksHtml(blocks, path)}
</article>
${aside.length > 0 ? html`<div class="aside">${blocksHtml(aside, path)}</div>` : onThisPage(page)}
<footer>${neighbours(page, contents, to)}<a href="${linkTo(path, path, "md")}">This page as Markdown</a></footer>
</main>
</div>
</body>`;
  return String(documentHtml({ title: name, head, body }));
}

/** Links to the headings of a long text, shown on wide screens. */
function onThisPage({ blocks }: Page): Content {
  const headings = blocks.flatMap((block) =>
    block.kind === "prose" ? [...block.markdown.matchAll(/^## (.+)$/gm)].map(([, text = ""]) => plainText(text)) : [],
  );
  if (headings.length < 3) return undefined;
  const items = headings.map((text) => html`<li><a href="#${slug(text)}">${text}</a></li>`);
  return html`<nav class="on-page" aria-label="On this page"><p>On this page</p><ul>${joined(items)}</ul></nav>`;
}

function neighbours({ path, section }: Page, { guides }: Contents, to: To): Content {
  const at = guides.findIndex((guide) => guide.path === path);
  if (section !== "guides" || at < 0) return undefined;
  const link = (guide: (typeof guides)[number] | undefined, rel: string, word: string) =>
    guide && html`<a rel="${rel}" href="${to(guide.path)}">${word}: ${guide.title}</a>`;
  return [link(guides[at - 1], "prev", "Previous"), link(guides[at + 1], "next", "Next")];
}

type To = (href: string) => string;

const current = (is: boolean, kind = "page"): Content => is && html` aria-current="${kind}"`;

function sectionLinks({ section }: Page, { documents, guides }: Contents, to: To): Html {
  const links = [
    { name: "guides", title: "Guides", href: guides[0]?.path ?? "index" },
    ...documents.map(({ name }) => ({ name, title: shortTitle(name), href: name })),
  ];
  return joined(
    links.map(({ name, title, href }) => html`<a href="${to(href)}"${current(name === section, "true")}>${title}</a>`),
  );
}

function navigation({ path, section }: Page, { guides, documents }: Contents, to: To): Html {
  const api = documents.find(({ name }) => name === section);
  const item = ({ path: href, title }: Pick<Page, "path" | "title">) =>
    html`<li><a href="${to(href)}"${current(href === path)}>${title}</a></li>`;
  if (api === undefined) return html`<ul>${joined(guides.map(item))}</ul>`;
  const operationItem = ({ id, method, summary }: Operation) =>
    html`<li><a href="${to(`${api.name}/${id}`)}"${current(path === `${api.name}/${id}`)}>${methodHtml(method)}<span>${summary}</span></a></li>`;
  const groups = byTag(api).map(
    ({ name, operations }) =>
      html`<li><a class="tag" href="${to(`${api.name}#${tagId(name)}`)}">${name}</a><ul>${joined(operations.map(operationItem))}</ul></li>`,
  );
  const about = [
    { path: api.name, title: "Overview" },
    { path: `${api.name}/changelog`, title: "Changelog" },
  ];
  return html`<ul>${joined(about.map(item))}${joined(groups)}</ul>`;
}
