import type { ApiVersion } from "../../domain/keys.ts";
import type { SeedKind } from "../../domain/organizations.ts";

/** A recorded session: the model that all targets are written from. */
export interface Session {
  /** Test title, one line. */
  readonly title: string;
  /** Seed data of the organization; equal values give equal data. */
  readonly world: { readonly seed: SeedKind; readonly seedValue: string; readonly credits: number | null };
  readonly steps: readonly Step[];
  /** One sentence for each request that was left out. */
  readonly notes: readonly string[];
}

/** A call with its assertions, and bindings for later steps. */
export interface Step {
  readonly name: string;
  readonly api: ApiVersion | "control";
  /** Undefined for paths that no document has. */
  readonly operation?: Operation | undefined;
  readonly method: string;
  /** Relative to the sandbox origin, such as `/v1/candidates/…`; see `Text`. */
  readonly path: Text;
  readonly query?: Text | undefined;
  readonly body?: Body | undefined;
  readonly status: number;
  readonly expects: readonly Expectation[];
  readonly saves: readonly Saved[];
}

export interface Operation {
  readonly id: string;
  /** Path parameters by name. */
  readonly parameters: Readonly<Record<string, Text>>;
}

/** Body of a request: JSON whose strings are `Text`, or plain text. */
export type Body = { readonly mediaType: string } & (
  | { readonly json: unknown; readonly text?: undefined }
  | { readonly json?: undefined; readonly text: Text }
);

/** Asserts a member of the response. */
export interface Expectation {
  readonly at: Place;
  readonly value: string | number | boolean | null;
}

/** Binds a member of the response to a variable. */
export interface Saved {
  /** Variable in camel case. */
  readonly name: string;
  readonly at: Place;
}

export type Place = readonly (string | number)[];

/** Text with variables between NULs, such as `/v1/candidates/\0candidate\0`. Two NULs are one NUL of the text. */
export type Text = string;

/** Variables that every session has: the identifier of the organization and the origin of the sandbox. */
export const ORGANIZATION = "organization";
export const ORIGIN = "origin";

export const variable = (name: string): Text => `\0${name}\0`;

/** Escapes text, so that it names no variables. */
export const literalText = (text: string): Text => text.replaceAll("\0", "\0\0");

export type Part = { readonly text: string } | { readonly variable: string };

/** Splits text into its parts, without empty ones. */
export const partsOf = (text: Text): Part[] =>
  text
    .split("\0")
    .map((part, index) => (index % 2 === 0 ? { text: part } : part === "" ? { text: "\0" } : { variable: part }))
    .filter((part) => "variable" in part || part.text !== "");

/** Replaces each variable. */
export const filled = (text: Text, write: (name: string) => string): string =>
  partsOf(text)
    .map((part) => ("variable" in part ? write(part.variable) : part.text))
    .join("");
