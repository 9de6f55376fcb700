import type { Schema } from "../document/openapi.ts";

interface Described extends Schema {
  title?: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  example?: unknown;
  examples?: unknown;
}

/** Returns the lines of a value; indents all but the first. */
const lines = (value: unknown): string[] => {
  const text = typeof value === "object" ? JSON.stringify(value, null, 2) : String(value);
  return text
    .trim()
    .split(/\r?\n/)
    .map((line, index) => (index === 0 ? line : `    ${line}`));
};

const tagged = (tag: string, value: unknown): string[] => {
  const [first = "", ...more] = lines(value);
  return [`@${tag} ${first}`, ...more];
};

export function docComment(node: object): string[] | undefined {
  const { title, summary, format, deprecated, description, example, examples, ...rest } = node as Described;
  const found = [
    ...(title ? lines(title) : []),
    ...(summary ? lines(summary) : []),
    ...(format ? [`Format: ${format}`] : []),
    ...(deprecated ? ["@deprecated"] : []),
    ...(description ? tagged("description", description) : []),
    ...(rest.default === undefined ? [] : tagged("default", rest.default)),
    ...(example === undefined ? [] : tagged("example", example)),
    ...(Array.isArray(examples) ? examples.flatMap((one) => tagged("example", one)) : []),
    ...("const" in rest ? ["@constant"] : []),
    ...(rest.enum ? [`@enum {${[rest.type ?? "unknown"].flat().join("|")}}`] : []),
  ];
  return found.length > 0 ? found : undefined;
}
