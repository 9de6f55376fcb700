import type { RouteTable } from "./contract.ts";
import type { ToErrorBody } from "./errors.ts";
import { missingSecurity } from "./security.ts";

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
}

export const MiB = 1024 * 1024;

/** @throws where operations or security schemes have no handler, naming them */
export function demandHandlers(table: RouteTable, handlers: object, security: object): void {
  const missing = table.routes
    .map(({ operationId }) => operationId)
    .filter((id) => typeof (handlers as Record<string, unknown>)[id] !== "function");
  if (missing.length > 0) throw new Error(`operations without a handler: ${missing.join(", ")}`);
  const unchecked = missingSecurity(table, security);
  if (unchecked.length > 0) throw new Error(`security schemes without a handler: ${unchecked.join(", ")}`);
}
