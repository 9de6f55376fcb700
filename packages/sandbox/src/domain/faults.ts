import type { ApiVersion } from "./keys.ts";
import type { Instant } from "./time.ts";

export interface Fault {
  readonly id: string;
  readonly organizationId: string;
  readonly keyId?: string;
  readonly version?: ApiVersion;
  readonly operation?: string;
  /** Default: normal response. */
  readonly outcome?: FaultOutcome;
  readonly delayInMs?: number;
  /** Number of remaining uses; unlimited if absent. */
  readonly left?: number;
  /** Share of affected requests, above 0 and up to 1; default 1. */
  readonly share?: number;
  readonly createdAt: Instant;
}

type FaultOutcome = 429 | 500 | 503 | "connection";

export interface Call {
  readonly keyId: string;
  readonly version: ApiVersion;
  readonly operation: string;
}

export const appliesTo = ({ keyId, version, operation }: Fault, call: Call): boolean =>
  (keyId === undefined || keyId === call.keyId) &&
  (version === undefined || version === call.version) &&
  (operation === undefined || operation === call.operation);

export function afterUse(fault: Fault): Fault | undefined {
  if (fault.left === undefined) return fault;
  return fault.left > 1 ? { ...fault, left: fault.left - 1 } : undefined;
}
