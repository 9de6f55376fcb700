export interface Limits {
  /** Milliseconds from the first statement, including requests. */
  readonly time: number;
  /** Memory in bytes. */
  readonly memory: number;
  /** Maximum characters of the returned value, and of the log. */
  readonly output: number;
  readonly requests: number;
}

export const usualLimits: Limits = { time: 30_000, memory: 64 << 20, output: 20_000, requests: 500 };

/** Initial memory in bytes. */
export const INITIAL = 16 << 20;

/** Stack size in bytes. */
export const STACK = 512 << 10;

/** Maximum number of pending callbacks, including requests. */
export const OPEN = 50;
