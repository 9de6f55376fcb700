import { describe, expect, it } from "vitest";
import type { Store, Transaction } from "../../src/store/store.ts";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import * as samples from "./samples.ts";
import { OTHER, OURS } from "./samples.ts";

interface Entity {
  readonly id: string;
  readonly organizationId: string;
}

interface Kind {
  /** Equal id, different content. */
  readonly versions: readonly [Entity, Entity];
  read(from: Store | Transaction, organizationId: string, id: string): Promise<unknown>;
  put(tx: Transaction, entity: Entity): Promise<void>;
  remove(tx: Transaction, organizationId: string, id: string): Promise<boolean>;
}

type Name =
  | "keys"
  | "candidates"
  | "tests"
  | "predefinedTests"
  | "tasks"
  | "taskRevisions"
  | "packages"
  | "faults"
  | "webhooks"
  | "skills"
  | "skillFolders"
  | "skillsets"
  | "positionFamilies"
  | "seniorityLevels"
  | "certificateDefinitions"
  | "people"
  | "personSkills"
  | "teams"
  | "jobPositions"
  | "mails"
  | "events";

const kind = (name: Name, one: Entity, other: Entity): Kind => ({
  versions: [one, other],
  read: (from, organizationId, id) => from[name].get(organizationId, id),
  // Each type receives only matching samples.
  put: (tx, entity) => tx[name].put(entity as never),
  remove: (tx, organizationId, id) => tx[name].delete(organizationId, id),
});

const kinds: Record<Name, Kind> = {
  keys: kind("keys", samples.apiKey(), samples.apiKey({ hint: "abcd" })),
  candidates: kind("candidates", samples.candidate(), samples.candidate({ firstName: "Zoë", customFields: { a: 1 } })),
  tests: kind("tests", samples.test(), samples.test({ name: "Other" })),
  predefinedTests: kind("predefinedTests", samples.predefinedTest(), samples.predefinedTest({ description: "Other" })),
  tasks: kind("tasks", samples.task(), samples.task({ draft: samples.taskContent(), revision: 2 })),
  taskRevisions: kind(
    "taskRevisions",
    samples.taskRevision(),
    samples.taskRevision({ content: samples.taskContent({ title: "\u0000 \ud800 €" }) }),
  ),
  packages: kind("packages", samples.storedPackage(), samples.storedPackage({ bytes: new Uint8Array() })),
  faults: kind("faults", samples.fault(), samples.fault({ left: 2 })),
  webhooks: kind("webhooks", samples.webhook(), samples.webhook({ secret: "other" })),
  skills: kind("skills", samples.skill(), samples.skill({ hidden: true })),
  skillFolders: kind("skillFolders", samples.skillFolder(), samples.skillFolder({ parentId: "fld_2" })),
  skillsets: kind("skillsets", samples.skillset(), samples.skillset({ active: false })),
  positionFamilies: kind("positionFamilies", samples.positionFamily(), samples.positionFamily({ name: "Other" })),
  seniorityLevels: kind("seniorityLevels", samples.seniorityLevel(), samples.seniorityLevel({ name: "Other" })),
  certificateDefinitions: kind(
    "certificateDefinitions",
    samples.certificateDefinition(),
    samples.certificateDefinition({ acronym: "C" }),
  ),
  people: kind("people", samples.person(), samples.person({ teamIds: ["team_1", "team_2"], customFields: { a: 1 } })),
  personSkills: kind("personSkills", samples.personSkill(), samples.personSkill({ wantToLearn: true })),
  teams: kind("teams", samples.team(), samples.team({ customId: "x" })),
  jobPositions: kind("jobPositions", samples.jobPosition(), samples.jobPosition({ abstract: true })),
  mails: kind("mails", samples.mail(), samples.mail({ handedOverAt: 5 })),
  events: kind("events", samples.event(), samples.event({ externalId: "x-1" })),
};

export function describeEntities(createStore: CreateStore): void {
  describe.each(Object.entries(kinds))("%s", (_, { versions: [one, other], read, put, remove }) => {
    const fresh = useFreshStore(createStore);

    it("returns the stored entity", async () => {
      await fresh.change((tx) => put(tx, one));
      expect(await read(fresh.store, OURS, one.id)).toStrictEqual(one);
    });

    it("replaces an entity", async () => {
      await fresh.change((tx) => put(tx, one));
      await fresh.change((tx) => put(tx, other));
      expect(await read(fresh.store, OURS, one.id)).toStrictEqual(other);
    });

    it("returns undefined for an unknown id, and for another or an unknown organization", async () => {
      await fresh.change((tx) => put(tx, one));
      expect(await read(fresh.store, OURS, "unknown")).toBeUndefined();
      expect(await read(fresh.store, OTHER, one.id)).toBeUndefined();
      expect(await read(fresh.store, "org_unknown", one.id)).toBeUndefined();
    });

    it("deletes an entity once", async () => {
      await fresh.change((tx) => put(tx, one));
      const removed = () => fresh.store.transact((tx) => remove(tx, OURS, one.id));
      expect(await removed()).toBe(true);
      expect(await read(fresh.store, OURS, one.id)).toBeUndefined();
      expect(await removed()).toBe(false);
    });

    it("distinguishes equal ids of different organizations", async () => {
      const theirs = { ...other, organizationId: OTHER };
      await fresh.change((tx) => put(tx, one));
      await fresh.change((tx) => put(tx, theirs));
      expect(await read(fresh.store, OURS, one.id)).toStrictEqual(one);
      expect(await read(fresh.store, OTHER, one.id)).toStrictEqual(theirs);
      expect(await fresh.store.transact((tx) => remove(tx, OTHER, one.id))).toBe(true);
      expect(await read(fresh.store, OURS, one.id)).toStrictEqual(one);
    });

    it("refuses an entity without an organization", async () => {
      await expect(fresh.change((tx) => put(tx, { ...one, organizationId: "org_unknown" }))).rejects.toThrow(
        "org_unknown",
      );
    });
  });
}
