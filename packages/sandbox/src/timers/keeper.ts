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
import { whileLent } from "./lease.ts";
import { causeOf, prepareTimer } from "./run-timer.ts";
import { createWalk } from "./walk.ts";

/** One clock, and what falls due by it: timers are run one after the other, other work is begun. */
export interface Keeper {
  readonly clock: MovableClock;
  start(): void;
  /** Timers or other work may have been added. */
  wake(): void;
  /** This process has committed something that falls due then. */
  told(dueAt: Instant): void;
  /** Runs a timer that is due, without waiting for its turn: it is run once, whoever comes to it first. */
  run(timer: Timer): Promise<unknown>;
  /** Runs all timers that are due. */
  runDue(): Promise<void>;
  freeze(): Promise<void>;
  resume(): Promise<void>;
  /** @throws RangeError when an advance by so many milliseconds is none, or leads beyond the year 9999 */
  demand(ms: number): void;
  /** @returns how many timers were run @throws RangeError */
  advance(ms: number): Promise<number>;
  /** Stands or goes as it was stored, by this process or another one. */
  adopt(stored: ClockState): void;
  /** The organization follows the sandbox's clock from now on. */
  giveUp(): Promise<unknown>;
  /** Waits for the timer that is running. */
  close(): Promise<void>;
}

export interface KeeperOptions {
  readonly owner: ClockOwner;
  readonly clock: MovableClock;
  readonly work: DueWork;
  readonly report: ReportFailure;
  /** When the first timer and the first other work fall due. */
  readonly look: () => Promise<Due>;
  /** Told when the clock was changed by this process, before anything else can be learnt of it. */
  readonly hasMoved: () => void;
  /** Milliseconds, by the machine's clock, after which it looks at the latest; by default it does so when something falls due. */
  readonly looksAround?: number | undefined;
}

/** When the first timer and the first other work fall due. */
export interface Due {
  readonly timerAt: Instant;
  readonly workAt: Instant;
}

/** setTimeout takes no more; what is later is looked at again then. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** How long a keeper leaves a store alone that failed, by the machine's clock. */
const STORE_PAUSE = SECOND;

/**
 * Runs timers when they are due by one clock. Each is deleted in the transaction that applies it, so its effect happens exactly once, whenever the
 * process ends.
 */
export function createKeeper(world: World, options: KeeperOptions): Keeper {
  const { owner, clock, work, report, look, hasMoved, looksAround } = options;
  const { store } = world;
  let timeout: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let state: "idle" | "running" | "closed" = "idle";
  let awaitsTurn = false;
  /** Whether the clock is being moved: where it stands is stored with each effect then. */
  let isMoving = false;
  /** Whether the clock is being changed in any way: what others have stored of it is older then. */
  let isChanging = false;
  /** When the next thing falls due that is known. */
  let wakesAt = NEVER;
  /** When the first thing falls due of what this process has committed since it began to look. */
  let toldAt = NEVER;
  /** Where the clock stood last of what is stored. */
  let stored = clock.state;
  /** The lease under which an organization's clock is moved. */
  let mover: string | undefined;

  /** One thing at a time: two advances, or an advance and a timer, never mix. */
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
   * Runs a timer that is due. One that is gone or was replaced meanwhile is left as it is.
   * @param mover the move of the clock that makes it fire; by default it is caused by the change that set it
   */
  async function run(timer: Timer, mover?: Cause): Promise<"done" | "failed"> {
    return causedBy(causeOf(world, timer, mover), () => fire(timer));
  }

  async function fire(timer: Timer): Promise<"done" | "failed"> {
    const { organizationId } = timer;
    const id = timerId(timer);
    // Both of one moment: what is adopted while the transaction waits for its turn does not make the timer due.
    const [now, believed] = [clock.now(), owner === undefined ? undefined : stored];
    let position: ClockState | undefined;
    let goesByAnother = false;
    try {
      const apply = await prepareTimer(world, timer);
      await store.transact(async (tx) => {
        const [present, own] = await Promise.all([tx.timers.get(organizationId, id), tx.clocks.get(organizationId)]);
        if (present?.dueAt !== timer.dueAt) return;
        // Meanwhile the organization has got a clock of its own, given it up, or was restored with another one.
        goesByAnother = !isMoving && !isSameState(own, believed);
        if (goesByAnother) return;
        position = isMoving ? clock.state : undefined;
        if (position !== undefined) await storeIn(tx, position);
        await tx.timers.delete(organizationId, id);
        await apply(tx, now);
      });
      stored = position ?? stored;
      if (goesByAnother) await world.catchUp(organizationId);
      return "done";
    } catch (error) {
      // Not the timer has failed, but the move.
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
    toldAt = NEVER;
    let due = await look();
    while (state !== "closed" && due.timerAt <= clock.now()) {
      await runDueTimers();
      due = await look();
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
    // Work that has begun wakes the keeper again when it is done.
    wakesAt = Math.min(timerAt, workAt <= now ? NEVER : workAt, toldAt);
    const ms = clock.frozen ? NEVER : Math.max(wakesAt - now, 0);
    const longest = looksAround ?? (ms < NEVER ? LONGEST_TIMEOUT : NEVER);
    if (longest < NEVER) wakeIn(Math.min(ms, longest));
  }

  function told(dueAt: Instant): void {
    const now = clock.now();
    toldAt = Math.min(toldAt, dueAt);
    if (dueAt <= now) wake();
    else if (dueAt < wakesAt && state === "running" && !clock.frozen && !isMoving) {
      wakesAt = dueAt;
      if (dueAt - now < (looksAround ?? LONGEST_TIMEOUT)) wakeIn(dueAt - now);
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

  /** A clock that cannot be stored is where it was, or as far as it was stored on its way. */
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

  /** Beginning with what other processes have made of an organization's clock; those of the sandbox's wait for each other elsewhere. */
  const move = <Result>(how: () => Promise<Result>): Promise<Result> =>
    inTurn(() =>
      owner === undefined
        ? moveOrRestore(how)
        : whileLent(world, owner, async (lease) => {
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
    told,
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

/** When what goes by one clock falls due first, as one process has it for itself. */
export async function dueOf({ store }: World, work: DueWork, owner: ClockOwner): Promise<Due> {
  const [timer, workAt = NEVER] = await Promise.all([store.timers.next(owner), work.nextDueAt(owner)]);
  return { timerAt: timer?.dueAt ?? NEVER, workAt };
}
