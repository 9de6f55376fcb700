import { collectDefaultMetrics, Registry } from "@prometheus-io/client";

let registry: Registry | undefined;

/**
 * Of the whole process, however many sandboxes are in it: usual measurements of a Node process: CPU, memory, delay of the event loop, garbage collection. They begin when somebody asks
 * for the first time, so that they cost nothing where nobody does.
 */
export function processMetrics(): Registry {
  if (registry === undefined) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}
