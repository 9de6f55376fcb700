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

export interface WalkOptions {
  readonly owner: ClockOwner;
  readonly clock: MovableClock;
  readonly work: DueWork;
  /** Runs one timer in a transaction of its own. */
  run(timer: Timer, mover: Cause | undefined): Promise<"done" | "failed">;
  /** Stores where the clock stands. */
  storePosition(): Promise<void>;
  storeWithin(tx: Transaction): Promise<void>;
  /** Is told when a transaction is committed that has stored it. */
  hasStored(): void;
}

/** The way of a clock that is moved, from one thing that is due to the next. */
export interface Walk {
  /** Where an advance by so many milliseconds ends. @throws RangeError when it is below 0 or leads beyond the year 9999 */
  demand(ms: number): Instant;
  /** Moves the clock there, and leaves it pinned. @returns how many timers were run */
  to(target: Instant): Promise<number>;
}

/**
 * Deliveries wait so long at most, by the clock that is moved: for timers and other deliveries that fall due meanwhile, so that those of about the
 * same time go together.
 */
const LAG = SECOND;

/** Timers that share a transaction at most, so that others are let in between. */
const TOGETHER = 20;

/** Milliseconds between two looks at deliveries that other processes keep from being attempted. */
const PAUSE = 50;

/** Work that others keep from being done delays an advance no longer, in all, by the machine's clock. */
const LONGEST_WAIT = 2 * SECOND;

export function createWalk(world: World, options: WalkOptions): Walk {
  const { owner, clock, work, run, storePosition, storeWithin, hasStored } = options;
  const { store } = world;

  /**
   * Runs the timers that fall due first in one transaction, each at its own time.
   * @returns how many; undefined where one of them failed, and none has run
   */
  async function runTogether(until: Instant, mover: Cause | undefined): Promise<number | undefined> {
    const from = clock.now();
    try {
      const timers = await store.transact(async (tx) => {
        // A transaction may be run again.
        clock.pin(from);
        for (let count = 0; ; count++) {
          const timer = count < TOGETHER ? await tx.timers.next(owner) : undefined;
          // The long part of a build is done outside of any transaction.
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

  /** Runs the timer that falls due first, and with it those that do until an instant. @returns how many were run */
  async function runFirst(timer: Timer, until: Instant): Promise<number> {
    const mover = currentCause();
    const many = timer.kind === "build" ? undefined : await runTogether(until, mover);
    if (many !== undefined) return many;
    // The one that fails is found by running each on its own.
    clock.pin(Math.max(timer.dueAt, clock.now()));
    return (await run(timer, mover)) === "done" ? 1 : 0;
  }

  async function walk(target: Instant): Promise<number> {
    let timers = 0;
    /** Work that was due until then is left to others, who have not done it. */
    let left: Instant | undefined;
    let patience = LONGEST_WAIT;
    /** Where work has been attempted last. */
    let reached = Number.NEGATIVE_INFINITY;
    /** Where others' attempts have been waited for last. */
    let waitedAt = Number.NEGATIVE_INFINITY;
    let workAt = (await work.nextDueAt(owner)) ?? NEVER;
    for (;;) {
      const timer = await store.timers.next(owner);
      const timerAt = timer?.dueAt ?? NEVER;
      // Time goes on when what is being attempted is over, so that attempts and their retries are dated by the time at which they are made.
      if (Math.min(timerAt, workAt, target) > clock.now() && patience > 0) {
        const begunAt = performance.now();
        const hasWaited = await work.attempted(owner);
        if (clock.now() <= waitedAt) patience -= performance.now() - begunAt;
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
      // Others have added more meanwhile, or other processes have leases on as many as may be attempted at a time.
      await delay(PAUSE);
      patience -= isAgain ? performance.now() - begunAt : PAUSE;
      if (patience <= 0) {
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
      const arrived = work.hurry(owner);
      try {
        return await walk(target);
      } finally {
        arrived();
      }
    },
  };
}
