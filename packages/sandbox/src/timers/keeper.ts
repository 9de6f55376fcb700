import { type ClockOwner, type ClockState, isSameState } from "../domain/clocks.ts";
import { ClockTakenError } from "../domain/errors.ts";
import { retryDelay } from "../domain/retries.ts";
import { type Instant, SECOND } from "../domain/time.ts";
import { type Timer, timerId } from "../domain/timers.ts";
import { type Cause, causedBy } from "../journal/cause.ts";
import type { World } from "../service/world.ts";
import type { Transaction } from "../store/store.ts";
import { type MovableClock, storeClock } from "./clock.ts";
import { type DueWork, NEVER, type ReportFailure } from "./due-work.ts";
import { withClockLease } from "./lease.ts";
import { causeOf, prepareTimer } from "./run-timer.ts";
import { createWalk } from "./walk.ts";

/** Runs one clock's timers in sequence. */
export interface Keeper {
  readonly clock: MovableClock;
  start(): void;
  wake(): void;
  scheduleWake(dueAt: Instant): void;
  run(timer: Timer): Promise<unknown>;
  runDue(): Promise<void>;
  freeze(): Promise<void>;
  resume(): Promise<void>;
  demand(ms: number): void;
  /**
   * @returns number of timers run
   * @throws RangeError
   */
  advance(ms: number): Promise<number>;
  adopt(stored: ClockState): void;
  giveUp(): Promise<unknown>;
  close(): Promise<void>;
}

interface KeeperOptions {
  readonly owner: ClockOwner;
  readonly clock: MovableClock;
  readonly work: DueWork;
  readonly report: ReportFailure;
  readonly readDue: () => Promise<Due>;
  /** Callback of a move, before any other update. */
  readonly hasMoved: () => void;
  /** Poll interval in milliseconds; default: only on due times. */
  readonly pollInterval?: number | undefined;
}

export interface Due {
  readonly timerAt: Instant;
  readonly workAt: Instant;
}

/** Longest timeout of Node; longer ones are repeated. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

const STORE_PAUSE = SECOND;

/** Creates a keeper. The transaction of a timer also deletes it, so effects happen exactly once. */
export function createKeeper(world: World, options: KeeperOptions): Keeper {
  const { owner, clock, work, report, readDue, hasMoved, pollInterval } = options;
  const { store } = world;
  let timeout: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let state: "idle" | "running" | "closed" = "idle";
  let awaitsTurn = false;
  /** Whether a move is running; each effect also stores the clock position. */
  let isMoving = false;
  /** Whether the clock is changing, so that states stored by other processes are outdated. */
  let isChanging = false;
  let wakesAt = NEVER;
  let signaledAt = NEVER;
  let stored = clock.state;
  let mover: string | undefined;

  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = queue.then(task);
    queue = result.catch(() => {});
    return result;
  }

  async function storeIn(tx: Transaction, position: ClockState): Promise<void> {
    if (owner === undefined) await storeClock(tx, position);
    else if (!(await tx.clocks.put(owner, position, mover))) throw new ClockTakenError(owner);
  }

  async function storePosition(): Promise<void> {
    const position = clock.state;
    await store.transact((tx) => storeIn(tx, position));
    stored = position;
  }

  /**
   * Runs a timer; ignores deleted or replaced ones.
   * @param mover clock move that fires the timer
   */
  async function run(timer: Timer, mover?: Cause): Promise<"done" | "failed"> {
    return causedBy(causeOf(world, timer, mover), () => fire(timer));
  }

  async function fire(timer: Timer): Promise<"done" | "failed"> {
    const { organizationId } = timer;
    const id = timerId(timer);
    // A state adopted while the transaction waits must not make the timer due.
    const [now, expected] = [clock.now(), owner === undefined ? undefined : stored];
    let position: ClockState | undefined;
    let hasOtherClock = false;
    try {
      const apply = await prepareTimer(world, timer);
      await store.transact(async (tx) => {
        const [present, own] = await Promise.all([tx.timers.get(organizationId, id), tx.clocks.get(organizationId)]);
        if (present?.dueAt !== timer.dueAt) return;
        // The organization clock was created, dropped or restored in the meantime.
        hasOtherClock = !isMoving && !isSameState(own, expected);
        if (hasOtherClock) return;
        position = isMoving ? clock.state : undefined;
        if (position !== undefined) await storeIn(tx, position);
        await tx.timers.delete(organizationId, id);
        await apply(tx, now);
      });
      stored = position ?? stored;
      if (hasOtherClock) await world.catchUp(organizationId);
      return "done";
    } catch (error) {
      // The move has failed, not the timer.
      if (error instanceof ClockTakenError) throw error;
      report(error, timer);
      await postpone(timer);
      return "failed";
    }
  }

  async function postpone(timer: Timer): Promise<void> {
    const failures = (timer.failures ?? 0) + 1;
    const dueAt = clock.now() + retryDelay(failures);
    await store.transact(async (tx) => {
      const current = await tx.timers.get(timer.organizationId, timerId(timer));
      if (current?.dueAt === timer.dueAt) await tx.timers.put({ ...timer, failures, dueAt });
    });
  }

  async function runDue(): Promise<void> {
    awaitsTurn = false;
    signaledAt = NEVER;
    let due = await readDue();
    while (state !== "closed" && due.timerAt <= clock.now()) {
      await runDueTimers();
      due = await readDue();
    }
    sleepUntil(due);
  }

  async function runDueTimers(): Promise<void> {
    while (state !== "closed") {
      const next = await store.timers.next(owner);
      if (next === undefined || next.dueAt > clock.now()) return;
      await run(next);
    }
  }

  function sleepUntil({ timerAt, workAt }: Due): void {
    clearTimeout(timeout);
    if (state !== "running") return;
    const now = clock.now();
    if (workAt <= now) work.wake(owner);
    // Running work wakes the keeper when done.
    wakesAt = Math.min(timerAt, workAt <= now ? NEVER : workAt, signaledAt);
    const ms = clock.frozen ? NEVER : Math.max(wakesAt - now, 0);
    const longest = pollInterval ?? (ms < NEVER ? LONGEST_TIMEOUT : NEVER);
    if (longest < NEVER) wakeIn(Math.min(ms, longest));
  }

  function scheduleWake(dueAt: Instant): void {
    const now = clock.now();
    signaledAt = Math.min(signaledAt, dueAt);
    if (dueAt <= now) wake();
    else if (dueAt < wakesAt && state === "running" && !clock.frozen && !isMoving) {
      wakesAt = dueAt;
      if (dueAt - now < (pollInterval ?? LONGEST_TIMEOUT)) wakeIn(dueAt - now);
    }
  }

  function wakeIn(ms: number): void {
    clearTimeout(timeout);
    timeout = setTimeout(wake, ms);
    timeout.unref();
  }

  function wake(): void {
    if (state !== "running" || awaitsTurn) return;
    awaitsTurn = true;
    inTurn(runDue).catch((error: unknown) => {
      if (state === "running") wakeIn(STORE_PAUSE);
      report(error, undefined);
    });
  }

  const walk = createWalk(world, {
    ...{ owner, clock, work, run, storePosition },
    storeWithin: (tx) => storeIn(tx, clock.state),
    hasStored() {
      stored = clock.state;
    },
  });

  async function advance(ms: number): Promise<number> {
    const end = walk.demand(ms);
    isMoving = true;
    let timers: number;
    try {
      timers = await walk.to(end);
    } finally {
      isMoving = false;
      clock.unpin();
    }
    await storePosition();
    await runDue();
    return timers;
  }

  async function change(how: () => void): Promise<void> {
    how();
    await storePosition();
    await runDue();
  }

  async function moveOrRestore<Result>(how: () => Promise<Result>): Promise<Result> {
    stored = clock.state;
    isChanging = true;
    try {
      return await how();
    } catch (error) {
      clock.restore(stored);
      throw error;
    } finally {
      hasMoved();
      isChanging = false;
    }
  }

  /** Runs a move alone. The scheduler does this for the sandbox clock. */
  const move = <Result>(how: () => Promise<Result>): Promise<Result> =>
    inTurn(() =>
      owner === undefined
        ? moveOrRestore(how)
        : withClockLease(world, owner, async (lease) => {
            const present = await store.clocks.get(owner);
            if (present !== undefined) adopt(present);
            mover = lease;
            return moveOrRestore(how);
          }),
    );

  function adopt(present: ClockState): void {
    if (isChanging) return;
    clock.adopt(present);
    stored = present;
  }

  return {
    clock,
    start() {
      state = "running";
      wake();
    },
    wake,
    scheduleWake,
    run,
    runDue: () => inTurn(runDue),
    freeze: () => move(() => change(() => clock.freeze())),
    resume: () => move(() => change(() => clock.resume())),
    demand: walk.demand,
    advance: (ms) => move(() => advance(ms)),
    adopt,
    giveUp: () =>
      move(async () => {
        await work.attempted(owner);
        return store.transact((tx) => tx.clocks.delete(String(owner)));
      }),
    async close() {
      state = "closed";
      clearTimeout(timeout);
      await queue;
    },
  };
}

/** Returns the due work of a single process. */
export async function dueOf({ store }: World, work: DueWork, owner: ClockOwner): Promise<Due> {
  const [timer, workAt = NEVER] = await Promise.all([store.timers.next(owner), work.nextDueAt(owner)]);
  return { timerAt: timer?.dueAt ?? NEVER, workAt };
}
