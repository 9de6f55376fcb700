import { codeBlock, type Html, html, joined } from "@assessment-api/html";

interface Paragraph {
  readonly lines: string[];
  readonly gap: number;
}

export function questionView(question: string): Html {
  const blocks: { isCode: boolean; text: string }[] = [];
  for (const { lines, gap } of paragraphsOf(question)) {
    const isCode = lines.every((line) => line.startsWith("    "));
    const text = (isCode ? lines.map((line) => line.slice(4)) : lines).join("\n");
    const last = blocks.at(-1);
    if (isCode && last?.isCode) last.text += "\n".repeat(gap + 1) + text;
    else blocks.push({ isCode, text });
  }
  return joined(
    blocks.map(({ isCode, text }) => (isCode ? codeBlock(text) : html`<div class="text">${text}</div>`)),
    "",
  );
}

function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let gap = 0;
  for (const line of text.split("\n")) {
    const last = paragraphs.at(-1);
    if (line.trim() === "") gap += 1;
    else if (last === undefined || gap > 0) paragraphs.push({ lines: [line], gap });
    else last.lines.push(line);
    if (line.trim() !== "") gap = 0;
  }
  return paragraphs;
}
