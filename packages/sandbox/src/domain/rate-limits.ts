export interface RateLimit {
  readonly requests: number;
  readonly periodInMs: number;
}

export interface Taken {
  readonly allowed: boolean;
  /** Milliseconds until the next allowed request; 0 if allowed. */
  readonly waitInMs: number;
}
