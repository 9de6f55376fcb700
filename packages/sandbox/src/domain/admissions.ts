import type { ClockState } from "./clocks.ts";
import type { ApiKey, ApiVersion } from "./keys.ts";
import type { RateLimit, Taken } from "./rate-limits.ts";

export interface Arrival {
  readonly keyHash: string;
  readonly version: ApiVersion;
  readonly counting: { readonly counter: string; readonly limit: RateLimit } | undefined;
}

/** Data for a request before it starts, as last committed by any process. */
export interface Admission {
  /** Undefined if the clock never moved. */
  readonly clock: string | undefined;
  readonly ownClock: ClockState | undefined;
  readonly key: ApiKey | undefined;
  readonly hasFaults: boolean;
  readonly taken: Taken | undefined;
}
