import type { ClockState } from "./clocks.ts";
import type { ApiKey, ApiVersion } from "./keys.ts";
import type { RateLimit, Taken } from "./rate-limits.ts";

export interface Arrival {
  readonly keyHash: string;
  readonly version: ApiVersion;
  /** Undefined if the key has no rate limit. */
  readonly counting: { readonly counter: string; readonly limit: RateLimit } | undefined;
}

/** Stored data needed before a request starts, as last committed by any process. */
export interface Admission {
  /** Stored clock setting; undefined if the clock never moved. */
  readonly clock: string | undefined;
  readonly ownClock: ClockState | undefined;
  readonly key: ApiKey | undefined;
  /** Whether the organization has active faults. */
  readonly hasFaults: boolean;
  /**
   * Undefined if the request was not counted: an injected fault applied first, or the key does not open the API
   * version.
   */
  readonly taken: Taken | undefined;
}
