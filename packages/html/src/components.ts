import { type Content, type Html, html, joined } from "./html.ts";

export interface PageParts {
  readonly title: string;
  readonly head: Content;
  readonly body: Html;
}

/** English, for all screens, light and dark. */
export const page = ({ title, head, body }: PageParts): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${head}
</head>
${body}
</html>
`;

/** A scrollable table. The first cell of each row is its header. */
export const table = (rows: readonly (readonly Content[])[]): Html => html`<div class="scroll" tabindex="0"><table>
${joined(rows.map(([first, ...cells]) => html`<tr><th scope="row">${first}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`))}
</table></div>`;

/** Preformatted text that the keyboard can scroll. */
export const codeBlock = (text: Content): Html => html`<pre tabindex="0"><code>${text}</code></pre>`;

export const folded = (summary: Content, content: Content): Html =>
  html`<details><summary>${summary}</summary>${content}</details>`;

export type StatusKind = "good" | "bad" | "warn" | "muted";

export const status = (kind: StatusKind, text: Content): Html => html`<span class="status ${kind}">${text}</span>`;

export const breakable = (path: string): Html => joined(path.split("/"), html`/<wbr>`);

export const inlineCode = (text: string): Html =>
  joined(
    text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`)),
    "",
  );
