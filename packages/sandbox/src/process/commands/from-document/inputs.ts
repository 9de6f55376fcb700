import { InvalidArgumentError, Option } from "commander";
import { readCredits, readInstant, readJson, readMilliseconds, readNumber } from "./arguments.ts";
import type { Input, Schema } from "./operations.ts";

/** Flags and arguments that follow from the schemas of the control API's document. */

/** How a value is typed: its placeholder in the help, its reader, and the words that it is one of. */
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

/** How a value of a property is typed; undefined where only JSON can carry it. */
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

/** Names separated by commas; none in an empty text. */
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

/** `keyId` is `--key`, `searchText` is `--search`, `delayInMs` is `--delay`; `--version` would ask a command for its own. */
export function flagOf(name: string): string {
  const short = name.replace(/(?<=.)(Id|Text|InMs)$/, "");
  return `--${short === "version" ? "api-version" : short.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A flag for a parameter or a property. A boolean is a switch, except where `answered`: there it is given as yes or no. */
export function optionOf(input: Input, { flag = flagOf(input.name), answered = false } = {}): Option | undefined {
  const reading = readingOf(input);
  if (reading === undefined) return undefined;
  const text = describeInput(input, reading);
  if (isOf(input.schema, "boolean") && !answered) return new Option(flag, text);
  return new Option(`${flag} <${reading.placeholder}>`, text).argParser(reading.read);
}

/** A sentence as lines of the help begin. */
export const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** The help's line about an input: the first sentence of its description, and the words that it is one of. */
export function describeInput({ description }: Input, { choices }: Pick<Reading, "choices"> = {}): string {
  const [sentence = ""] = description.split(/\.(?=\s|$)/);
  const text = lowerFirst(sentence);
  return choices === undefined ? text : `${text} (choices: ${choices.join(", ")})`;
}

/** A flag for properties that only JSON can carry. */
export const jsonOption = (names: readonly string[]): Option =>
  new Option("--data <json>", `${names.join(", ")}, as the control API takes them`).argParser(readJson);
