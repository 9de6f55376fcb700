import { Client } from "pg";
import { describe, expect, test } from "vitest";
import { findServer } from "../../../../testing/postgres/database.ts";
import { useDatabase } from "../../../../testing/postgres/use-database.ts";
import {
  candidate,
  delivery,
  OURS,
  organization,
  snapshot,
  storedPackage,
  task,
  taskContent,
} from "../../../../testing/store-suite/samples.ts";
import { namingOf } from "../../../domain/naming.ts";
import { packReads } from "../../journal/packed-reads.ts";
import type { Store } from "../../store.ts";
import { createDatabase } from "../connection/database.ts";
import { createPostgresStore } from "../index.ts";
import { createHorizon } from "../journal/horizon.ts";

const server = await findServer();

const request = { organizationId: OURS, kind: "request", operation: "getCandidate", at: 1, recordedAt: 1 } as const;

describe.skipIf(server === undefined)("stores of several processes in one database", () => {
  const { database, open } = useDatabase(server);

  const sweepAll = async (store: Store) => {
    while (await store.sweep());
  };
  const countOf = async (table: string) =>
    Number((await database.client.query(`SELECT count(*) AS count FROM ${table}`)).rows[0].count);

  test("claim each delivery once, and share the limit of a lane", async () => {
    const stores = await open();
    await stores[0].transact(async (tx) => {
      for (let index = 0; index < 40; index++)
        await tx.deliveries.put(delivery({ id: `d${index}`, candidateId: `cnd_${index}` }));
    });
    const claim = (store: Store, id: string) =>
      store.transact((tx) =>
        tx.deliveries.claim({
          dueBy: 100,
          now: 1000,
          lease: { id, until: 2000 },
          limit: 10,
          mails: 10,
          perLane: () => 30,
        }),
      );
    const claimed = await Promise.all(
      Array.from({ length: 6 }, (_, index) => claim(stores[index % 2] as Store, `lea_${index}`)),
    );
    const ids = claimed.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(30);
  });

  test("retry colliding work", async () => {
    const stores = await open();
    let runs = 0;
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (stores[index % 2] as Store).transact(async (tx) => {
          runs += 1;
          const count = Number((await tx.settings.get("count")) ?? 0);
          await tx.settings.put("count", String(count + 1));
        }),
      ),
    );
    expect(await stores[0].settings.get("count")).toBe("20");
    expect(runs).toBeGreaterThan(20);
  });

  test("run work isolated once it reads data that must not change", async () => {
    const [one] = await open();
    let runs = 0;
    await one.transact(
      async (tx) => {
        runs += 1;
        await tx.organizations.put(organization({ name: `Run ${runs}` }));
        await tx.webhooks.list(OURS);
      },
      { commutes: true },
    );
    expect(runs).toBe(2);
    expect((await one.organizations.get(OURS))?.name).toBe("Run 2");
  });

  test("roll back and retry work that catches the collision", async () => {
    const [one, other] = await open();
    let runs = 0;
    await one.transact(async (tx) => {
      runs += 1;
      await tx.organizations.get(OURS);
      if (runs === 1) await other.transact((theirs) => theirs.organizations.put(organization({ credits: 5 })));
      await tx.organizations.put(organization({ name: `Run ${runs}` })).catch(() => {});
    });
    expect(runs).toBe(2);
    expect((await other.organizations.get(OURS))?.name).toBe("Run 2");
  });

  test("show each journal entry to followers, also if a later entry commits first", async () => {
    const [one, other] = await open();
    const start = await other.journal.lastRevision(OURS);
    const follow = async (after: number) => other.journal.follow(OURS, {}, { after, limit: 10 });
    await one.transact(async (tx) => {
      await tx.journal.put({ ...request, id: "first" });
      // Entries are queued until something is read, and have no number before.
      expect(await tx.journal.get(OURS, "first")).toBeDefined();
      await other.transact((theirs) => theirs.journal.put({ ...request, id: "second" }));
      expect(await follow(start)).toEqual([]);
      expect(await other.journal.lastRevision(OURS)).toBe(start);
    });
    // Transactions of other databases on the server also hold the horizon back.
    const followed = async () => (await follow(start)).map((written) => written.entry.id);
    await expect.poll(followed).toEqual(["first", "second"]);
  });

  test("skip no journal entry of a running transaction", async () => {
    const [one, other] = await open();
    const start = await other.journal.lastRevision(OURS);
    const followed = async () =>
      (await other.journal.follow(OURS, {}, { after: start, limit: 10 })).map((written) => written.entry.id);
    await one.transact(async (tx) => {
      await tx.journal.put({ ...request, id: "first" });
      expect(await tx.journal.get(OURS, "first")).toBeDefined();
      await other.transact(async (theirs) => {
        await theirs.journal.put({ ...request, id: "second" });
        expect(await theirs.journal.get(OURS, "second")).toBeDefined();
        expect(await followed()).toEqual([]);
      });
      expect(await followed()).toEqual([]);
    });
    await expect.poll(followed).toEqual(["first", "second"]);
  });

  test("write nothing about a person who was deleted by another process", async () => {
    const [one, other] = await open();
    const named = { details: { query: "query=Maya%40Example.com" } };
    await one.transact((tx) => tx.journal.forget(OURS, "cnd_1", namingOf(["cnd_1"], [{ email: "maya@example.com" }])));
    await other.transact(async (tx) => {
      await tx.journal.put({ ...request, ...named, id: "named" });
      await tx.journal.put({ ...request, id: "about", candidateId: "cnd_1", details: { query: "a=1" } });
      await tx.journal.put({ ...request, id: "other", details: { query: "b=2" } });
      await tx.journal.put({ ...request, ...named, id: "change", kind: "change" });
      await tx.journal.putReads(OURS, packReads([{ ...request, ...named, id: "read" }]), 1);
    });
    const { items } = await one.journal.list(OURS, {}, { limit: 10 });
    expect(items.filter(({ details }) => details !== undefined).map(({ id }) => id)).toEqual(["change", "other"]);
    expect(items).toHaveLength(5);
    await database.client.query("UPDATE forgotten SET forgotten_at = forgotten_at - interval '1 hour'");
    await sweepAll(one);
    expect(await countOf("forgotten")).toBe(0);
  });

  test.each([{}, { commutes: true }])(
    "write nothing about a person who is deleted during the write, %j",
    async (options) => {
      const [one, other] = await open();
      const reads = packReads([{ ...request, id: "read", details: { query: "query=Maya%40Example.com" } }]);
      const naming = namingOf(["cnd_1"], [{ email: "maya@example.com" }]);
      let deleted: Promise<void> | undefined;
      await one.transact(async (tx) => {
        await tx.journal.putReads(OURS, reads, 1);
        deleted ??= other.transact((theirs) => theirs.journal.forget(OURS, "cnd_1", naming));
        await deleted;
      }, options);
      const { items } = await one.journal.list(OURS, {}, { limit: 10 });
      expect(items.map(({ id, details }) => [id, details])).toEqual([["read", undefined]]);
    },
  );

  test("run isolated work of one process at a time", async () => {
    const stores = await open();
    let inside = 0;
    let most = 0;
    await Promise.all(
      [...stores, ...stores].map((store) =>
        store.sharing?.alone("clock", async () => {
          most = Math.max(most, ++inside);
          await store.settings.get("name");
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
    const started = stores[0].sharing?.alone("clock", async () =>
      stores[1].sharing?.alone("start", async () => "started"),
    );
    expect(await started).toBe("started");
  });

  test("show followers journal entries that are written during isolated work", async () => {
    const [one, other] = await open();
    const start = await other.journal.lastRevision(OURS);
    const followed = async (store: Store) =>
      (await store.journal.follow(OURS, {}, { after: start, limit: 10 })).map((written) => written.entry.id);
    await one.sharing?.alone("clock", async () => {
      await one.transact((tx) => tx.journal.put({ ...request, id: "first" }));
      await expect.poll(() => followed(other)).toEqual(["first"]);
      const late = await createPostgresStore({ url: database.url });
      try {
        await expect.poll(() => followed(late)).toEqual(["first"]);
        await late.transact((tx) => tx.journal.put({ ...request, id: "second" }));
        await expect.poll(() => followed(other)).toEqual(["first", "second"]);
      } finally {
        await late.close();
      }
    });
  });

  test("wait a limited time for a transaction of another program before a read of the journal", async () => {
    await open();
    await database.client.query("BEGIN; SELECT pg_current_xact_id()");
    try {
      const other = new Client(database.url);
      await other.connect();
      try {
        const db = createDatabase(other);
        const shortHorizon = createHorizon(db, { timeout: 50 });
        await expect(shortHorizon()).rejects.toThrow("a long transaction on its server");
        await database.client.query("ROLLBACK");
        // Transactions of other tests may also take longer than the short timeout.
        const longHorizon = createHorizon(db, { timeout: 60_000 });
        await expect.poll(() => longHorizon().catch(() => undefined)).toBeDefined();
      } finally {
        await other.end();
      }
    } finally {
      await database.client.query("ROLLBACK");
    }
  });

  test("keep recent drafts and snapshots of other processes, and drop old ones", async () => {
    const [one, other] = await open();
    await one.transact(async (tx) => {
      await tx.organizations.createDraft("dft_1", organization({ id: "org_new" }));
      await tx.organizations.inDraft("dft_1", () => tx.candidates.put(candidate({ organizationId: "org_new" })));
      await tx.snapshots.begin(snapshot());
    });
    const isTaken = () =>
      other.transact((tx) =>
        Promise.all([tx.organizations.isTaken("org_new"), tx.snapshots.isNameTaken(OURS, snapshot().name)]),
      );
    await sweepAll(other);
    expect(await isTaken()).toEqual([true, true]);
    for (const table of ["organizations", "snapshots"])
      await database.client.query(`UPDATE ${table} SET touched_at = touched_at - interval '11 minutes' WHERE true`);
    await sweepAll(other);
    expect(await isTaken()).toEqual([false, false]);
    expect([await countOf("candidates"), await countOf("snapshots"), await countOf("leftovers")]).toEqual([0, 0, 0]);
    expect(await other.organizations.get(OURS)).toBeDefined();
  });

  test("drop unreferenced pieces of packages after the maximum time of an upload", async () => {
    const [one, other] = await open();
    await one.transact(async (tx) => {
      const [published, draft] = [taskContent({ packageId: "pkg_2" }), taskContent({ packageId: "pkg_3" })];
      await tx.tasks.put(task({ published, draft }));
      for (const id of ["pkg_0", "pkg_1.0", "pkg_2.0", "pkg_3.1"]) await tx.packages.put(storedPackage({ id }));
    });
    const kept = async () => {
      await sweepAll(other);
      const { rows } = await database.client.query("SELECT id FROM packages ORDER BY id");
      return rows.map(({ id }) => id);
    };
    expect(await kept()).toEqual(["pkg_0", "pkg_1.0", "pkg_2.0", "pkg_3.1"]);
    await database.client.query("UPDATE packages SET created_at = created_at - interval '2 hours'");
    expect(await kept()).toEqual(["pkg_0", "pkg_2.0", "pkg_3.1"]);
  });

  test("leave no data of a deleted organization", async () => {
    const [one] = await open();
    await one.transact(async (tx) => {
      await tx.candidates.put(candidate({ tags: ["a", "b"] }));
      await tx.organizations.delete(OURS);
    });
    await sweepAll(one);
    for (const table of ["candidates", "terms", "candidate_assessments", "organizations", "leftovers"])
      expect([table, await countOf(table)]).toEqual([table, 0]);
  });
});
