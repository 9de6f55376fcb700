import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { createFailingStore } from "../../testing/failing-store.ts";
import { replacing } from "../../testing/replacing.ts";
import { fill } from "../../testing/store-suite/organizations.ts";
import * as samples from "../../testing/store-suite/samples.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { createTestWorld } from "../../testing/world.ts";
import { InvalidValueError, NotFoundError } from "../domain/errors.ts";
import { StorageFullError } from "../domain/storage-errors.ts";
import { createSqliteStore } from "../store/sqlite/index.ts";
import type { Transaction } from "../store/store.ts";
import { deleteCandidate } from "./candidates.ts";
import { deleteOrganization } from "./organizations.ts";
import { forkSnapshot, restoreSnapshot } from "./restore.ts";
import { exportSnapshot, importSnapshot } from "./snapshot-files.ts";
import { createSnapshot, deleteSnapshot, listSnapshots } from "./snapshots.ts";
import type { World } from "./world.ts";

const [OURS, OTHER] = ["org_ours", "org_other"];
const CANDIDATE = `cnd_${OURS}`;

async function start() {
  const file = join(temporaryFolder(), "store.sqlite");
  const { world: base } = await createTestWorld();
  const open = () => ({ ...base, store: createSqliteStore({ file }) });
  let world: World = open();
  onTestFinished(() => world.store.close());
  await world.store.transact(async (tx) => {
    for (const id of [OURS, OTHER]) {
      await tx.organizations.put(samples.organization({ id }));
      await fillWith(tx, id);
    }
  });
  return {
    file,
    get world() {
      return world;
    },
    async reopen() {
      await world.store.close();
      world = open();
    },
  };
}

async function fillWith(tx: Transaction, organizationId: string): Promise<void> {
  await fill(tx, organizationId);
  const candidateId = `cnd_${organizationId}`;
  await tx.clocks.put(organizationId, { offset: 864e5, frozenAt: Date.UTC(2026, 2, 3) });
  await tx.faults.put(samples.fault({ organizationId }));
  await tx.mails.put(samples.mail({ organizationId, candidateId, state: "HANDED_OVER" }));
  await tx.events.put(samples.event({ organizationId, candidateId }));
  await tx.deliveries.delete(organizationId, samples.delivery().id);
  await tx.deliveries.put(samples.eventDelivery({ organizationId, candidateId, state: "DELIVERED" }));
}

const NOT_HELD = ["keys", "leftovers", "journal", "journal_mentions", "journal_reads"];

function rowsOf(file: string, organizationId: string): Record<string, unknown[]> {
  const db = new DatabaseSync(file, { readOnly: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all() as {
    name: string;
  }[];
  const found = tables.flatMap(({ name }) => {
    const columns = (db.prepare(`SELECT name FROM pragma_table_info('${name}')`).all() as { name: string }[]).map(
      (column) => column.name,
    );
    if (!columns.includes("org") || NOT_HELD.includes(name)) return [];
    const shown = columns.filter((column) => column !== "org" && column !== "seq");
    const order = columns.includes("seq") ? ["seq", ...shown] : shown;
    const sql = `SELECT ${shown.join(", ")} FROM ${name}
      WHERE org = (SELECT number FROM organizations WHERE id = ?) ORDER BY ${order.join(", ")}`;
    return [[name, db.prepare(sql).all(organizationId)] as const];
  });
  db.close();
  return Object.fromEntries(found);
}

const clear = (world: World, id: string) => world.store.transact((tx) => tx.organizations.clear(id));
const snapshot = (world: World, name = "before", keepsDeleted = false) =>
  createSnapshot(world, OURS, { name, keepsDeleted });
const asText = (rows: unknown): string => JSON.stringify(rows);

test("every table of an organization is the same after a restore, and no other organization's changes", async () => {
  const { world, file } = await start();
  const [ours, other] = [rowsOf(file, OURS), rowsOf(file, OTHER)];
  expect(Object.entries(ours).filter(([, rows]) => rows.length === 0)).toEqual([]);
  const { id, counts } = await snapshot(world);
  expect([...new Set(Object.values(counts))]).toEqual([1]);
  await clear(world, OURS);
  expect(rowsOf(file, OURS)).not.toEqual(ours);
  await restoreSnapshot(world, OURS, id);
  expect(rowsOf(file, OURS)).toEqual(ours);
  while (await world.store.sweep());
  expect([rowsOf(file, OURS), rowsOf(file, OTHER)]).toEqual([ours, other]);
  await restoreSnapshot(world, OURS, id);
  expect(rowsOf(file, OURS)).toEqual(ours);
});

test("an unfinished snapshot of an ended process is deleted, and its name is free", async () => {
  const started = await start();
  await started.world.store.transact((tx) => tx.snapshots.begin(samples.snapshot({ organizationId: OURS })));
  const frozen = await started.world.store.freeze(OURS);
  const { value } = await frozen.rows.next();
  await frozen.close();
  const key = { organizationId: OURS, id: samples.snapshot().id };
  await started.world.store.transact((tx) => tx.snapshots.add(key, [value]));
  expect(await listSnapshots(started.world, OURS)).toEqual([]);
  await expect(snapshot(started.world, samples.snapshot().name)).rejects.toThrow(InvalidValueError);
  await started.reopen();
  expect(await listSnapshots(started.world, OURS)).toEqual([]);
  const made = await snapshot(started.world, samples.snapshot().name);
  while (await started.world.store.sweep());
  expect(await listSnapshots(started.world, OURS)).toEqual([made]);
});

test("a failed snapshot is deleted", async () => {
  const { world } = await start();
  let left = 1;
  const transact: World["store"]["transact"] = (work) =>
    left-- === 0 ? Promise.reject(new Error("the disk is full")) : world.store.transact(work);
  await expect(snapshot({ ...world, store: { ...world.store, transact } })).rejects.toThrow("the disk is full");
  await snapshot(world);
});

test("a deleted snapshot and those of a deleted organization leave no row", async () => {
  const { world, file } = await start();
  const { id } = await snapshot(world, "one");
  await snapshot(world, "two");
  await deleteSnapshot(world, OURS, id);
  await expect(restoreSnapshot(world, OURS, id)).rejects.toThrow(NotFoundError);
  await deleteOrganization(world, OURS);
  while (await world.store.sweep());
  const db = new DatabaseSync(file, { readOnly: true });
  for (const table of ["snapshots", "snapshot_rows", "snapshot_erasures"])
    expect([table, db.prepare(`SELECT count(*) AS count FROM ${table}`).get()]).toEqual([table, { count: 0 }]);
  db.close();
});

test("a deleted candidate is removed from snapshots, except those that keep deleted ones", async () => {
  const { world, file } = await start();
  const before = rowsOf(file, OURS);
  const [plain, keeping] = [await snapshot(world, "plain"), await snapshot(world, "keeping", true)];
  await deleteCandidate(world, OURS, CANDIDATE);
  await restoreSnapshot(world, OURS, plain.id);
  const { candidates, mails, events, deliveries, tests } = rowsOf(file, OURS);
  expect([candidates, mails, events, deliveries]).toEqual([[], [], [], []]);
  expect(tests).toEqual(before.tests);
  await restoreSnapshot(world, OURS, keeping.id);
  expect(rowsOf(file, OURS)).toEqual(before);
});

test("a candidate who is deleted while a snapshot is made or restored is in neither", async () => {
  const { world, file } = await start();
  const making = snapshot(world);
  await deleteCandidate(world, OURS, CANDIDATE);
  const { id } = await making;
  await restoreSnapshot(world, OURS, id);
  expect(rowsOf(file, OURS).candidates).toEqual([]);

  await world.store.transact((tx) => fillWith(tx, OURS));
  const full = await snapshot(world, "full");
  let transactions = 0;
  const transact: World["store"]["transact"] = async (work) => {
    const result = await world.store.transact(work);
    if (++transactions === 2) await deleteCandidate(world, OURS, CANDIDATE);
    return result;
  };
  await restoreSnapshot({ ...world, store: { ...world.store, transact } }, OURS, full.id);
  expect(rowsOf(file, OURS)).toMatchObject({ candidates: [], mails: [], events: [] });
});

test("pending mails and deliveries are held after a restore", async () => {
  const { world } = await start();
  await world.store.transact(async (tx) => {
    const given = { organizationId: OURS, candidateId: CANDIDATE };
    await tx.mails.put(samples.mail({ ...given, state: "PENDING", nextAttemptAt: 1 }));
    await tx.deliveries.put(samples.delivery({ ...given, state: "PENDING" }));
    await tx.deliveries.put(samples.eventDelivery({ ...given, state: "PENDING" }));
  });
  const { id } = await snapshot(world);
  await restoreSnapshot(world, OURS, id);
  const mail = await world.store.mails.get(OURS, samples.mail().id);
  expect(mail).toMatchObject({ state: "HELD" });
  expect(mail).not.toHaveProperty("nextAttemptAt");
  for (const { id: deliveryId } of [samples.delivery(), samples.eventDelivery()])
    expect(await world.store.deliveries.get(OURS, deliveryId)).toMatchObject({ state: "HELD" });
  expect(await world.store.deliveries.next(Number.MAX_SAFE_INTEGER)).toBeUndefined();
});

test("a fork has the same contents with other identifiers", async () => {
  const { world, file } = await start();
  // One in fifty short ids equals its renamed id.
  const long = { person: "per_7Rj2Wc9F", webhook: "whk_2Cx7Jd5F", mail: "mai_4Np8Tk3L", event: "evt_9Hs6Vb1Q" };
  const of = { organizationId: OURS, candidateId: `cnd_${OURS}` };
  await world.store.transact(async (tx) => {
    await tx.people.put(samples.person({ id: long.person, organizationId: OURS }));
    await tx.webhooks.put(samples.webhook({ id: long.webhook, organizationId: OURS }));
    await tx.mails.put(samples.mail({ id: long.mail, ...of, state: "HANDED_OVER" }));
    await tx.events.put(samples.event({ id: long.event, ...of }));
  });
  expect(Object.values(long).filter((own) => !asText(rowsOf(file, OURS)).includes(`"${own}"`))).toEqual([]);
  const { id } = await snapshot(world);
  const { organization, key } = await forkSnapshot(world, OURS, id, { apiKey: { versions: ["v1"] } });
  expect(key).toMatch(/^sbx_/);
  const [ours, forked] = [rowsOf(file, OURS), rowsOf(file, organization.id)];
  const lengths = (rows: Record<string, unknown[]>) => Object.entries(rows).map(([name, { length }]) => [name, length]);
  expect(lengths(forked)).toEqual(lengths(ours));
  expect(asText(forked)).not.toContain(OURS);
  for (const own of [`asm_${OURS}`, ...Object.values(long)]) {
    expect(asText(forked)).not.toContain(`"${own}`);
  }
  await restoreSnapshot(world, OURS, id);
  expect(rowsOf(file, organization.id)).toEqual(forked);
});

const DAMAGE = {
  "text that is no JSON": "substr(doc, 1, 20)",
  null: "'null'",
  "a member of the wrong type": "json_set(doc, '$.createdAt', 'yesterday')",
  "an unknown member": "json_set(doc, '$.surplus', 1)",
};

test.for(Object.entries(DAMAGE))("a damaged snapshot is refused and changes nothing: %s", async ([, damaged]) => {
  const { world, file } = await start();
  const { id } = await snapshot(world);
  const before = [rowsOf(file, OURS), (await world.store.organizations.list({ offset: 0, limit: 10 })).total];
  for (const collection of ["candidates", "organizations"]) {
    const db = new DatabaseSync(file);
    const { changes } = db.prepare(`UPDATE snapshot_rows SET doc = ${damaged} WHERE collection = ?`).run(collection);
    db.close();
    expect(changes).toBe(1);
    for (const load of [
      () => restoreSnapshot(world, OURS, id),
      () => forkSnapshot(world, OURS, id, { apiKey: { versions: ["v1"] } }),
    ])
      await expect(load()).rejects.toMatchObject({
        problems: [{ field: "snapshotId", value: id, message: expect.stringContaining("damaged snapshot") }],
      });
  }
  while (await world.store.sweep());
  expect([rowsOf(file, OURS), (await world.store.organizations.list({ offset: 0, limit: 10 })).total]).toEqual(before);
  await deleteSnapshot(world, OURS, id);
});

test("a restore that fails at any of its transactions changes nothing", async () => {
  const { world, file } = await start();
  const { id } = await snapshot(world);
  await world.store.transact((tx) => tx.candidates.put(samples.candidate({ id: "cnd_later", organizationId: OURS })));
  const before = rowsOf(file, OURS);
  let failures = 0;
  for (let passing = 0; ; passing++) {
    const failing = createFailingStore();
    let done = 0;
    const store = failing.around({
      ...world.store,
      async transact(work) {
        const result = await world.store.transact(work);
        done += 1;
        if (done === passing) failing.fail("now", "full");
        return result;
      },
    });
    if (passing === 0) failing.fail("now", "full");
    const error = await restoreSnapshot({ ...world, store }, OURS, id).catch((reason: unknown) => reason);
    if (!(error instanceof StorageFullError)) break;
    failures += 1;
    expect(rowsOf(file, OURS)).toEqual(before);
  }
  expect(failures).toBeGreaterThan(2);
  expect(rowsOf(file, OURS)).not.toEqual(before);
});

test("an import stops and stores nothing when its client leaves", async () => {
  const { world, file } = await start();
  await clear(world, OURS);
  await world.store.transact(async (tx) => {
    for (let number = 1000; number < 1600; number++)
      await tx.people.put(
        samples.person({ id: `per_leaves${number}`, email: `${number}@example.com`, organizationId: OURS }),
      );
  });
  const { id } = await snapshot(world);
  const countRows = () => {
    const db = new DatabaseSync(file, { readOnly: true });
    onTestFinished(() => db.close());
    return db.prepare("SELECT count(*) AS count FROM snapshot_rows").get();
  };
  const before = countRows();
  const exported = await exportSnapshot(world, OURS, id);
  const client = new AbortController();
  let batches = 0;
  const transact: World["store"]["transact"] = (work) =>
    world.store.transact((tx) =>
      work(
        replacing(tx, {
          snapshots: replacing(tx.snapshots, {
            async add(...batch) {
              batches += 1;
              await tx.snapshots.add(...batch);
              client.abort();
            },
          }),
        }),
      ),
    );
  const sent = Readable.toWeb(exported) as ReadableStream<Uint8Array>;
  const importing = importSnapshot({ ...world, store: { ...world.store, transact } }, OTHER, {
    file: sent,
    signal: client.signal,
  });
  await expect(importing).rejects.toMatchObject({ name: "AbortError" });
  expect(batches).toBe(1);
  expect(await listSnapshots(world, OTHER)).toEqual([]);
  while (await world.store.sweep());
  expect(countRows()).toEqual(before);
});
