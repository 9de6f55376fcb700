import type { Field } from "./fields.ts";
import { type Block, type Code, linkTo, type Page } from "./page.ts";
import { proseMarkdown } from "./prose.ts";

export const pageMarkdown = ({ path, title, summary, blocks, aside }: Page): string =>
  `${[`# ${title}`, proseMarkdown(summary, path), ...[...blocks, ...aside].map((block) => blockMarkdown(block, path))]
    .filter((text) => text !== "")
    .join("\n\n")
    .trim()}\n`;

function blockMarkdown(block: Block, from: string): string {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level)} ${block.text}`;
    case "prose":
      return proseMarkdown(block.markdown.trim(), from);
    case "endpoint":
      return `\`${block.method} ${block.url}\``;
    case "fields":
      return block.fields.map((field) => fieldMarkdown(field, "")).join("\n");
    case "codes":
      return block.codes.map(codeMarkdown).join("\n\n");
    case "links":
      return block.links
        .map(({ title, href, note, method }) => {
          const text = method === undefined ? title : `${method} ${title}`;
          return `- [${text}](${linkTo(from, href, "md")})${note === undefined ? "" : `: ${oneLine(note)}`}`;
        })
        .join("\n");
    case "response":
      return [
        `### ${block.status === "default" ? "Other errors" : block.status}`,
        proseMarkdown(block.description.trim(), from),
        ...block.blocks.map((inner) => blockMarkdown(inner, from)),
      ].join("\n\n");
    case "try":
      return "";
  }
}

function fieldMarkdown(field: Field, indent: string): string {
  const { name, type, required, deprecated, description = "", values, limits, assumption, children } = field;
  const facts = [type, ...(required ? ["required"] : []), ...(deprecated ? ["deprecated"] : []), ...limits];
  const listed = values.length === 0 ? "" : ` One of ${values.map((value) => `\`${value}\``).join(", ")}.`;
  const assumed = assumption === undefined ? "" : ` (${assumption.id})`;
  const own = `${indent}- \`${name}\` (${facts.join(", ")}): ${oneLine(description)}${listed}${assumed}`;
  return [own.trimEnd(), ...children.map((child) => fieldMarkdown(child, `${indent}  `))].join("\n");
}

const codeMarkdown = ({ title, language, text }: Code): string =>
  `${title}:\n\n\`\`\`${language === "text" ? "" : language}\n${text}\n\`\`\``;

const oneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, " ");
