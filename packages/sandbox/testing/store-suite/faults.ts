import { describe, expect, it } from "vitest";
import type { Transaction } from "../../src/store/store.ts";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import { fault, OTHER, OURS, organization } from "./samples.ts";

/** Each request reads the organization's faults, so stores may cache these. */
export function describeFaults(createStore: CreateStore): void {
  describe("the list of faults", () => {
    const fresh = useFreshStore(createStore);
    const idsOf = async (organizationId = OURS) => {
      const ids = (await fresh.store.faults.list(organizationId)).map(({ id }) => id);
      if (ids.length > 0) expect(await fresh.store.faults.any()).toBe(true);
      return ids;
    };
    const after = async (work: (tx: Transaction) => Promise<unknown>) => {
      for (let time = 0; time < 3; time++) await idsOf();
      await fresh.change(work);
      return idsOf();
    };

    it("shows each committed change, and no change that was rolled back", async () => {
      expect(await after((tx) => tx.faults.put(fault({ id: "flt_1", left: 2 })))).toEqual(["flt_1"]);
      expect(await idsOf(OTHER)).toEqual([]);
      await after((tx) => tx.faults.put(fault({ id: "flt_1", left: 1 })));
      expect(await fresh.store.faults.list(OURS)).toMatchObject([{ left: 1 }]);
      const failing = fresh.change(async (tx) => {
        await tx.faults.delete(OURS, "flt_1");
        throw new Error("taken back");
      });
      await expect(failing).rejects.toThrow("taken back");
      expect(await idsOf()).toEqual(["flt_1"]);
      expect(await after((tx) => tx.faults.delete(OURS, "flt_1"))).toEqual([]);
      expect(await fresh.store.faults.any()).toBe(false);
    });

    it("is current after its organization is filled, cleared, deleted or published from a draft", async () => {
      await fresh.change((tx) => tx.faults.put(fault({ id: "flt_1" })));
      const draft = (tx: Transaction) => tx.organizations.inDraft("dft_1", () => tx.faults.put(fault({ id: "flt_2" })));
      await fresh.change((tx) => tx.organizations.createDraft("dft_1", organization({ id: OURS })));
      expect(await after(draft)).toEqual(["flt_1"]);
      expect(await after((tx) => tx.organizations.publishDraft("dft_1"))).toEqual(["flt_2"]);
      expect(await after((tx) => tx.organizations.clear(OURS))).toEqual([]);
      await fresh.change((tx) => tx.faults.put(fault({ id: "flt_3" })));
      expect(await after((tx) => tx.organizations.delete(OURS))).toEqual([]);
      await fresh.change((tx) => tx.organizations.createDraft("dft_1", organization({ id: OURS })));
      await fresh.change(draft);
      expect(await after((tx) => tx.organizations.publishDraft("dft_1"))).toEqual(["flt_2"]);
    });
  });
}
