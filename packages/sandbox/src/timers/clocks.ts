import type { ClockState, Clocks } from "../domain/clocks.ts";
import type { Instant } from "../domain/time.ts";
import type { Store } from "../store/store.ts";
import { createClock, loadClock, type MovableClock } from "./clock.ts";

/** In-memory clocks of the sandbox and organizations. */
export interface MovableClocks extends Clocks {
  readonly sandbox: MovableClock;
  /** Undefined if the organization follows the sandbox clock. */
  own(organizationId: string): MovableClock | undefined;
  /** Applies the stored organization clock; undefined removes it. */
  adopt(organizationId: string, stored: ClockState | undefined): void;
}

export function createClocks(sandbox: MovableClock, machine: () => Instant = Date.now): MovableClocks {
  const owned = new Map<string, MovableClock>();
  return {
    sandbox,
    of: (organizationId) => owned.get(organizationId) ?? sandbox,
    ownerOf: (organizationId) => (owned.has(organizationId) ? organizationId : undefined),
    by: (owner) => (owner === undefined ? sandbox : (owned.get(owner) ?? sandbox)),
    own: (organizationId) => owned.get(organizationId),
    owners: () => [...owned.keys()],
    adopt(organizationId, stored) {
      if (stored === undefined) owned.delete(organizationId);
      else if (owned.has(organizationId)) owned.get(organizationId)?.adopt(stored);
      else owned.set(organizationId, createClock(stored, machine));
    },
  };
}

/**
 * Loads all stored clocks.
 * @throws DamagedSettingError
 */
export async function loadClocks(store: Store, machine: () => Instant): Promise<MovableClocks> {
  const clocks = createClocks(await loadClock(store, machine), machine);
  for (const { organizationId, state } of await store.clocks.list(machine())) clocks.adopt(organizationId, state);
  return clocks;
}
