import { describe, expect, it } from "vitest";
import type { Store, Transaction } from "../../src/store/store.ts";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import * as samples from "./samples.ts";
import { OTHER, OURS, organization } from "./samples.ts";

const all = { offset: 0, limit: 100 };

export async function fill(tx: Transaction, organizationId: string): Promise<void> {
  const assessments = [samples.assessment({ id: `asm_${organizationId}`, token: `tkn_${organizationId}` })];
  const id = `cnd_${organizationId}`;
  await tx.keys.put(samples.apiKey({ organizationId }));
  await tx.candidates.put(samples.candidate({ id, organizationId, tags: ["a"], externalId: "x", assessments }));
  await tx.tests.put(samples.test({ organizationId }));
  await tx.predefinedTests.put(samples.predefinedTest({ organizationId }));
  await tx.tasks.put(samples.task({ organizationId, revision: 1, published: samples.taskContent() }));
  await tx.taskRevisions.put(samples.taskRevision({ organizationId }));
  await tx.packages.put(samples.storedPackage({ organizationId }));
  await tx.webhooks.put(samples.webhook({ organizationId }));
  await tx.skills.put(samples.skill({ organizationId }));
  await tx.skillFolders.put(samples.skillFolder({ organizationId }));
  await tx.skillsets.put(samples.skillset({ organizationId }));
  await tx.positionFamilies.put(samples.positionFamily({ organizationId }));
  await tx.seniorityLevels.put(samples.seniorityLevel({ organizationId }));
  await tx.certificateDefinitions.put(samples.certificateDefinition({ organizationId }));
  await tx.people.put(samples.person({ organizationId, customId: "x" }));
  await tx.personSkills.put(samples.personSkill({ organizationId }));
  await tx.teams.put(samples.team({ organizationId }));
  await tx.jobPositions.put(samples.jobPosition({ organizationId }));
  await tx.mails.put(samples.mail({ organizationId, candidateId: id }));
  await tx.events.put(samples.event({ organizationId, candidateId: id }));
  await tx.timers.put({ kind: "build", organizationId, taskId: "tsk_1", packageId: "pkg_1", dueAt: 1 });
  await tx.deliveries.put(samples.delivery({ organizationId, candidateId: id }));
}

/** By every access path. */
export async function contents(store: Store, organizationId: string): Promise<Record<string, number>> {
  const one = (found: unknown) => (found === undefined ? 0 : 1);
  return {
    keys: (await store.keys.list(organizationId)).length,
    candidates: (await store.candidates.search(organizationId, {}, all)).total,
    byText: (await store.candidates.search(organizationId, { text: "ada" }, all)).total,
    byTag: (await store.candidates.search(organizationId, { tags: ["a"] }, all)).total,
    byStage: (await store.candidates.search(organizationId, { stages: ["INVITED"] }, all)).total,
    byExternalId: one(await store.candidates.findByExternalId(organizationId, "x")),
    byAssessment: one(await store.candidates.findByAssessment(organizationId, `asm_${organizationId}`)),
    byToken: one(await store.candidates.findAnywhere({ token: `tkn_${organizationId}` })),
    tests: (await store.tests.search(organizationId, {}, all)).total,
    predefinedTests: (await store.predefinedTests.search(organizationId, {}, all)).total,
    tasks: (await store.tasks.search(organizationId, {}, all)).total,
    taskRevisions: one(await store.taskRevisions.get(organizationId, "tsk_1.1")),
    packages: one(await store.packages.get(organizationId, "pkg_1")),
    skills: (await store.skills.search(organizationId, {}, all)).total,
    visibleSkills: (await store.skills.search(organizationId, { hidden: false }, all)).total,
    skillFolders: (await store.skillFolders.search(organizationId, {}, all)).total,
    skillsets: (await store.skillsets.search(organizationId, {}, all)).total,
    positionFamilies: (await store.positionFamilies.search(organizationId, {}, all)).total,
    seniorityLevels: (await store.seniorityLevels.search(organizationId, {}, all)).total,
    certificateDefinitions: (await store.certificateDefinitions.search(organizationId, {}, all)).total,
    people: (await store.people.search(organizationId, {}, all)).total,
    peopleByCustomId: (await store.people.search(organizationId, { customId: "x" }, all)).total,
    personSkills: (await store.personSkills.search(organizationId, {}, all)).total,
    teams: (await store.teams.search(organizationId, {}, all)).total,
    jobPositions: (await store.jobPositions.search(organizationId, {}, all)).total,
    webhooks: (await store.webhooks.list(organizationId)).length,
    mails: (await store.mails.list(organizationId, {}, all)).total,
    events: (await store.events.list(organizationId, {}, all)).total,
    timers: one(await store.timers.get(organizationId, "build:tsk_1")),
    deliveries: one(await store.deliveries.get(organizationId, samples.delivery().id)),
  };
}

/** Expects this count for each collection in `contents`. */
export const everything = (count: number) => (given: Record<string, number>) =>
  Object.fromEntries(Object.keys(given).map((name) => [name, count]));

export function describeOrganizations(createStore: CreateStore): void {
  describe("organizations", () => {
    const fresh = useFreshStore(createStore);

    it("returns and replaces the stored organization", async () => {
      await fresh.change((tx) => tx.organizations.put(organization({ credits: 3 })));
      expect(await fresh.store.organizations.get(OURS)).toStrictEqual(organization({ credits: 3 }));
      expect(await fresh.store.organizations.get("org_unknown")).toBeUndefined();
    });

    it("spends credits down to 0, and none of an organization with unlimited credits", async () => {
      const spend = (id = OURS) => fresh.store.transact((tx) => tx.organizations.spendCredit(id));
      expect(await spend()).toBeUndefined();
      await fresh.change((tx) => tx.organizations.put(organization({ credits: 1 })));
      expect(await spend()).toStrictEqual(organization({ credits: 0 }));
      expect(await spend()).toBeUndefined();
      expect(await fresh.store.organizations.get(OURS)).toStrictEqual(organization({ credits: 0 }));
      expect(await spend("org_unknown")).toBeUndefined();
    });

    it("lists in order of creation, also after a replacement", async () => {
      await fresh.change((tx) => tx.organizations.put(organization({ id: "org_a", name: "A" })));
      await fresh.change((tx) => tx.organizations.put(organization({ name: "Renamed" })));
      const { items, total } = await fresh.store.organizations.list({ offset: 0, limit: 2 });
      expect([items.map(({ id }) => id), total]).toEqual([[OURS, OTHER], 3]);
      const rest = await fresh.store.organizations.list({ offset: 2, limit: 2 });
      expect([rest.items.map(({ id }) => id), rest.total]).toEqual([["org_a"], 3]);
    });

    it("deletes an organization with all its data, and nothing of another", async () => {
      await fresh.change((tx) => fill(tx, OURS));
      await fresh.change((tx) => fill(tx, OTHER));
      const theirs = await contents(fresh.store, OTHER);
      expect(theirs).toEqual(everything(1)(theirs));
      expect(await fresh.store.transact((tx) => tx.organizations.delete(OURS))).toBe(true);
      expect(await fresh.store.organizations.get(OURS)).toBeUndefined();
      expect(await contents(fresh.store, OURS)).toEqual(everything(0)(theirs));
      expect(await contents(fresh.store, OTHER)).toEqual(theirs);
      expect((await fresh.store.organizations.list(all)).total).toBe(1);
      expect(await fresh.store.transact((tx) => tx.organizations.delete(OURS))).toBe(false);
    });

    it("starts empty after a deletion", async () => {
      await fresh.change((tx) => fill(tx, OURS));
      await fresh.change((tx) => tx.organizations.delete(OURS));
      await fresh.change((tx) => tx.organizations.put(organization()));
      const empty = await contents(fresh.store, OURS);
      expect(empty).toEqual(everything(0)(empty));
    });

    it("clears everything except the organization and its keys, and can be filled again", async () => {
      await fresh.change((tx) => fill(tx, OURS));
      await fresh.change((tx) => fill(tx, OTHER));
      const full = await contents(fresh.store, OURS);
      await fresh.change((tx) => tx.organizations.clear(OURS));
      expect(await contents(fresh.store, OURS)).toEqual({ ...everything(0)(full), keys: 1 });
      expect(await fresh.store.organizations.get(OURS)).toStrictEqual(organization());
      expect(await contents(fresh.store, OTHER)).toEqual(full);
      await fresh.change((tx) => fill(tx, OURS));
      expect(await contents(fresh.store, OURS)).toEqual(full);
    });

    it("clears and fills in one transaction, twice", async () => {
      await fresh.change((tx) => fill(tx, OURS));
      const full = await contents(fresh.store, OURS);
      await fresh.change(async (tx) => {
        for (let time = 0; time < 2; time++) {
          await tx.organizations.clear(OURS);
          await fill(tx, OURS);
        }
      });
      expect(await contents(fresh.store, OURS)).toEqual(full);
    });
  });
}
