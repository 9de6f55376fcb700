import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ClientOptions } from "@assessment-api/v2";
import { packages } from "../places.ts";

/** A response; see `vectors/README.md`. */
export interface HostileResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | readonly string[] | null>>;
  readonly text?: string;
  readonly sample?: string;
  readonly set?: Readonly<Record<string, string>>;
  readonly without?: readonly string[];
  readonly charset?: "latin1" | "utf16le";
  readonly cut?: "start" | "head" | "body start" | "body" | "body end";
  readonly gently?: boolean;
  readonly silent?: boolean;
  readonly chunked?: boolean;
  readonly unframed?: boolean;
  readonly drip?: { readonly every: number; readonly parts: number; readonly head?: boolean };
  readonly before?: string;
  readonly after?: string;
  readonly keep?: boolean;
  readonly wire?: string;
}

export type RetryOptions = Exclude<NonNullable<ClientOptions["retry"]>, boolean>;

export interface Outcome {
  readonly reads?: Readonly<Record<string, unknown>>;
  readonly unfit?: readonly string[];
  readonly fails?: "refused" | "unexpected" | "connection";
  readonly status?: number;
  readonly details?: string;
  readonly errorId?: string | null;
  readonly errorType?: string;
  readonly fields?: readonly string[];
  readonly retryAfter?: number | "long" | null;
  readonly timeout?: boolean;
}

/** Another call of the same client, or of a client with another key and the same HTTP client. */
export interface FurtherCall {
  readonly call?: string;
  readonly key?: string;
  readonly outcome: Outcome;
}

export interface Row {
  readonly name: string;
  readonly call: string;
  readonly responses: readonly HostileResponse[];
  /** Client options, named as in TypeScript. */
  readonly retry?: RetryOptions;
  readonly outcome: Outcome;
  readonly again?: readonly FurtherCall[];
  readonly except?: Readonly<
    Record<string, { readonly outcome: Outcome; readonly again?: readonly FurtherCall[]; readonly why: string }>
  >;
}

export interface Table {
  readonly samples: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
}

/** Test cases for the SDKs of all languages. */
export const hostileResponses: Table = JSON.parse(
  readFileSync(join(packages, "sdk-generator/vectors/hostile-responses.json"), "utf8"),
);
