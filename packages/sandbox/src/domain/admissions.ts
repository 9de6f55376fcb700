import type { ClockState } from "./clocks.ts";
import type { ApiKey, ApiVersion } from "./keys.ts";
import type { RateLimit, Taken } from "./rate-limits.ts";

/** A request that carries an API key. */
export interface Arrival {
  readonly keyHash: string;
  readonly version: ApiVersion;
  /** How its key's requests are counted; undefined where there is no limit. */
  readonly counting: { readonly counter: string; readonly limit: RateLimit } | undefined;
}

/** Stored data that a request needs before it begins, as the last commit of any process left it. */
export interface Admission {
  /** Where the sandbox's clock stands, as its setting has it; undefined while it has not been moved. */
  readonly clock: string | undefined;
  /** That of the key's organization, where it has one of its own. */
  readonly ownClock: ClockState | undefined;
  /** Whichever versions it opens. */
  readonly key: ApiKey | undefined;
  /** Whether the key's organization has faults. */
  readonly hasFaults: boolean;
  /** Undefined where the request has not been counted: faults come first, and keys that do not open the version are refused. */
  readonly taken: Taken | undefined;
}
