/** A number of requests per period; a period opens with a key's first request. */
export interface RateLimit {
  readonly requests: number;
  readonly periodInMs: number;
}

/** Result of counting one request. */
export interface Taken {
  readonly allowed: boolean;
  /** Left in this period. */
  readonly remaining: number;
  /** Milliseconds until the period ends. */
  readonly endsInMs: number;
}
