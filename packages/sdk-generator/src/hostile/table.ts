import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ClientOptions } from "@assessment-api/v2";
import { packages } from "../places.ts";

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
  readonly gzip?: "right" | "cut" | "twice" | "wrong checksum";
  readonly unframed?: boolean;
  readonly drip?: { readonly every: number; readonly parts: number; readonly head?: boolean };
  readonly before?: string;
  readonly after?: string;
  readonly keep?: boolean;
  readonly wire?: string;
}

/** Client options of a row, named as in TypeScript. Times are in seconds. */
export interface Settings {
  readonly baseUrl?: string;
  readonly apiKey?: string;
  readonly timeout?: number;
  readonly totalTimeout?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly retry?: RetryOptions;
  readonly waitOn429?: { readonly maxRetries: number };
}

export type RetryOptions = Exclude<NonNullable<ClientOptions["retry"]>, boolean>;

export interface Outcome {
  readonly reads?: Readonly<Record<string, unknown>>;
  readonly unfit?: readonly string[];
  /** `any` is a success or one of the errors of calls. */
  readonly fails?: "refused" | "unexpected" | "connection" | "settings" | "any";
  readonly status?: number;
  readonly details?: string;
  readonly errorId?: string | null;
  readonly errorType?: string;
  readonly fields?: readonly string[];
  readonly values?: readonly string[];
  readonly retryAfter?: number | "long" | null;
  readonly timeout?: boolean;
  readonly attempts?: number;
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
  readonly retry?: RetryOptions;
  readonly settings?: Settings;
  readonly start?: number | string;
  /** Whether the calls go through a user's HTTP client that follows redirects. */
  readonly followsRedirects?: boolean;
  /** Whether the server has a certificate that nobody trusts. */
  readonly untrusted?: boolean;
  readonly outcome: Outcome;
  /** Places that the comparison with the document reports, if they differ from the unfit places. */
  readonly drift?: readonly string[];
  readonly again?: readonly FurtherCall[];
  readonly except?: Readonly<
    Record<string, { readonly outcome: Outcome; readonly again?: readonly FurtherCall[]; readonly why: string }>
  >;
}

export interface Table {
  readonly samples: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
}

/** File of the table. ASSESSMENT_API_TABLE names another one, such as a table of random responses. */
const file = process.env.ASSESSMENT_API_TABLE ?? join(packages, "sdk-generator/vectors/hostile-responses.json");

export const hostileResponses: Table = JSON.parse(readFileSync(file, "utf8"));
