import { describe, expect, test } from "vitest";
import { findServer } from "../../../testing/postgres/database.ts";
import { useDatabase } from "../../../testing/postgres/use-database.ts";
import { assessment, candidate, OURS, organization } from "../../../testing/store-suite/samples.ts";
import type { AssessmentStatus } from "../../domain/candidates.ts";
import type { CandidateFilter } from "../filters.ts";
import type { Store } from "../store.ts";

const server = await findServer();

const CELL = "org, stage, is_current, is_invited";

const WRONG = `SELECT * FROM (SELECT ${CELL}, count(*) AS found FROM candidates GROUP BY ${CELL}) c
  FULL JOIN (SELECT ${CELL}, sum(count) AS known FROM candidate_counts GROUP BY ${CELL}) k USING (${CELL})
  WHERE coalesce(found, 0) <> coalesce(known, 0)`;

describe.skipIf(server === undefined)("counts of candidates", () => {
  const { database, open } = useDatabase(server);
  const wrong = async () => (await database.client.query(WRONG)).rows;
  const rowsOf = async (condition = "true") =>
    (await database.client.query(`SELECT count(*)::integer AS count FROM candidate_counts WHERE ${condition}`)).rows[0]
      .count;

  const someone = (id: string, status?: AssessmentStatus) =>
    candidate({
      id,
      assessments: status === undefined ? [] : [assessment({ id: `asm_${id}`, token: `tkn_${id}`, status })],
    });
  const totalOf = async (store: Store, filter: CandidateFilter = {}) =>
    (await store.candidates.search(OURS, filter, { offset: 0, limit: 1 })).total;
  /** Old enough to be merged. Skips rows in use, because waiting for several could deadlock. */
  const age = () =>
    database.client.query(`UPDATE candidate_counts SET created_at = created_at - interval '1 hour'
      WHERE ctid = ANY (ARRAY(SELECT ctid FROM candidate_counts FOR UPDATE SKIP LOCKED))`);

  async function sweepAll(store: Store) {
    while (await store.sweep());
  }

  test("are always correct while processes create, change, delete, roll back and sweep", async () => {
    const stores = await open();
    const statuses = ["NEW", "TOKEN_SENT", "TEST_STARTED", "CANCELED"] as const;
    let left = 0;
    async function work(worker: number) {
      const [own, other] = worker % 2 === 0 ? stores : [stores[1], stores[0]];
      const commutes = worker % 3 === 0;
      for (let round = 0; round < 6; round++) {
        const id = `cnd_${worker}_${round}`;
        const tags = { tags: [id] };
        await own.transact((tx) => tx.candidates.put({ ...someone(id, "NEW"), ...tags }), { commutes });
        expect(await totalOf(other, tags)).toBe(1);
        for (const status of statuses)
          await own.transact((tx) => tx.candidates.put({ ...someone(id, status), ...tags }), { commutes });
        const rolledBack = other.transact(async (tx) => {
          await tx.candidates.delete(OURS, id);
          expect(await tx.candidates.get(OURS, id)).toBeUndefined();
          throw new Error("given up");
        });
        await expect(rolledBack).rejects.toThrow("given up");
        if (round % 2 === 0) left += 1;
        else await other.transact((tx) => tx.candidates.delete(OURS, id));
      }
    }
    let isOver = false;
    const watched = (async () => {
      for (let looks = 0; ; looks++) {
        expect(await wrong()).toEqual([]);
        if (isOver) return looks;
        await age();
        await stores[looks % 2]?.sweep();
      }
    })();
    await Promise.all(Array.from({ length: 12 }, (_, index) => work(index)));
    isOver = true;
    expect(await watched).toBeGreaterThan(1);
    for (const store of stores) {
      expect(await totalOf(store)).toBe(left);
      expect(await totalOf(store, { stages: ["CANCELED"] })).toBe(left);
      expect(await totalOf(store, { stages: ["AWAITED"] })).toBe(0);
      expect(await totalOf(store, { only: "withCurrentAssessment" })).toBe(0);
    }
  });

  test("count committed changes of all processes, and in a transaction its own changes", async () => {
    const [one, other] = await open();
    for (let count = 1; count <= 20; count++) {
      await one.transact((tx) => tx.candidates.put(someone(`cnd_${count}`, "NEW")));
      expect([await totalOf(one), await totalOf(other, { stages: ["INVITED"] })]).toEqual([count, count]);
    }
    await one.transact(async (tx) => {
      await tx.candidates.delete(OURS, "cnd_1");
      await tx.candidates.put(someone("cnd_2", "TOKEN_SENT"));
      const { total } = await tx.candidates.search(OURS, { stages: ["INVITED"] }, { offset: 0, limit: 1 });
      expect([total, await totalOf(other, { stages: ["INVITED"] })]).toEqual([18, 20]);
    });
    expect(await totalOf(other)).toBe(19);
  });

  test("of all connections are merged, except counts that a transaction is changing", async () => {
    const [one, other] = await open();
    await one.transact((tx) => tx.candidates.put(someone("cnd_1", "NEW")));
    await other.transact((tx) => tx.candidates.put(someone("cnd_2", "NEW")));
    await sweepAll(one);
    expect(await rowsOf("backend <> 0 AND count <> 0")).toBe(2);
    await age();
    await one.transact(async (tx) => {
      await tx.candidates.put(someone("cnd_3", "NEW"));
      expect((await tx.candidates.search(OURS, {}, { offset: 0, limit: 1 })).total).toBe(3);
      await sweepAll(other);
      expect(await totalOf(other)).toBe(2);
    });
    expect(await totalOf(other)).toBe(3);
    await sweepAll(other);
    expect([await rowsOf("backend <> 0"), await totalOf(one), await wrong()]).toEqual([0, 3, []]);
  });

  test("are current after a reset, restore or deletion, and leave no rows", async () => {
    const [one, other] = await open();
    const put = (ids: readonly string[]) =>
      one.transact(async (tx) => {
        for (const id of ids) await tx.candidates.put(someone(id, "NEW"));
      });
    await put(["cnd_1", "cnd_2"]);
    await one.transact((tx) => tx.organizations.createDraft("dft_1", organization()));
    await one.transact((tx) => tx.organizations.inDraft("dft_1", () => tx.candidates.put(someone("cnd_3", "NEW"))));
    expect(await totalOf(other)).toBe(2);
    await one.transact((tx) => tx.organizations.publishDraft("dft_1"));
    expect(await totalOf(other)).toBe(1);
    await one.transact((tx) => tx.organizations.clear(OURS));
    expect(await totalOf(other)).toBe(0);
    await put(["cnd_4"]);
    await Promise.all([sweepAll(one), sweepAll(other)]);
    expect([await totalOf(other), await wrong()]).toEqual([1, []]);
    await one.transact((tx) => tx.organizations.delete(OURS));
    await sweepAll(one);
    expect(await rowsOf()).toBe(0);
  });
});
