/** A number of requests that any period of a length may hold, wherever it begins. */
export interface RateLimit {
  readonly requests: number;
  readonly periodInMs: number;
}

/** Result of counting one request. */
export interface Taken {
  readonly allowed: boolean;
  /** Milliseconds until a request is allowed again; 0 where this one is. */
  readonly waitInMs: number;
}
