export interface RetryOptions {
  /** Retries before the call fails. Default 3. */
  maxRetries?: number;
  /** Longest wait before the first retry in seconds, doubled each time. Default 0.5. */
  seconds?: number;
  /** Longest wait in seconds; default 30. The call fails at once if `Retry-After` is longer. */
  maxSeconds?: number;
  /** Methods to retry. Default: the idempotent methods of HTTP (RFC 9110, 9.2.2). */
  methods?: readonly string[];
}

const idempotent = ["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "QUERY"];

/** Statuses of transient failures. */
export const passing = [408, 429, 500, 502, 503, 504];

/**
 * Returns whether the server's certificate was rejected, which another attempt does not change. Browsers do not report
 * the reason.
 */
export function isUntrusted(error: unknown): boolean {
  const { cause, code } = Object(error) as { cause?: { code?: unknown }; code?: unknown };
  return /CERT|LEAF|_CA$/.test(`${cause?.code ?? code}`);
}

/**
 * Counts the retries of a call. Waits follow `Retry-After`, or are random below a bound that doubles, which spreads
 * clients that failed together.
 */
export function createRetry(
  method: string,
  { maxRetries = 3, seconds = 0.5, maxSeconds = 30, methods = idempotent }: RetryOptions,
) {
  let retries = 0;
  return {
    mayRepeat: () => retries < maxRetries && methods.some((one) => one.toUpperCase() === method),
    /** Returns the milliseconds to wait; undefined if the call fails. `status` is undefined without a response. */
    waitAfter(status: number | undefined, retryAfterMs: number | undefined): number | undefined {
      if (status !== undefined && !passing.includes(status)) return undefined;
      if (retryAfterMs !== undefined && retryAfterMs > maxSeconds * 1000) return undefined;
      const bound = Math.min(seconds * 2 ** retries++, maxSeconds) * 1000;
      return retryAfterMs ?? Math.random() * bound;
    },
  };
}
