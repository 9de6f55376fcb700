import type { RouteTable } from "./contract.ts";
import { HttpFailure } from "./failure.ts";

/** Creates handlers that fail with 501, even if undeclared. */
export function createNotImplemented<Handlers extends object>({ routes }: RouteTable): Handlers {
  const handlers = routes.map(({ operationId }) => [
    operationId,
    () => {
      throw new HttpFailure(501, `${operationId} is not implemented`, { reason: "not-implemented" });
    },
  ]);
  return Object.fromEntries(handlers) as Handlers;
}
