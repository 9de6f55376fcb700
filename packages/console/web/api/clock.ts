import { signal } from "@preact/signals";
import { route } from "../route.ts";
import { call } from "./call.ts";
import { goneSince } from "./reach.ts";

interface Read {
  readonly now: number;
  readonly frozen: boolean;
  /** Whether it is the organization's own; otherwise it follows the sandbox's. */
  readonly own: boolean;
  /** By the machine's clock. */
  readonly at: number;
}

/** The clock of the organization as it was read last; undefined until then. */
const read = signal<Read | undefined>(undefined);

/** Grows with each second, for what shows the time. */
export const tick = signal(0);

/** Now by the organization's clock; while the sandbox is gone, when it responded last. */
export function organizationNow(): number {
  const { now, frozen, at } = read.value ?? { now: Date.now(), frozen: false, at: Date.now() };
  return frozen ? now : now + Math.max(0, (goneSince.value ?? Date.now()) - at);
}

export const isFrozen = (): boolean => read.value?.frozen ?? false;

export const isOwn = (): boolean => read.value?.own ?? false;

export function setClock({ now, frozen, own }: { now: string; frozen: boolean; own: boolean }): void {
  read.value = { now: Date.parse(now), frozen, own, at: Date.now() };
}

/** Others may move the clock, too. */
export async function readClock(): Promise<void> {
  const { organization: id } = route.value;
  if (id === undefined) return;
  await call("control", "get", "/organizations/{id}/clock", { path: { id } })
    .send()
    .then(
      // Meanwhile somebody may look at another organization
      (clock) => route.value.organization === id && setClock(clock),
      () => {},
    );
}
