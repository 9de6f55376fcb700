import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import * as samples from "../../../testing/store-suite/samples.ts";
import { OURS } from "../../../testing/store-suite/samples.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import type { Reading, Searching } from "../collections.ts";
import { type DocumentKind, tableOf, type Upgrade, upgrade, upgrades, versionOf } from "../documents.ts";
import type { Store } from "../store.ts";
import { createSqliteStore } from "./index.ts";

const kinds = Object.keys(upgrades) as DocumentKind[];

const newest = () => Object.fromEntries(kinds.map((kind) => [kind, versionOf(kind)]));

function addUpgrade(step: Upgrade): () => void {
  for (const kind of kinds) (upgrades[kind] as Upgrade[]).push(step);
  let removed = false;
  const remove = () => {
    if (!removed) for (const kind of kinds) upgrades[kind].pop();
    removed = true;
  };
  onTestFinished(remove);
  return remove;
}

function openFolder() {
  const file = join(temporaryFolder(), "store.sqlite");
  return {
    open: () => createSqliteStore({ file }),
    versions() {
      const db = new DatabaseSync(file, { readOnly: true });
      const entries = kinds.map((kind) => [kind, db.prepare(`SELECT version FROM ${tableOf(kind)}`).get()?.version]);
      db.close();
      return Object.fromEntries(entries);
    },
  };
}

const everything = { offset: 0, limit: 10 };
const first = <Item>({ items }: { items: readonly Item[] }): Item | undefined => items[0];

const listed = <Item>(kind: Reading<Item> & Searching<Item, object>, id: string): Promise<unknown>[] => [
  kind.get(OURS, id),
  kind.search(OURS, {}, everything).then(first),
  kind.walk(OURS, {}, everything).then(first),
];

const ways: Record<DocumentKind, (store: Store) => Promise<unknown>[]> = {
  organizations: ({ organizations }) => [organizations.get(OURS), organizations.list(everything).then(first)],
  keys: ({ keys }) => [
    keys.get(OURS, "key_1"),
    keys.findByHashPrefix("a1").then(([one]) => one),
    keys.list(OURS).then(([one]) => one),
  ],
  faults: ({ faults }) => [faults.get(OURS, "flt_1"), faults.list(OURS).then(([one]) => one)],
  snapshots: ({ snapshots }) => [snapshots.get(OURS, "snp_1"), snapshots.list(OURS).then(([one]) => one)],
  webhooks: ({ webhooks }) => [webhooks.get(OURS, "whk_1"), webhooks.list(OURS).then(([one]) => one)],
  candidates: ({ candidates }) => [
    candidates.get(OURS, "cnd_1"),
    candidates.findByExternalId(OURS, "x"),
    candidates.findByAssessment(OURS, "asm_1"),
    candidates.findAnywhere({ token: "tkn_1" }),
    candidates.findAnywhere({ candidateId: "cnd_1" }),
    candidates.search(OURS, {}, everything).then(first),
    candidates.search(OURS, { text: "ada", tags: ["a"] }, everything).then(first),
  ],
  tests: ({ tests }) => [
    tests.get(OURS, "tst_1"),
    tests.search(OURS, { usable: true }, everything).then(first),
    tests.walk(OURS, {}, everything).then(first),
  ],
  predefinedTests: ({ predefinedTests }) => [
    predefinedTests.get(OURS, "pre_1"),
    predefinedTests.search(OURS, {}, everything).then(first),
    predefinedTests.walk(OURS, {}, everything).then(first),
  ],
  tasks: ({ tasks }) => [
    tasks.get(OURS, "tsk_1"),
    tasks.search(OURS, {}, everything).then(first),
    tasks.walk(OURS, {}, everything).then(first),
  ],
  taskRevisions: ({ taskRevisions }) => [taskRevisions.get(OURS, "tsk_1.1")],
  skills: ({ skills }) => listed(skills, "skl_1"),
  skillFolders: ({ skillFolders }) => listed(skillFolders, "fld_1"),
  skillsets: ({ skillsets }) => listed(skillsets, "set_1"),
  positionFamilies: ({ positionFamilies }) => listed(positionFamilies, "fam_1"),
  seniorityLevels: ({ seniorityLevels }) => listed(seniorityLevels, "sen_1"),
  certificateDefinitions: ({ certificateDefinitions }) => listed(certificateDefinitions, "crt_1"),
  people: ({ people }) => listed(people, "per_1"),
  personSkills: ({ personSkills }) => listed(personSkills, "per_1.skl_1"),
  teams: ({ teams }) => listed(teams, "team_1"),
  jobPositions: ({ jobPositions }) => listed(jobPositions, "jp_1"),
  mails: ({ mails }) => [mails.get(OURS, "mai_1"), mails.list(OURS, {}, everything).then(first)],
  events: ({ events }) => [events.get(OURS, "evt_1"), events.list(OURS, {}, everything).then(first)],
  timers: ({ timers }) => [timers.next(), timers.get(OURS, "expire:asm_1")],
  deliveries: ({ deliveries, transact }) => [
    deliveries.get(OURS, "invitation:asm_1"),
    deliveries.next(0),
    transact((tx) =>
      tx.deliveries.claim({
        dueBy: 100,
        now: 0,
        lease: { id: "lea_1", until: 1 },
        limit: 1,
        mails: 1,
        perLane: () => 1,
      }),
    ).then(([one]) => one),
  ],
};

const fill = (store: Store) =>
  store.transact(async (tx) => {
    const assessments = [samples.assessment()];
    await tx.organizations.put(samples.organization());
    await tx.keys.put(samples.apiKey());
    await tx.webhooks.put(samples.webhook());
    await tx.faults.put(samples.fault());
    if (!(await tx.snapshots.publish(samples.snapshot()))) await tx.snapshots.begin(samples.snapshot());
    await tx.snapshots.publish(samples.snapshot());
    await tx.candidates.put(samples.candidate({ externalId: "x", tags: ["a"], assessments }));
    await tx.tests.put(samples.test());
    await tx.predefinedTests.put(samples.predefinedTest());
    await tx.tasks.put(samples.task());
    await tx.taskRevisions.put(samples.taskRevision());
    await tx.skills.put(samples.skill());
    await tx.skillFolders.put(samples.skillFolder());
    await tx.skillsets.put(samples.skillset());
    await tx.positionFamilies.put(samples.positionFamily());
    await tx.seniorityLevels.put(samples.seniorityLevel());
    await tx.certificateDefinitions.put(samples.certificateDefinition());
    await tx.people.put(samples.person());
    await tx.personSkills.put(samples.personSkill());
    await tx.teams.put(samples.team());
    await tx.jobPositions.put(samples.jobPosition());
    await tx.mails.put(samples.mail());
    await tx.events.put(samples.event());
    await tx.timers.put({
      kind: "expire",
      organizationId: OURS,
      candidateId: "cnd_1",
      assessmentId: "asm_1",
      dueAt: 1,
    });
    await tx.deliveries.put(samples.delivery({ id: "invitation:asm_1" }));
  });

const read = async (store: Store) => {
  const found = await Promise.all(kinds.map(async (kind) => [kind, await Promise.all(ways[kind](store))] as const));
  return Object.fromEntries(found);
};

it("returns documents of earlier releases in the current form, by every lookup", async () => {
  const { open, versions } = openFolder();
  const before = open();
  await fill(before);
  await before.close();
  const written = newest();
  addUpgrade((stored) => ({ ...stored, steps: "first" }));
  addUpgrade((stored) => ({ ...stored, steps: `${stored.steps}, second` }));
  const after = open();
  onTestFinished(() => after.close());
  for (const [kind, found] of Object.entries(await read(after)))
    for (const one of found) expect([kind, one]).toEqual([kind, expect.objectContaining({ steps: "first, second" })]);
  expect(versions()).toEqual(written);
});

it("writes documents in the newest form", async () => {
  const { open, versions } = openFolder();
  addUpgrade((stored) => ({ ...stored, upgraded: true }));
  const store = open();
  onTestFinished(() => store.close());
  await fill(store);
  await fill(store);
  for (const found of Object.values(await read(store)))
    for (const one of found) expect(one).not.toHaveProperty("upgraded");
  expect(versions()).toEqual(newest());
});

it("refuses documents of a newer release", async () => {
  const { open } = openFolder();
  const remove = addUpgrade((stored) => stored);
  const newer = open();
  await fill(newer);
  await newer.close();
  remove();
  expect(open).toThrow("it was written by a newer release");
  expect(() => upgrade("tests", 2, {})).toThrow("A document of tests was written by a newer release (version 2)");
});
