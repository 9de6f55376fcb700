import { type Html, html } from "@assessment-api/html";
import type { SourceFile } from "../../domain/tasks.ts";

export function sourceFile({ filename, text }: SourceFile): Html {
  const lines = text.replace(/\n$/, "").split("\n");
  const rows = lines.map((line, index) => html`<tr><td>${index + 1}</td><td>${line}</td></tr>`);
  return html`<p class="filename">${filename}</p>
<div class="code-frame" tabindex="0" role="region" aria-label="${filename}"><table class="lines">
<thead class="hidden"><tr><th scope="col">Line</th><th scope="col">Code</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}
