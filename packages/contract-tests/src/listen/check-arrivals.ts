import { isObject } from "../document/json.ts";
import type { Arrival } from "./listener.ts";

const textOf = ({ body }: Arrival): string => new TextDecoder().decode(body);

export function eventsOf(arrival: Arrival): Record<string, unknown>[] {
  try {
    const events: unknown = JSON.parse(textOf(arrival));
    return Array.isArray(events) ? events.filter(isObject) : [];
  } catch {
    return [];
  }
}

/** Expects one body per delivery id, and one id per event. */
export function checkArrivals(arrivals: readonly Arrival[]): string[] {
  const bodies = new Map<string, Set<string>>();
  const events = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, name: string, one: string) =>
    to.set(name, (to.get(name) ?? new Set()).add(one));
  for (const arrival of arrivals) {
    const id = arrival.headers.get("webhook-id");
    if (id === null) continue;
    add(bodies, id, textOf(arrival));
    for (const event of eventsOf(arrival)) add(events, JSON.stringify(event), id);
  }
  return [
    ...several(bodies).map(([id]) => `the webhook-id ${id} came with different bodies`),
    ...several(events).map(([event, ids]) => `one event has ${ids.size} values of webhook-id: ${event}`),
  ];
}

const several = (groups: ReadonlyMap<string, ReadonlySet<string>>) => [...groups].filter(([, group]) => group.size > 1);
