import type { JsonObject } from "../model/json.ts";
import { child, locate, tokensOf } from "../model/pointer.ts";

/**
 * Returns the path of a generated type: `Before.components["schemas"]["Pet"]["name"]`. Undefined inside union members
 * and callbacks.
 */
export function typePathOf(root: JsonObject, pointer: string, module: string): string | undefined {
  const tokens = tokensOf(pointer);
  const holder = holderOf(root, tokens, module);
  return holder && inside(holder.type, tokens.slice(holder.length));
}

interface Holder {
  type: string;
  length: number;
}

/** Finds the outermost holder: a component, body, parameter or header. */
function holderOf(root: JsonObject, tokens: string[], module: string): Holder | undefined {
  const [area, name = "", section = ""] = tokens;
  if (area === "components") {
    const type = index(`${module}.components["${name}"]`, section);
    if (name === "schemas") return { type, length: 3 };
    return name === "parameters" || name === "headers" ? schemaIn(type, tokens, 3) : partOf(root, type, tokens, 3);
  }
  if (area !== "paths" && area !== "webhooks") return undefined;
  const item = `${module}.${area}[${JSON.stringify(name)}]`;
  return section === "parameters" ? partOf(root, item, tokens, 2) : partOf(root, index(item, section), tokens, 3);
}

function partOf(root: JsonObject, type: string, tokens: string[], at: number): Holder | undefined {
  const [part, name = ""] = tokens.slice(at);
  if (part === "parameters") {
    const parameter = locate(root, child("#", ...tokens.slice(0, at + 2)))?.value;
    const group = index(index(type, "parameters"), String(parameter?.in));
    return schemaIn(index(group, String(parameter?.name)), tokens, at + 2);
  }
  if (part === "requestBody") return partOf(root, index(type, "requestBody"), tokens, at + 1);
  if (part === "responses") return partOf(root, index(index(type, "responses"), name), tokens, at + 2);
  if (part === "headers") return schemaIn(index(index(type, "headers"), name), tokens, at + 2);
  return part === "content" ? schemaIn(index(index(type, "content"), name), tokens, at + 2) : undefined;
}

function schemaIn(type: string, tokens: string[], at: number): Holder | undefined {
  if (tokens[at] === "content" && tokens[at + 2] === "schema") return { type, length: at + 3 };
  return tokens[at] === "schema" ? { type, length: at + 1 } : undefined;
}

/** Returns the type below a schema. `allOf` members share a type. */
function inside(type: string, [keyword, name = "", ...rest]: string[]): string | undefined {
  switch (keyword) {
    case undefined:
      return type;
    case "properties":
      return inside(index(type, name), rest);
    case "items":
      return inside(`NonNullable<${type}>[number]`, name === "" ? rest : [name, ...rest]);
    case "additionalProperties":
      return inside(`NonNullable<${type}>[string]`, name === "" ? rest : [name, ...rest]);
    case "allOf":
      return inside(type, rest);
    default:
      return undefined;
  }
}

const index = (type: string, name: string): string =>
  `NonNullable<${type}>[${/^\d+$/.test(name) ? name : JSON.stringify(name)}]`;
