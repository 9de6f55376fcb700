import { type Html, html, joined } from "@assessment-api/html";
import { highlighted } from "./highlight.ts";
import type { Code } from "./page.ts";

/** Renders alternative code blocks, which the site's script turns into tabs. */
export function codesHtml(label: string, codes: readonly Code[]): Html {
  const panels = codes.map(
    ({ title, language, text }) => html`<section class="code" data-title="${title}">
<h3>${title}</h3>
<pre tabindex="0"><code>${highlighted(text, language)}</code></pre>
</section>`,
  );
  return html`<div class="tabs" data-label="${label}">${joined(panels)}</div>`;
}
