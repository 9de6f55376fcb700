import { setTimeout as delay } from "node:timers/promises";
import { ClockTakenError } from "../domain/errors.ts";
import { MINUTE } from "../domain/time.ts";
import type { World } from "../service/world.ts";

/** A clock whose mover has ended is free after it; who moves it renews it. By the machine's clock. */
const LEASE = MINUTE;

/** Milliseconds between two looks at a clock that another process moves, and for which one waits for it at most. */
const PAUSE = 50;
const LONGEST_WAIT = 10 * MINUTE;

/**
 * Moves an organization's own clock while no other process does. A lease in its row needs no connection as a lock would, of which each organization
 * that is advanced would keep one.
 * @throws ClockTakenError
 */
export async function whileLent<Result>(
  { store, machine, newId }: World,
  owner: string,
  move: (mover: string) => Promise<Result>,
): Promise<Result> {
  const id = newId("lea");
  const lend = () => store.transact((tx) => tx.clocks.lend(owner, { id, until: machine.now() + LEASE }, machine.now()));
  const endsAt = performance.now() + LONGEST_WAIT;
  for (let lent = await lend(); !lent; lent = await lend()) {
    if (lent === undefined || performance.now() > endsAt) throw new ClockTakenError(owner);
    await delay(PAUSE);
  }
  // One that cannot be renewed is noticed by the next step of the move.
  const renewal = setInterval(() => void lend().catch(() => {}), LEASE / 3).unref();
  try {
    return await move(id);
  } finally {
    clearInterval(renewal);
    // Otherwise it ends by itself.
    await store.transact((tx) => tx.clocks.takeBack(owner, id)).catch(() => {});
  }
}
