import { setTimeout as delay } from "node:timers/promises";
import type { ClockOwner, ClockState, OwnClock } from "../domain/clocks.ts";
import { ClockTakenError, NotFoundError } from "../domain/errors.ts";
import { invitationDeliveryId } from "../domain/mails.ts";
import { SECOND } from "../domain/time.ts";
import { assessmentTimerId, assessmentTimerKinds, type Timer } from "../domain/timers.ts";
import { isShared, type World } from "../service/world.ts";
import { clockSetting, type MovableClocks, type OrganizationClock, readClock, type SandboxClock } from "./clock.ts";
import { type DueWork, NEVER, type ReportFailure } from "./due-work.ts";
import { createKeeper, type Due, dueOf, type Keeper } from "./keeper.ts";
import { createReadOrder } from "./read-order.ts";

export interface Subject {
  readonly organizationId: string;
  readonly assessmentId?: string | undefined;
}

/** Runs due work, at most for two seconds. Never waits for other organizations or clock moves. */
export type Settle = (subject: Subject) => Promise<void>;

interface Scheduler {
  readonly clock: SandboxClock;
  clockOf(organizationId: string): OrganizationClock;
  start(): void;
  wake(owner?: ClockOwner): void;
  readonly settle: Settle;
  readonly runDue: World["runDue"];
  /** Resolves when due work of all organizations is done, including running advances. For tests. */
  settleAll(): Promise<void>;
  /** Loads clock changes of other processes and restores. */
  catchUp(organizationId?: string): Promise<void>;
  readonly adoptClock: World["adoptClock"];
  close(): Promise<void>;
}

/** Poll interval: the committing process runs its work; polling covers crashed processes. */
const POLL_INTERVAL = 6 * SECOND;

/** Maximum delay by slow receivers, in machine time. */
const LONGEST_WAIT = 2 * SECOND;

async function briefly(work: (stop: AbortSignal) => Promise<void>): Promise<void> {
  const over = new AbortController();
  const timer = delay(LONGEST_WAIT, undefined, { ref: false, signal: over.signal }).catch(() => {});
  await Promise.race([work(over.signal), timer]).finally(() => over.abort());
}

/** Creates a scheduler with one independent keeper per clock. */
export function createScheduler(world: World, clocks: MovableClocks, work: DueWork, report: ReportFailure): Scheduler {
  const { store } = world;
  const shared = isShared(world);
  const keepers = new Map<string, Keeper>();
  const moves = new Map<ClockOwner, Promise<unknown>>();
  const order = createReadOrder();
  let state: "idle" | "running" | "closed" = "idle";

  const keeper = createKeeper(world, {
    ...{ owner: undefined, clock: clocks.sandbox, work, report, hasMoved: () => order.changed(undefined) },
    readDue: shared ? poll : () => dueOf(world, work, undefined),
    ...(shared && { pollInterval: POLL_INTERVAL }),
  });
  for (const organizationId of clocks.owners()) keep(organizationId);

  const keeperOf = (organizationId: string): Keeper => keepers.get(organizationId) ?? keeper;

  function keep(owner: string): void {
    const clock = clocks.own(owner);
    if (clock === undefined || state === "closed") return;
    const own = createKeeper(world, {
      ...{ owner, clock, work, report, hasMoved: () => order.changed(owner) },
      readDue: () => dueOf(world, work, owner),
    });
    keepers.set(owner, own);
    if (state === "running") own.start();
  }

  function adoptOwn(organizationId: string, stored: ClockState | undefined): void {
    const known = keepers.get(organizationId);
    if (stored !== undefined && known !== undefined) known.adopt(stored);
    else if (stored !== undefined) {
      clocks.adopt(organizationId, stored);
      keep(organizationId);
    } else if (known !== undefined) {
      clocks.adopt(organizationId, undefined);
      keepers.delete(organizationId);
      void known.close();
      keeper.wake();
    }
  }

  /** Polls for clock changes and leftover work of other processes. */
  async function poll(): Promise<Due> {
    return order.ordered(async (isNews) => {
      const [outlook, own] = await Promise.all([
        store.sharing?.outlook(world.machine.now()),
        store.clocks.list(world.machine.now()),
      ]);
      const { clock: text, timerAt = NEVER, deliveryAt = NEVER } = outlook ?? {};
      if (text !== undefined && isNews(undefined)) keeper.adopt(clockSetting.read(text));
      adoptAll(own, isNews);
      for (const { organizationId, timerAt: timer = NEVER, deliveryAt: delivery = NEVER } of own)
        keepers.get(organizationId)?.scheduleWake(Math.min(timer, delivery));
      return { timerAt, workAt: deliveryAt };
    });
  }

  function adoptAll(own: readonly OwnClock[], isNews: (owner: ClockOwner) => boolean): void {
    const stored = new Map(own.map(({ organizationId, state: one }) => [organizationId, one]));
    for (const organizationId of new Set([...stored.keys(), ...keepers.keys()]))
      if (isNews(organizationId)) adoptOwn(organizationId, stored.get(organizationId));
  }

  const adoptClock: Scheduler["adoptClock"] = (read, clocksIn) =>
    order.ordered(async (isNews) => {
      const found = await read();
      const { sandbox, own } = clocksIn(found) ?? {};
      if (sandbox !== undefined && isNews(undefined)) keeper.adopt(clockSetting.read(sandbox));
      if (own !== undefined && isNews(own.organizationId)) adoptOwn(own.organizationId, own.state);
      return found;
    });

  async function catchUp(organizationId?: string): Promise<void> {
    const read = () =>
      Promise.all([
        shared ? store.settings.get(clockSetting.name) : undefined,
        organizationId === undefined ? undefined : store.clocks.get(organizationId),
      ]);
    await adoptClock(read, ([sandbox, own]) => ({
      sandbox,
      ...(organizationId !== undefined && { own: { organizationId, state: own } }),
    }));
  }

  /** Moves the clock from the stored position, alone among processes. */
  async function moveAlone<Result>(move: () => Promise<Result>): Promise<Result> {
    const caughtUp = async () => {
      await catchUp();
      const result = await move();
      await catchUp();
      return result;
    };
    return inTurn(undefined, () => (store.sharing === undefined ? move() : store.sharing.alone("clock", caughtUp)));
  }

  async function inTurn<Result>(owner: ClockOwner, move: () => Promise<Result>): Promise<Result> {
    const moved = (moves.get(owner) ?? Promise.resolve()).then(move);
    const over = moved.then(
      () => {},
      () => {},
    );
    moves.set(owner, over);
    try {
      return await moved;
    } finally {
      if (moves.get(owner) === over) moves.delete(owner);
    }
  }

  /** @throws NotFoundError if the organization was deleted */
  async function moveOwn<Result>(organizationId: string, move: () => Promise<Result>): Promise<Result> {
    try {
      return await inTurn(organizationId, move);
    } catch (error) {
      // A restore may have changed the clock during the move.
      await catchUp(organizationId);
      const isDeleted = (await store.organizations.get(organizationId)) === undefined;
      throw isDeleted ? new NotFoundError("organization", organizationId) : error;
    }
  }

  /**
   * Returns the organization's keeper, with a clock equal to the sandbox clock at first.
   * @throws NotFoundError
   */
  async function own(organizationId: string): Promise<Keeper> {
    const give = (isNews: (owner: ClockOwner) => boolean) =>
      store.transact(async (tx) => {
        if ((await tx.organizations.get(organizationId)) === undefined)
          throw new NotFoundError("organization", organizationId);
        const known = await tx.clocks.get(organizationId);
        if (known !== undefined) return known;
        const moved = shared ? await readClock(tx) : undefined;
        if (moved !== undefined && isNews(undefined)) keeper.adopt(moved);
        const position = clocks.sandbox.state;
        await tx.clocks.put(organizationId, position);
        return position;
      });
    const stored = await order.ordered(give);
    order.changed(organizationId);
    adoptOwn(organizationId, stored);
    return keepers.get(organizationId) as Keeper;
  }

  const clockOf = (organizationId: string): OrganizationClock => ({
    now: () => clocks.of(organizationId).now(),
    get frozen() {
      return keeperOf(organizationId).clock.frozen;
    },
    get own() {
      return keepers.has(organizationId);
    },
    freeze: () => moveOwn(organizationId, async () => (await own(organizationId)).freeze()),
    resume: () =>
      moveOwn(organizationId, async () => {
        await catchUp(organizationId);
        if (keeperOf(organizationId).clock.frozen) await (await own(organizationId)).resume();
      }),
    advance: (ms) =>
      moveOwn(organizationId, async () => {
        await catchUp(organizationId);
        keeperOf(organizationId).demand(ms);
        return (await own(organizationId)).advance(ms);
      }),
    follow: () =>
      moveOwn(organizationId, async () => {
        await catchUp(organizationId);
        await keepers.get(organizationId)?.giveUp();
        adoptOwn(organizationId, undefined);
      }),
  });

  async function nextOf({ organizationId, assessmentId }: Subject): Promise<Timer | undefined> {
    if (assessmentId === undefined) return (await store.timers.list(organizationId, { offset: 0, limit: 1 })).items[0];
    const ids = assessmentTimerKinds.map((kind) => assessmentTimerId(kind, assessmentId));
    const timers = await Promise.all(ids.map((id) => store.timers.get(organizationId, id)));
    const there = timers.filter((timer) => timer !== undefined);
    return there.sort((one, other) => one.dueAt - other.dueAt)[0];
  }

  /** Runs due timers of one subject, out of order; each timer runs once. */
  async function runDueOf(subject: Subject, stop?: AbortSignal): Promise<void> {
    const { organizationId } = subject;
    while (!stop?.aborted && state !== "closed") {
      const next = await nextOf(subject);
      if (next === undefined || next.dueAt > clocks.of(organizationId).now()) return;
      await keeperOf(organizationId).run(next);
    }
  }

  /** Delivers a pending invitation before it runs timers, because the handover changes the state of the assessment. */
  const settle: Settle = (subject) =>
    briefly(async (stop) => {
      const { organizationId, assessmentId } = subject;
      if (shared) await catchUp(organizationId);
      if (assessmentId !== undefined)
        await work.drain({ organizationId, id: invitationDeliveryId(assessmentId) }, stop);
      await runDueOf(subject, stop);
      if (assessmentId === undefined) await work.drain({ organizationId }, stop);
    });

  async function runDue(organizationId: string): Promise<void> {
    // The start of the scheduler also runs work that was due before.
    if (state !== "running") return;
    try {
      await runDueOf({ organizationId });
    } catch (error) {
      // A restore aborts a running advance; due work follows afterwards.
      if (error instanceof ClockTakenError) return;
      throw error;
    }
    await briefly((stop) => work.drain({ organizationId }, stop));
  }

  const all = () => [keeper, ...keepers.values()];

  async function settleAll(): Promise<void> {
    await Promise.all(all().map((one) => one.runDue()));
    await briefly(() => work.drain());
  }

  store.whenCommitted(({ dueAt }) => {
    for (const [organizationId, at] of dueAt) keeperOf(organizationId).scheduleWake(at);
  });

  return {
    clock: {
      now: () => keeper.clock.now(),
      get frozen() {
        return keeper.clock.frozen;
      },
      freeze: () => moveAlone(keeper.freeze),
      resume: () => moveAlone(keeper.resume),
      advance: (ms) => moveAlone(() => keeper.advance(ms)),
    },
    clockOf,
    start() {
      state = "running";
      for (const one of all()) one.start();
    },
    wake: (owner) => (owner === undefined ? keeper : keeperOf(owner)).wake(),
    settle,
    runDue,
    settleAll,
    catchUp,
    adoptClock,
    async close() {
      state = "closed";
      await Promise.all(all().map((one) => one.close()));
    },
  };
}
