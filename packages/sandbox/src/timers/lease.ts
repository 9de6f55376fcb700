import { setTimeout as delay } from "node:timers/promises";
import { ClockTakenError } from "../domain/errors.ts";
import { MINUTE } from "../domain/time.ts";
import type { World } from "../service/world.ts";

/** Duration of a lease in machine time; renewed during the move. */
const LEASE = MINUTE;

/** Milliseconds between polls for a clock moved by another process. */
const PAUSE = 50;
const LONGEST_WAIT = 10 * MINUTE;

/**
 * Runs a move with a lease on the organization clock. Unlike a lock, a lease in the row needs no open connection.
 * @throws ClockTakenError
 */
export async function withClockLease<Result>(
  { store, machine, newId }: World,
  owner: string,
  move: (mover: string) => Promise<Result>,
): Promise<Result> {
  const id = newId("lea");
  const lease = () =>
    store.transact((tx) => tx.clocks.lease(owner, { id, until: machine.now() + LEASE }, machine.now()));
  const endsAt = performance.now() + LONGEST_WAIT;
  for (let isLeased = await lease(); !isLeased; isLeased = await lease()) {
    if (isLeased === undefined || performance.now() > endsAt) throw new ClockTakenError(owner);
    await delay(PAUSE);
  }
  // The next step of the move detects a failed renewal.
  const renewal = setInterval(() => void lease().catch(() => {}), LEASE / 3).unref();
  try {
    return await move(id);
  } finally {
    clearInterval(renewal);
    // Otherwise the lease expires.
    await store.transact((tx) => tx.clocks.release(owner, id)).catch(() => {});
  }
}
