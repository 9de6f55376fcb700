import { type Job, jobId } from "../domain/jobs.ts";
import { DAY, type Instant, LAST_INSTANT, SECOND } from "../domain/time.ts";
import type { World } from "../service/world.ts";
import { type MovableClock, type SandboxClock, storeClock } from "./clock.ts";
import { runJob } from "./run-job.ts";

/** What went wrong with a job, for the log. */
export type ReportFailure = (error: unknown, job: Job | undefined) => void;

export interface Scheduler {
  /** The world's clock, with what moves it. */
  readonly clock: SandboxClock;
  /** Begins with what fell due while nobody was there. */
  start(): void;
  /** Jobs may have been added. */
  wake(): void;
  /** Resolves when all that is due now is done, what it brought about included. */
  settle(): Promise<void>;
  /** Waits for the job that is running. */
  close(): Promise<void>;
}

/** setTimeout takes no more; what is later is looked at again then. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** How long the scheduler leaves a store alone that failed, by the machine's clock. */
const STORE_PAUSE = SECOND;

/** A job that failed is tried again after 1 s, 2 s, 4 s and so on, at least once a day. */
const retryDelay = (failures: number): number => Math.min(SECOND * 2 ** (failures - 1), DAY);

/**
 * Runs jobs when they are due by the sandbox's clock, one after the other. Each is deleted in the transaction that applies it, so
 * its effect happens exactly once, whenever the process ends.
 */
export function createScheduler(world: World, clock: MovableClock, report: ReportFailure): Scheduler {
  const { store } = world;
  let timer: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let state: "idle" | "running" | "closed" = "idle";
  let awaitsTurn = false;

  /** One thing at a time: two advances, or an advance and the timer, never mix. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  }

  /** Runs the job that is due first, at `until` at the latest; time that is held is moved on to it. */
  async function runNext(until: Instant): Promise<"done" | "failed" | "none"> {
    const first = await store.jobs.next();
    if (first === undefined || first.dueAt > until) return "none";
    let taken: Job | undefined;
    try {
      return await store.transact(async (tx) => {
        taken = await tx.jobs.next();
        if (taken === undefined || taken.dueAt > until) return "none";
        if (until > clock.now()) {
          clock.hold(taken.dueAt);
          await storeClock(tx, clock);
        }
        await tx.jobs.delete(taken.organizationId, jobId(taken));
        await runJob(world, tx, taken, clock.now());
        return "done";
      });
    } catch (error) {
      if (taken === undefined) throw error;
      report(error, taken);
      await postpone(taken);
      return "failed";
    }
  }

  async function postpone(job: Job): Promise<void> {
    const failures = (job.failures ?? 0) + 1;
    await store.transact(async (tx) => {
      // Whoever replaced or deleted it meanwhile knows better.
      const current = await tx.jobs.get(job.organizationId, jobId(job));
      if (current === undefined || current.dueAt !== job.dueAt) return;
      await tx.jobs.put({ ...job, failures, dueAt: clock.now() + retryDelay(failures) });
    });
  }

  async function runDue(): Promise<void> {
    awaitsTurn = false;
    while (state !== "closed" && (await runNext(clock.now())) !== "none") {}
    await sleepUntilNext();
  }

  async function sleepUntilNext(): Promise<void> {
    clearTimeout(timer);
    if (state !== "running" || clock.frozen) return;
    const next = await store.jobs.next();
    if (next === undefined || state !== "running") return;
    wakeIn(Math.min(Math.max(next.dueAt - clock.now(), 0), LONGEST_TIMEOUT));
  }

  function wakeIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(wake, ms);
    timer.unref();
  }

  function wake(): void {
    if (state !== "running" || awaitsTurn) return;
    awaitsTurn = true;
    inTurn(runDue).catch((error: unknown) => {
      if (state === "running") wakeIn(STORE_PAUSE);
      report(error, undefined);
    });
  }

  /** Moves time on, from one due job to the next. */
  async function walk(ms: number): Promise<number> {
    const from = clock.now();
    const target = from + ms;
    if (!(ms >= 0 && target <= LAST_INSTANT))
      throw new RangeError(`The clock can be advanced by 0 to ${LAST_INSTANT - from} ms, not by ${ms}.`);
    let jobs = 0;
    clock.hold(from);
    try {
      for (let ran = await runNext(target); ran !== "none"; ran = await runNext(target)) {
        if (ran === "done") jobs += 1;
      }
      clock.hold(target);
    } finally {
      clock.release();
    }
    await store.transact((tx) => storeClock(tx, clock));
    await runDue();
    return jobs;
  }

  async function change(how: () => void): Promise<void> {
    how();
    await store.transact((tx) => storeClock(tx, clock));
    await runDue();
  }

  return {
    clock: {
      now: () => clock.now(),
      get frozen() {
        return clock.frozen;
      },
      freeze: () => inTurn(() => change(() => clock.freeze())),
      resume: () => inTurn(() => change(() => clock.resume())),
      advance: (ms) => inTurn(() => walk(ms)),
    },
    start() {
      state = "running";
      wake();
    },
    wake,
    settle: () => inTurn(runDue),
    async close() {
      state = "closed";
      clearTimeout(timer);
      await queue;
    },
  };
}
