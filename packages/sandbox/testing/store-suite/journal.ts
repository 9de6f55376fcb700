import { describe, expect, it } from "vitest";
import type { JournalEntry } from "../../src/domain/journal.ts";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import { OTHER, OURS } from "./samples.ts";

const entry = (id: string, more: Partial<JournalEntry> = {}): JournalEntry => ({
  id,
  organizationId: OURS,
  kind: "request",
  operation: "getCandidate",
  at: 1000,
  recordedAt: 1000,
  ...more,
});

const idsOf = (entries: readonly JournalEntry[]) => entries.map(({ id }) => id);

export function describeJournal(createStore: CreateStore): void {
  describe("the journal", () => {
    const fresh = useFreshStore(createStore);
    const put = (...entries: JournalEntry[]) =>
      fresh.change(async (tx) => {
        for (const one of entries) await tx.journal.put(one);
      });
    const list = async (filter = {}, slice: { before?: number; limit: number } = { limit: 100 }) =>
      fresh.store.journal.list(OURS, filter, slice);

    it("has each entry as it was written last, in the place where it was written first", async () => {
      await put(entry("req_1"), entry("req_2"), entry("req_1", { status: 200, details: { query: "a=1" } }));
      expect((await list()).items).toEqual([
        entry("req_2"),
        entry("req_1", { status: 200, details: { query: "a=1" } }),
      ]);
      expect(await fresh.store.journal.get(OURS, "req_1")).toMatchObject({ status: 200 });
      expect(await fresh.store.journal.count(OURS)).toBe(2);
    });

    it("leaves out entries of organizations that are not there, and keeps those of nobody", async () => {
      await put(entry("req_1", { organizationId: "org_unknown" }));
      const { organizationId: _, ...nobodys } = entry("req_2", { errorId: "err_2" });
      await put(nobodys, entry("req_3", { organizationId: OTHER }));
      expect((await list()).items).toEqual([]);
      expect(await fresh.store.journal.get(undefined, "req_2")).toEqual(nobodys);
      expect(await fresh.store.journal.find("err_2")).toEqual(nobodys);
      expect(await fresh.store.journal.find("req_3")).toMatchObject({ organizationId: OTHER });
      expect(await fresh.store.journal.find("req_1")).toBeUndefined();
    });

    it("is listed in pages, newest first", async () => {
      await put(...["1", "2", "3", "4", "5"].map((id) => entry(id)));
      const seen: string[] = [];
      let before: number | undefined;
      do {
        const { items, next } = await list({}, { limit: 2, ...(before !== undefined && { before }) });
        seen.push(...idsOf(items));
        before = next;
      } while (before !== undefined);
      expect(seen).toEqual(["5", "4", "3", "2", "1"]);
    });

    it.each([
      [{ kinds: ["timer", "event"] as const }, ["2", "3"]],
      [{ operations: ["expire"] }, ["2"]],
      [{ statuses: [[400, 499]] as const }, ["4"]],
      [{ candidateId: "cnd_1" }, ["3"]],
      [{ causeId: "1" }, ["2"]],
      [{ since: 2000 }, ["4"]],
      [{ kinds: ["request"] as const, statuses: [[200, 299]] as const }, []],
    ])("is filtered by %j", async (filter, ids) => {
      await put(
        entry("1"),
        entry("2", { kind: "timer", operation: "expire", causeId: "1" }),
        entry("3", { kind: "event", candidateId: "cnd_1" }),
        entry("4", { status: 404, at: 2000 }),
      );
      expect(idsOf((await list(filter)).items).toReversed()).toEqual(ids);
    });

    it("is followed from a revision on; what is written again comes again", async () => {
      const { journal } = fresh.store;
      await put(entry("1"), entry("2"));
      const position = await journal.lastRevision(OURS);
      expect(await journal.follow(OURS, {}, { after: position, limit: 10 })).toEqual([]);
      await put(entry("3"), entry("1", { status: 200 }), entry("4"));
      const written = await journal.follow(OURS, {}, { after: position, limit: 10 });
      expect(idsOf(written.map((one) => one.entry))).toEqual(["1", "3", "4"]);
      expect(Math.max(...written.map(({ revision }) => revision))).toBe(await journal.lastRevision(OURS));
      // In parts nothing is missing, and nothing comes twice.
      const seen: string[] = [];
      for (let after = position; ; ) {
        const part = await journal.follow(OURS, {}, { after, limit: 1 });
        const [first] = part;
        if (first === undefined) break;
        seen.push(first.entry.id);
        after = first.revision;
      }
      expect(seen).toEqual(["3", "1", "4"]);
    });

    it("forgets what names a candidate: entries about them, and others that mention them", async () => {
      const query = { details: { query: "query=Maya%40Example.com" } };
      await put(
        entry("1", { candidateId: "cnd_1", details: { query: "a=1" } }),
        entry("2", { details: { query: "ids=cnd_1,cnd_2" } }),
        entry("3", query),
        entry("4", { candidateId: "cnd_2", details: { query: "b=2" } }),
        entry("5", { organizationId: OTHER, ...query }),
      );
      await fresh.change((tx) => tx.journal.forget(OURS, "cnd_1", ["asm_1", "maya@example.com"]));
      const { items } = await list();
      expect(items.filter(({ details }) => details !== undefined).map(({ id }) => id)).toEqual(["4"]);
      expect(idsOf(items)).toEqual(["4", "3", "2", "1"]);
      expect(await fresh.store.journal.get(OTHER, "5")).toMatchObject(query);
    });

    it("is pruned of the oldest entries, by number and by age", async () => {
      await put(...[1000, 2000, 3000, 4000, 5000].map((recordedAt) => entry(String(recordedAt), { recordedAt })));
      const prune = (surplus: number, recordedBefore: number) =>
        fresh.store.transact((tx) => tx.journal.prune(OURS, { surplus, recordedBefore }));
      expect(await prune(0, 1000)).toBe(0);
      expect(await prune(0, 2001)).toBe(2);
      expect(await prune(1, 0)).toBe(1);
      expect(idsOf((await list()).items)).toEqual(["5000", "4000"]);
    });

    it("goes with its organization", async () => {
      await put(entry("1", { details: { query: "a=1" } }), entry("2", { organizationId: OTHER }));
      await fresh.change((tx) => tx.organizations.clear(OURS));
      expect((await list()).items).toEqual([]);
      expect(await fresh.store.journal.count(OTHER)).toBe(1);
    });
  });
}
