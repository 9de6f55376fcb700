import type { CertificateDefinition } from "../domain/certificates.ts";
import type { JobPosition, PositionFamily, SeniorityLevel } from "../domain/job-positions.ts";
import type { Person } from "../domain/people.ts";
import type { PersonSkill } from "../domain/person-skills.ts";
import type { PredefinedTest } from "../domain/predefined-tests.ts";
import type { Skill, SkillFolder, Skillset } from "../domain/skills.ts";
import type { Task, TaskRevision } from "../domain/tasks.ts";
import type { Team } from "../domain/teams.ts";
import type { Test } from "../domain/tests.ts";
import type {
  CertificateDefinitionFilter,
  JobPositionFilter,
  PersonFilter,
  PersonSkillFilter,
  PredefinedTestFilter,
  SkillFilter,
  SkillsetFilter,
  TaskFilter,
  TeamFilter,
  TestFilter,
  VisibilityFilter,
} from "./filters.ts";
import { type ChangeObserver, noObserver, type ObservedCollection } from "./observer.ts";
import type { CommitNews, StoredPackage, Tables } from "./tables.ts";
import {
  Candidates,
  Deliveries,
  Events,
  Faults,
  JournalEntries,
  Keys,
  Mails,
  Organizations,
  OwnClocks,
  Settings,
  Snapshots,
  Timers,
  Webhooks,
} from "./unit-collections.ts";
import { Entities, type Queue, type Scope, SearchedEntities, type Unit } from "./unit-entities.ts";

/**
 * One transaction over the tables of a database. It queues entities that a transaction often puts several times, rejects calls after its end, and
 * reports each change to one observer. Collections are created at their first use, since most transactions use few.
 */
export class UnitOfWork implements Tables, Unit {
  readonly tables: Tables;
  readonly scope: Scope;
  readonly together: boolean;
  readonly news: CommitNews = { dueAt: new Map(), hasLeft: false };
  readonly touched = new Set<ObservedCollection>();
  readonly queues: Queue[] = [];
  observer: ChangeObserver = noObserver;
  private readonly made: Partial<Collections> = {};

  /**
   * @param options.together sends pending changes without waiting: the store keeps their order and rejects changes
   * after a failure
   */
  constructor(tables: Tables, scope: Scope, { together = false }: { readonly together?: boolean } = {}) {
    this.tables = tables;
    this.scope = scope;
    this.together = together;
  }

  observe(observer: ChangeObserver): void {
    this.observer = observer;
  }

  /**
   * Writes pending changes.
   * @param isForgotten rows may differ afterwards from entities read or put before
   */
  async flush(isForgotten = false): Promise<void> {
    if (this.together) await Promise.all(this.queues.map((queue) => queue.flush(isForgotten)));
    else
      for (const queue of this.queues) {
        const written = queue.flush(isForgotten);
        if (written !== undefined) await written;
      }
  }

  get organizations(): Organizations {
    this.made.organizations ??= new Organizations(this, this.tables.organizations);
    return this.made.organizations;
  }
  get keys(): Keys {
    this.made.keys ??= new Keys(this, this.tables.keys, "keys");
    return this.made.keys;
  }
  get candidates(): Candidates {
    this.made.candidates ??= new Candidates(this, this.tables.candidates, "candidates");
    return this.made.candidates;
  }
  get tests(): SearchedEntities<Test, TestFilter> {
    this.made.tests ??= new SearchedEntities(this, this.tables.tests, "tests");
    return this.made.tests;
  }
  get predefinedTests(): SearchedEntities<PredefinedTest, PredefinedTestFilter> {
    this.made.predefinedTests ??= new SearchedEntities(this, this.tables.predefinedTests, "predefinedTests");
    return this.made.predefinedTests;
  }
  get tasks(): SearchedEntities<Task, TaskFilter> {
    this.made.tasks ??= new SearchedEntities(this, this.tables.tasks, "tasks");
    return this.made.tasks;
  }
  get taskRevisions(): Entities<TaskRevision> {
    this.made.taskRevisions ??= new Entities(this, this.tables.taskRevisions);
    return this.made.taskRevisions;
  }
  get packages(): Entities<StoredPackage> {
    this.made.packages ??= new Entities(this, this.tables.packages);
    return this.made.packages;
  }
  get skills(): SearchedEntities<Skill, SkillFilter> {
    this.made.skills ??= new SearchedEntities(this, this.tables.skills, "skills");
    return this.made.skills;
  }
  get skillFolders(): SearchedEntities<SkillFolder, VisibilityFilter> {
    this.made.skillFolders ??= new SearchedEntities(this, this.tables.skillFolders, "skillFolders");
    return this.made.skillFolders;
  }
  get skillsets(): SearchedEntities<Skillset, SkillsetFilter> {
    this.made.skillsets ??= new SearchedEntities(this, this.tables.skillsets, "skillsets");
    return this.made.skillsets;
  }
  get positionFamilies(): SearchedEntities<PositionFamily, object> {
    this.made.positionFamilies ??= new SearchedEntities(this, this.tables.positionFamilies, "positionFamilies");
    return this.made.positionFamilies;
  }
  get seniorityLevels(): SearchedEntities<SeniorityLevel, object> {
    this.made.seniorityLevels ??= new SearchedEntities(this, this.tables.seniorityLevels, "seniorityLevels");
    return this.made.seniorityLevels;
  }
  get certificateDefinitions(): SearchedEntities<CertificateDefinition, CertificateDefinitionFilter> {
    this.made.certificateDefinitions ??= new SearchedEntities(
      this,
      this.tables.certificateDefinitions,
      "certificateDefinitions",
    );
    return this.made.certificateDefinitions;
  }
  get people(): SearchedEntities<Person, PersonFilter> {
    this.made.people ??= new SearchedEntities(this, this.tables.people, "people");
    return this.made.people;
  }
  get personSkills(): SearchedEntities<PersonSkill, PersonSkillFilter> {
    this.made.personSkills ??= new SearchedEntities(this, this.tables.personSkills, "personSkills");
    return this.made.personSkills;
  }
  get teams(): SearchedEntities<Team, TeamFilter> {
    this.made.teams ??= new SearchedEntities(this, this.tables.teams, "teams");
    return this.made.teams;
  }
  get jobPositions(): SearchedEntities<JobPosition, JobPositionFilter> {
    this.made.jobPositions ??= new SearchedEntities(this, this.tables.jobPositions, "jobPositions");
    return this.made.jobPositions;
  }
  get faults(): Faults {
    this.made.faults ??= new Faults(this, this.tables.faults, "faults");
    return this.made.faults;
  }
  get webhooks(): Webhooks {
    this.made.webhooks ??= new Webhooks(this, this.tables.webhooks, "webhooks");
    return this.made.webhooks;
  }
  get mails(): Mails {
    this.made.mails ??= new Mails(this, this.tables.mails, "mails");
    return this.made.mails;
  }
  get events(): Events {
    this.made.events ??= new Events(this, this.tables.events, "events");
    return this.made.events;
  }
  get timers(): Timers {
    this.made.timers ??= new Timers(this, this.tables.timers);
    return this.made.timers;
  }
  get deliveries(): Deliveries {
    this.made.deliveries ??= new Deliveries(this, this.tables.deliveries, "deliveries");
    return this.made.deliveries;
  }
  get journal(): JournalEntries {
    this.made.journal ??= new JournalEntries(this, this.tables.journal);
    return this.made.journal;
  }
  get snapshots(): Snapshots {
    this.made.snapshots ??= new Snapshots(this, this.tables.snapshots);
    return this.made.snapshots;
  }
  get clocks(): OwnClocks {
    this.made.clocks ??= new OwnClocks(this, this.tables.clocks);
    return this.made.clocks;
  }
  get settings(): Settings {
    this.made.settings ??= new Settings(this, this.tables.settings);
    return this.made.settings;
  }
}

type Collections = { -readonly [Name in keyof Tables]: UnitOfWork[Name] };
