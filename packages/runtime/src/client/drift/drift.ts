/** A place of a response that differs from the document. Contains no values, so that programs may log it. */
export interface Drift {
  /** The operationId; method and path if the document has none. */
  readonly operation: string;
  readonly status: number;
  /** JSON pointer into the response (RFC 6901); "" is the whole body. */
  readonly pointer: string;
  /** The violated rule in the words of the document: `string or null`, `present`, `maximum: 5`. */
  readonly expected: string;
  /** JSON type of the value, or `missing`. */
  readonly actual: string;
}

/** Options that compare responses with the document. */
export interface DriftOptions {
  /**
   * Compares each JSON response with the document after reading it. "report" calls `onDrift` and returns the response
   * unchanged. "refuse" also rejects the call if a successful response drifts; {@link isDrift} recognizes the error.
   * "off" by default; "report" with `onDrift`.
   */
  responses?: "off" | "report" | "refuse" | undefined;
  /** Called for each drift. Without it, `console.warn` prints each place once. */
  onDrift?: ((drift: Drift) => void) | undefined;
  /** Called for unlisted members, values of enums, statuses and media types. They never refuse a response. */
  onUnknown?: ((unknown: Drift) => void) | undefined;
  /** Share of responses to compare, from 0 to 1. All by default. */
  sample?: number | undefined;
}

/** A successful response that "refuse" rejects. */
export interface DriftError extends Error {
  /** The response body, or the item of a stream. */
  readonly data: unknown;
  readonly drifts: readonly Drift[];
  readonly response: Response;
}

/** Returns true for the error of a response that `responses: "refuse"` rejects. */
export const isDrift = (value: unknown): value is DriftError => value instanceof Error && "drifts" in value;
