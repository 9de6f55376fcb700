import { setTimeout as delay } from "node:timers/promises";
import type { ClockOwner, ClockState, OwnClock } from "../domain/clocks.ts";
import { invitationDeliveryId } from "../domain/deliveries.ts";
import { ClockTakenError, NotFoundError } from "../domain/errors.ts";
import { SECOND } from "../domain/time.ts";
import { assessmentTimerId, assessmentTimerKinds, type Timer } from "../domain/timers.ts";
import { isShared, type World } from "../service/world.ts";
import { clockSetting, type OrganizationClock, readClock, type SandboxClock } from "./clock.ts";
import type { MovableClocks } from "./clocks.ts";
import { type DueWork, NEVER, type ReportFailure } from "./due-work.ts";
import { createKeeper, type Due, dueOf, type Keeper } from "./keeper.ts";
import { createReadOrder } from "./read-order.ts";

/** An organization, or one assessment of it. */
export interface Subject {
  readonly organizationId: string;
  readonly assessmentId?: string | undefined;
}

/**
 * Resolves when all that is due now of a subject is done, what it brought about included; after two seconds whatever is not. It never waits
 * for the work of other organizations, nor for a clock to be moved.
 */
export type Settle = (subject: Subject) => Promise<void>;

export interface Scheduler {
  /** The sandbox's clock, with what moves it. */
  readonly clock: SandboxClock;
  /** The same of an organization. */
  clockOf(organizationId: string): OrganizationClock;
  /** Begins with what fell due while no process ran. */
  start(): void;
  /** Timers or other work may have been added. */
  wake(owner?: ClockOwner): void;
  readonly settle: Settle;
  readonly runDue: World["runDue"];
  /** Resolves when all that is due now is done, of all organizations; it waits for advances that are under way. For tests. */
  settleAll(): Promise<void>;
  /** Moves the sandbox's clock, and an organization's own, as they are stored: by other processes, by a restore. */
  catchUp(organizationId?: string): Promise<void>;
  /** The same with what was just read of where they stand. */
  readonly adoptClock: World["adoptClock"];
  /** Waits for the timers that are running. */
  close(): Promise<void>;
}

/**
 * How often a process looks for what others have left to do, or have done to clocks, by the machine's clock. Whoever commits work does it, so that
 * this is for work of processes that have ended, and of leases.
 */
const LOOK_AROUND = 6 * SECOND;

/** Slow receivers and mail servers delay whoever settles no longer, by the machine's clock. */
const LONGEST_WAIT = 2 * SECOND;

/** Gives work a signal that ends it after that time, and does not wait for it any more then. */
async function briefly(work: (stop: AbortSignal) => Promise<void>): Promise<void> {
  const over = new AbortController();
  const timer = delay(LONGEST_WAIT, undefined, { ref: false, signal: over.signal }).catch(() => {});
  await Promise.race([work(over.signal), timer]).finally(() => over.abort());
}

/** Does what falls due by the sandbox's clock, and by those that organizations have of their own: each has a keeper, and none waits for another. */
export function createScheduler(world: World, clocks: MovableClocks, work: DueWork, report: ReportFailure): Scheduler {
  const { store } = world;
  const shared = isShared(world);
  /** By organization, those of the clocks that are their own. */
  const keepers = new Map<string, Keeper>();
  /** The move of each clock that is under way, and those that wait for it. */
  const moves = new Map<ClockOwner, Promise<unknown>>();
  const order = createReadOrder();
  let state: "idle" | "running" | "closed" = "idle";

  const keeper = createKeeper(world, {
    ...{ owner: undefined, clock: clocks.sandbox, work, report, hasMoved: () => order.changed(undefined) },
    look: shared ? lookAround : () => dueOf(world, work, undefined),
    ...(shared && { looksAround: LOOK_AROUND }),
  });
  for (const organizationId of clocks.owners()) keep(organizationId);

  /** Of the clock that an organization goes by. */
  const keeperOf = (organizationId: string): Keeper => keepers.get(organizationId) ?? keeper;

  function keep(owner: string): void {
    const clock = clocks.own(owner);
    if (clock === undefined || state === "closed") return;
    const own = createKeeper(world, {
      ...{ owner, clock, work, report, hasMoved: () => order.changed(owner) },
      look: () => dueOf(world, work, owner),
    });
    keepers.set(owner, own);
    if (state === "running") own.start();
  }

  /** Goes by what is stored of an organization's own clock; undefined: it follows the sandbox's. */
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

  /** Next due work by the sandbox's clock. Other processes may have moved clocks, and left work to do. */
  async function lookAround(): Promise<Due> {
    return order.ordered(async (isNews) => {
      const [outlook, own] = await Promise.all([
        store.sharing?.look(world.machine.now()),
        store.clocks.list(world.machine.now()),
      ]);
      const { clock: text, timerAt = NEVER, deliveryAt = NEVER } = outlook ?? {};
      if (text !== undefined && isNews(undefined)) keeper.adopt(clockSetting.read(text));
      adoptAll(own, isNews);
      for (const { organizationId, timerAt: timer = NEVER, deliveryAt: delivery = NEVER } of own)
        keepers.get(organizationId)?.told(Math.min(timer, delivery));
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

  /** A change of the sandbox's clock, which one process makes at a time, beginning with what others have made of it. */
  async function moveAlone<Result>(move: () => Promise<Result>): Promise<Result> {
    const caughtUp = async () => {
      await catchUp();
      const result = await move();
      await catchUp();
      return result;
    };
    return inTurn(undefined, () => (store.sharing === undefined ? move() : store.sharing.alone("clock", caughtUp)));
  }

  /** Moves of one clock are made one after the other; those of others go on beside them. */
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

  /** A change of an organization's clock. @throws NotFoundError for one that was deleted meanwhile */
  async function moveOwn<Result>(organizationId: string, move: () => Promise<Result>): Promise<Result> {
    try {
      return await inTurn(organizationId, move);
    } catch (error) {
      // A restore may have brought another clock, which is not learnt while one is moved.
      await catchUp(organizationId);
      const isGone = (await store.organizations.get(organizationId)) === undefined;
      throw isGone ? new NotFoundError("organization", organizationId) : error;
    }
  }

  /** Gives an organization a clock of its own that stands or goes as the sandbox's does, unless it has one. @throws NotFoundError */
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

  /** The timer of a subject that falls due first. */
  async function nextOf({ organizationId, assessmentId }: Subject): Promise<Timer | undefined> {
    if (assessmentId === undefined) return (await store.timers.list(organizationId, { offset: 0, limit: 1 })).items[0];
    const ids = assessmentTimerKinds.map((kind) => assessmentTimerId(kind, assessmentId));
    const timers = await Promise.all(ids.map((id) => store.timers.get(organizationId, id)));
    const there = timers.filter((timer) => timer !== undefined);
    return there.sort((one, other) => one.dueAt - other.dueAt)[0];
  }

  /** Timers of a subject, without waiting for others: each is run once, whoever comes to it first. */
  async function runDueOf(subject: Subject, stop?: AbortSignal): Promise<void> {
    const { organizationId } = subject;
    while (!stop?.aborted && state !== "closed") {
      const next = await nextOf(subject);
      if (next === undefined || next.dueAt > clocks.of(organizationId).now()) return;
      await keeperOf(organizationId).run(next);
    }
  }

  /** The invitation to an assessment comes before its timers, as it moves the assessment; those of an organization bring mails about. */
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
    // What is due before the start runs with it.
    if (state !== "running") return;
    try {
      await runDueOf({ organizationId });
    } catch (error) {
      // An advance is under way, which a restore ends: what is due runs when it has ended.
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
    for (const [organizationId, at] of dueAt) keeperOf(organizationId).told(at);
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
