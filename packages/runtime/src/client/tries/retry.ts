/** How often, how long and for what a request is repeated. */
export interface RetryOptions {
  /** How often a request is repeated before its failure is handed over. Default 3. */
  maxRetries?: number;
  /** Longest wait before the first repetition, in seconds; it doubles with each. Default 0.5. */
  seconds?: number;
  /** Longest wait of all; a `Retry-After` that asks for more is handed over at once. Default 30. */
  maxSeconds?: number;
  /** Methods whose requests may arrive twice. Default: those that HTTP calls idempotent (RFC 9110, 9.2.2). */
  methods?: readonly string[];
}

const idempotent = ["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "QUERY"];

/** Statuses of failures that pass. */
export const passing = [408, 429, 500, 502, 503, 504];

/**
 * Counts the repetitions of a call whose connection broke or whose failure passes. The wait is random up to a bound that doubles each time, so that
 * clients which failed together do not come back together, or what `Retry-After` asks for.
 */
export function createRetry(
  method: string,
  { maxRetries = 3, seconds = 0.5, maxSeconds = 30, methods = idempotent }: RetryOptions,
) {
  let retries = 0;
  return {
    mayRepeat: () => retries < maxRetries && methods.includes(method),
    /** Milliseconds to wait after a failure, without `status` where there is no response; undefined when it is handed over. */
    waitAfter(status: number | undefined, asked: number | undefined): number | undefined {
      if (status !== undefined && !passing.includes(status)) return undefined;
      if (asked !== undefined && asked > maxSeconds * 1000) return undefined;
      const bound = Math.min(seconds * 2 ** retries++, maxSeconds) * 1000;
      return asked ?? Math.random() * bound;
    },
  };
}
