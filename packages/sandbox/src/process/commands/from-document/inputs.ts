import { InvalidArgumentError, Option } from "commander";
import { readCredits, readInstant, readJson, readMilliseconds, readNumber } from "./arguments.ts";
import type { Input, Schema } from "./operations.ts";

interface Reading {
  readonly placeholder: string;
  readonly read: (text: string) => unknown;
  readonly choices?: readonly string[];
}

function readAnswer(text: string): boolean {
  if (/^(yes|on|no|off)$/.test(text)) return text === "yes" || text === "on";
  throw new InvalidArgumentError("Allowed choices are yes, no, on, off.");
}

const isOf = ({ type }: Schema, name: string): boolean => type === name || (Array.isArray(type) && type.includes(name));

export const isNullable = ({ schema }: Input): boolean => isOf(schema, "null");

/** @returns undefined for JSON-only values */
export function readingOf({ name, schema }: Input): Reading | undefined {
  if (schema.enum !== undefined) return oneOf(schema.enum as readonly string[]);
  if (isOf(schema, "boolean")) return { placeholder: "answer", read: readAnswer, choices: ["yes", "no"] };
  if (name.endsWith("InMs")) return { placeholder: "duration", read: readMilliseconds };
  if (isOf(schema, "integer") && isOf(schema, "null")) return { placeholder: "number|unlimited", read: readCredits };
  if (isOf(schema, "integer") || isOf(schema, "number")) return { placeholder: "number", read: readNumber };
  if (isOf(schema, "array")) return schema.items === undefined ? undefined : several(schema.items);
  if (!isOf(schema, "string")) return undefined;
  if (schema.format === "date-time") return { placeholder: "instant", read: readInstant };
  if (isOf(schema, "null")) return { placeholder: "id|none", read: (text) => (text === "none" ? null : text) };
  return { placeholder: name.endsWith("Id") ? "id" : "text", read: (text) => text };
}

function oneOf(values: readonly string[]): Reading {
  return {
    placeholder: "name",
    choices: values,
    read(text) {
      const value = values.find((one) => one.toUpperCase() === text.toUpperCase());
      if (value === undefined) throw new InvalidArgumentError(`Allowed choices are ${values.join(", ")}.`);
      return value;
    },
  };
}

/** An empty text is an empty list. */
function several(items: Schema): Reading | undefined {
  if (!isOf(items, "string")) return undefined;
  const { read, choices } = items.enum === undefined ? { read: (text: string) => text } : oneOf(items.enum as string[]);
  const names = (text: string) => text.split(",").map((name) => name.trim());
  return {
    placeholder: "name,name",
    ...(choices !== undefined && { choices }),
    read: (text) =>
      names(text)
        .filter((name) => name !== "")
        .map(read),
  };
}

/** `keyId` is `--key`, `delayInMs` is `--delay`; `--version` is reserved. */
export function flagOf(name: string): string {
  const short = name.replace(/(?<=.)(Id|Text|InMs)$/, "");
  return `--${short === "version" ? "api-version" : short.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** With `answered`, booleans take yes or no. */
export function optionOf(input: Input, { flag = flagOf(input.name), answered = false } = {}): Option | undefined {
  const reading = readingOf(input);
  if (reading === undefined) return undefined;
  const text = describeInput(input, reading);
  if (isOf(input.schema, "boolean") && !answered) return new Option(flag, text);
  return new Option(`${flag} <${reading.placeholder}>`, text).argParser(reading.read);
}

export const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** @returns the first sentence of the description, and enum values */
export function describeInput({ description }: Input, { choices }: Pick<Reading, "choices"> = {}): string {
  const [sentence = ""] = description.split(/\.(?=\s|$)/);
  const text = lowerFirst(sentence);
  return choices === undefined ? text : `${text} (choices: ${choices.join(", ")})`;
}

export const jsonOption = (names: readonly string[]): Option =>
  new Option("--data <json>", `${names.join(", ")}, as in the control API`).argParser(readJson);
