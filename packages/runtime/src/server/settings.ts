import type { RouteTable } from "./contract.ts";
import type { ToErrorBody } from "./errors.ts";
import { missingSecurity } from "./security.ts";

export const MiB = 1024 * 1024;

/** Settings of a server, whatever the program stands on. */
export interface ServeSettings {
  /** The version's own error object for a failure, and its media type. */
  readonly toErrorBody: ToErrorBody;
  /** Whether bodies and headers of responses are validated, not only status, media type and required headers; default true. */
  readonly validateResponses?: boolean;
  /** Largest request body in bytes; default 1 MiB. */
  readonly bodyLimit?: number;
  /** The same by media type, as the document writes it, for those that have a limit of their own: `{ "application/zip": 20_000_000 }`. */
  readonly bodyLimits?: Readonly<Record<string, number>>;
  /** Longest item of a streamed body (JSON Lines, events), in characters; default 1,048,576. The limits of bodies hold for all of its items together. */
  readonly itemLimit?: number;
  /** Seconds without an event after which a stream of events gets a comment, so that nothing between takes it for dead; default 15. */
  readonly keepAlive?: number;
}

/** The settings that an operation needs, resolved. */
export const streamSettings = ({ itemLimit = MiB, keepAlive = 15 }: ServeSettings) => ({ itemLimit, keepAlive });

/** @throws where operations or security schemes have no handler, naming them */
export function demandHandlers(table: RouteTable, handlers: object, security: object): void {
  const missing = table.routes
    .map(({ operationId }) => operationId)
    .filter((id) => typeof (handlers as Record<string, unknown>)[id] !== "function");
  if (missing.length > 0) throw new Error(`operations without a handler: ${missing.join(", ")}`);
  const unchecked = missingSecurity(table, security);
  if (unchecked.length > 0) throw new Error(`security schemes without a handler: ${unchecked.join(", ")}`);
}
