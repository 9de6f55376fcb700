import { describe, expect, it } from "vitest";
import type { Transaction } from "../../src/store/store.ts";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import { candidate, OURS, organization } from "./samples.ts";

/** Clients repeat reads of the same candidate and page, so stores may cache these. */
export function describeReadingAgain(createStore: CreateStore): void {
  describe("a candidate and a page that are read again", () => {
    const fresh = useFreshStore(createStore);
    const note = (text: string) => candidate({ customFields: { note: text } });
    const read = async () => {
      const { candidates } = fresh.store;
      const { items } = await candidates.search(OURS, {}, { offset: 0, limit: 10 });
      const alone = await candidates.get(OURS, "cnd_1");
      return [alone?.customFields.note, ...items.map(({ customFields }) => customFields.note)];
    };
    const after = async (work: (tx: Transaction) => Promise<unknown>) => {
      for (let time = 0; time < 3; time++) await read();
      await fresh.change(work);
      return read();
    };

    it("show each committed change, also of unsearched fields, and no change that was rolled back", async () => {
      expect(await after((tx) => tx.candidates.put(note("first")))).toEqual(["first", "first"]);
      expect(await after((tx) => tx.candidates.put(note("second")))).toEqual(["second", "second"]);
      const failing = fresh.change(async (tx) => {
        await tx.candidates.put(note("third"));
        throw new Error("taken back");
      });
      await expect(failing).rejects.toThrow("taken back");
      expect(await read()).toEqual(["second", "second"]);
      expect(await after((tx) => tx.candidates.delete(OURS, "cnd_1"))).toEqual([undefined]);
    });

    it("show a change that commits during the read", async () => {
      await fresh.change((tx) => tx.candidates.put(note("first")));
      const reads = Array.from({ length: 20 }, () => read());
      await fresh.change((tx) => tx.candidates.put(note("second")));
      await Promise.all(reads);
      expect(await read()).toEqual(["second", "second"]);
    });

    it("are current after their organization is filled, cleared or deleted", async () => {
      await fresh.change((tx) => tx.candidates.put(note("first")));
      await fresh.change((tx) => tx.organizations.createDraft("dft_1", organization({ id: OURS })));
      const draft = (tx: Transaction) => tx.organizations.inDraft("dft_1", () => tx.candidates.put(note("draft")));
      expect(await after(draft)).toEqual(["first", "first"]);
      expect(await after((tx) => tx.organizations.publishDraft("dft_1"))).toEqual(["draft", "draft"]);
      expect(await after((tx) => tx.organizations.clear(OURS))).toEqual([undefined]);
      await fresh.change((tx) => tx.candidates.put(note("last")));
      expect(await after((tx) => tx.organizations.delete(OURS))).toEqual([undefined]);
    });
  });
}
