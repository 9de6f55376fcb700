import { setTimeout as delay } from "node:timers/promises";
import type { ClockOwner } from "../domain/clocks.ts";
import { type Delivery, laneOf, mailLane } from "../domain/deliveries.ts";
import { type Instant, LAST_INSTANT, MINUTE, SECOND } from "../domain/time.ts";
import { causedBy } from "../journal/cause.ts";
import { attemptAt, type Claimed } from "../service/deliveries.ts";
import type { World } from "../service/world.ts";
import type { Claim } from "../store/store.ts";
import { createAllowances } from "./allowances.ts";
import type { AttemptMail } from "./mails.ts";
import type { Unreachable } from "./unreachable.ts";
import type { AttemptWebhook, FailWebhooks } from "./webhooks.ts";

/** Takes the failure of a delivery, for the log; without a delivery, that of the store. */
export type ReportDelivery = (error: unknown, delivery: Delivery | undefined) => void;

export interface OutboxOptions {
  readonly attemptMail: AttemptMail;
  readonly attemptWebhook: AttemptWebhook;
  readonly failWebhooks: FailWebhooks;
  /** As senders learn it. */
  readonly unreachable: Unreachable;
  readonly report: ReportDelivery;
}

export interface Outbox {
  /** When the first delivery that goes by a clock falls due and nobody attempts it, after an instant; undefined while there is none. */
  nextDueAt(owner: ClockOwner, after?: Instant): Promise<Instant | undefined>;
  /** When the last one falls due of those that do by an instant. */
  lastDueAt(owner: ClockOwner, by: Instant): Promise<Instant | undefined>;
  /** Resolves when as many are attempted as are due now by a clock; it does not run after those that others add meanwhile. */
  attemptDue(owner: ClockOwner): Promise<void>;
  /**
   * Resolves when the attempts are over that were under way by a clock when it was called, by whichever process; those of a process that has ended
   * count as over when an attempt must be.
   * @returns whether there were any
   */
  attempted(owner: ClockOwner): Promise<boolean>;
  /** A clock is being moved until the result is called: receivers that are not reached meanwhile are not tried again at each retry. */
  hurry(owner: ClockOwner): () => void;
  /** Begins with what is due by a clock, and does not wait for it. */
  wake(owner: ClockOwner): void;
  /**
   * Resolves when no delivery is due any more that can be attempted. With an organization: none of it, whatever others wait for; with an
   * id as well: not this one. A signal ends the wait, and nothing else.
   */
  drain(of?: DeliveriesOf, stop?: AbortSignal): Promise<void>;
  /** Ends the attempts at deliveries to an endpoint that are under way; their outcome counts no more. */
  stop(webhookId: string): Promise<void>;
  /**
   * Begins no further delivery, and waits for those under way. Receivers of webhooks get so many milliseconds; an attempt that is ended
   * then is made again at the next start.
   */
  close(patienceMs?: number): Promise<void>;
}

/** An organization, or one delivery of it. */
export interface DeliveriesOf {
  readonly organizationId: string;
  readonly id?: string | undefined;
}

/** Long enough for any attempt; a delivery whose process died is attempted again after it. */
const LEASE = MINUTE;

/** An attempt takes no longer, that of the slowest mail server included, nor does what is stored of it. */
const LONGEST_ATTEMPT = 31 * SECOND;

/** How long the outbox leaves a store alone that failed, by the machine's clock. */
const STORE_PAUSE = SECOND;

/** Milliseconds until an organization looks again for what could not be claimed. */
const PAUSE = 20;

/** Attempts at a time of all lanes together. */
const MOST = 1000;

/** Attempts at a time at mails, which all go to one server. */
const MOST_MAILS = 20;

/** Attempts at all that is due by one clock. */
interface Run {
  readonly done: Promise<void>;
  /** There may be more. */
  tell(): void;
}

interface UnderWay {
  readonly delivery: Delivery;
  readonly abort: AbortController;
  readonly done: Promise<void>;
}

/**
 * Delivers what is due by the clock of its organization: claims it with a lease, sends it outside of any transaction, and settles it. What is
 * on its way when the process ends is sent once more than needed; nothing is lost.
 */
export function createOutbox(world: World, options: OutboxOptions): Outbox {
  const { attemptMail, attemptWebhook, failWebhooks, unreachable, report } = options;
  const { store, clocks, machine } = world;
  const underWay = new Map<string, UnderWay>();
  const allowances = createAllowances();
  let claims: Promise<unknown> = Promise.resolve();
  /** By the owner of the clock that they go by. */
  const runs = new Map<ClockOwner, Run>();
  let closed = false;

  const nowOf = (owner: ClockOwner): Instant => clocks.by(owner).now();
  const underWayBy = (owner: ClockOwner) =>
    [...underWay.values()].filter(({ delivery }) => clocks.ownerOf(delivery.organizationId) === owner);

  /** @returns how many were claimed */
  async function claim(owner: ClockOwner, wanted: Pick<Claim, "limit" | "only">): Promise<number> {
    const now = machine.now();
    const lease = { id: world.newId("lea"), until: now + LEASE };
    const mails = MOST_MAILS - [...underWay.values()].filter(({ delivery }) => delivery.kind === "mail").length;
    const perLane = (lane: string) => (unreachable.of(owner, lane) === undefined ? allowances.of(lane) : 0);
    const claimed = await store.transact(
      async (tx) => {
        // Meanwhile it may have given its clock up.
        if (owner !== undefined && (await tx.clocks.get(owner)) === undefined) return [];
        return tx.deliveries.claim({ owner, dueBy: nowOf(owner), now, lease, mails, perLane, ...wanted });
      },
      // Nobody lends what another has lent. Processes that claim in the same moment may lend more of a lane than it is allowed, each as many.
      { commutes: owner === undefined },
    );
    for (const delivery of claimed) begin({ ...delivery, leaseId: lease.id });
    return claimed.length;
  }

  /** One claim at a time, so that whatever this process has claimed is known to be under way. */
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
      // A delivery that cannot be settled is attempted again when its lease ends.
      .catch((error: unknown) => report(error, delivery))
      .then(() => void underWay.delete(key));
    underWay.set(key, { delivery, abort, done });
  }

  /** @returns how many deliveries were claimed, or have failed without an attempt */
  async function takeDue(owner: ClockOwner, limit: number): Promise<number> {
    let taken = 0;
    for (const receiver of unreachable.all(owner)) taken += await failWebhooks(owner, receiver);
    return taken > 0 ? taken : claimInTurn(owner, { limit });
  }

  async function isDue(owner: ClockOwner): Promise<boolean> {
    const next = await store.deliveries.next(machine.now(), { owner });
    return next !== undefined && next.dueAt <= nowOf(owner);
  }

  /** Waits for one of the attempts by a clock or, where all places are taken by others, for one of those. */
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

  /** One run at a time by each clock, which is told when there may be more to claim. */
  function runOnce(owner: ClockOwner): Promise<void> {
    const known = runs.get(owner);
    if (known !== undefined) {
      known.tell();
      return known.done;
    }
    let news = Promise.withResolvers<void>();
    const done = attemptAll(owner, async () => {
      await news.promise;
      news = Promise.withResolvers();
    }).finally(() => runs.delete(owner));
    runs.set(owner, { done, tell: () => news.resolve() });
    return done;
  }

  async function attemptDue(owner: ClockOwner): Promise<void> {
    let owed = await store.deliveries.countDue(machine.now(), nowOf(owner), owner);
    while (!closed && owed > 0 && (await isDue(owner))) {
      const limit = MOST - underWay.size;
      const taken = limit > 0 ? await takeDue(owner, limit) : 0;
      owed -= taken;
      // Those that are left wait for a place, here or in another process.
      const some = underWayBy(owner);
      if (taken === 0 && some.length === 0 && limit > 0) break;
      if (taken === 0) await oneIsDone(some);
    }
    await Promise.all(underWayBy(owner).map(({ done }) => done));
  }

  async function attempted(owner: ClockOwner): Promise<boolean> {
    const own = underWayBy(owner);
    await Promise.all(own.map(({ done }) => done));
    return (await attemptedByOthers(owner)) || own.length > 0;
  }

  async function attemptedByOthers(owner: ClockOwner): Promise<boolean> {
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

  /** Whether a delivery of an organization is due that nobody attempts. */
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
      // What is due may have no place yet beside that of others.
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

    hurry: unreachable.during,

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

    async close(patienceMs = 0) {
      closed = true;
      const running = [...runs.values()].map(({ done }) => done);
      const rest = Promise.allSettled([...running, ...[...underWay.values()].map(({ done }) => done)]);
      const patience = setTimeout(() => {
        for (const { abort } of underWay.values()) abort.abort();
      }, patienceMs);
      await rest;
      clearTimeout(patience);
    },
  };
}

const keyOf = ({ organizationId, id }: Pick<Delivery, "organizationId" | "id">): string => `${organizationId} ${id}`;
