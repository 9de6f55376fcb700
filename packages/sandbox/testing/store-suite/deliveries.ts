import { describe, expect, it } from "vitest";
import type { Delivery } from "../../src/domain/deliveries.ts";
import { namingOf } from "../../src/domain/naming.ts";
import type { DeliveryFilter } from "../../src/store/filters.ts";
import type { Claim } from "../../src/store/tables.ts";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import { delivery, eventDelivery, OTHER, OURS } from "./samples.ts";

const nobody = namingOf([], []);

export function describeDeliveries(createStore: CreateStore): void {
  describe("deliveries", () => {
    const fresh = useFreshStore(createStore);
    const put = (...deliveries: readonly Delivery[]) =>
      fresh.change(async (tx) => {
        for (const one of deliveries) await tx.deliveries.put(one);
      });
    const claim = (given: Partial<Claim> = {}) =>
      fresh.store.transact((tx) =>
        tx.deliveries.claim({
          dueBy: 100,
          now: 1000,
          lease: { id: "lea_1", until: 2000 },
          limit: 10,
          mails: 10,
          perLane: () => 10,
          ...given,
        }),
      );
    const settle = (id: string, leaseId: string, organizationId = OURS) =>
      fresh.store.transact(
        async (tx) =>
          (await tx.deliveries.isLeased(organizationId, id, leaseId)) && tx.deliveries.delete(organizationId, id),
      );
    const ids = (deliveries: readonly Delivery[]) => deliveries.map(({ id }) => id);

    it("are claimed by due time, up to the limit of each lane", async () => {
      const of = (id: string, dueAt: number) => delivery({ id, dueAt, candidateId: `cnd_${id}` });
      await put(
        of("c", 30),
        of("a", 10),
        of("b", 20),
        of("late", 101),
        delivery({ id: "d", dueAt: 5, organizationId: OTHER }),
      );
      expect((await fresh.store.deliveries.next(1000))?.id).toBe("d");
      expect((await fresh.store.deliveries.next(1000, { after: 10 }))?.id).toBe("b");
      expect(await fresh.store.deliveries.lastDueAt(29)).toBe(20);
      expect(await fresh.store.deliveries.lastDueAt(4)).toBeUndefined();
      expect(ids(await claim({ perLane: () => 2 })).sort()).toEqual(["a", "b", "d"]);
      expect((await fresh.store.deliveries.next(1000))?.id).toBe("c");
      expect(ids(await claim({ limit: 1 }))).toEqual(["c"]);
      expect(await claim()).toEqual([]);
      expect((await fresh.store.deliveries.next(1000))?.id).toBe("late");
    });

    it.each([false, true])("are claimed once by concurrent claims (commuting: %s)", async (commutes) => {
      await put(...Array.from({ length: 60 }, (_, n) => delivery({ id: `d${n}`, candidateId: `cnd_${n}`, dueAt: n })));
      const claimed: string[] = [];
      await Promise.all(
        Array.from({ length: 8 }, async (_, claimer) => {
          for (let turn = 0; claimed.length < 60; turn++) {
            const lease = { id: `lea_${claimer}_${turn}`, until: 2000 };
            const wanted = { dueBy: 100, now: 1000, lease, limit: 5, mails: 100, perLane: () => 100 };
            claimed.push(...ids(await fresh.store.transact((tx) => tx.deliveries.claim(wanted), { commutes })));
          }
        }),
      );
      expect(claimed.toSorted()).toEqual(Array.from({ length: 60 }, (_, n) => `d${n}`).toSorted());
    });

    it("are not claimed again before the lease ends", async () => {
      await put(delivery());
      await claim();
      expect(await claim({ now: 1999 })).toEqual([]);
      expect(await fresh.store.deliveries.next(1999)).toBeUndefined();
      expect(await fresh.store.deliveries.lastLease(1999)).toBeUndefined();
      expect(await fresh.store.deliveries.lastLease(2000)).toBe(2000);
      expect(await fresh.store.deliveries.next(2000)).toStrictEqual(delivery());
      const taken = await claim({ now: 2000, lease: { id: "lea_2", until: 3000 } });
      expect(taken).toStrictEqual([delivery()]);
    });

    it("are settled once, by the owner of the lease", async () => {
      await put(delivery());
      await claim();
      await claim({ now: 2000, lease: { id: "lea_2", until: 3000 } });
      expect(await settle(delivery().id, "lea_1")).toBe(false);
      expect(await settle(delivery().id, "lea_2", OTHER)).toBe(false);
      expect(await settle(delivery().id, "lea_2")).toBe(true);
      expect(await settle(delivery().id, "lea_2")).toBe(false);
      expect(await fresh.store.deliveries.get(OURS, delivery().id)).toBeUndefined();
    });

    it("are claimed by id", async () => {
      const second = delivery({ id: "b", candidateId: "cnd_2" });
      await put(delivery({ id: "a" }), second, delivery({ id: "a", organizationId: OTHER }));
      expect(await claim({ only: { organizationId: OURS, id: "a" } })).toStrictEqual([delivery({ id: "a" })]);
      expect(await claim({ only: { organizationId: "org_unknown", id: "b" } })).toEqual([]);
      expect(await claim()).toHaveLength(2);
    });

    it("lose their lease and get the new due time when they are put again", async () => {
      await put(delivery());
      await claim();
      await put(delivery({ dueAt: 90, failures: 1 }));
      expect(await settle(delivery().id, "lea_1")).toBe(false);
      expect(await fresh.store.deliveries.lastLease(9000)).toBeUndefined();
      expect(await claim({ dueBy: 89 })).toEqual([]);
      expect(await claim({ dueBy: 90 })).toStrictEqual([delivery({ dueAt: 90, failures: 1 })]);
    });

    it("are deleted by id, by endpoint, or by candidate except pending ones, regardless of leases", async () => {
      await put(
        delivery({ id: "a" }),
        delivery({ id: "b" }),
        delivery({ id: "c", candidateId: "cnd_2" }),
        eventDelivery({ id: "d" }),
        eventDelivery({ id: "e", webhookId: "whk_2" }),
      );
      await claim();
      expect(await fresh.store.transact((tx) => tx.deliveries.delete(OURS, "a"))).toBe(true);
      expect(await fresh.store.transact((tx) => tx.deliveries.delete(OURS, "a"))).toBe(false);
      await fresh.change((tx) => tx.deliveries.forgetCandidate(OURS, "cnd_1", nobody));
      expect(await fresh.store.transact((tx) => tx.deliveries.deleteOfWebhook("whk_2"))).toEqual(["evt_1"]);
      expect(await fresh.store.transact((tx) => tx.deliveries.deleteOfWebhook("whk_2"))).toEqual([]);
      const left = await Promise.all(["a", "b", "c", "d", "e"].map((id) => fresh.store.deliveries.get(OURS, id)));
      expect(left.flatMap((one) => one?.id ?? [])).toEqual(["c", "d"]);
    });

    it("of a deleted candidate keep their lease and lose responses while they are pending", async () => {
      const attempts = [{ at: 1, durationInMs: 2, status: 500, body: "ada@example.com" }];
      await put(
        eventDelivery({ id: "owed", attempts }),
        eventDelivery({ id: "held", state: "HELD", candidateId: "cnd_1", attempts: [] }),
        eventDelivery({ id: "done", state: "DELIVERED", attempts }),
        eventDelivery({ id: "of another", candidateId: "cnd_2", attempts }),
      );
      await claim();
      await fresh.change((tx) => tx.deliveries.forgetCandidate(OURS, "cnd_1", nobody));
      const get = (id: string) => fresh.store.deliveries.get(OURS, id);
      const stripped = [{ at: 1, durationInMs: 2, status: 500 }];
      expect(await get("owed")).toStrictEqual(
        eventDelivery({ id: "owed", attempts: stripped, candidateDeleted: true }),
      );
      expect(await get("held")).toStrictEqual(eventDelivery({ id: "held", state: "HELD", candidateDeleted: true }));
      expect(await get("done")).toBeUndefined();
      expect(await get("of another")).toStrictEqual(
        eventDelivery({ id: "of another", candidateId: "cnd_2", attempts }),
      );
      expect(await fresh.store.transact((tx) => tx.deliveries.isLeased(OURS, "owed", "lea_1"))).toBe(true);
      expect(await fresh.store.transact((tx) => tx.deliveries.deleteOfWebhook("whk_1"))).toEqual(["evt_1", "evt_1"]);
    });

    it("of other candidates lose responses that name a deleted one in any encoding", async () => {
      const attempt = (body: string, message?: string) => ({
        at: 1,
        durationInMs: 2,
        body,
        ...(message && { message }),
      });
      const naming = namingOf(["cnd_1"], [{ email: "ada@example.com", firstName: "Ada", lastName: "Lovelace" }]);
      const texts = ["to ada%40example.com", '{"name":"Lov\\u0065lace"}', "LOVELACE", "cnd_1 is known"];
      const many = Array.from({ length: 450 }, (_, n) =>
        eventDelivery({
          id: `d${n}`,
          candidateId: "cnd_2",
          attempts: [attempt("ok"), attempt(`ada@example.com ${n}`)],
        }),
      );
      const kept = [attempt("thank you", "no response"), attempt("")];
      await put(
        ...many,
        eventDelivery({ id: "encoded", candidateId: "cnd_2", attempts: texts.map((text) => attempt(text)) }),
        eventDelivery({
          id: "message",
          candidateId: "cnd_2",
          attempts: [attempt("ok", "no route to ada@example.com")],
        }),
        eventDelivery({ id: "kept", candidateId: "cnd_2", attempts: kept }),
        eventDelivery({ id: "other", candidateId: "cnd_2", organizationId: OTHER, attempts: [attempt("Lovelace")] }),
        delivery({ candidateId: "cnd_2" }),
      );
      await claim();
      await fresh.change((tx) => tx.deliveries.forgetCandidate(OURS, "cnd_1", naming));
      const attemptsOf = async (id: string, organizationId = OURS) => {
        const one = await fresh.store.deliveries.get(organizationId, id);
        return one?.kind === "webhook" ? one.attempts : undefined;
      };
      const bare = { at: 1, durationInMs: 2 };
      for (const { id } of many) expect(await attemptsOf(id)).toStrictEqual([attempt("ok"), bare]);
      expect(await attemptsOf("encoded")).toStrictEqual(texts.map(() => bare));
      expect(await attemptsOf("message")).toStrictEqual([attempt("ok")]);
      expect(await attemptsOf("kept")).toStrictEqual(kept);
      expect(await attemptsOf("other", OTHER)).toStrictEqual([attempt("Lovelace")]);
      expect(await fresh.store.transact((tx) => tx.deliveries.isLeased(OURS, "d0", "lea_1"))).toBe(true);
    });

    it("have a limit per lane, so that one receiver does not delay another", async () => {
      const many = Array.from({ length: 5 }, (_, n) =>
        eventDelivery({ id: `slow_${n}`, candidateId: `cnd_${n}`, dueAt: n }),
      );
      await put(...many, eventDelivery({ id: "fast", webhookId: "whk_2", dueAt: 90 }), delivery({ dueAt: 95 }));
      expect(ids(await claim({ perLane: () => 2 })).sort()).toEqual(["fast", "invitation:asm_1", "slow_0", "slow_1"]);
      expect(await claim({ perLane: () => 2 })).toEqual([]);
      expect(ids(await claim({ perLane: () => 3 }))).toEqual(["slow_2"]);
      expect(ids(await claim({ perLane: () => 3, now: 2000, lease: { id: "lea_2", until: 3000 } }))).toContain(
        "slow_0",
      );
    });

    it("of lanes with fewer leases come first if the limit is too small for all", async () => {
      const of = (webhookId: string, id: string) => eventDelivery({ webhookId, id, candidateId: `cnd_${id}` });
      await put(of("whk_1", "a"), of("whk_1", "b"), of("whk_2", "c"));
      expect(ids(await claim({ limit: 1 }))).toEqual(["a"]);
      expect(ids(await claim({ limit: 1 }))).toEqual(["c"]);
      expect(ids(await claim({ limit: 1 }))).toEqual(["b"]);
    });

    it("include at most the requested number of mails", async () => {
      const of = (organizationId: string) => delivery({ organizationId, dueAt: 1 });
      await put(of(OURS), of(OTHER), eventDelivery({ id: "event" }));
      expect((await claim({ mails: 1 })).map(({ kind }) => kind).sort()).toEqual(["mail", "webhook"]);
      expect(await claim({ mails: 0 })).toEqual([]);
      expect(await claim({ mails: 1 })).toHaveLength(1);
    });

    it("can have a different limit in each lane", async () => {
      const of = (webhookId: string, id: string) => eventDelivery({ webhookId, id, candidateId: `cnd_${id}` });
      await put(of("whk_1", "a"), of("whk_1", "b"), of("whk_2", "c"), of("whk_2", "d"));
      expect(ids(await claim({ perLane: (lane) => (lane === "whk_1" ? 1 : 2) })).sort()).toEqual(["a", "c", "d"]);
    });

    it("of one candidate keep their order until one fails", async () => {
      await put(
        eventDelivery({ id: "first" }),
        eventDelivery({ id: "second" }),
        eventDelivery({ id: "other", candidateId: "cnd_2" }),
      );
      expect(ids(await claim()).sort()).toEqual(["first", "other"]);
      expect(await claim()).toEqual([]);
      await put(eventDelivery({ id: "first", failures: 1, dueAt: 101 }));
      expect(ids(await claim())).toEqual(["second"]);
    });

    it("wait for an earlier delivery of the candidate that is due later, and are not reported as due before it", async () => {
      await put(
        eventDelivery({ id: "first", dueAt: 50 }),
        eventDelivery({ id: "second", dueAt: 20 }),
        eventDelivery({ id: "third", dueAt: 10 }),
        eventDelivery({ id: "other", candidateId: "cnd_2", dueAt: 60 }),
      );
      const next = async (now = 1000) => (await fresh.store.deliveries.next(now))?.id;
      expect(await next()).toBe("first");
      expect(await claim({ dueBy: 49 })).toEqual([]);
      expect(ids(await claim({ dueBy: 50 }))).toEqual(["first"]);
      // Later deliveries in the lane are not due during an attempt.
      expect(await next()).toBe("other");
      expect(await next(2000)).toBe("first");
      await put(eventDelivery({ id: "first", failures: 1, dueAt: 101 }));
      expect(await next()).toBe("second");
      expect(ids(await claim({ dueBy: 50 }))).toEqual(["second"]);
    });

    it("are held and resumed with their endpoint", async () => {
      await put(
        eventDelivery({ id: "a" }),
        eventDelivery({ id: "b", webhookId: "whk_2" }),
        eventDelivery({ id: "c", state: "DELIVERED" }),
      );
      await claim();
      await fresh.change((tx) => tx.deliveries.hold("whk_1"));
      expect(await fresh.store.transact((tx) => tx.deliveries.isLeased(OURS, "a", "lea_1"))).toBe(false);
      expect(await fresh.store.deliveries.get(OURS, "a")).toStrictEqual(eventDelivery({ id: "a", state: "HELD" }));
      expect(await fresh.store.deliveries.count("whk_1")).toEqual({ PENDING: 0, DELIVERED: 1, HELD: 1 });
      expect(await claim()).toEqual([]);
      expect(await fresh.store.transact((tx) => tx.deliveries.resume({ organizationId: OURS, id: "whk_1" }, 50))).toBe(
        1,
      );
      expect(await claim({ dueBy: 50 })).toStrictEqual([eventDelivery({ id: "a", dueAt: 50 })]);
    });

    it("of events are listed newest first, by endpoint, candidate, event, state and date, without mails", async () => {
      await put(
        delivery(),
        eventDelivery({ id: "a", createdAt: 1 }),
        eventDelivery({ id: "b", webhookId: "whk_2", createdAt: 2 }),
        eventDelivery({ id: "c", candidateId: "cnd_2", eventId: "evt_2", state: "HELD", createdAt: 3 }),
        eventDelivery({ id: "a", organizationId: OTHER }),
      );
      const list = async (filter: DeliveryFilter, organizationId = OURS) => {
        const { items, total } = await fresh.store.deliveries.list(organizationId, filter, { offset: 0, limit: 10 });
        expect(total).toBe(items.length);
        return ids(items);
      };
      expect(await list({})).toEqual(["c", "b", "a"]);
      expect(await list({ webhookId: "whk_2" })).toEqual(["b"]);
      expect(await list({ candidateId: "cnd_2" })).toEqual(["c"]);
      expect(await list({ eventId: "evt_1" })).toEqual(["b", "a"]);
      expect(await list({ states: ["HELD", "DELIVERED"] })).toEqual(["c"]);
      expect(await list({ since: 2 })).toEqual(["c", "b"]);
      expect(await list({}, OTHER)).toEqual(["a"]);
      expect(await list({}, "org_unknown")).toEqual([]);
      const second = await fresh.store.deliveries.list(OURS, {}, { offset: 1, limit: 1 });
      expect([ids(second.items), second.total]).toEqual([["b"], 3]);
    });
  });
}
