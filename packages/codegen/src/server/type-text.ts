import type { Docs, OperationModel, Step, TypeSource } from "./model/stub-model.ts";
import type { UsedTypes } from "./used-types.ts";

export const paragraphs = ({ summary, description, deprecated }: Docs) => [
  summary,
  description,
  deprecated && "@deprecated",
];

const index = ({ name }: Step) => `[${/^[1-9]\d\d$/.test(name) ? name : JSON.stringify(name)}]`;

/** Type of binary bodies in handlers. */
const bytes = { in: "ReadableStream<Uint8Array>", out: "ReadableStream<Uint8Array> | Uint8Array" };

export function typeText(type: TypeSource, direction: "in" | "out", used: UsedTypes): string {
  if (type.kind !== "index")
    return type.kind === "bytes" ? bytes[direction] : type.kind === "text" ? "string" : "unknown";
  const [root, ...rest] = type.path;
  let text = root === undefined ? "unknown" : used.schema(root.name);
  for (const [at, next] of rest.entries()) {
    text += index(next);
    if (next.optional) text = at === rest.length - 1 ? `Exclude<${text}, undefined>` : `NonNullable<${text}>`;
  }
  return type.view ? `${used.schema(type.view)}<${text}>` : text;
}

export function mediaTypeText(mediaType: string): string {
  if (mediaType === "*/*") return "string";
  return mediaType.endsWith("/*") ? `\`${mediaType.slice(0, -1)}\${string}\`` : JSON.stringify(mediaType);
}

export const union = (types: string[]) => [...new Set(types)].join(" | ") || "never";

export const title = ({ method, path }: OperationModel) => `${method} ${path}`;
