import { escaped } from "./escape.ts";
import { highlighted } from "./highlight.ts";
import type { Code } from "./page.ts";

/** Alternative code blocks, which the site's script turns into tabs. */
export function codesHtml(label: string, codes: readonly Code[]): string {
  const panels = codes.map(
    ({ title, language, text }) => `<section class="code" data-title="${escaped(title)}">
<h3>${escaped(title)}</h3>
<pre tabindex="0"><code>${highlighted(text, language)}</code></pre>
</section>`,
  );
  return `<div class="tabs" data-label="${escaped(label)}">${panels.join("\n")}</div>`;
}
