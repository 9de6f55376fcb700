import { propertyKey } from "./names.ts";

export const indent = (text: string, by = "  ") => text.replaceAll(/^(?=.)/gm, by);

export function comment(...paragraphs: (string | false | undefined)[]): string {
  const lines = paragraphs
    .filter((paragraph): paragraph is string => typeof paragraph === "string" && paragraph.trim() !== "")
    .map((paragraph) => paragraph.trim().replaceAll("*/", "*\\/"))
    .join("\n\n")
    .split(/\r?\n/);
  if (lines.length === 1) return lines[0] ? `/** ${lines[0]} */\n` : "";
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}

export const property = (name: string, type: string, optional = false) =>
  `${propertyKey(name)}${optional ? "?" : ""}: ${type};`;

export const block = (members: string[]) => (members.length === 0 ? "{}" : `{\n${indent(members.join("\n"))}\n}`);

export function literal(value: unknown, width = 110): string {
  if (value instanceof Code) return value.text;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isArray = Array.isArray(value);
  const parts = isArray
    ? value.map((item) => literal(item, width - 2))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => {
          const text = literal(item, width - 2);
          return text === key && propertyKey(key) === key ? key : `${propertyKey(key)}: ${text}`;
        });
  const [open, close] = isArray ? ["[", "]"] : ["{", "}"];
  if (parts.length === 0) return open + close;
  const line = isArray ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
  if (line.length <= width && !line.includes("\n")) return line;
  return `${open}\n${parts.map((part) => `${indent(part)},`).join("\n")}\n${close}`;
}

/** Raw code that {@link literal} inserts unchanged. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
