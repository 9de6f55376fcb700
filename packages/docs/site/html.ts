import { breakable, folded, Html, html, joined, raw, status as statusMark } from "@assessment-api/html";
import { codesHtml } from "./codes.ts";
import type { Field } from "./fields.ts";
import { type Block, type Link, linkTo } from "./page.ts";
import { inlineHtml, proseHtml } from "./prose.ts";
import { formHtml } from "./try-it.ts";

/** Position in a page: its path, the section that anchors of fields begin with, and the anchors so far. */
interface Place {
  readonly from: string;
  readonly section: string;
  readonly anchors: Set<string>;
}

export const blocksHtml = (blocks: readonly Block[], from: string): Html =>
  partsHtml(blocks, { from, section: "", anchors: new Set() });

function partsHtml(blocks: readonly Block[], place: Place): Html {
  let { section } = place;
  const parts = blocks.map((block) => {
    if (block.kind === "heading") section = block.id;
    return blockHtml(block, { ...place, section });
  });
  return joined(parts);
}

function blockHtml(block: Block, place: Place): Html {
  const { from } = place;
  switch (block.kind) {
    case "heading":
      return html`<h${block.level} id="${block.id}"><a href="#${block.id}">${block.text}</a></h${block.level}>`;
    case "prose":
      return proseHtml(block.markdown, from);
    case "endpoint":
      return html`<p class="endpoint">${methodHtml(block.method)} <code>${breakable(block.url)}</code></p>`;
    case "fields":
      return fieldsHtml(block.fields, place, place.section);
    case "codes":
      return codesHtml(block.label, block.codes);
    case "links":
      return linksHtml(block.links, from);
    case "response":
      return responseHtml(block, place);
    case "try":
      return formHtml(block.form);
  }
}

export const methodHtml = (method: string): Html => html`<span class="method ${method.toLowerCase()}">${method}</span>`;

function responseHtml({ status, description, blocks }: Extract<Block, { kind: "response" }>, place: Place): Html {
  const { from } = place;
  const kind = status.startsWith("2") ? "good" : "bad";
  const label = status === "default" ? "Other errors" : status;
  // A summary holds no paragraphs.
  const about = raw(String(inlineHtml(description, from)).replaceAll(/<\/?p>/g, " "));
  const summary = html`${statusMark(kind, label)} ${about}`;
  if (blocks.length === 0) return html`<p class="response">${summary}</p>`;
  const open = kind === "good" ? " open" : "";
  return html`<details class="response" id="response-${status}"${open}><summary>${summary}</summary>
${partsHtml(blocks, { ...place, section: `response-${status}` })}
</details>`;
}

function fieldsHtml(fields: readonly Field[], place: Place, parent: string): Html {
  return html`<ul class="fields">${joined(fields.map((field) => fieldHtml(field, place, parent)))}</ul>`;
}

function fieldHtml(field: Field, place: Place, parent: string): Html {
  const { from, anchors } = place;
  const { name, type, required, deprecated, description, values, limits, assumption, children } = field;
  const marks = [
    required && html`<span class="required">required</span>`,
    deprecated && html`<span class="required">deprecated</span>`,
    limits.length > 0 && html`<span class="limits">${limits.join(", ")}</span>`,
    assumption && assumptionHtml(assumption.id, from),
  ].filter((mark) => mark instanceof Html);
  const codes = values.map((value) => html`<code>${String(value)}</code>`);
  const listed = codes.length > 0 && html`<p class="values">${joined(codes, " ")}</p>`;
  const path = `${parent}.${name.replaceAll(/[^\w-]+/g, "-")}`;
  // Alternative schemas repeat names: the first one has the anchor.
  const anchor = anchors.has(path) ? undefined : path;
  anchors.add(path);
  const label = html`<code class="name">${name}</code>`;
  const count = `${children.length} ${children.length === 1 ? "field" : "fields"}`;
  const below =
    children.length > 0 &&
    folded(html`${count}<span class="hidden"> of ${name}</span>`, fieldsHtml(children, place, path));
  return html`<li${anchor && html` id="${anchor}"`}><p class="field">${anchor ? html`<a href="#${anchor}">${label}</a>` : label} <span class="type">${type}</span> ${joined(marks, " ")}</p>
${description !== undefined && html`<div class="about">${proseHtml(description, from)}</div>`}${listed}${below}</li>`;
}

const assumptionHtml = (id: string, from: string): Html =>
  html`<a class="assumption" href="${linkTo(from, `assumptions#${id}`, "html")}" title="${id}: the source description leaves this open" aria-label="Assumption ${id}">†</a>`;

function linksHtml(links: readonly Link[], from: string): Html {
  const items = links.map(({ title, href, note, method }) => {
    const what = method !== undefined && methodHtml(method);
    const about = note !== undefined && html` <span class="note">${inlineHtml(note, from)}</span>`;
    return html`<li><a href="${linkTo(from, href, "html")}">${what}<span>${title}</span></a>${about}</li>`;
  });
  return html`<ul class="links">${joined(items)}</ul>`;
}
