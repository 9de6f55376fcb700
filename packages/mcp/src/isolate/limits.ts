/** Bounds of a snippet. */
export interface Limits {
  /** Milliseconds of real time from its first statement, requests included. */
  readonly time: number;
  /** Bytes. */
  readonly memory: number;
  /** Characters of the returned value, and of what is logged. */
  readonly output: number;
  /** Requests to the sandbox. */
  readonly requests: number;
}

export const usualLimits: Limits = { time: 30_000, memory: 64 << 20, output: 20_000, requests: 500 };

/** Bytes that an isolate begins with. */
export const INITIAL = 16 << 20;

/** Bytes of the stack. */
export const STACK = 512 << 10;

/** Waits that are open at a time, requests among them. */
export const OPEN = 50;
