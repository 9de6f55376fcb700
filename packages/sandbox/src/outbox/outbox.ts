import { setTimeout as delay } from "node:timers/promises";
import type { ClockOwner } from "../domain/clocks.ts";
import { type Delivery, laneOf, type MailDelivery, mailLane, type WebhookDelivery } from "../domain/deliveries.ts";
import { type Instant, LAST_INSTANT, MINUTE, SECOND } from "../domain/time.ts";
import { causedBy } from "../journal/cause.ts";
import { attemptAt, type Claimed } from "../service/deliveries.ts";
import type { World } from "../service/world.ts";
import type { Claim } from "../store/tables.ts";

type ReportDelivery = (error: unknown, delivery: Delivery | undefined) => void;

export type AttemptMail = (delivery: Claimed<MailDelivery>, signal: AbortSignal) => Promise<Pace>;
export type AttemptWebhook = (delivery: Claimed<WebhookDelivery>, signal: AbortSignal) => Promise<Pace>;

export type FailWebhooks = (owner: ClockOwner, webhookId: string) => Promise<number>;

interface OutboxOptions {
  readonly attemptMail: AttemptMail;
  readonly attemptWebhook: AttemptWebhook;
  readonly failWebhooks: FailWebhooks;
  readonly unreachable: Unreachable;
  readonly report: ReportDelivery;
}

interface Outbox {
  nextDueAt(owner: ClockOwner, after?: Instant): Promise<Instant | undefined>;
  lastDueAt(owner: ClockOwner, by: Instant): Promise<Instant | undefined>;
  /** Attempts due deliveries; ignores later ones. */
  attemptDue(owner: ClockOwner): Promise<void>;
  /**
   * Waits for running attempts of any process; attempts of dead processes end with their maximum duration.
   * @returns whether there were any
   */
  attempted(owner: ClockOwner): Promise<boolean>;
  /** Skips retries to unreachable receivers until the returned function is called. */
  skipUnreachable(owner: ClockOwner): () => void;
  wake(owner: ClockOwner): void;
  /** Waits until no attemptable delivery is due. The signal aborts only the wait. */
  drain(of?: DeliveriesOf, stop?: AbortSignal): Promise<void>;
  stop(webhookId: string): Promise<void>;
  close(graceInMs?: number): Promise<void>;
}

interface DeliveriesOf {
  readonly organizationId: string;
  readonly id?: string | undefined;
}

const LEASE = MINUTE;

/** Milliseconds of an attempt with the slowest mail server, including storage. */
const LONGEST_ATTEMPT = 31 * SECOND;

/** Pause after a store error, in machine time. */
const STORE_PAUSE = SECOND;

const PAUSE = 20;

const MOST = 1000;

const MOST_MAILS = 20;

interface Run {
  readonly done: Promise<void>;
  claimAgain(): void;
}

interface UnderWay {
  readonly delivery: Delivery;
  readonly abort: AbortController;
  readonly done: Promise<void>;
}

/**
 * Creates the outbox: claims a lease, sends outside of transactions, and records the outcome. At-least-once: a crash
 * repeats a delivery.
 */
export function createOutbox(world: World, options: OutboxOptions): Outbox {
  const { attemptMail, attemptWebhook, failWebhooks, unreachable, report } = options;
  const { store, clocks, machine } = world;
  const underWay = new Map<string, UnderWay>();
  const allowances = createAllowances();
  let claims: Promise<unknown> = Promise.resolve();
  const runs = new Map<ClockOwner, Run>();
  let closed = false;

  const nowOf = (owner: ClockOwner): Instant => clocks.by(owner).now();
  const underWayBy = (owner: ClockOwner) =>
    [...underWay.values()].filter(({ delivery }) => clocks.ownerOf(delivery.organizationId) === owner);

  async function claim(owner: ClockOwner, wanted: Pick<Claim, "limit" | "only">): Promise<number> {
    const now = machine.now();
    const lease = { id: world.newId("lea"), until: now + LEASE };
    const mails = MOST_MAILS - [...underWay.values()].filter(({ delivery }) => delivery.kind === "mail").length;
    const perLane = (lane: string) => (unreachable.of(owner, lane) === undefined ? allowances.of(lane) : 0);
    const claimed = await store.transact(
      async (tx) => {
        // The organization may follow the sandbox clock again.
        if (owner !== undefined && (await tx.clocks.get(owner)) === undefined) return [];
        return tx.deliveries.claim({ owner, dueBy: nowOf(owner), now, lease, mails, perLane, ...wanted });
      },
      // Concurrent processes may each use the full limit of a lane.
      { commutes: owner === undefined },
    );
    for (const delivery of claimed) begin({ ...delivery, leaseId: lease.id });
    return claimed.length;
  }

  /** Serializes claims, so that all claims of this process are known. */
  function claimInTurn(owner: ClockOwner, wanted: Pick<Claim, "limit" | "only">): Promise<number> {
    const claimed = claims.then(() => claim(owner, wanted));
    claims = claimed.catch(() => {});
    return claimed;
  }

  function begin(delivery: Claimed): void {
    const key = keyOf(delivery);
    const abort = new AbortController();
    const attempt = causedBy(attemptAt(delivery, world.newId), () =>
      delivery.kind === "mail" ? attemptMail(delivery, abort.signal) : attemptWebhook(delivery, abort.signal),
    );
    const done = attempt
      .then((pace) => allowances.report(laneOf(delivery), pace))
      // After a store error the lease expires, which causes a retry.
      .catch((error: unknown) => report(error, delivery))
      .then(() => void underWay.delete(key));
    underWay.set(key, { delivery, abort, done });
  }

  async function takeDue(owner: ClockOwner, limit: number): Promise<number> {
    let taken = 0;
    for (const receiver of unreachable.all(owner)) taken += await failWebhooks(owner, receiver);
    return taken > 0 ? taken : claimInTurn(owner, { limit });
  }

  async function isDue(owner: ClockOwner): Promise<boolean> {
    const next = await store.deliveries.next(machine.now(), { owner });
    return next !== undefined && next.dueAt <= nowOf(owner);
  }

  /** Waits for an attempt on this clock or, if all slots are taken, on any. */
  const oneIsDone = (some: readonly UnderWay[]) =>
    Promise.race((some.length > 0 ? some : [...underWay.values()]).map(({ done }) => done));

  async function attemptAll(owner: ClockOwner, news: () => Promise<void>): Promise<void> {
    while (!closed) {
      const limit = MOST - underWay.size;
      if (limit > 0 && (await isDue(owner)) && (await takeDue(owner, limit)) > 0) continue;
      const some = underWayBy(owner);
      if (some.length === 0 && limit > 0) return;
      await Promise.race([oneIsDone(some), news()]);
    }
  }

  /** Attempts deliveries; a signal restarts the claim loop. */
  function runOnce(owner: ClockOwner): Promise<void> {
    const known = runs.get(owner);
    if (known !== undefined) {
      known.claimAgain();
      return known.done;
    }
    let news = Promise.withResolvers<void>();
    const done = attemptAll(owner, async () => {
      await news.promise;
      news = Promise.withResolvers();
    }).finally(() => runs.delete(owner));
    runs.set(owner, { done, claimAgain: () => news.resolve() });
    return done;
  }

  async function attemptDue(owner: ClockOwner): Promise<void> {
    let owed = await store.deliveries.countDue(machine.now(), nowOf(owner), owner);
    while (!closed && owed > 0 && (await isDue(owner))) {
      const limit = MOST - underWay.size;
      const taken = limit > 0 ? await takeDue(owner, limit) : 0;
      owed -= taken;
      const some = underWayBy(owner);
      if (taken === 0 && some.length === 0 && limit > 0) break;
      if (taken === 0) await oneIsDone(some);
    }
    await Promise.all(underWayBy(owner).map(({ done }) => done));
  }

  async function attempted(owner: ClockOwner): Promise<boolean> {
    const own = underWayBy(owner);
    await Promise.all(own.map(({ done }) => done));
    return (await attemptedElsewhere(owner)) || own.length > 0;
  }

  async function attemptedElsewhere(owner: ClockOwner): Promise<boolean> {
    if (store.sharing === undefined) return false;
    const isUnderWay = (until: Instant | undefined): until is Instant =>
      until !== undefined && until - LEASE + LONGEST_ATTEMPT > machine.now();
    const last = await store.deliveries.lastLease(LAST_INSTANT, owner);
    if (!isUnderWay(last)) return false;
    while (!closed && isUnderWay(await store.deliveries.lastLease(last, owner))) await delay(PAUSE);
    return true;
  }

  const underWayOf = (organizationId: string) =>
    [...underWay.values()].filter(({ delivery }) => delivery.organizationId === organizationId);

  async function isOneDue(organizationId: string): Promise<boolean> {
    const webhooks = await store.webhooks.list(organizationId);
    const owner = clocks.ownerOf(organizationId);
    for (const lane of [mailLane(organizationId), ...webhooks.map(({ id }) => id)]) {
      const next = await store.deliveries.next(machine.now(), { lane, owner });
      if (next !== undefined && next.dueAt <= nowOf(owner)) return true;
    }
    return false;
  }

  async function drainOrganization(organizationId: string, stop: AbortSignal | undefined): Promise<void> {
    while (!closed && !stop?.aborted) {
      if (await isOneDue(organizationId)) wake(clocks.ownerOf(organizationId));
      else if (underWayOf(organizationId).length === 0) return;
      // Due deliveries may wait for a slot.
      await Promise.race([delay(PAUSE), ...underWayOf(organizationId).map(({ done }) => done)]);
    }
  }

  async function drainOne(only: Pick<Delivery, "organizationId" | "id">): Promise<void> {
    const delivery = await store.deliveries.get(only.organizationId, only.id);
    const owner = clocks.ownerOf(only.organizationId);
    if (delivery === undefined || delivery.dueAt > nowOf(owner)) return;
    if (!underWay.has(keyOf(delivery))) await claimInTurn(owner, { limit: 1, only });
    await underWay.get(keyOf(delivery))?.done;
  }

  function wake(owner: ClockOwner): void {
    runOnce(owner).catch((error: unknown) => {
      report(error, undefined);
      if (!closed) setTimeout(() => world.wake(owner), STORE_PAUSE).unref();
    });
  }

  return {
    nextDueAt: async (owner, after) => (await store.deliveries.next(machine.now(), { owner, after }))?.dueAt,

    lastDueAt: (owner, by) => store.deliveries.lastDueAt(by, owner),

    attemptDue,
    attempted,

    skipUnreachable: unreachable.during,

    wake,

    async drain(of, stop) {
      if (of?.id !== undefined) return drainOne({ organizationId: of.organizationId, id: of.id });
      if (of !== undefined) return drainOrganization(of.organizationId, stop);
      const owners = new Set([undefined, ...clocks.owners()]);
      await Promise.all([...owners].map((owner) => runs.get(owner)?.done));
      await Promise.all([...owners].map(runOnce));
    },

    async stop(webhookId) {
      const stopped = [...underWay.values()].filter(
        ({ delivery }) => delivery.kind === "webhook" && delivery.webhookId === webhookId,
      );
      for (const { abort } of stopped) abort.abort();
      await Promise.all(stopped.map(({ done }) => done));
    },

    async close(graceInMs = 0) {
      closed = true;
      const running = [...runs.values()].map(({ done }) => done);
      const rest = Promise.allSettled([...running, ...[...underWay.values()].map(({ done }) => done)]);
      const timer = setTimeout(() => {
        for (const { abort } of underWay.values()) abort.abort();
      }, graceInMs);
      await rest;
      clearTimeout(timer);
    },
  };
}

const keyOf = ({ organizationId, id }: Pick<Delivery, "organizationId" | "id">): string => `${organizationId} ${id}`;

const PER_LANE = 8;

interface Allowances {
  of(lane: string): number;
  report(lane: string, pace: Pace): void;
}

export type Pace = "quick" | "hung";

/** Limits attempts per lane, which starts with one. A quick attempt doubles the limit; a hanging one resets it. */
export function createAllowances(): Allowances {
  const grown = new Map<string, number>();
  const of = (lane: string) => grown.get(lane) ?? 1;
  return {
    of,
    report(lane, pace) {
      if (pace === "hung") grown.delete(lane);
      else grown.set(lane, Math.min(of(lane) * 2, PER_LANE));
    },
  };
}

export interface Unreached {
  readonly failure: "connection" | "timeout";
  readonly message: string;
}

/** Unreachable receivers. A clock move has thousands of retries in one real moment, so it skips these. */
export interface Unreachable {
  /** Marks a clock as moving until the returned function is called. */
  during(owner: ClockOwner): () => void;
  /** @param unreached undefined means reached */
  report(owner: ClockOwner, receiver: string, unreached: Unreached | undefined): void;
  /** @returns the reason to skip an attempt; undefined if allowed */
  of(owner: ClockOwner, receiver: string): Unreached | undefined;
  all(owner: ClockOwner): readonly string[];
  forget(owner: ClockOwner, receiver: string): void;
}

const MEMORY = MINUTE;

interface Move {
  count: number;
  readonly receivers: Map<string, Unreached & { readonly until: Instant }>;
}

export function createUnreachable(machine: { now(): Instant }): Unreachable {
  const moves = new Map<ClockOwner, Move>();
  const of: Unreachable["of"] = (owner, receiver) => {
    const one = moves.get(owner)?.receivers.get(receiver);
    return one !== undefined && machine.now() < one.until ? one : undefined;
  };
  return {
    during(owner) {
      const move = moves.get(owner) ?? { count: 0, receivers: new Map() };
      moves.set(owner, move);
      move.count += 1;
      return () => {
        move.count -= 1;
        if (move.count === 0) moves.delete(owner);
      };
    },
    report(owner, receiver, unreached) {
      const receivers = moves.get(owner)?.receivers;
      if (unreached === undefined) receivers?.delete(receiver);
      else {
        const message = `${unreached.message}; no retry while the clock is moved`;
        receivers?.set(receiver, { failure: unreached.failure, message, until: machine.now() + MEMORY });
      }
    },
    of,
    all: (owner) =>
      [...(moves.get(owner)?.receivers.keys() ?? [])].filter((receiver) => of(owner, receiver) !== undefined),
    forget: (owner, receiver) => void moves.get(owner)?.receivers.delete(receiver),
  };
}

export class EndedError extends Error {
  override name = "EndedError";
  readonly because: "timeout" | "stopped";

  constructor(because: EndedError["because"]) {
    super(because === "timeout" ? "the timeout expired" : "the attempt was stopped");
    this.because = because;
  }
}

export async function withinDeadline<Result>(
  ms: number,
  stop: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController();
  const ended = Promise.withResolvers<never>();
  const end = (because: EndedError["because"]) => {
    const error = new EndedError(because);
    ended.reject(error);
    abort.abort(error);
  };
  const onStop = () => end("stopped");
  // Referenced: the callers get a result before the process ends.
  const timer = setTimeout(end, ms, "timeout");
  stop?.addEventListener("abort", onStop);
  if (stop?.aborted) onStop();
  try {
    return await Promise.race([ended.promise, work(abort.signal)]);
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener("abort", onStop);
  }
}
