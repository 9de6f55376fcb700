import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, it } from "vitest";
import { useDatabaseFile } from "../../../../testing/database-file.ts";
import { candidate, event, mail, OURS, organization, test } from "../../../../testing/store-suite/samples.ts";
import { checkSqliteFile } from "./check.ts";

const database = useDatabaseFile();
const { open, startProcess, kill } = database;

beforeEach(async () => {
  const store = open();
  await store.transact(async (tx) => {
    await tx.organizations.put(organization());
    for (let index = 0; index < 200; index++) await tx.candidates.put(candidate({ id: `cnd_${index}`, tags: ["a"] }));
    await tx.tests.put(test());
    await tx.mails.put(mail());
    await tx.events.put(event());
    await tx.settings.put("name", "value");
  });
  await store.close();
});

const check = () => checkSqliteFile({ file: database.file });

function change(sql: string): void {
  const db = new DatabaseSync(database.file);
  db.exec(sql);
  db.close();
}

const contents = () =>
  Object.fromEntries(readdirSync(database.folder).map((name) => [name, readFileSync(join(database.folder, name))]));

it("finds nothing in a database without damage, also while it is served and after it was killed", async () => {
  expect(check()).toEqual([]);
  const started = await startProcess(`await store.transact((tx) => tx.settings.put("name", "other"))`);
  expect(check()).toEqual([]);
  await kill(started);
  expect(check()).toEqual([]);
});

it("changes nothing", async () => {
  await kill(await startProcess(`await store.transact((tx) => tx.settings.put("name", "other"))`));
  const { "store.sqlite-shm": _, ...before } = contents();
  check();
  expect(contents()).toMatchObject(before);
});

it("lists damaged pages and indexes", () => {
  const whole = readFileSync(database.file);
  let found = 0;
  for (let page = 2; page < whole.length / 4096; page += 5) {
    const damaged = Buffer.from(whole);
    damaged.fill(0xff, page * 4096, page * 4096 + 50);
    writeFileSync(database.file, damaged);
    if (check().length > 0) found++;
    else throw new Error(`Damage in page ${page} was not noticed.`);
  }
  expect(found).toBeGreaterThan(5);
});

it.each([
  ["UPDATE candidates SET doc = '{' WHERE id IN ('cnd_1', 'cnd_2')", /^candidates cnd_1 cannot be read: .*JSON/],
  ["UPDATE tests SET version = 99", /^tests tst_1 cannot be read: .*newer release/],
  ["UPDATE tests SET doc = json_set(doc, '$.name', 5)", "tests tst_1 cannot be read: name must be string"],
  ["UPDATE mails SET doc = json_remove(doc, '$.state')", /^mails \S+ cannot be read: state must be/],
  ["UPDATE events SET doc = 'null'", /^events \S+ cannot be read: /],
  ["UPDATE candidate_counts SET count = 1", "the counts of candidates are wrong"],
  ["UPDATE history_counts SET count = count + 1", "the counts of mails and events are wrong"],
])("reports the damage by %j", (sql, expected) => {
  change(sql);
  expect(check()).toContainEqual(typeof expected === "string" ? expected : expect.stringMatching(expected));
});

it.each([
  [
    "UPDATE events SET doc = json_set(doc, '$.candidateId', 'cnd_9999')",
    `${OURS}: events evt_1: candidateId refers to candidates cnd_9999, which is missing`,
  ],
  [
    "DELETE FROM candidates WHERE id = 'cnd_1'",
    `${OURS}: mails mai_1: candidateId refers to candidates cnd_1, which is missing`,
  ],
])("reports the reference broken by %j", (sql, expected) => {
  change(sql);
  expect(check()).toContain(expected);
});

it("checks the entities of snapshots", () => {
  change(`INSERT INTO snapshots (number, organization, id, name, keeps_deleted, state, doc, version)
      VALUES (1, 'org_1', 'snp_1', 'before', 0, 'READY', '{}', 1), (2, 'org_1', 'snp_2', 'gone', 0, 'DELETED', '{}', 1);
    INSERT INTO snapshot_rows (snapshot, collection, doc, version) VALUES (1, 'tests', '{}', 99), (2, 'tests', '{', 1)`);
  expect(check()).toEqual([expect.stringMatching(/^tests in the snapshot before cannot be read: .*newer release/)]);
});

it("lists the first of many findings of one kind, and the number of the rest", () => {
  change("UPDATE candidates SET doc = ''");
  expect(check()).toHaveLength(11);
  expect(check().at(-1)).toBe("and 190 more of the same kind");
});

it("passes settings to the callback", () => {
  const checkSetting = (name: string, value: string) => {
    throw new Error(`${name} is ${value}`);
  };
  expect(checkSqliteFile({ file: database.file, checkSetting })).toEqual(["name is value"]);
});

it("reports why a database cannot be opened", async () => {
  await kill(await startProcess(`await store.transact((tx) => tx.settings.put("name", "other"))`));
  rmSync(`${database.file}-wal`);
  expect(check()).toEqual([expect.stringContaining("-wal was lost")]);
});
