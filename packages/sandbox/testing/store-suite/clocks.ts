import { describe, expect, it } from "vitest";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import { delivery, eventDelivery, OTHER, OURS, organization, webhook } from "./samples.ts";

export function describeClocks(createStore: CreateStore): void {
  describe("clocks of organizations", () => {
    const fresh = useFreshStore(createStore);
    const running = { offset: 1000.5 };
    const frozen = { offset: -5, frozenAt: 40 };
    const timer = (assessmentId: string, dueAt: number, organizationId = OURS) =>
      ({ kind: "expire", organizationId, candidateId: "cnd_1", assessmentId, dueAt }) as const;
    const owned = (organizationId: string, state: { offset: number; frozenAt?: number }) =>
      fresh.change((tx) => tx.clocks.put(organizationId, state));

    it("exist from the first put to the deletion", async () => {
      const { store, change } = fresh;
      expect(await store.clocks.get(OURS)).toBeUndefined();
      await owned(OURS, frozen);
      expect(await store.clocks.get(OURS)).toStrictEqual(frozen);
      await owned(OURS, running);
      expect(await store.clocks.get(OURS)).toStrictEqual(running);
      expect(await store.clocks.get(OTHER)).toBeUndefined();
      expect(await store.transact((tx) => tx.clocks.delete(OURS))).toBe(true);
      expect(await store.transact((tx) => tx.clocks.delete(OURS))).toBe(false);
      expect(await store.clocks.get(OURS)).toBeUndefined();
      await expect(change((tx) => tx.clocks.put("org_none", running))).rejects.toThrow("org_none");
    });

    it("are leased to one mover at a time, until it releases them or the lease expires", async () => {
      const { store } = fresh;
      const lease = (id: string, now: number) =>
        store.transact((tx) => tx.clocks.lease(OURS, { id, until: now + 100 }, now));
      const put = (mover: string) => store.transact((tx) => tx.clocks.put(OURS, frozen, mover));
      expect(await lease("one", 0)).toBeUndefined();
      expect(await put("one")).toBe(false);
      await owned(OURS, running);
      expect([await lease("one", 0), await lease("two", 50), await lease("one", 50)]).toEqual([true, false, true]);
      expect([await put("two"), await put("one")]).toEqual([false, true]);
      expect(await store.clocks.get(OURS)).toStrictEqual(frozen);
      expect([await lease("two", 149), await lease("two", 150), await put("one")]).toEqual([false, true, false]);
      await fresh.change((tx) => tx.clocks.release(OURS, "one"));
      expect(await lease("three", 200)).toBe(false);
      await fresh.change((tx) => tx.clocks.release(OURS, "two"));
      expect(await lease("three", 200)).toBe(true);
    });

    it("find each timer by the clock that it follows", async () => {
      await fresh.change(async (tx) => {
        await tx.timers.put(timer("asm_1", 10));
        await tx.timers.put(timer("asm_2", 20, OTHER));
      });
      expect(await fresh.store.timers.next()).toMatchObject({ assessmentId: "asm_1" });
      await owned(OURS, frozen);
      expect(await fresh.store.timers.next()).toMatchObject({ assessmentId: "asm_2" });
      expect(await fresh.store.timers.next(OURS)).toMatchObject({ assessmentId: "asm_1" });
      await fresh.change((tx) => tx.timers.delete(OURS, "expire:asm_1"));
      expect(await fresh.store.timers.next(OURS)).toBeUndefined();
    });

    it("find, count and claim each delivery by the clock that it follows", async () => {
      await fresh.change(async (tx) => {
        await tx.webhooks.put(webhook({ id: "whk_1" }));
        await tx.deliveries.put(eventDelivery({ id: "ours", webhookId: "whk_1", dueAt: 10 }));
        await tx.deliveries.put(delivery({ id: "mail", dueAt: 15 }));
        await tx.deliveries.put(delivery({ id: "other", dueAt: 20, organizationId: OTHER }));
      });
      await owned(OURS, frozen);
      const { deliveries } = fresh.store;
      const of = async (owner: string | undefined) => [
        (await deliveries.next(0, { owner }))?.id,
        (await deliveries.next(0, { owner, after: 10 }))?.id,
        await deliveries.countDue(0, 100, owner),
        await deliveries.lastDueAt(100, owner),
      ];
      expect(await of(undefined)).toEqual(["other", "other", 1, 20]);
      expect(await of(OURS)).toEqual(["ours", "mail", 2, 15]);
      const claim = (owner: string | undefined, dueBy = 100) =>
        fresh.store.transact(async (tx) => {
          const lease = { id: "lea_1", until: 1000 };
          const claimed = await tx.deliveries.claim({
            owner,
            dueBy,
            now: 0,
            lease,
            limit: 9,
            mails: 9,
            perLane: () => 9,
          });
          return claimed.map(({ id }) => id).sort();
        });
      expect(await claim(undefined)).toEqual(["other"]);
      expect(await claim(OURS, 12)).toEqual(["ours"]);
      expect(await claim(OURS)).toEqual(["mail"]);
      await fresh.change((tx) => tx.deliveries.delete(OTHER, "other"));
      expect([await deliveries.lastLease(2000), await deliveries.lastLease(2000, OURS)]).toEqual([undefined, 1000]);
    });

    it("are listed with their first due work", async () => {
      await fresh.change(async (tx) => {
        await tx.timers.put(timer("asm_1", 30));
        await tx.timers.put(timer("asm_2", 20));
        await tx.timers.put(timer("asm_3", 10, OTHER));
        await tx.deliveries.put(delivery({ dueAt: 25 }));
      });
      expect(await fresh.store.clocks.list(0)).toEqual([]);
      await owned(OURS, frozen);
      const ours = { organizationId: OURS, state: frozen, timerAt: 20, deliveryAt: 25 };
      expect(await fresh.store.clocks.list(0)).toStrictEqual([ours]);
      await owned(OTHER, running);
      const other = { organizationId: OTHER, state: running, timerAt: 10, deliveryAt: undefined };
      expect(await fresh.store.clocks.list(0)).toStrictEqual([ours, other]);
      expect(await fresh.store.clocks.owners()).toEqual([OURS, OTHER]);
      await fresh.change((tx) => tx.organizations.delete(OURS));
      expect(await fresh.store.clocks.list(0)).toStrictEqual([other]);
    });

    it("count in the backlog: a timer is due by the clock of its organization", async () => {
      await fresh.change(async (tx) => {
        await tx.timers.put(timer("asm_1", 40));
        await tx.timers.put(timer("asm_2", 41));
        await tx.timers.put(timer("asm_3", 1100, OTHER));
      });
      const due = async (by: number, now: number) => (await fresh.store.backlog(by, now)).timersDue;
      expect(await due(2000, 99)).toBe(3);
      await owned(OURS, frozen);
      await owned(OTHER, running);
      expect(await due(2000, 99)).toBe(1);
      expect(await due(0, 100)).toBe(2);
    });

    it("stay when an organization is cleared, and are replaced by the clock of a published draft", async () => {
      await owned(OURS, frozen);
      await fresh.change((tx) => tx.organizations.clear(OURS));
      expect(await fresh.store.clocks.get(OURS)).toStrictEqual(frozen);
      await fresh.change(async (tx) => {
        await tx.organizations.createDraft("dft_1", organization({ id: OURS }));
        await tx.organizations.inDraft("dft_1", () => tx.clocks.put(OURS, running));
      });
      expect(await fresh.store.clocks.get(OURS)).toStrictEqual(frozen);
      expect(await fresh.store.clocks.list(0)).toMatchObject([{ state: frozen }]);
      await fresh.change((tx) => tx.organizations.publishDraft("dft_1"));
      expect(await fresh.store.clocks.get(OURS)).toStrictEqual(running);
      await fresh.change(async (tx) => {
        await tx.organizations.createDraft("dft_2", organization({ id: OURS }));
        await tx.organizations.publishDraft("dft_2");
      });
      expect(await fresh.store.clocks.get(OURS)).toBeUndefined();
    });
  });
}
