import { setTimeout as delay } from "node:timers/promises";
import type { ClockOwner } from "../domain/clocks.ts";
import { ClockTakenError } from "../domain/errors.ts";
import { type Instant, LAST_INSTANT, SECOND } from "../domain/time.ts";
import { type Timer, timerId } from "../domain/timers.ts";
import { type Cause, causedBy, currentCause } from "../journal/cause.ts";
import type { World } from "../service/world.ts";
import type { Transaction } from "../store/store.ts";
import type { MovableClock } from "./clock.ts";
import { type DueWork, NEVER } from "./due-work.ts";
import { causeOf, prepareTimer } from "./run-timer.ts";

interface WalkOptions {
  readonly owner: ClockOwner;
  readonly clock: MovableClock;
  readonly work: DueWork;
  run(timer: Timer, mover: Cause | undefined): Promise<"done" | "failed">;
  storePosition(): Promise<void>;
  storeWithin(tx: Transaction): Promise<void>;
  hasStored(): void;
}

export interface Walk {
  demand(ms: number): Instant;
  to(target: Instant): Promise<number>;
}

/** Deliveries and timers within this time are due together, as one batch. */
const LAG = SECOND;

/** Batch size of timers per transaction. */
const TOGETHER = 20;

/** Milliseconds between polls for deliveries blocked by other processes. */
const PAUSE = 50;

/** Maximum wait for blocked work, in machine time. */
const LONGEST_WAIT = 2 * SECOND;

export function createWalk(world: World, options: WalkOptions): Walk {
  const { owner, clock, work, run, storePosition, storeWithin, hasStored } = options;
  const { store } = world;

  /**
   * Runs timers, each at its due time.
   * @returns their number; undefined if one failed and none has run
   */
  async function runTogether(until: Instant, mover: Cause | undefined): Promise<number | undefined> {
    const from = clock.now();
    try {
      const timers = await store.transact(async (tx) => {
        // A transaction may be retried.
        clock.pin(from);
        for (let count = 0; ; count++) {
          const timer = count < TOGETHER ? await tx.timers.next(owner) : undefined;
          // The slow part of a build runs outside of transactions.
          if (timer === undefined || timer.dueAt > until || timer.kind === "build") {
            await storeWithin(tx);
            return count;
          }
          clock.pin(Math.max(timer.dueAt, clock.now()));
          await causedBy(causeOf(world, timer, mover), async () => {
            await tx.timers.delete(timer.organizationId, timerId(timer));
            await (await prepareTimer(world, timer))(tx, clock.now());
          });
        }
      });
      hasStored();
      return timers;
    } catch (error) {
      clock.pin(from);
      if (error instanceof ClockTakenError) throw error;
      return undefined;
    }
  }

  /**
   * Runs a timer and further ones up to an instant.
   * @returns their number
   */
  async function runFirst(timer: Timer, until: Instant): Promise<number> {
    const mover = currentCause.getStore();
    const many = timer.kind === "build" ? undefined : await runTogether(until, mover);
    if (many !== undefined) return many;
    // Runs timers one by one, to find the failing one.
    clock.pin(Math.max(timer.dueAt, clock.now()));
    return (await run(timer, mover)) === "done" ? 1 : 0;
  }

  async function walk(target: Instant): Promise<number> {
    let timers = 0;
    /** Due time of work that is left to other processes. */
    let left: Instant | undefined;
    let waitLeft = LONGEST_WAIT;
    let reached = Number.NEGATIVE_INFINITY;
    let waitedAt = Number.NEGATIVE_INFINITY;
    let workAt = (await work.nextDueAt(owner)) ?? NEVER;
    for (;;) {
      const timer = await store.timers.next(owner);
      const timerAt = timer?.dueAt ?? NEVER;
      // The clock stops at each due time, so that attempts and retries get the right time.
      if (Math.min(timerAt, workAt, target) > clock.now() && waitLeft > 0) {
        const begunAt = performance.now();
        const hasWaited = await work.attempted(owner);
        if (clock.now() <= waitedAt) waitLeft -= performance.now() - begunAt;
        waitedAt = clock.now();
        workAt = (await work.nextDueAt(owner, left)) ?? NEVER;
        if (hasWaited) continue;
      }
      if (Math.min(timerAt, workAt) > target) break;
      if (timer !== undefined && timerAt <= workAt + LAG && timerAt <= target) {
        timers += await runFirst(timer, Math.min(Math.min(timerAt, workAt) + LAG, target));
        workAt = (await work.nextDueAt(owner, left)) ?? NEVER;
        continue;
      }
      const together = await work.lastDueAt(owner, Math.min(workAt + LAG, target));
      clock.pin(Math.max(workAt, together ?? workAt, clock.now()));
      await storePosition();
      const isAgain = workAt <= reached;
      const begunAt = performance.now();
      reached = clock.now();
      await work.attemptDue(owner);
      workAt = (await work.nextDueAt(owner, left)) ?? NEVER;
      if (workAt > clock.now()) continue;
      // More work was added, or other processes hold all slots.
      await delay(PAUSE);
      waitLeft -= isAgain ? performance.now() - begunAt : PAUSE;
      if (waitLeft <= 0) {
        left = clock.now();
        workAt = (await work.nextDueAt(owner, left)) ?? NEVER;
      }
    }
    clock.pin(Math.max(target, clock.now()));
    return timers;
  }

  return {
    demand(ms) {
      const from = clock.now();
      const target = from + ms;
      if (!(ms >= 0 && target <= LAST_INSTANT))
        throw new RangeError(`The clock can be advanced by 0 to ${LAST_INSTANT - from} ms, not by ${ms}.`);
      return target;
    },
    async to(target) {
      clock.pin(clock.now());
      const arrived = work.skipUnreachable(owner);
      try {
        return await walk(target);
      } finally {
        arrived();
      }
    },
  };
}
