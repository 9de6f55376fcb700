import { setTimeout as delay } from "node:timers/promises";
import { invitationDeliveryId } from "../domain/deliveries.ts";
import { retryDelay } from "../domain/retries.ts";
import { type Instant, LAST_INSTANT, SECOND } from "../domain/time.ts";
import { assessmentTimerId, assessmentTimerKinds, type Timer, timerId } from "../domain/timers.ts";
import { type Cause, type CauseFields, causedBy, createCause, currentCause } from "../journal/cause.ts";
import { isShared, type World } from "../service/world.ts";
import { type ClockState, type MovableClock, readClock, type SandboxClock, storeClock } from "./clock.ts";
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
  nextDueAt(): Promise<Instant | undefined>;
  /** Begins with what is due, and does not wait for it. */
  wake(): void;
  /** Resolves when nothing is due any more or, with `only`, when this one is not. */
  drain(only?: { readonly organizationId: string; readonly id: string }): Promise<void>;
}

/** One assessment. */
export interface Subject {
  readonly organizationId: string;
  readonly assessmentId: string;
}

/** Resolves when all that is due now is done, what it brought about included; with a subject, what is due of it. */
export type Settle = (subject?: Subject) => Promise<void>;

export interface Scheduler {
  /** The world's clock, with what moves it. */
  readonly clock: SandboxClock;
  /** Begins with what fell due while no process ran. */
  start(): void;
  /** Timers or other work may have been added. */
  wake(): void;
  readonly settle: Settle;
  /** Moves the clock as other processes have moved it. */
  catchUp(): Promise<void>;
  /** Waits for the timer that is running. */
  close(): Promise<void>;
}

/** setTimeout takes no more; what is later is looked at again then. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** How often a process looks for what others have left to do, or have done to the clock, by the machine's clock. */
const LOOK_AROUND = SECOND;

const NEVER = Number.POSITIVE_INFINITY;

/** Slow receivers and mail servers delay whoever settles no longer, by the machine's clock. */
const LONGEST_WAIT = 2 * SECOND;

const briefly = (work: Promise<void>): Promise<void> =>
  Promise.race([work, delay(LONGEST_WAIT, undefined, { ref: false })]);

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

  /** One thing at a time: two advances, or an advance and a timer, never mix. */
  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = queue.then(task);
    queue = result.catch(() => {});
    return result;
  }

  /**
   * Runs a timer that is due. One that is gone or was replaced meanwhile is left as it is.
   * @param position where the clock stands that is moved on, to be stored with the effect
   */
  async function run(timer: Timer, position?: ClockState): Promise<"done" | "failed"> {
    // The move of the clock makes it fire, or else the change that set it.
    const mover = position === undefined ? undefined : currentCause();
    return causedBy(causeOf(world, timer, mover), () => fire(timer, position));
  }

  async function fire(timer: Timer, position?: ClockState): Promise<"done" | "failed"> {
    const { organizationId } = timer;
    const id = timerId(timer);
    const now = clock.now();
    try {
      const apply = await prepareTimer(world, timer);
      await store.transact(async (tx) => {
        if ((await tx.timers.get(organizationId, id))?.dueAt !== timer.dueAt) return;
        if (position !== undefined) await storeClock(tx, position);
        await tx.timers.delete(organizationId, id);
        await apply(tx, now);
      });
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
    if (!isShared(world)) return;
    const stored = await readClock(store);
    if (stored !== undefined) clock.adopt(stored);
  }

  /** A change of the clock, which one process makes at a time, beginning with what others have made of it. */
  async function moveAlone<Result>(move: () => Promise<Result>): Promise<Result> {
    const caughtUp = async () => {
      await catchUp();
      const result = await move();
      await catchUp();
      return result;
    };
    return store.sharing === undefined ? move() : store.sharing.alone("clock", caughtUp);
  }

  async function runDue(): Promise<void> {
    awaitsTurn = false;
    await catchUp();
    while (state !== "closed") {
      const next = await store.timers.next();
      if (next === undefined || next.dueAt > clock.now()) break;
      await run(next);
    }
    await sleepUntilNext();
  }

  async function sleepUntilNext(): Promise<void> {
    clearTimeout(timeout);
    if (state !== "running") return;
    const [timer, workAt = NEVER] = await Promise.all([store.timers.next(), work.nextDueAt()]);
    if (state !== "running") return;
    const now = clock.now();
    if (workAt <= now) work.wake();
    // Work that has begun wakes the scheduler again when it is done.
    const at = Math.min(timer?.dueAt ?? NEVER, workAt <= now ? NEVER : workAt);
    if (isShared(world)) wakeIn(clock.frozen ? LOOK_AROUND : Math.min(Math.max(at - now, 0), LOOK_AROUND));
    else if (at < NEVER && !clock.frozen) wakeIn(Math.min(Math.max(at - now, 0), LONGEST_TIMEOUT));
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

  /** Moves time on, from one thing that is due to the next. */
  async function walk(ms: number): Promise<number> {
    const from = clock.now();
    const target = from + ms;
    if (!(ms >= 0 && target <= LAST_INSTANT))
      throw new RangeError(`The clock can be advanced by 0 to ${LAST_INSTANT - from} ms, not by ${ms}.`);
    let timers = 0;
    clock.hold(from);
    try {
      for (;;) {
        const [timer, workAt = NEVER] = await Promise.all([store.timers.next(), work.nextDueAt()]);
        const at = Math.min(timer?.dueAt ?? NEVER, workAt);
        if (at > target) break;
        clock.hold(at);
        if (timer?.dueAt === at) {
          if ((await run(timer, clock.state)) === "done") timers += 1;
        } else {
          await storePosition();
          await work.drain();
        }
      }
      clock.hold(target);
    } finally {
      clock.release();
    }
    await storePosition();
    await runDue();
    return timers;
  }

  async function storePosition(): Promise<void> {
    const position = clock.state;
    await store.transact((tx) => storeClock(tx, position));
  }

  async function change(how: () => void): Promise<void> {
    how();
    await storePosition();
    await runDue();
  }

  /** Timers of one assessment, without waiting for others: each is run once, whoever comes to it first. */
  async function settleSubject({ organizationId, assessmentId }: Subject): Promise<void> {
    await briefly(work.drain({ organizationId, id: invitationDeliveryId(assessmentId) }));
    const ids = assessmentTimerKinds.map((kind) => assessmentTimerId(kind, assessmentId));
    for (;;) {
      const timers = await Promise.all(ids.map((id) => store.timers.get(organizationId, id)));
      const due = timers.filter((timer) => timer !== undefined && timer.dueAt <= clock.now());
      const [first] = due.sort((one, other) => (one?.dueAt ?? 0) - (other?.dueAt ?? 0));
      if (first === undefined) return;
      await run(first);
    }
  }

  async function settle(subject?: Subject): Promise<void> {
    if (subject !== undefined) return settleSubject(subject);
    await inTurn(runDue);
    await briefly(work.drain());
  }

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
    catchUp,
    async close() {
      state = "closed";
      clearTimeout(timeout);
      await queue;
    },
  };
}
