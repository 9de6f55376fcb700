import { describe, expect, it } from "vitest";
import type { JournalEntry } from "../../src/domain/journal.ts";
import { type Named, namingOf } from "../../src/domain/naming.ts";
import { packReads } from "../../src/store/journal/packed-reads.ts";
import { followed } from "./follow.ts";
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
        await tx.journal.put(...entries);
      });
    const list = async (filter = {}, slice: { before?: number; limit: number } = { limit: 100 }) =>
      fresh.store.journal.list(OURS, filter, slice);

    it("has the last version of each entry at its first place", async () => {
      await put(entry("req_1"), entry("req_2"), entry("req_1", { status: 200, details: { query: "a=1" } }));
      expect((await list()).items).toEqual([
        entry("req_2"),
        entry("req_1", { status: 200, details: { query: "a=1" } }),
      ]);
      expect(await fresh.store.journal.get(OURS, "req_1")).toMatchObject({ status: 200 });
      expect(await fresh.store.journal.count(OURS)).toBe(2);
    });

    it("ignores entries of unknown organizations, and keeps entries without one", async () => {
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

    it("is followed from a revision on, and repeats rewritten entries", async () => {
      const { journal } = fresh.store;
      await put(entry("1"), entry("2"));
      const position = (await followed(journal, 0, 2)).at(-1)?.revision ?? 0;
      expect(position).toBe(await journal.lastRevision(OURS));
      expect(await journal.follow(OURS, {}, { after: position, limit: 10 })).toEqual([]);
      await put(entry("3"), entry("1", { status: 200 }), entry("4"));
      const written = await followed(journal, position, 3);
      expect(idsOf(written.map((one) => one.entry))).toEqual(["1", "3", "4"]);
      expect(Math.max(...written.map(({ revision }) => revision))).toBe(await journal.lastRevision(OURS));
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

    it("forgets a candidate in entries about and mentions of the candidate", async () => {
      const query = { details: { query: "query=Maya%40Example.com" } };
      await put(
        entry("1", { candidateId: "cnd_1", details: { query: "a=1" } }),
        entry("2", { details: { query: "ids=cnd_1,cnd_2" } }),
        entry("3", query),
        entry("4", { candidateId: "cnd_2", details: { query: "b=2" } }),
        entry("5", { organizationId: OTHER, ...query }),
      );
      await fresh.change((tx) =>
        tx.journal.forget(OURS, "cnd_1", namingOf(["cnd_1", "asm_1"], [{ email: "maya@example.com" }])),
      );
      const { items } = await list();
      expect(items.filter(({ details }) => details !== undefined).map(({ id }) => id)).toEqual(["4"]);
      expect(idsOf(items)).toEqual(["4", "3", "2", "1"]);
      expect(await fresh.store.journal.get(OTHER, "5")).toMatchObject(query);
    });

    it("forgets names and their parts in other entries, and keeps the rest of these", async () => {
      const exchange = { method: "POST", path: "/v1/candidates/maya.okonkwo" };
      const body = (text: string) => ({ text, length: text.length });
      const refusal = { rule: "exam-usable", message: "no exam for Okonkwo", problems: [] };
      const refused = {
        status: 412,
        exchange,
        details: { query: "a=1", requestBody: body('{"lastName":"\\u004fkonkwo"}'), refusal },
      };
      await put(
        entry("1", { details: { query: "query=OKONK" } }),
        entry("2", { details: { query: "query=dr.okonkwojones" } }),
        entry("3", { details: { query: "query=oko" } }),
        entry("4", { details: { query: "query=may" } }),
        entry("5", refused),
        entry("6", { status: 400, exchange: { ...exchange, aborted: true }, details: { requestBody: body("Mayan") } }),
      );
      const naming = namingOf(
        ["cnd_1"],
        [{ email: "maya.okonkwo@example.com", firstName: "Maya", lastName: "Okonkwo" }],
      );
      await fresh.change((tx) => tx.journal.forget(OURS, "cnd_1", naming));
      const { items } = await list();
      expect(items.map(({ details }) => details)).toEqual([
        undefined,
        { query: "a=1", refusal: { ...refusal, message: "…" } },
        { query: "query=may" },
        { query: "query=oko" },
        undefined,
        undefined,
      ]);
      expect(items[1]?.exchange?.path).toBe("/v1/candidates/…");
      await fresh.change((tx) =>
        tx.journal.forget(OURS, "cnd_2", namingOf(["cnd_2"], [{ firstName: "Ma", lastName: "May" }])),
      );
      expect((await list()).items[2]?.details).toBeUndefined();
    });

    it("is pruned by number and age, oldest first", async () => {
      await put(...[1000, 2000, 3000, 4000, 5000].map((recordedAt) => entry(String(recordedAt), { recordedAt })));
      const prune = (surplus: number, recordedBefore: number) =>
        fresh.store.transact((tx) => tx.journal.prune(OURS, { surplus, recordedBefore }));
      expect(await prune(0, 1000)).toBe(0);
      expect(await prune(0, 2001)).toBe(2);
      expect(await prune(1, 0)).toBe(1);
      expect(idsOf((await list()).items)).toEqual(["5000", "4000"]);
    });

    const putReads = async (...reads: JournalEntry[]) =>
      fresh.change((tx) => tx.journal.putReads(OURS, packReads(reads), 1000));
    const putMixed = async () => {
      await putReads(entry("1", { status: 200 }), entry("2", { candidateId: "cnd_1" }));
      await put(entry("3", { kind: "timer", operation: "expire" }));
      await putReads(entry("4", { at: 2000 }), entry("5", { operation: "getExam" }), entry("6"));
    };

    it("lists reads among other entries, in pages", async () => {
      await putMixed();
      const seen: string[] = [];
      let before: number | undefined;
      do {
        const { items, next } = await list({}, { limit: 2, ...(before !== undefined && { before }) });
        seen.push(...idsOf(items));
        before = next;
      } while (before !== undefined);
      expect(seen).toEqual(["6", "5", "4", "3", "2", "1"]);
      expect(await fresh.store.journal.count(OURS)).toBe(6);
      expect(await fresh.store.journal.get(OURS, "2")).toEqual(entry("2", { candidateId: "cnd_1" }));
      expect(await fresh.store.journal.get(OTHER, "2")).toBeUndefined();
    });

    it.each([
      [{ kinds: ["timer"] as const }, ["3"]],
      [{ operations: ["getExam"] }, ["5"]],
      [{ operations: ["getExam", "expire"] }, ["3", "5"]],
      [{ statuses: [[200, 299]] as const }, ["1"]],
      [{ candidateId: "cnd_1" }, ["2"]],
      [{ causeId: "1" }, []],
      [{ since: 2000 }, ["4"]],
    ])("filters reads by %j", async (filter, ids) => {
      await putMixed();
      expect(idsOf((await list(filter)).items).toReversed()).toEqual(ids);
    });

    it("finds one of thousands of reads without blocking other work", async () => {
      const ids = Array.from({ length: 2500 }, (_, index) => String(10_000 + index));
      await putReads(...ids.map((id) => entry(id, { candidateId: `cnd_${id}` })));
      expect(idsOf((await list({ candidateId: "cnd_10007" })).items)).toEqual(["10007"]);
      expect(idsOf((await list({}, { limit: 3 })).items)).toEqual(["12499", "12498", "12497"]);
      expect(await fresh.store.journal.get(OURS, "11500")).toMatchObject({ candidateId: "cnd_11500" });
    });

    it("follows reads in parts of a batch", async () => {
      await put(entry("0"));
      const position = (await followed(fresh.store.journal, 0, 1)).at(-1)?.revision ?? 0;
      await putMixed();
      await followed(fresh.store.journal, position, 6);
      const seen: string[] = [];
      for (let after = position; ; ) {
        const part = await fresh.store.journal.follow(OURS, {}, { after, limit: 2 });
        seen.push(...idsOf(part.map((one) => one.entry)));
        const last = part.at(-1);
        if (last === undefined) break;
        after = last.revision;
        expect(after).toBeLessThanOrEqual(await fresh.store.journal.lastRevision(OURS));
      }
      expect(seen).toEqual(["1", "2", "3", "4", "5", "6"]);
    });

    it("forgets a candidate in reads about and mentions of the candidate", async () => {
      const mentioned = { details: { query: "query=Maya%40Example.com" } };
      await putReads(
        entry("1", { candidateId: "cnd_1", details: { query: "a=1" } }),
        entry("2", mentioned),
        entry("3", { candidateId: "cnd_2", details: { query: "b=2" } }),
      );
      expect((await list()).items[1]).toEqual(entry("2", mentioned));
      await fresh.change((tx) =>
        tx.journal.forget(OURS, "cnd_1", namingOf(["cnd_1"], [{ email: "maya@example.com" }])),
      );
      const { items } = await list();
      expect(items.filter(({ details }) => details !== undefined).map(({ id }) => id)).toEqual(["3"]);
      expect(idsOf(items)).toEqual(["3", "2", "1"]);
    });

    it("forgets several candidates of one batch, one after the other", async () => {
      const queries = ["email=maya%2Bwork%40example.com", "email=ada@example.com", "customId=HR+1%26", "page=2"];
      await putReads(...queries.map((query, index) => entry(String(index), { details: { query } })));
      const left = async () => (await list()).items.toReversed().flatMap(({ details }) => details?.query ?? []);
      const forget = (id: string, named: Named) =>
        fresh.change((tx) => tx.journal.forget(OURS, id, namingOf([id], [named])));
      await forget("per_1", { email: "may@example.com" });
      expect(await left()).toEqual(queries);
      await forget("per_1", { email: "Maya+Work@example.com" });
      expect(await left()).toEqual(queries.slice(1));
      // Prunes the oldest entry before the next deletion.
      await fresh.change((tx) => tx.journal.prune(OURS, { surplus: 1, recordedBefore: 0 }));
      await forget("per_2", { email: "ada@example.com" });
      await forget("per_3", { customId: "HR 1&" });
      expect(await left()).toEqual(["page=2"]);
    });

    it("prunes reads with other entries, oldest first", async () => {
      await putMixed();
      const prune = async (surplus: number, recordedBefore = 0) => {
        let pruned = 0;
        // A store may prune in several steps.
        for (let some = 1; some > 0; pruned += some)
          some = await fresh.store.transact((tx) =>
            tx.journal.prune(OURS, { surplus: surplus - pruned, recordedBefore }),
          );
        return pruned;
      };
      const ids = async () => idsOf((await list()).items);
      expect(await prune(1)).toBe(1);
      expect(await ids()).toEqual(["6", "5", "4", "3", "2"]);
      expect(await fresh.store.journal.get(OURS, "2")).toMatchObject({ candidateId: "cnd_1" });
      expect(await prune(2)).toBe(2);
      expect(await ids()).toEqual(["6", "5", "4"]);
      expect(await prune(0, 1001)).toBe(3);
      expect(await prune(0, 1001)).toBe(0);
      expect(await fresh.store.journal.count(OURS)).toBe(0);
    });

    it("is deleted with its organization", async () => {
      await putReads(entry("0", { details: { query: "a=1" } }));
      await put(entry("1", { details: { query: "a=1" } }), entry("2", { organizationId: OTHER }));
      await fresh.change((tx) => tx.organizations.clear(OURS));
      expect((await list()).items).toEqual([]);
      expect(await fresh.store.journal.count(OTHER)).toBe(1);
    });
  });
}
