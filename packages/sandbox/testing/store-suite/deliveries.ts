import { describe, expect, it } from "vitest";
import type { Delivery } from "../../src/domain/deliveries.ts";
import type { Claim } from "../../src/store/store.ts";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import { delivery, OTHER, OURS } from "./samples.ts";

export function describeDeliveries(createStore: CreateStore): void {
  describe("deliveries", () => {
    const fresh = useFreshStore(createStore);
    const put = (...deliveries: readonly Delivery[]) =>
      fresh.change(async (tx) => {
        for (const one of deliveries) await tx.deliveries.put(one);
      });
    const claim = (given: Partial<Claim> = {}) =>
      fresh.store.transact((tx) =>
        tx.deliveries.claim({ dueBy: 100, now: 1000, lease: { id: "lea_1", until: 2000 }, limit: 10, ...given }),
      );
    const settle = (id: string, leaseId: string, organizationId = OURS) =>
      fresh.store.transact((tx) => tx.deliveries.settle(organizationId, id, leaseId));
    const ids = (deliveries: readonly Delivery[]) => deliveries.map(({ id }) => id);

    it("are claimed in the order in which they fall due, of all organizations, as many as are asked for", async () => {
      await put(
        delivery({ id: "c", dueAt: 30 }),
        delivery({ id: "a", dueAt: 10, organizationId: OTHER }),
        delivery({ id: "b", dueAt: 20 }),
        delivery({ id: "late", dueAt: 101 }),
      );
      expect(await fresh.store.deliveries.next(1000)).toStrictEqual(
        delivery({ id: "a", dueAt: 10, organizationId: OTHER }),
      );
      expect(ids(await claim({ limit: 2 }))).toEqual(["a", "b"]);
      expect(ids(await claim())).toEqual(["c"]);
      expect(await claim()).toEqual([]);
      expect((await fresh.store.deliveries.next(1000))?.id).toBe("late");
    });

    it("are claimed by nobody else before the lease ends", async () => {
      await put(delivery());
      await claim();
      expect(await claim({ now: 1999 })).toEqual([]);
      expect(await fresh.store.deliveries.next(1999)).toBeUndefined();
      expect(await fresh.store.deliveries.next(2000)).toStrictEqual(delivery());
      const taken = await claim({ now: 2000, lease: { id: "lea_2", until: 3000 } });
      expect(taken).toStrictEqual([delivery()]);
    });

    it("are settled by whoever has the lease, once", async () => {
      await put(delivery());
      await claim();
      await claim({ now: 2000, lease: { id: "lea_2", until: 3000 } });
      expect(await settle(delivery().id, "lea_1")).toBe(false);
      expect(await settle(delivery().id, "lea_2", OTHER)).toBe(false);
      expect(await settle(delivery().id, "lea_2")).toBe(true);
      expect(await settle(delivery().id, "lea_2")).toBe(false);
      expect(await fresh.store.deliveries.get(OURS, delivery().id)).toBeUndefined();
    });

    it("are claimed one by one where one is named", async () => {
      await put(delivery({ id: "a" }), delivery({ id: "b" }), delivery({ id: "a", organizationId: OTHER }));
      expect(await claim({ only: { organizationId: OURS, id: "a" } })).toStrictEqual([delivery({ id: "a" })]);
      expect(await claim({ only: { organizationId: "org_unknown", id: "b" } })).toEqual([]);
      expect(await claim()).toHaveLength(2);
    });

    it("that are put again have no lease, and the new date", async () => {
      await put(delivery());
      await claim();
      await put(delivery({ dueAt: 90, failures: 1 }));
      expect(await settle(delivery().id, "lea_1")).toBe(false);
      expect(await claim({ dueBy: 89 })).toEqual([]);
      expect(await claim({ dueBy: 90 })).toStrictEqual([delivery({ dueAt: 90, failures: 1 })]);
    });

    it("are deleted one by one, or all of a candidate, whatever lease they have", async () => {
      await put(delivery({ id: "a" }), delivery({ id: "b" }), delivery({ id: "c", candidateId: "cnd_2" }));
      await claim();
      expect(await fresh.store.transact((tx) => tx.deliveries.delete(OURS, "a"))).toBe(true);
      expect(await fresh.store.transact((tx) => tx.deliveries.delete(OURS, "a"))).toBe(false);
      await fresh.change((tx) => tx.deliveries.deleteOfCandidate(OURS, "cnd_1"));
      expect(await fresh.store.deliveries.get(OURS, "b")).toBeUndefined();
      expect(await fresh.store.deliveries.get(OURS, "c")).toBeDefined();
    });
  });
}
