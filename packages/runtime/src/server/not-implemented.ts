import type { RouteTable } from "./contract.ts";
import { HttpFailure } from "./failure.ts";

/** Creates a handler per operation that fails with 501, even if the document does not declare it. */
export function createNotImplemented<Handlers extends object>({ routes }: RouteTable): Handlers {
  const handlers = routes.map(({ operationId }) => [
    operationId,
    () => {
      throw new HttpFailure(501, `${operationId} is not implemented`, { reason: "not-implemented" });
    },
  ]);
  return Object.fromEntries(handlers) as Handlers;
}
