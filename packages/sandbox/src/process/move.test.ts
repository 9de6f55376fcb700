import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { findServer } from "../../testing/postgres/database.ts";
import { replacing } from "../../testing/replacing.ts";
import { contents, fill } from "../../testing/store-suite/organizations.ts";
import { mail, OURS, organization, person, snapshot } from "../../testing/store-suite/samples.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { rowOf } from "../store/snapshot-rows.ts";
import type { Store } from "../store/store.ts";
import type { FrozenRow } from "../store/tables.ts";
import { move } from "./move.ts";
import { openDatabase } from "./open-store.ts";
import { run } from "./run.ts";

const server = await findServer();

async function newUrl(): Promise<string> {
  const url = (await server?.createDatabase()) as string;
  onTestFinished(() => server?.dropDatabase(url));
  return url;
}

async function fillStore(store: Store): Promise<void> {
  await store.transact(async (tx) => {
    for (const id of ["org_b", OURS]) {
      await tx.organizations.put(organization({ id }));
      await fill(tx, id);
      const about = { organizationId: id, kind: "request", operation: "getCandidate", at: 1, recordedAt: 1 } as const;
      for (let index = 0; index < 250; index++) await tx.journal.put({ ...about, id: `req_${id}_${index}` });
    }
    await tx.settings.put("clock", '{"offset":5}');
    await tx.clocks.put(OURS, { offset: 864e5, frozenAt: Date.UTC(2026, 2, 3) });
    await tx.snapshots.begin(snapshot());
  });
  const { rows, close } = await store.freeze(OURS);
  const frozen: FrozenRow[] = [];
  for (let next = await rows.next(); !next.done; next = await rows.next()) frozen.push(next.value);
  await close();
  await store.transact((tx) => tx.snapshots.add(snapshot(), frozen));
  await store.transact((tx) => tx.snapshots.publish(snapshot()));
}

const ids = async (store: Store) => (await store.journal.list(OURS, {}, { limit: 1000 })).items.map(({ id }) => id);

describe.skipIf(server === undefined)("a move", () => {
  test.each([
    ["a folder to PostgreSQL", temporaryFolder, newUrl],
    ["PostgreSQL to a folder", newUrl, temporaryFolder],
  ])("from %s copies everything, in order", async (_, newSource, newTarget) => {
    const [from, to] = [await openDatabase(await newSource()), await openDatabase(await newTarget())];
    onTestFinished(async () => {
      await Promise.all([from.close(), to.close()]);
    });
    await fillStore(from);
    expect(await move(from, to)).toEqual({ organizations: 2, entities: 44, entries: 500, snapshots: 1 });
    for (const id of [OURS, "org_b"]) expect(await contents(to, id)).toEqual(await contents(from, id));
    expect((await to.organizations.list({ offset: 0, limit: 9 })).items.map(({ id }) => id)).toEqual(["org_b", OURS]);
    expect(await ids(to)).toEqual(await ids(from));
    expect(await to.settings.get("clock")).toBe('{"offset":5}');
    const clocks = async ({ clocks }: Store) => Promise.all([OURS, "org_b"].map(clocks.get));
    expect(await clocks(to)).toEqual([{ offset: 864e5, frozenAt: Date.UTC(2026, 2, 3) }, undefined]);
    expect(await to.snapshots.list(OURS)).toEqual(await from.snapshots.list(OURS));
    await expect(move(from, to)).rejects.toThrow("the target database is not empty");
  });

  test("fails if a copy differs", async () => {
    const [from, to] = [await openDatabase(temporaryFolder()), await openDatabase(await newUrl())];
    onTestFinished(async () => {
      await Promise.all([from.close(), to.close()]);
    });
    await fillStore(from);
    const careless: Store = {
      ...to,
      transact: (work) =>
        to.transact((tx) =>
          work(
            replacing(tx, {
              mails: replacing(tx.mails, { put: (mail) => tx.mails.put({ ...mail, subject: "Other" }) }),
            }),
          ),
        ),
    };
    await expect(move(from, careless)).rejects.toThrow("org_b is not the same");
  });

  test("fails without an existing source", async () => {
    expect(await run(["move", "--from", join(temporaryFolder(), "none"), "--to", await newUrl()])).toBe(2);
  });
});

test.each([
  ["an organization", "org_b cannot be moved: in mails, mai_1: subject must be string"],
  ["a snapshot", `${OURS}, snapshot ${snapshot().name}, cannot be moved: in mails, mai_1: subject must be string`],
])("a move refuses %s with an invalid document", async (where, message) => {
  const [from, to] = [await openDatabase(temporaryFolder()), await openDatabase(temporaryFolder())];
  onTestFinished(async () => {
    await Promise.all([from.close(), to.close()]);
  });
  await fillStore(from);
  const invalid = { ...mail({ organizationId: "org_b" }), subject: 5 } as never;
  if (where === "an organization") await from.transact((tx) => tx.mails.put(invalid));
  else await from.transact((tx) => tx.snapshots.add(snapshot(), [rowOf({ collection: "mails", entity: invalid })]));
  await expect(move(from, to)).rejects.toThrow(message);
});

test.each([
  [
    "a missing document",
    { id: "per_2", email: "a@example.com", teamIds: ["team_2"] },
    "per_2: teamIds[0] refers to teams team_2, which is missing",
  ],
  [
    "an e-mail address twice",
    { id: "per_2", email: "ADA@example.com" },
    "per_2: email is already the id of another document",
  ],
])("a move refuses an organization and a snapshot with %s", async (_, given, message) => {
  const [from, to] = [await openDatabase(temporaryFolder()), await openDatabase(temporaryFolder())];
  onTestFinished(async () => {
    await Promise.all([from.close(), to.close()]);
  });
  await fillStore(from);
  const wrong = person(given);
  await from.transact((tx) => tx.snapshots.add(snapshot(), [rowOf({ collection: "people", entity: wrong })]));
  await expect(move(from, to)).rejects.toThrow(`${OURS}, snapshot before, cannot be moved: in people, ${message}`);
  await from.transact((tx) => tx.people.put(wrong));
  await expect(move(from, await emptied(to))).rejects.toThrow(`${OURS} cannot be moved: in people, ${message}`);
});

async function emptied(store: Store): Promise<Store> {
  const { items } = await store.organizations.list({ offset: 0, limit: 9 });
  for (const { id } of items) await store.transact((tx) => tx.organizations.delete(id));
  return store;
}
