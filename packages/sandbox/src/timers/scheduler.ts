import { setTimeout as delay } from "node:timers/promises";
import { invitationDeliveryId } from "../domain/deliveries.ts";
import { retryDelay } from "../domain/retries.ts";
import { type Instant, LAST_INSTANT, SECOND } from "../domain/time.ts";
import { assessmentTimerId, assessmentTimerKinds, type Timer, timerId } from "../domain/timers.ts";
import { type Cause, type CauseFields, causedBy, createCause, currentCause } from "../journal/cause.ts";
import { isShared, type World } from "../service/world.ts";
import type { CommitNews } from "../store/store.ts";
import { type ClockState, clockSetting, type MovableClock, type SandboxClock, storeClock } from "./clock.ts";
import { prepareTimer } from "./run-timer.ts";

function causeOf({ newId }: World, timer: Timer, mover: Cause | undefined): Cause {
  const { kind, organizationId, dueAt, causeId: setBy } = timer;
  const fields: CauseFields = {
    id: newId("tmr"),
    kind: "timer",
    operation: kind,
    organizationId,
    subjectId: timerId(timer),
    ...("candidateId" in timer && { candidateId: timer.candidateId }),
    ...(setBy !== undefined && { causeId: setBy }),
    timer: { dueAt, ...(setBy !== undefined && { setBy }) },
  };
  const cause = createCause(fields, mover);
  cause.trace ??= timer.trace;
  return cause;
}

/** Takes the failure of a timer, for the log; without a timer, that of the store. */
export type ReportFailure = (error: unknown, timer: Timer | undefined) => void;

/** Work beside the timers that falls due by the same clock, such as deliveries. It holds up no timer. */
export interface DueWork {
  /** Of what falls due after an instant. */
  nextDueAt(after?: Instant): Promise<Instant | undefined>;
  /** Of what falls due by an instant. */
  lastDueAt(by: Instant): Promise<Instant | undefined>;
  /** Time is being moved until the result is called. */
  hurry(): () => void;
  /** Resolves when as much is attempted as is due now; it does not run after what others add meanwhile. */
  attemptDue(): Promise<void>;
  /** Begins with what is due, and does not wait for it. */
  wake(): void;
  /** Resolves when nothing is due any more; of an organization, or of its work with this id. A signal ends the wait. */
  drain(of?: { readonly organizationId: string; readonly id?: string }, stop?: AbortSignal): Promise<void>;
}

/** An organization, or one assessment of it. */
export interface Subject {
  readonly organizationId: string;
  readonly assessmentId?: string | undefined;
}

/**
 * Resolves when all that is due now of a subject is done, what it brought about included; after two seconds whatever is not. It never waits
 * for the work of other organizations, nor for the clock to be moved.
 */
export type Settle = (subject: Subject) => Promise<void>;

export interface Scheduler {
  /** The world's clock, with what moves it. */
  readonly clock: SandboxClock;
  /** Begins with what fell due while no process ran. */
  start(): void;
  /** Timers or other work may have been added. */
  wake(): void;
  readonly settle: Settle;
  /** Resolves when all that is due now is done, of all organizations; it waits for an advance that is under way. For tests. */
  settleAll(): Promise<void>;
  /** Moves the clock as other processes have moved it. */
  catchUp(): Promise<void>;
  /** The same with what was just read of where it stands. */
  adoptClock(stored: string | undefined): void;
  /** Waits for the timer that is running. */
  close(): Promise<void>;
}

/** When the first timer and the first other work fall due. */
interface Due {
  readonly timerAt: Instant;
  readonly workAt: Instant;
}

/** setTimeout takes no more; what is later is looked at again then. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/**
 * How often a process looks for what others have left to do, or have done to the clock, by the machine's clock. Whoever commits work does it, so that
 * this is for work of processes that have ended, and of leases.
 */
const LOOK_AROUND = 6 * SECOND;

const NEVER = Number.POSITIVE_INFINITY;

/** Slow receivers and mail servers delay whoever settles no longer, by the machine's clock. */
const LONGEST_WAIT = 2 * SECOND;

/** Gives work a signal that ends it after that time, and does not wait for it any more then. */
async function briefly(work: (stop: AbortSignal) => Promise<void>): Promise<void> {
  const over = new AbortController();
  const timer = delay(LONGEST_WAIT, undefined, { ref: false, signal: over.signal }).catch(() => {});
  await Promise.race([work(over.signal), timer]).finally(() => over.abort());
}

/**
 * Deliveries wait so long at most, by the sandbox's clock, while it is being moved: for timers and other deliveries that fall due meanwhile, so that
 * those of about the same time go together.
 */
const LAG = SECOND;

/** Timers that share a transaction at most, so that others are let in between. */
const TOGETHER = 20;

/** Milliseconds between two looks at deliveries that other processes keep from being attempted. */
const PAUSE = 50;

/** How long the scheduler leaves a store alone that failed, by the machine's clock. */
const STORE_PAUSE = SECOND;

/**
 * Runs timers when they are due by the sandbox's clock, one after the other. Each is deleted in the transaction that applies it, so
 * its effect happens exactly once, whenever the process ends.
 */
export function createScheduler(world: World, clock: MovableClock, work: DueWork, report: ReportFailure): Scheduler {
  const { store } = world;
  let timeout: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let state: "idle" | "running" | "closed" = "idle";
  let awaitsTurn = false;
  /** Whether the clock is being moved: where it stands is stored with each effect then. */
  let isMoving = false;
  /** When the next thing falls due that is known, by the sandbox's clock. */
  let wakesAt = NEVER;
  /** When the first thing falls due of what this process has committed since it began to look. */
  let toldAt = NEVER;
  /** Where the clock stood last of what is stored, of a move of it. */
  let stored = clock.state;

  /** One thing at a time: two advances, or an advance and a timer, never mix. */
  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = queue.then(task);
    queue = result.catch(() => {});
    return result;
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
    const now = clock.now();
    let position: ClockState | undefined;
    try {
      const apply = await prepareTimer(world, timer);
      await store.transact(async (tx) => {
        if ((await tx.timers.get(organizationId, id))?.dueAt !== timer.dueAt) return;
        position = isMoving ? clock.state : undefined;
        if (position !== undefined) await storeClock(tx, position);
        await tx.timers.delete(organizationId, id);
        await apply(tx, now);
      });
      stored = position ?? stored;
      return "done";
    } catch (error) {
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

  async function catchUp(): Promise<void> {
    if (isShared(world)) adoptClock(await store.settings.get(clockSetting.name));
  }

  function adoptClock(text: string | undefined): void {
    if (text === undefined) return;
    clock.adopt(clockSetting.read(text));
  }

  /** A change of the clock, which one process makes at a time, beginning with what others have made of it. */
  async function moveAlone<Result>(move: () => Promise<Result>): Promise<Result> {
    const caughtUp = async () => {
      await catchUp();
      const result = await moveOrRestore(move);
      await catchUp();
      return result;
    };
    return store.sharing === undefined ? moveOrRestore(move) : store.sharing.alone("clock", caughtUp);
  }

  /** A clock that cannot be stored is where it was, or as far as it was stored on its way. */
  async function moveOrRestore<Result>(move: () => Promise<Result>): Promise<Result> {
    stored = clock.state;
    try {
      return await move();
    } catch (error) {
      clock.restore(stored);
      throw error;
    }
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
      const next = await store.timers.next();
      if (next === undefined || next.dueAt > clock.now()) return;
      await run(next);
    }
  }

  /** When the first timer and the first other work fall due; other processes may have moved the clock. */
  async function look(): Promise<Due> {
    if (store.sharing === undefined) {
      const [timer, workAt = NEVER] = await Promise.all([store.timers.next(), work.nextDueAt()]);
      return { timerAt: timer?.dueAt ?? NEVER, workAt };
    }
    const { clock: text, timerAt = NEVER, deliveryAt = NEVER } = await store.sharing.look(world.machine.now());
    adoptClock(text);
    return { timerAt, workAt: deliveryAt };
  }

  function sleepUntil({ timerAt, workAt }: Due): void {
    clearTimeout(timeout);
    if (state !== "running") return;
    const now = clock.now();
    if (workAt <= now) work.wake();
    // Work that has begun wakes the scheduler again when it is done.
    wakesAt = Math.min(timerAt, workAt <= now ? NEVER : workAt, toldAt);
    if (isShared(world)) wakeIn(clock.frozen ? LOOK_AROUND : Math.min(Math.max(wakesAt - now, 0), LOOK_AROUND));
    else if (wakesAt < NEVER && !clock.frozen) wakeIn(Math.min(Math.max(wakesAt - now, 0), LONGEST_TIMEOUT));
  }

  /** This process has committed something that falls due. */
  function told({ dueAt = NEVER }: Readonly<CommitNews>): void {
    const now = clock.now();
    toldAt = Math.min(toldAt, dueAt);
    if (dueAt <= now) wake();
    else if (dueAt < wakesAt && state === "running" && !clock.frozen && !isMoving) {
      wakesAt = dueAt;
      if (dueAt - now < LOOK_AROUND) wakeIn(dueAt - now);
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
          const timer = count < TOGETHER ? await tx.timers.next() : undefined;
          // The long part of a build is done outside of any transaction.
          if (timer === undefined || timer.dueAt > until || timer.kind === "build") {
            await storeClock(tx, clock.state);
            return count;
          }
          clock.pin(Math.max(timer.dueAt, clock.now()));
          await causedBy(causeOf(world, timer, mover), async () => {
            await tx.timers.delete(timer.organizationId, timerId(timer));
            await (await prepareTimer(world, timer))(tx, clock.now());
          });
        }
      });
      stored = clock.state;
      return timers;
    } catch {
      clock.pin(from);
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

  /** Moves time on, from one thing that is due to the next. */
  async function walk(ms: number): Promise<number> {
    const from = clock.now();
    const target = from + ms;
    if (!(ms >= 0 && target <= LAST_INSTANT))
      throw new RangeError(`The clock can be advanced by 0 to ${LAST_INSTANT - from} ms, not by ${ms}.`);
    let timers = 0;
    /** Work that was due until then is left to others, who have not done it. */
    let left: Instant | undefined;
    let patience = LONGEST_WAIT;
    /** Where work has been attempted last. */
    let reached = Number.NEGATIVE_INFINITY;
    clock.pin(from);
    isMoving = true;
    const arrived = work.hurry();
    try {
      let workAt = (await work.nextDueAt()) ?? NEVER;
      for (;;) {
        const timer = await store.timers.next();
        const timerAt = timer?.dueAt ?? NEVER;
        if (Math.min(timerAt, workAt) > target) break;
        if (timer !== undefined && timerAt <= workAt + LAG && timerAt <= target) {
          timers += await runFirst(timer, Math.min(Math.min(timerAt, workAt) + LAG, target));
          workAt = (await work.nextDueAt(left)) ?? NEVER;
          continue;
        }
        const together = await work.lastDueAt(Math.min(workAt + LAG, target));
        clock.pin(Math.max(workAt, together ?? workAt, clock.now()));
        await storePosition();
        const isAgain = workAt <= reached;
        const begunAt = performance.now();
        reached = clock.now();
        await work.attemptDue();
        workAt = (await work.nextDueAt(left)) ?? NEVER;
        if (workAt > clock.now()) continue;
        // Others have added more meanwhile, or other processes have leases on as many as may be attempted at a time.
        await delay(PAUSE);
        patience -= isAgain ? performance.now() - begunAt : PAUSE;
        if (patience <= 0) {
          left = clock.now();
          workAt = (await work.nextDueAt(left)) ?? NEVER;
        }
      }
      clock.pin(Math.max(target, clock.now()));
    } finally {
      arrived();
      isMoving = false;
      clock.unpin();
    }
    await storePosition();
    await runDue();
    return timers;
  }

  async function storePosition(): Promise<void> {
    const position = clock.state;
    await store.transact((tx) => storeClock(tx, position));
    stored = position;
  }

  async function change(how: () => void): Promise<void> {
    how();
    await storePosition();
    await runDue();
  }

  /** The timer of a subject that falls due first. */
  async function nextOf({ organizationId, assessmentId }: Subject): Promise<Timer | undefined> {
    if (assessmentId === undefined) return (await store.timers.list(organizationId, { offset: 0, limit: 1 })).items[0];
    const ids = assessmentTimerKinds.map((kind) => assessmentTimerId(kind, assessmentId));
    const timers = await Promise.all(ids.map((id) => store.timers.get(organizationId, id)));
    const there = timers.filter((timer) => timer !== undefined);
    return there.sort((one, other) => one.dueAt - other.dueAt)[0];
  }

  /** Timers of a subject, without waiting for others: each is run once, whoever comes to it first. */
  async function runDueOf(subject: Subject, stop: AbortSignal): Promise<void> {
    while (!stop.aborted && state !== "closed") {
      const next = await nextOf(subject);
      if (next === undefined || next.dueAt > clock.now()) return;
      await run(next);
    }
  }

  /** The invitation to an assessment comes before its timers, as it moves the assessment; those of an organization bring mails about. */
  const settle: Settle = (subject) =>
    briefly(async (stop) => {
      const { organizationId, assessmentId } = subject;
      if (assessmentId !== undefined)
        await work.drain({ organizationId, id: invitationDeliveryId(assessmentId) }, stop);
      await runDueOf(subject, stop);
      if (assessmentId === undefined) await work.drain({ organizationId }, stop);
    });

  async function settleAll(): Promise<void> {
    await inTurn(runDue);
    await briefly(() => work.drain());
  }

  store.sharing?.whenCommitted(told);

  return {
    clock: {
      now: () => clock.now(),
      get frozen() {
        return clock.frozen;
      },
      freeze: () => inTurn(() => moveAlone(() => change(() => clock.freeze()))),
      resume: () => inTurn(() => moveAlone(() => change(() => clock.resume()))),
      advance: (ms) => inTurn(() => moveAlone(() => walk(ms))),
    },
    start() {
      state = "running";
      wake();
    },
    wake,
    settle,
    settleAll,
    catchUp,
    adoptClock,
    async close() {
      state = "closed";
      clearTimeout(timeout);
      await queue;
    },
  };
}
