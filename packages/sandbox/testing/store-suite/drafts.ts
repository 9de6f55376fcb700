import { describe, expect, it } from "vitest";
import type { Timer } from "../../src/domain/timers.ts";
import { rowOf } from "../../src/store/snapshot-rows.ts";
import { followed } from "./follow.ts";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import { contents, everything, fill } from "./organizations.ts";
import { apiKey, OTHER, OURS, organization, snapshot, test } from "./samples.ts";

const NEW = "org_new";
const entry = {
  organizationId: OURS,
  kind: "request",
  operation: "getCandidate",
  at: 1000,
  recordedAt: 1000,
  details: { query: "a=1" },
} as const;
const NEVER = Number.MAX_SAFE_INTEGER;

export function describeDrafts(createStore: CreateStore): void {
  describe("drafts of organizations", () => {
    const fresh = useFreshStore(createStore);
    const begin = (id: string) => fresh.change((tx) => tx.organizations.createDraft("dft_1", organization({ id })));
    const fillDraft = (id: string) => fresh.change((tx) => tx.organizations.inDraft("dft_1", () => fill(tx, id)));
    const publish = () => fresh.change((tx) => tx.organizations.publishDraft("dft_1"));
    const names = async () => (await fresh.store.organizations.list({ offset: 0, limit: 9 })).items.map(({ id }) => id);

    it("are hidden until they are published", async () => {
      await begin(NEW);
      await fillDraft(NEW);
      const empty = await contents(fresh.store, NEW);
      expect(empty).toEqual(everything(0)(empty));
      expect(await fresh.store.organizations.get(NEW)).toBeUndefined();
      expect(await names()).toEqual([OURS, OTHER]);
      expect(await fresh.store.timers.next()).toBeUndefined();
      expect(await fresh.store.deliveries.next(NEVER)).toBeUndefined();

      await publish();

      expect(await fresh.store.organizations.get(NEW)).toEqual(organization({ id: NEW }));
      expect(await contents(fresh.store, NEW)).toEqual(everything(1)(empty));
      expect(await names()).toEqual([OURS, OTHER, NEW]);
      expect(await fresh.store.timers.next()).toMatchObject({ organizationId: NEW });
      expect(await fresh.store.deliveries.next(NEVER)).toMatchObject({ organizationId: NEW });
    });

    it("replace everything except keys and place of an organization", async () => {
      await fresh.change((tx) => fill(tx, OURS));
      await fresh.change((tx) => tx.keys.put(apiKey({ id: "key_2", hash: "b" })));
      await begin(OURS);
      const before = await contents(fresh.store, OURS);
      await publish();
      expect(await contents(fresh.store, OURS)).toEqual({ ...everything(0)(before), keys: 2 });
      expect(await names()).toEqual([OURS, OTHER]);
      expect(await fresh.store.timers.next()).toBeUndefined();
      expect(await fresh.store.deliveries.next(NEVER)).toBeUndefined();
    });

    it("may have the same identifiers as the organization that they replace", async () => {
      await fresh.change((tx) => fill(tx, OURS));
      await fresh.change((tx) => tx.keys.delete(OURS, apiKey().id));
      const before = await contents(fresh.store, OURS);
      await begin(OURS);
      for (const step of [() => fillDraft(OURS), publish]) {
        expect(await contents(fresh.store, OURS)).toEqual(before);
        await step();
      }
      expect(await contents(fresh.store, OURS)).toEqual({ ...before, keys: 1 });
    });

    it("do not affect the organization while they are filled", async () => {
      await begin(OURS);
      await fresh.change(async (tx) => {
        await tx.organizations.inDraft("dft_1", () => fill(tx, OURS));
        await tx.organizations.put(organization({ name: "Renamed" }));
      });
      expect(await fresh.store.organizations.get(OURS)).toMatchObject({ name: "Renamed" });
      const empty = await contents(fresh.store, OURS);
      expect(empty).toEqual(everything(0)(empty));
    });

    it("are deleted when they are dropped, and their name is free", async () => {
      await begin(NEW);
      const isTaken = (id: string) => fresh.store.transact((tx) => tx.organizations.isTaken(id));
      expect([await isTaken(NEW), await isTaken(OURS), await isTaken("org_x")]).toEqual([true, true, false]);
      await fillDraft(NEW);
      await fresh.change((tx) => tx.organizations.dropDraft("dft_1"));
      expect(await isTaken(NEW)).toBe(false);
      await expect(publish()).rejects.toThrow("no draft");
    });

    it("keep the journal of the replaced organization until it is cleared or deleted", async () => {
      const { journal, sweep } = fresh.store;
      const put = (id: string) => fresh.change((tx) => tx.journal.put({ ...entry, id }));
      const list = async () => (await journal.list(OURS, {}, { limit: 9 })).items.map(({ id }) => id);
      await put("req_1");
      const known = (await followed(journal, 0, 1)).at(-1)?.revision ?? 0;
      for (let time = 0; time < 2; time++) {
        await begin(OURS);
        await publish();
        while (await sweep());
      }
      expect(await list()).toEqual(["req_1"]);
      expect(await journal.find("req_1")).toMatchObject({ id: "req_1", organizationId: OURS });
      await put("req_2");
      expect(await list()).toEqual(["req_2", "req_1"]);
      const news = await followed(journal, known, 1);
      expect(news.map(({ entry: { id } }) => id)).toEqual(["req_2"]);

      await fresh.change((tx) => tx.organizations.clear(OURS));
      expect([await list(), await journal.find("req_1")]).toEqual([[], undefined]);
      await put("req_3");
      while (await sweep());
      expect(await list()).toEqual(["req_3"]);
      await begin(OURS);
      await publish();
      await fresh.change((tx) => tx.organizations.delete(OURS));
      expect(await journal.find("req_3")).toBeUndefined();
      while (await sweep());
      await fresh.change((tx) => tx.organizations.put(organization()));
      expect(await list()).toEqual([]);
    });

    it("of a snapshot report the number of due timers by kind", async () => {
      const expiry = (id: string, dueAt: number): Timer => ({
        kind: "expire",
        organizationId: OURS,
        candidateId: "cnd_1",
        assessmentId: id,
        dueAt,
      });
      const build: Timer = { kind: "build", organizationId: OURS, taskId: "tsk_1", packageId: "pkg_1", dueAt: 2000 };
      const timers = [expiry("asm_1", 1000), expiry("asm_2", 2000), expiry("asm_3", 3000), build];
      const rows = timers.map((entity) => rowOf({ collection: "timers", entity }));
      rows.push(rowOf({ collection: "tests", entity: test() }));
      const countDue = (dueBy: number) => fresh.store.transact((tx) => tx.snapshots.countDue(snapshot(), dueBy));
      await fresh.change(async (tx) => {
        await tx.snapshots.begin(snapshot());
        await tx.snapshots.add(snapshot(), rows);
        await tx.snapshots.publish(snapshot());
      });
      expect(await countDue(999)).toEqual(new Map());
      expect(await countDue(2000)).toEqual(
        new Map([
          ["expire", 2],
          ["build", 1],
        ]),
      );
    });

    it("leave only the replaced rows to sweep", async () => {
      const isSwept = async () => {
        let calls = 0;
        while (await fresh.store.sweep()) calls += 1;
        return calls > 0;
      };
      await begin(OURS);
      await fillDraft(OURS);
      expect(await isSwept()).toBe(false);
      await publish();
      const filled = await contents(fresh.store, OURS);
      expect(await isSwept()).toBe(true);
      expect(await contents(fresh.store, OURS)).toEqual(filled);
      expect(await isSwept()).toBe(false);
    });
  });
}
