/** A place of a response that differs from the document. Contains no values, so programs may log it. */
export interface Drift {
  readonly operation: string;
  readonly status: number;
  /** JSON pointer into the response (RFC 6901); "" is the whole body. */
  readonly pointer: string;
  /** The violated rule in the document's words: `string or null`, `present`, `maximum: 5`. */
  readonly expected: string;
  /** JSON type of the value, or `missing`. */
  readonly actual: string;
}

/** Options that compare responses with the document. */
export interface DriftOptions {
  /**
   * Compares JSON responses with the document. "report" calls `onDrift` and returns the response unchanged. "refuse"
   * also rejects the call if a successful response drifts ({@link isDrift}). Default: "off"; "report" with `onDrift`.
   */
  responses?: "off" | "report" | "refuse" | undefined;
  /** Called for each drift. Without it, `console.warn` prints each place once. */
  onDrift?: ((drift: Drift) => void) | undefined;
  /** Called for unlisted members, enum values, statuses and media types, which never refuse a response. */
  onUnknown?: ((unknown: Drift) => void) | undefined;
  sample?: number | undefined;
}

/** A successful response that "refuse" rejects. */
export interface DriftError extends Error {
  readonly data: unknown;
  readonly drifts: readonly Drift[];
  readonly response: Response;
}

export const isDrift = (value: unknown): value is DriftError => value instanceof Error && "drifts" in value;
