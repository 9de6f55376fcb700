import { propertyKey } from "../code/names.ts";
import type { Member, Type } from "./type-tree.ts";

const indent = "    ";

export function printComment(lines: readonly string[] | undefined, depth: number): string {
  if (lines === undefined) return "";
  const start = indent.repeat(depth);
  const safe = lines.map((line) => line.replaceAll("*/", "*\\/"));
  if (safe.length === 1) return `${start}/** ${safe[0]} */\n`;
  return `${start}/**\n${safe.map((line) => `${start} * ${line}`.trimEnd()).join("\n")}\n${start} */\n`;
}

export function printMembers(members: readonly Member[], depth: number): string {
  const start = indent.repeat(depth);
  return members
    .map(({ key, optional, type, comment }) => {
      const name = typeof key === "string" ? propertyKey(key) : key.index;
      return `${printComment(comment, depth)}${start}${name}${optional ? "?" : ""}: ${printType(type, depth)};\n`;
    })
    .join("");
}

export function printType(type: Type, depth: number): string {
  const inner = (one: Type) => printType(one, depth);
  /** Adds parentheses by precedence: array, intersection, union. */
  const within = (one: Type, outer: "intersection" | "array") =>
    one.kind === "union" || (one.kind === "intersection" && outer === "array") ? `(${inner(one)})` : inner(one);
  switch (type.kind) {
    case "text":
      return type.text;
    case "union":
      return type.types.map(inner).join(" | ");
    case "intersection":
      return type.types.map((one) => within(one, "intersection")).join(" & ");
    case "array":
      return `${within(type.items, "array")}[]`;
    case "tuple": {
      const rest = type.rest ? [`...${within(type.rest, "array")}[]`] : [];
      return `[${[...type.items.map((one) => `\n${indent.repeat(depth + 1)}${printType(one, depth + 1)}`), ...rest.map((one) => `\n${indent.repeat(depth + 1)}${one}`)].join(",")}\n${indent.repeat(depth)}]`;
    }
    case "generic":
      return `${type.name}<${type.arguments.map(inner).join(", ")}>`;
    case "object":
      return type.members.length === 0 ? "{}" : `{\n${printMembers(type.members, depth + 1)}${indent.repeat(depth)}}`;
  }
}
