import { collectDefaultMetrics, Registry } from "@prometheus-io/client";

let registry: Registry | undefined;

/** Collects on a scrape only. */
export function processMetrics(): Registry {
  if (registry === undefined) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}
