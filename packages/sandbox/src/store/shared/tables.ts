import type { PositionFamily, SeniorityLevel } from "../../domain/job-positions.ts";
import type { SkillFolder } from "../../domain/skills.ts";
import type { TaskRevision } from "../../domain/tasks.ts";
import type { Searching, Writing } from "../collections.ts";
import type { Entity } from "../documents.ts";
import type { VisibilityFilter } from "../filters.ts";
import { type Lookup, lookups, type SearchedKind } from "../lookups.ts";
import type { Tables } from "../tables.ts";
import { createClocks } from "./clocks.ts";
import {
  createCollection,
  createEvents,
  createFaults,
  createKeys,
  createMails,
  createPackages,
  createSettings,
  createTimers,
  createWebhooks,
} from "./collections.ts";
import { createOrganizations } from "./organizations.ts";
import { createSnapshots } from "./snapshots.ts";
import type { Statements } from "./statements.ts";

interface OwnTables {
  candidates(db: Statements): Tables["candidates"];
  deliveries(db: Statements): Tables["deliveries"];
  journal(): Tables["journal"];
  searched<Item extends Entity, Filter>(
    kind: SearchedKind,
    lookup: Lookup<Item, Filter>,
  ): Writing<Item> & Searching<Item, Filter>;
}

/** Creates tables at first use, because a transaction uses few. Spreading the object would create all. */
export const createTables = (db: Statements, own: OwnTables): Tables => ({
  get organizations() {
    return createOrganizations(db);
  },
  get keys() {
    return createKeys(db);
  },
  get faults() {
    return createFaults(db);
  },
  get webhooks() {
    return createWebhooks(db);
  },
  get candidates() {
    return own.candidates(db);
  },
  get tests() {
    return own.searched("tests", lookups.tests);
  },
  get predefinedTests() {
    return own.searched("predefinedTests", lookups.predefinedTests);
  },
  get tasks() {
    return own.searched("tasks", lookups.tasks);
  },
  get taskRevisions() {
    return createCollection<TaskRevision>(db, "taskRevisions");
  },
  get skills() {
    return own.searched("skills", lookups.skills);
  },
  get skillFolders() {
    return own.searched<SkillFolder, VisibilityFilter>("skillFolders", lookups.skillFolders);
  },
  get skillsets() {
    return own.searched("skillsets", lookups.skillsets);
  },
  get positionFamilies() {
    return own.searched<PositionFamily, object>("positionFamilies", lookups.positionFamilies);
  },
  get seniorityLevels() {
    return own.searched<SeniorityLevel, object>("seniorityLevels", lookups.seniorityLevels);
  },
  get certificateDefinitions() {
    return own.searched("certificateDefinitions", lookups.certificateDefinitions);
  },
  get people() {
    return own.searched("people", lookups.people);
  },
  get personSkills() {
    return own.searched("personSkills", lookups.personSkills);
  },
  get teams() {
    return own.searched("teams", lookups.teams);
  },
  get jobPositions() {
    return own.searched("jobPositions", lookups.jobPositions);
  },
  get packages() {
    return createPackages(db);
  },
  get mails() {
    return createMails(db);
  },
  get events() {
    return createEvents(db);
  },
  get timers() {
    return createTimers(db);
  },
  get deliveries() {
    return own.deliveries(db);
  },
  get clocks() {
    return createClocks(db);
  },
  get journal() {
    return own.journal();
  },
  get snapshots() {
    return createSnapshots(db);
  },
  get settings() {
    return createSettings(db);
  },
});
