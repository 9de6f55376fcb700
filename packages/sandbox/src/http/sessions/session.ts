import type { ApiVersion } from "../../domain/keys.ts";
import type { SeedKind } from "../../domain/organizations.ts";

/** A session as a test repeats it: what every target is written from. */
export interface Session {
  /** Title of the test, in one line. */
  readonly title: string;
  /** Seed of the organization; the same values make the same data again. */
  readonly world: { readonly seed: SeedKind; readonly seedValue: string; readonly credits: number | null };
  readonly steps: readonly Step[];
  /** Requests that could not be repeated, a sentence each. */
  readonly notes: readonly string[];
}

/** One request, what is expected of its response, and what later steps take from it. */
export interface Step {
  /** Unique in the session, in camel case. */
  readonly name: string;
  readonly api: ApiVersion | "control";
  /** Of the document; undefined for what no document has. */
  readonly operation?: Operation | undefined;
  readonly method: string;
  /** Below the sandbox's origin, such as `/v1/candidates/…`; see `Text`. */
  readonly path: Text;
  /** Without the question mark; percent-encoded. */
  readonly query?: Text | undefined;
  readonly body?: Body | undefined;
  readonly status: number;
  readonly expects: readonly Expectation[];
  readonly saves: readonly Saved[];
}

export interface Operation {
  readonly id: string;
  /** Parameters in the path, by name. */
  readonly parameters: Readonly<Record<string, Text>>;
}

/** Body of a request: a value of JSON, whose texts may be of the kind `Text`, or a text as it is. */
export type Body = { readonly mediaType: string } & (
  | { readonly json: unknown; readonly text?: undefined }
  | { readonly json?: undefined; readonly text: Text }
);

/** A member of the response and its value. */
export interface Expectation {
  /** Names and indexes from the root. */
  readonly at: Place;
  readonly value: string | number | boolean | null;
}

/** A member of the response that later steps name. */
export interface Saved {
  /** The variable, in camel case. */
  readonly name: string;
  readonly at: Place;
}

export type Place = readonly (string | number)[];

/** A text with variables between two NULs, such as `/v1/candidates/\0candidate\0`; a NUL of the text itself is two of them. */
export type Text = string;

/** The variable that holds the organization's identifier, and the one of the sandbox's origin. */
export const ORGANIZATION = "organization";
export const ORIGIN = "origin";

export const variable = (name: string): Text => `\0${name}\0`;

/** A text of a request as a `Text`: it cannot name variables. */
export const literalText = (text: string): Text => text.replaceAll("\0", "\0\0");

export type Part = { readonly text: string } | { readonly variable: string };

/** A text in its parts; empty ones are left out. */
export const partsOf = (text: Text): Part[] =>
  text
    .split("\0")
    .map((part, index) => (index % 2 === 0 ? { text: part } : part === "" ? { text: "\0" } : { variable: part }))
    .filter((part) => "variable" in part || part.text !== "");

/** A text with something in place of each variable. */
export const filled = (text: Text, write: (name: string) => string): string =>
  partsOf(text)
    .map((part) => ("variable" in part ? write(part.variable) : part.text))
    .join("");
