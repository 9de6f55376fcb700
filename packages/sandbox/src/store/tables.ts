import type { Admission, Arrival } from "../domain/admissions.ts";
import type { Candidate } from "../domain/candidates.ts";
import type { CertificateDefinition } from "../domain/certificates.ts";
import type { ClockOwner, ClockState, OwnClock } from "../domain/clocks.ts";
import type { Delivery, DeliveryState, Lease, WebhookDelivery } from "../domain/deliveries.ts";
import type { CandidateEvent } from "../domain/events.ts";
import type { Fault } from "../domain/faults.ts";
import type { JobPosition, PositionFamily, SeniorityLevel as PositionSeniorityLevel } from "../domain/job-positions.ts";
import type { JournalEntry } from "../domain/journal.ts";
import type { ApiKey } from "../domain/keys.ts";
import type { CursorListing, CursorSlice, Listing, Position, Slice } from "../domain/lists.ts";
import type { Mail } from "../domain/mails.ts";
import type { Naming } from "../domain/naming.ts";
import type { Organization } from "../domain/organizations.ts";
import type { Person } from "../domain/people.ts";
import type { PersonSkill } from "../domain/person-skills.ts";
import type { PredefinedTest } from "../domain/predefined-tests.ts";
import type { RateLimit, Taken } from "../domain/rate-limits.ts";
import type { Skill, SkillFolder, Skillset } from "../domain/skills.ts";
import type { Snapshot } from "../domain/snapshots.ts";
import type { Task, TaskRevision } from "../domain/tasks.ts";
import type { Team } from "../domain/teams.ts";
import type { Test } from "../domain/tests.ts";
import type { Instant } from "../domain/time.ts";
import type { Timer } from "../domain/timers.ts";
import type { Webhook } from "../domain/webhooks.ts";
import type { CandidateReading, Reading, Searching, Writing } from "./collections.ts";
import type {
  CertificateDefinitionFilter,
  DeliveryFilter,
  EventFilter,
  JobPositionFilter,
  JournalFilter,
  MailFilter,
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
import type { PackedReads } from "./journal/packed-reads.ts";
import type { Pruning, PutEntry } from "./journal/rows.ts";

/** The last written version of an entry. */
export interface WrittenEntry {
  readonly entry: JournalEntry;
  /** Increases with each write of an entry of the sandbox. */
  readonly revision: number;
}

export interface Reader {
  readonly organizations: {
    get(id: string): Promise<Organization | undefined>;
    list(slice: Slice): Promise<Listing<Organization>>;
  };
  readonly keys: Reading<ApiKey> & {
    /** Returns keys whose hash begins with `prefix`; the caller compares the rest in constant time. */
    findByHashPrefix(prefix: string): Promise<readonly ApiKey[]>;
    list(organizationId: string): Promise<readonly ApiKey[]>;
  };
  readonly candidates: CandidateReading;
  readonly tests: Reading<Test> & Searching<Test, TestFilter>;
  readonly predefinedTests: Reading<PredefinedTest> & Searching<PredefinedTest, PredefinedTestFilter>;
  readonly tasks: Reading<Task> & Searching<Task, TaskFilter>;
  readonly taskRevisions: Reading<TaskRevision>;
  readonly packages: Reading<StoredPackage>;
  readonly skills: Reading<Skill> & Searching<Skill, SkillFilter>;
  readonly skillFolders: Reading<SkillFolder> & Searching<SkillFolder, VisibilityFilter>;
  readonly skillsets: Reading<Skillset> & Searching<Skillset, SkillsetFilter>;
  readonly positionFamilies: Reading<PositionFamily> & Searching<PositionFamily, object>;
  readonly seniorityLevels: Reading<PositionSeniorityLevel> & Searching<PositionSeniorityLevel, object>;
  readonly certificateDefinitions: Reading<CertificateDefinition> &
    Searching<CertificateDefinition, CertificateDefinitionFilter>;
  readonly people: Reading<Person> & Searching<Person, PersonFilter>;
  readonly personSkills: Reading<PersonSkill> & Searching<PersonSkill, PersonSkillFilter>;
  readonly teams: Reading<Team> & Searching<Team, TeamFilter>;
  readonly jobPositions: Reading<JobPosition> & Searching<JobPosition, JobPositionFilter>;
  readonly faults: Reading<Fault> & {
    list(organizationId: string): Promise<readonly Fault[]>;
    /**
     * Returns whether any organization has an active fault. Called by every request; the result is almost always false.
     */
    any(): Promise<boolean>;
  };
  readonly webhooks: Reading<Webhook> & { list(organizationId: string): Promise<readonly Webhook[]> };
  readonly mails: Reading<Mail> & {
    /** Lists newest first. */
    list(organizationId: string, filter: MailFilter, slice: Slice): Promise<Listing<Mail>>;
  };
  readonly events: Reading<CandidateEvent> & {
    /** Lists oldest first. */
    list(organizationId: string, filter: EventFilter, slice: Slice): Promise<Listing<CandidateEvent>>;
  };
  readonly timers: Reading<Timer> & {
    /** Returns the first due timer of a clock. */
    next(owner?: ClockOwner): Promise<Timer | undefined>;
    list(organizationId: string, slice: Slice): Promise<Listing<Timer>>;
  };
  readonly deliveries: Reading<Delivery> & {
    /**
     * Returns the first due delivery of a clock that can be claimed at `now` (machine clock): pending, without a
     * lease, and not behind an earlier delivery of the same candidate that has not failed.
     */
    next(now: Instant, among?: Among): Promise<Delivery | undefined>;
    /**
     * Counts pending deliveries without a lease at `now` (machine clock) that are due by an instant of their
     * clock.
     */
    countDue(now: Instant, by: Instant, owner?: ClockOwner): Promise<number>;
    /**
     * Returns the last due time of pending deliveries that are due by an instant of their clock, whether or not
     * they can be claimed.
     */
    lastDueAt(by: Instant, owner?: ClockOwner): Promise<Instant | undefined>;
    /** Returns the end (machine clock) of the last lease on a pending delivery that is due by an instant. */
    lastLease(by: Instant, owner?: ClockOwner): Promise<Instant | undefined>;
    /** Lists deliveries of events, newest first. */
    list(organizationId: string, filter: DeliveryFilter, slice: Slice): Promise<Listing<WebhookDelivery>>;
    count(webhookId: string): Promise<Readonly<Record<DeliveryState, number>>>;
  };
  readonly journal: {
    /** Reads an entry; without an organization, one that belongs to none. */
    get(organizationId: string | undefined, id: string): Promise<JournalEntry | undefined>;
    /** Returns the latest entry with this id, or with this errorId in its response, of any organization. */
    find(idOrErrorId: string): Promise<JournalEntry | undefined>;
    /** Lists newest first, before a position; `next` is the position of the last item. */
    list(organizationId: string, filter: JournalFilter, slice: JournalSlice): Promise<CursorListing<JournalEntry>>;
    /** Returns the first or last entries written after a revision; a cause comes before its effects. */
    follow(organizationId: string, filter: JournalFilter, slice: CursorSlice): Promise<readonly WrittenEntry[]>;
    count(organizationId: string | undefined): Promise<number>;
    /** Is 0 without entries. */
    lastRevision(organizationId: string): Promise<number>;
  };
  /** Complete snapshots, oldest first. */
  readonly snapshots: Reading<Snapshot> & { list(organizationId: string): Promise<readonly Snapshot[]> };
  /** Clocks of organizations; organizations without one follow the sandbox clock. */
  readonly clocks: {
    get(organizationId: string): Promise<ClockState | undefined>;
    owners(): Promise<readonly string[]>;
    /**
     * Returns all clocks in the order of organizations, each with its first due work.
     * @param now time of the machine clock
     */
    list(now: Instant): Promise<readonly OwnOutlook[]>;
  };
  /** For example the state of the sandbox clock. */
  readonly settings: { get(name: string): Promise<string | undefined> };
}

export interface PublishedDraft {
  readonly organizationId: string;
  /** Whether the organization existed. Afterwards `sweep` has work. */
  readonly hasReplaced: boolean;
}

export interface JournalSlice {
  readonly before?: Position | undefined;
  readonly limit: number;
}

export interface OwnOutlook extends OwnClock {
  readonly timerAt: Instant | undefined;
  readonly deliveryAt: Instant | undefined;
}

export interface Among {
  readonly owner?: ClockOwner;
  /** Time of that clock. */
  readonly after?: Instant | undefined;
  readonly lane?: string | undefined;
}

export interface Claim {
  readonly owner?: ClockOwner;
  /** Time of that clock. */
  readonly dueBy: Instant;
  /** Time of the machine clock; earlier leases are void. */
  readonly now: Instant;
  readonly lease: Lease;
  readonly limit: number;
  readonly mails: number;
  /** Maximum number of leases in a lane, including other processes. */
  readonly perLane: (lane: string) => number;
  /** Claims only this delivery, without limits and for any clock. */
  readonly only?: Pick<Delivery, "organizationId" | "id"> | undefined;
}

export interface StoredPackage {
  readonly id: string;
  readonly organizationId: string;
  readonly bytes: Uint8Array;
}

export type SnapshotCollection = Exclude<
  keyof Reader,
  "organizations" | "keys" | "journal" | "snapshots" | "clocks" | "settings"
>;

export interface SnapshotEntity {
  /** Increases; a reader that continues after it misses nothing. */
  readonly position: number;
  readonly collection: SnapshotCollection | "organizations";
  readonly entity: { readonly organizationId?: string };
}

type SnapshotKey = Pick<Snapshot, "organizationId" | "id">;

export interface FrozenRow extends Pick<SnapshotEntity, "collection"> {
  /** Id of the candidate or person that the entity is about. */
  readonly subject: string | null;
  readonly doc: string;
  readonly version: number;
  readonly bytes: Uint8Array | null;
}

export interface Frozen {
  /** In the order of a restore, referenced entities first. Excludes keys, journal and snapshots. */
  readonly rows: AsyncIterator<FrozenRow>;
  close(): Promise<void>;
}

/** Tables whose statements run at once. */
export interface Tables extends Reader {
  readonly organizations: Reader["organizations"] & {
    put(organization: Organization): Promise<void>;
    /**
     * Takes one credit of an organization with limited credits.
     * @returns the organization afterwards; undefined without credits
     */
    spendCredit(id: string): Promise<Organization | undefined>;
    /** Deletes an organization with all its data. Afterwards `sweep` has work. */
    delete(id: string): Promise<boolean>;
    /**
     * Deletes all data of an organization except API keys. Afterwards `sweep` has work.
     * @returns whether the organization exists
     */
    clear(id: string): Promise<boolean>;
    /** Whether an organization or a draft has this id. */
    isTaken(id: string): Promise<boolean>;
    /**
     * Creates a draft for data that takes several transactions. Until it is published, only `inDraft` sees it, and
     * its timers and deliveries are not due. An unpublished draft is dropped after its process ended, or when the
     * store is opened again.
     */
    createDraft(draftId: string, organization: Organization): Promise<void>;
    /**
     * Runs `work` with the draft as its organization.
     * @throws errors of `work`; the transaction must end then
     */
    inDraft<Result>(draftId: string, work: () => Promise<Result>): Promise<Result>;
    /**
     * Replaces the organization with the draft. An existing organization keeps its API keys and its place in
     * lists, and loses all other data.
     */
    publishDraft(draftId: string): Promise<PublishedDraft>;
    dropDraft(draftId: string): Promise<void>;
  };
  readonly keys: Reader["keys"] & Writing<ApiKey>;
  readonly candidates: Reader["candidates"] & Writing<Candidate>;
  readonly tests: Reader["tests"] & Writing<Test>;
  readonly predefinedTests: Reader["predefinedTests"] & Writing<PredefinedTest>;
  readonly tasks: Reader["tasks"] & Writing<Task>;
  readonly taskRevisions: Reader["taskRevisions"] & Writing<TaskRevision>;
  readonly packages: Reader["packages"] & Writing<StoredPackage>;
  readonly skills: Reader["skills"] & Writing<Skill>;
  readonly skillFolders: Reader["skillFolders"] & Writing<SkillFolder>;
  readonly skillsets: Reader["skillsets"] & Writing<Skillset>;
  readonly positionFamilies: Reader["positionFamilies"] & Writing<PositionFamily>;
  readonly seniorityLevels: Reader["seniorityLevels"] & Writing<PositionSeniorityLevel>;
  readonly certificateDefinitions: Reader["certificateDefinitions"] & Writing<CertificateDefinition>;
  readonly people: Reader["people"] & Writing<Person>;
  readonly personSkills: Reader["personSkills"] & Writing<PersonSkill>;
  readonly teams: Reader["teams"] & Writing<Team>;
  readonly jobPositions: Reader["jobPositions"] & Writing<JobPosition>;
  readonly faults: Reader["faults"] & Writing<Fault>;
  readonly webhooks: Reader["webhooks"] & Writing<Webhook>;
  readonly mails: Reader["mails"] & Writing<Mail>;
  readonly events: Reader["events"] & Writing<CandidateEvent>;
  readonly timers: Reader["timers"] & {
    /** Replaces the timer with the same `timerId`. */
    put(timer: Timer): Promise<void>;
    delete(organizationId: string, id: string): Promise<boolean>;
    deleteAll(organizationId: string, ids: readonly string[]): Promise<void>;
    deleteOfCandidate(organizationId: string, candidateId: string): Promise<void>;
  };
  readonly deliveries: Reader["deliveries"] & {
    /**
     * Replaces the delivery with the same id and ends its lease. Within a transaction, errors may surface at
     * commit.
     * @param isNew the caller knows that the delivery is new
     */
    put(delivery: Delivery, isNew?: boolean): Promise<void>;
    /** Puts a batch like repeated `put` calls. Optional: for stores where one statement costs less. */
    putAll?(deliveries: readonly Delivery[]): Promise<void>;
    /**
     * Leases pending deliveries: from each lane the first due ones, but none behind an earlier delivery of the same
     * candidate that has not failed. If the limit is too small, lanes with fewer leases come first.
     */
    claim(wanted: Claim): Promise<readonly Delivery[]>;
    isLeased(organizationId: string, id: string, leaseId: Lease["id"]): Promise<boolean>;
    hold(webhookId: string): Promise<void>;
    /**
     * Makes all held deliveries to an endpoint pending again.
     * @returns their number
     */
    resume(webhook: Pick<Webhook, "organizationId" | "id">, dueAt: Instant): Promise<number>;
    /** Deletes a delivery in spite of its lease. */
    delete(organizationId: string, id: string): Promise<boolean>;
    /**
     * Deletes a candidate's deliveries, except pending ones of events, which get `candidateDeleted`. Removes responses
     * that name the candidate from all other deliveries of the organization. Leases stay.
     */
    forgetCandidate(organizationId: string, candidateId: string, naming: Naming): Promise<void>;
    /** Deletes deliveries; returns events of deleted candidates. */
    deleteOfWebhook(webhookId: string): Promise<readonly string[]>;
  };
  readonly journal: Reader["journal"] & {
    /**
     * Adds entries or replaces entries with the same ids. Entries of unknown organizations are ignored. Ids are
     * unique within an organization.
     */
    put(...entries: readonly PutEntry[]): Promise<void>;
    /**
     * Adds entries of successful requests without changes, at a lower cost. They are never changed, and `find`
     * ignores them.
     */
    putReads(organizationId: string, reads: PackedReads, recordedAt: Instant): Promise<void>;
    /** Removes the details of entries about a candidate or person, and the naming parts of all other entries. */
    forget(organizationId: string, candidateId: string, naming: Naming): Promise<void>;
    /**
     * Deletes the `surplus` oldest entries, and entries that are too old.
     * @returns their number
     */
    prune(organizationId: string | undefined, what: Pruning): Promise<number>;
  };
  readonly snapshots: Reader["snapshots"] & {
    /** Returns whether a name is in use, also by an incomplete snapshot. */
    isNameTaken(organizationId: string, name: string): Promise<boolean>;
    /**
     * Creates a snapshot that is invisible until it is published. If its process ends first, it is dropped like a
     * draft.
     */
    begin(snapshot: Snapshot): Promise<void>;
    /** Adds rows, except for rows that the snapshot must erase. */
    add(snapshot: SnapshotKey, rows: readonly FrozenRow[]): Promise<void>;
    /** Returns false if the snapshot was deleted before. */
    publish(snapshot: Snapshot): Promise<boolean>;
    /** Whether the snapshot existed, complete or not. Afterwards `sweep` has work. */
    delete(organizationId: string, id: string): Promise<boolean>;
    /** Returns the next row after a position. */
    next(snapshot: SnapshotKey, after?: number): Promise<SnapshotEntity | undefined>;
    /**
     * Deletes rows about a candidate or person from all snapshots of the organization, except snapshots that keep
     * deleted ones.
     */
    erase(organizationId: string, subjectId: string): Promise<void>;
    /** Counts of due timers by kind. */
    countDue(snapshot: SnapshotKey, dueBy: Instant): Promise<ReadonlyMap<Timer["kind"], number>>;
    /** Returns a candidate or person who was erased after the snapshot began. */
    nextErased(
      snapshot: SnapshotKey,
      after?: number,
    ): Promise<{ readonly position: number; readonly subjectId: string } | undefined>;
  };
  readonly clocks: Reader["clocks"] & {
    /**
     * Sets a clock; within a draft, of the future organization.
     * @param mover the lease of the move
     * @returns false, without a change, if another mover has the clock
     * @throws Error for an unknown organization without a mover
     */
    put(organizationId: string, state: ClockState, mover?: Lease["id"]): Promise<boolean>;
    /**
     * Leases a clock to one mover, or extends its lease.
     * @param now time of the machine clock; earlier leases are void
     * @returns whether the lease was granted; undefined if the clock does not exist
     */
    lease(organizationId: string, lease: Lease, now: Instant): Promise<boolean | undefined>;
    release(organizationId: string, mover: Lease["id"]): Promise<void>;
    /**
     * Makes the organization follow the sandbox clock again.
     * @returns whether it had an organization clock
     */
    delete(organizationId: string): Promise<boolean>;
  };
  readonly settings: Reader["settings"] & { put(name: string, value: string): Promise<void> };
}

export interface Sharing {
  /** Waits until no other process runs work of the same kind. */
  alone<Result>(kind: "start" | "clock", work: () => Promise<Result>): Promise<Result>;
  /**
   * Counts a request of a key across processes.
   * @param counter distinguishes the counters of one key
   */
  take(counter: string, keyId: string, limit: RateLimit): Promise<Taken>;
  /** Looks up the data for admitting a request, in one statement for concurrent requests. */
  admit(arrival: Arrival): Promise<Admission>;
  /**
   * Returns the state of the sandbox clock and its first due work, in one statement.
   * @param now time of the machine clock
   */
  outlook(now: Instant): Promise<Outlook>;
}

/** The sandbox clock and the next due work, equal for all processes. */
export interface Outlook {
  /** Setting of the sandbox clock; undefined if it was never moved. */
  readonly clock: string | undefined;
  readonly timerAt: Instant | undefined;
  readonly deliveryAt: Instant | undefined;
}

/** Work for the process after a commit. */
export interface CommitNews {
  /** First due time of timers and deliveries, by organization; any past instant if unknown. */
  readonly dueAt: Map<string, Instant>;
  hasLeft: boolean;
}
