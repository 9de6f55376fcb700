import type { RouteTable } from "./contract.ts";
import type { ToErrorBody } from "./errors.ts";
import { missingSecurity } from "./security.ts";

export const MiB = 1024 * 1024;

export interface ServeSettings {
  /** Converts a failure to the version's error object and its media type. */
  readonly toErrorBody: ToErrorBody;
  /** Whether to validate response bodies and headers too; default true. */
  readonly validateResponses?: boolean;
  /** Largest request body in bytes; default 1 MiB. */
  readonly bodyLimit?: number;
  readonly bodyLimits?: Readonly<Record<string, number>>;
  /** Longest item of a streamed body in characters; default 1,048,576. Body limits apply to the sum of all items. */
  readonly itemLimit?: number;
  /** Seconds without an event after which a comment keeps the stream open; default 15. */
  readonly keepAlive?: number;
}

export const streamSettings = ({ itemLimit = MiB, keepAlive = 15 }: ServeSettings) => ({ itemLimit, keepAlive });

/** @throws if operations or security schemes have no handler; the message names them */
export function demandHandlers(table: RouteTable, handlers: object, security: object): void {
  const missing = table.routes
    .map(({ operationId }) => operationId)
    .filter((id) => typeof (handlers as Record<string, unknown>)[id] !== "function");
  if (missing.length > 0) throw new Error(`operations without a handler: ${missing.join(", ")}`);
  const unchecked = missingSecurity(table, security);
  if (unchecked.length > 0) throw new Error(`security schemes without a handler: ${unchecked.join(", ")}`);
}
