import { signal } from "@preact/signals";
import { route } from "../route.ts";
import { call } from "./call.ts";
import { unreachableSince } from "./reach.ts";

interface Read {
  readonly now: number;
  readonly frozen: boolean;
  /** Whether the organization has an organization clock instead of the sandbox clock. */
  readonly own: boolean;
  readonly at: number;
}

const read = signal<Read | undefined>(undefined);

/** Increases every second, for components that show the time. */
export const tick = signal(0);

/** @returns the current time, or the time of the last response while the sandbox does not respond */
export function organizationNow(): number {
  const { now, frozen, at } = read.value ?? { now: Date.now(), frozen: false, at: Date.now() };
  return frozen ? now : now + Math.max(0, (unreachableSince.value ?? Date.now()) - at);
}

export const isFrozen = (): boolean => read.value?.frozen ?? false;

export const isOwn = (): boolean => read.value?.own ?? false;

export function setClock({ now, frozen, own }: { now: string; frozen: boolean; own: boolean }): void {
  read.value = { now: Date.parse(now), frozen, own, at: Date.now() };
}

/** Reads the clock, which other users may also move. */
export async function readClock(): Promise<void> {
  const { organization: id } = route.value;
  if (id === undefined) return;
  await call("control", "get", "/organizations/{id}/clock", { path: { id } })
    .send()
    .then(
      // The user may have switched to another organization.
      (clock) => route.value.organization === id && setClock(clock),
      () => {},
    );
}
