import { collectDefaultMetrics, Registry } from "@prometheus-io/client";

let registry: Registry | undefined;

/** Process-wide Node metrics: CPU, memory, event loop delay, garbage collection. Lazy, so no cost without scrapes. */
export function processMetrics(): Registry {
  if (registry === undefined) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}
