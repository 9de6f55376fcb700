import type { ApiVersion } from "../../domain/keys.ts";
import type { SeedKind } from "../../domain/organizations.ts";

/** A recorded session, from which all targets are written. */
export interface Session {
  readonly title: string;
  /** Seed data of the organization; equal values give equal data. */
  readonly world: { readonly seed: SeedKind; readonly seedValue: string; readonly credits: number | null };
  readonly steps: readonly Step[];
  /** One sentence per omitted request. */
  readonly notes: readonly string[];
}

export interface Step {
  readonly name: string;
  readonly api: ApiVersion | "control";
  /** Undefined for undocumented paths. */
  readonly operation?: Operation | undefined;
  readonly method: string;
  readonly path: Text;
  readonly query?: Text | undefined;
  readonly body?: Body | undefined;
  readonly status: number;
  readonly expects: readonly Expectation[];
  readonly saves: readonly Saved[];
}

export interface Operation {
  readonly id: string;
  readonly parameters: Readonly<Record<string, Text>>;
}

/** Body of a request: JSON whose strings are `Text`, or plain text. */
export type Body = { readonly mediaType: string } & (
  | { readonly json: unknown; readonly text?: undefined }
  | { readonly json?: undefined; readonly text: Text }
);

export interface Expectation {
  readonly at: Place;
  readonly value: string | number | boolean | null;
}

export interface Saved {
  readonly name: string;
  readonly at: Place;
}

export type Place = readonly (string | number)[];

/** Variables are between NULs: `/v1/candidates/\0candidate\0`. Two NULs are one. */
export type Text = string;

/** Variables that every session has: the identifier of the organization and the origin of the sandbox. */
export const ORGANIZATION = "organization";
export const ORIGIN = "origin";

export const variable = (name: string): Text => `\0${name}\0`;

export const literalText = (text: string): Text => text.replaceAll("\0", "\0\0");

export type Part = { readonly text: string } | { readonly variable: string };

export const partsOf = (text: Text): Part[] =>
  text
    .split("\0")
    .map((part, index) => (index % 2 === 0 ? { text: part } : part === "" ? { text: "\0" } : { variable: part }))
    .filter((part) => "variable" in part || part.text !== "");

export const filled = (text: Text, write: (name: string) => string): string =>
  partsOf(text)
    .map((part) => ("variable" in part ? write(part.variable) : part.text))
    .join("");
