import { codesHtml } from "./codes.ts";
import { escaped } from "./escape.ts";
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

/** Renders parts of a page as HTML; `from` is its path. */
export const blocksHtml = (blocks: readonly Block[], from: string): string =>
  partsHtml(blocks, { from, section: "", anchors: new Set() });

function partsHtml(blocks: readonly Block[], place: Place): string {
  let { section } = place;
  return blocks
    .map((block) => {
      if (block.kind === "heading") section = block.id;
      return blockHtml(block, { ...place, section });
    })
    .join("\n");
}

function blockHtml(block: Block, place: Place): string {
  const { from } = place;
  switch (block.kind) {
    case "heading":
      return `<h${block.level} id="${block.id}"><a href="#${block.id}">${escaped(block.text)}</a></h${block.level}>`;
    case "prose":
      return proseHtml(block.markdown, from);
    case "endpoint":
      return `<p class="endpoint">${methodHtml(block.method)} <code>${breakable(block.url)}</code></p>`;
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

export const methodHtml = (method: string): string =>
  `<span class="method ${method.toLowerCase()}">${escaped(method)}</span>`;

/** Allows line breaks at the slashes of long paths. */
const breakable = (path: string): string => escaped(path).replaceAll("/", "/<wbr>");

function responseHtml({ status, description, blocks }: Extract<Block, { kind: "response" }>, place: Place): string {
  const { from } = place;
  const kind = status.startsWith("2") ? "good" : "bad";
  const label = status === "default" ? "Other errors" : status;
  const summary = `<span class="status ${kind}">${label}</span> ${inlineHtml(description, from).replaceAll(/<\/?p>/g, " ")}`;
  if (blocks.length === 0) return `<p class="response">${summary}</p>`;
  const open = kind === "good" ? " open" : "";
  return `<details class="response" id="response-${status}"${open}><summary>${summary}</summary>
${partsHtml(blocks, { ...place, section: `response-${status}` })}
</details>`;
}

function fieldsHtml(fields: readonly Field[], place: Place, parent: string): string {
  return `<ul class="fields">${fields.map((field) => fieldHtml(field, place, parent)).join("\n")}</ul>`;
}

function fieldHtml(field: Field, place: Place, parent: string): string {
  const { from, anchors } = place;
  const { name, type, required, deprecated, description, values, limits, assumption, children } = field;
  const marks = [
    required ? `<span class="required">required</span>` : "",
    deprecated ? `<span class="required">deprecated</span>` : "",
    limits.length > 0 ? `<span class="limits">${escaped(limits.join(", "))}</span>` : "",
    assumption === undefined ? "" : assumptionHtml(assumption.id, from),
  ];
  const listed =
    values.length === 0
      ? ""
      : `<p class="values">${values.map((value) => `<code>${escaped(String(value))}</code>`).join(" ")}</p>`;
  const path = `${parent}.${name.replaceAll(/[^\w-]+/g, "-")}`;
  // Forms of a schema repeat names: the first one has the anchor.
  const anchor = anchors.has(path) ? undefined : path;
  anchors.add(path);
  const label = `<code class="name">${escaped(name)}</code>`;
  const below =
    children.length === 0
      ? ""
      : `<details><summary>${children.length} ${children.length === 1 ? "field" : "fields"}<span class="hidden"> of ${escaped(name)}</span></summary>${fieldsHtml(children, place, path)}</details>`;
  return `<li${anchor === undefined ? "" : ` id="${anchor}"`}><p class="field">${anchor === undefined ? label : `<a href="#${anchor}">${label}</a>`} <span class="type">${escaped(type)}</span> ${marks.filter(Boolean).join(" ")}</p>
${description === undefined ? "" : `<div class="about">${proseHtml(description, from)}</div>`}${listed}${below}</li>`;
}

/** A mark that leads to an assumption. */
const assumptionHtml = (id: string, from: string): string =>
  `<a class="assumption" href="${linkTo(from, `assumptions#${id}`, "html")}" title="${id}: the source description leaves this open" aria-label="Assumption ${id}">†</a>`;

function linksHtml(links: readonly Link[], from: string): string {
  const items = links.map(({ title, href, note, method }) => {
    const what = method === undefined ? "" : methodHtml(method);
    const about = note === undefined ? "" : ` <span class="note">${inlineHtml(note, from)}</span>`;
    return `<li><a href="${escaped(linkTo(from, href, "html"))}">${what}<span>${escaped(title)}</span></a>${about}</li>`;
  });
  return `<ul class="links">${items.join("\n")}</ul>`;
}
