const escapeText = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("@", "&#64;")
    .replaceAll("*/", "*&#47;")
    // javac reads \u as an escape even in comments.
    .replaceAll("\\", "&#92;");

const translateCode = (text: string): string =>
  text.includes("\\u") ? `<code>${escapeText(text)}</code>` : `{@code ${text}}`;

const translateSpans = (text: string): string =>
  text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? translateCode(part) : escapeText(part)))
    .join("");

function translateBlock(block: string): string {
  if (!block.startsWith("- ")) return translateSpans(block);
  const items = block.split(/^- /m).slice(1);
  return `<ul>\n${items.map((item) => `<li>${translateSpans(item.trim())}\n`).join("")}</ul>`;
}

/** Converts Markdown (paragraphs, lists, code) to Javadoc. */
export function toJavadoc(markdown: string): string {
  const [first = "", ...others] = markdown
    .trim()
    .split(/\n{2,}/)
    .map(translateBlock);
  return [first, ...others.map((block) => (block.startsWith("<ul>") ? block : `<p>${block}`))].join("\n\n");
}
