import type { ApiVersion } from "./keys.ts";
import type { Instant } from "./time.ts";

/** A misbehaviour that clients are tried with: requests that match it fail, or wait, without reaching the service. */
export interface Fault {
  readonly id: string;
  readonly organizationId: string;
  /** Requests with this key; with any of the organization when absent. */
  readonly keyId?: string;
  /** Requests of this version; of any when absent. */
  readonly version?: ApiVersion;
  /** operationId of the requests; any when absent. */
  readonly operation?: string;
  /** Status of the response, or that the connection is cut; the service responds when absent. */
  readonly outcome?: FaultOutcome;
  /** Milliseconds that come first. */
  readonly delayInMs?: number;
  /** Requests that it happens to yet; any number when absent. */
  readonly left?: number;
  /** Part of the matching requests that it happens to, by chance, above 0 and up to 1; all when absent. */
  readonly share?: number;
  readonly createdAt: Instant;
}

export type FaultOutcome = 429 | 500 | 503 | "connection";

/** A request, as far as faults look at it. */
export interface Call {
  readonly keyId: string;
  readonly version: ApiVersion;
  readonly operation: string;
}

export const isMeant = ({ keyId, version, operation }: Fault, call: Call): boolean =>
  (keyId === undefined || keyId === call.keyId) &&
  (version === undefined || version === call.version) &&
  (operation === undefined || operation === call.operation);

/** The fault after it has happened to one more request; undefined when that was the last. */
export function afterUse(fault: Fault): Fault | undefined {
  if (fault.left === undefined) return fault;
  return fault.left > 1 ? { ...fault, left: fault.left - 1 } : undefined;
}
