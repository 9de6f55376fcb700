import type { Delivery } from "../domain/deliveries.ts";
import type { Mail } from "../domain/mails.ts";
import { MINUTE, SECOND } from "../domain/time.ts";
import { type Claimed, postponeDelivery, settleDelivery } from "../service/mails.ts";
import type { World } from "../service/world.ts";
import type { Claim } from "../store/store.ts";

/** Hands a mail over to the mail system. Rejects when it may not have been taken, so that it is tried again. */
export type Send = (mail: Mail) => Promise<void>;

/** Takes the failure of a delivery, for the log; without a delivery, that of the store. */
export type ReportDelivery = (error: unknown, delivery: Delivery | undefined) => void;

export interface OutboxOptions {
  readonly send: Send;
  readonly report: ReportDelivery;
  /** Deliveries attempted at a time. */
  readonly concurrency?: number;
}

export interface Outbox {
  /** When the first delivery falls due that nobody attempts; undefined while there is none. */
  nextDueAt(): Promise<number | undefined>;
  /** Begins with what is due, and does not wait for it. */
  wake(): void;
  /** Resolves when no delivery is due any more or, with `only`, when this one is not. */
  drain(only?: Pick<Delivery, "organizationId" | "id">): Promise<void>;
  /** Begins no further delivery, and waits for those under way. */
  close(): Promise<void>;
}

/** Long enough for any attempt; a delivery whose process died is attempted again after it. */
const LEASE = MINUTE;

/** How long the outbox leaves a store alone that failed, by the machine's clock. */
const STORE_PAUSE = SECOND;

/**
 * Hands mails over that are due by the sandbox's clock: claims them with a lease, sends them outside of any transaction, and settles
 * them. A mail whose process ends between the last two is sent once more than needed; none is lost.
 */
export function createOutbox(world: World, { send, report, concurrency = 10 }: OutboxOptions): Outbox {
  const { store, clock, machine } = world;
  const underWay = new Map<string, Promise<void>>();
  let claims: Promise<void> = Promise.resolve();
  let running: Promise<void> | undefined;
  let closed = false;

  async function claim(wanted: Pick<Claim, "limit" | "only">): Promise<void> {
    const now = machine.now();
    const lease = { id: world.newId("lea"), until: now + LEASE };
    const claimed = await store.transact((tx) => tx.deliveries.claim({ dueBy: clock.now(), now, lease, ...wanted }));
    for (const delivery of claimed) begin({ ...delivery, leaseId: lease.id });
  }

  /** One claim at a time, so that whatever this process has claimed is known to be under way. */
  function claimInTurn(wanted: Pick<Claim, "limit" | "only">): Promise<void> {
    const claimed = claims.then(() => claim(wanted));
    claims = claimed.catch(() => {});
    return claimed;
  }

  async function attempt(delivery: Claimed): Promise<void> {
    const mail = await store.mails.get(delivery.organizationId, delivery.mailId);
    try {
      if (mail !== undefined) await send(mail);
    } catch (error) {
      report(error, delivery);
      return postponeDelivery(world, delivery);
    }
    return settleDelivery(world, delivery);
  }

  function begin(delivery: Claimed): void {
    const key = keyOf(delivery);
    // A delivery that cannot be settled is attempted again when its lease ends.
    const attempted = attempt(delivery).catch((error: unknown) => report(error, delivery));
    underWay.set(key, attempted);
    void attempted.then(() => underWay.delete(key));
  }

  async function isDue(): Promise<boolean> {
    const next = await store.deliveries.next(machine.now());
    return next !== undefined && next.dueAt <= clock.now();
  }

  async function run(): Promise<void> {
    while (!closed) {
      const free = concurrency - underWay.size;
      if (free > 0 && (await isDue())) await claimInTurn({ limit: free });
      else if (underWay.size > 0) await Promise.race(underWay.values());
      else return;
    }
  }

  /** One run at a time; what falls due during it is found by it. */
  function runOnce(): Promise<void> {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function drainOne(only: Pick<Delivery, "organizationId" | "id">): Promise<void> {
    const delivery = await store.deliveries.get(only.organizationId, only.id);
    if (delivery === undefined || delivery.dueAt > clock.now()) return;
    if (!underWay.has(keyOf(delivery))) await claimInTurn({ limit: 1, only });
    await underWay.get(keyOf(delivery));
  }

  return {
    nextDueAt: async () => (await store.deliveries.next(machine.now()))?.dueAt,

    wake() {
      runOnce().catch((error: unknown) => {
        report(error, undefined);
        if (!closed) setTimeout(world.wake, STORE_PAUSE).unref();
      });
    },

    async drain(only) {
      if (only !== undefined) return drainOne(only);
      do await runOnce();
      while (!closed && (await isDue()));
    },

    async close() {
      closed = true;
      await Promise.allSettled([running, ...underWay.values()]);
    },
  };
}

const keyOf = ({ organizationId, id }: Pick<Delivery, "organizationId" | "id">): string => `${organizationId} ${id}`;
