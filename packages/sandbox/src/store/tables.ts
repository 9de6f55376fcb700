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

/** An entry that is put. */
export interface PutEntry extends JournalEntry {
  /** The only part of its details, as JSON. */
  readonly patch?: string;
}

/** An entry as it was written last. */
export interface WrittenEntry {
  readonly entry: JournalEntry;
  /** Grows with each time an entry of the sandbox is written. */
  readonly revision: number;
}

/** All stored data, as it was committed last. */
export interface Reader {
  readonly organizations: {
    get(id: string): Promise<Organization | undefined>;
    list(slice: Slice): Promise<Listing<Organization>>;
  };
  readonly keys: Reading<ApiKey> & {
    /** All keys whose hash begins with `prefix`; the caller compares the rest in constant time. */
    findByHashPrefix(prefix: string): Promise<readonly ApiKey[]>;
    list(organizationId: string): Promise<readonly ApiKey[]>;
  };
  readonly candidates: CandidateReading;
  /** `text` looks through name and skills. */
  readonly tests: Reading<Test> & Searching<Test, TestFilter>;
  /** `text` looks through name, description and skills. */
  readonly predefinedTests: Reading<PredefinedTest> & Searching<PredefinedTest, PredefinedTestFilter>;
  readonly tasks: Reading<Task> & Searching<Task, TaskFilter>;
  readonly taskRevisions: Reading<TaskRevision>;
  /** Uploaded ZIP files. */
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
    /** Whether any organization has one: every request asks, and nearly always there is none. */
    any(): Promise<boolean>;
  };
  readonly webhooks: Reading<Webhook> & { list(organizationId: string): Promise<readonly Webhook[]> };
  readonly mails: Reading<Mail> & {
    /** Newest first. */
    list(organizationId: string, filter: MailFilter, slice: Slice): Promise<Listing<Mail>>;
  };
  readonly events: Reading<CandidateEvent> & {
    /** Oldest first. */
    list(organizationId: string, filter: EventFilter, slice: Slice): Promise<Listing<CandidateEvent>>;
  };
  readonly timers: Reading<Timer> & {
    /** The one that falls due first of those that go by one clock. */
    next(owner?: ClockOwner): Promise<Timer | undefined>;
    /** Of an organization, in the order in which they fall due. */
    list(organizationId: string, slice: Slice): Promise<Listing<Timer>>;
  };
  readonly deliveries: Reading<Delivery> & {
    /**
     * The one that falls due first among those that go by one clock and could be claimed at `now`, by the machine's clock: pending, without a lease,
     * and not behind an earlier one of the same candidate that has not failed.
     */
    next(now: Instant, among?: Among): Promise<Delivery | undefined>;
    /** How many pending ones without a lease at `now`, by the machine's clock, are due by an instant of their clock. */
    countDue(now: Instant, by: Instant, owner?: ClockOwner): Promise<number>;
    /** When the last pending one falls due of those that do by an instant of their clock, whether it could be claimed or not. */
    lastDueAt(by: Instant, owner?: ClockOwner): Promise<Instant | undefined>;
    /** When the last lease on a pending one ends of those that do by an instant, by the machine's clock. */
    lastLease(by: Instant, owner?: ClockOwner): Promise<Instant | undefined>;
    /** Deliveries of events, newest first. */
    list(organizationId: string, filter: DeliveryFilter, slice: Slice): Promise<Listing<WebhookDelivery>>;
    count(webhookId: string): Promise<Readonly<Record<DeliveryState, number>>>;
  };
  readonly journal: {
    /** Of no organization where that is undefined. */
    get(organizationId: string | undefined, id: string): Promise<JournalEntry | undefined>;
    /** The one with this id, or of the response with this errorId, that was written last, whomever it belongs to. */
    find(idOrErrorId: string): Promise<JournalEntry | undefined>;
    /** Newest first, from before a position on; `next` is the position of the last item. */
    list(organizationId: string, filter: JournalFilter, slice: JournalSlice): Promise<CursorListing<JournalEntry>>;
    /** Those that were written first, or last, after a revision; a cause comes before what it caused. */
    follow(organizationId: string, filter: JournalFilter, slice: CursorSlice): Promise<readonly WrittenEntry[]>;
    count(organizationId: string | undefined): Promise<number>;
    /** The revision written last; 0 where there is none. */
    lastRevision(organizationId: string): Promise<number>;
  };
  /** Those that are complete, oldest first. */
  readonly snapshots: Reading<Snapshot> & { list(organizationId: string): Promise<readonly Snapshot[]> };
  /** Clocks that organizations have of their own; all others follow the sandbox's. */
  readonly clocks: {
    get(organizationId: string): Promise<ClockState | undefined>;
    /** Organizations that have one, in their order. */
    owners(): Promise<readonly string[]>;
    /** All of them, in the order of the organizations, with what falls due first by each. @param now by the machine's clock */
    list(now: Instant): Promise<readonly OwnOutlook[]>;
  };
  /** Small values of the sandbox itself, such as where its clock stands. */
  readonly settings: { get(name: string): Promise<string | undefined> };
}

export interface PublishedDraft {
  readonly organizationId: string;
  /** Whether there was an organization before. Afterwards `sweep` has work. */
  readonly hasReplaced: boolean;
}

export interface Pruning {
  readonly surplus: number;
  /** By the machine's clock. */
  readonly recordedBefore: Instant;
}

/** Part of a list, newest first. */
export interface JournalSlice {
  readonly before?: Position | undefined;
  readonly limit: number;
}

/** Where an organization's own clock stands, and what falls due first by it. */
export interface OwnOutlook extends OwnClock {
  readonly timerAt: Instant | undefined;
  /** Of those that can be claimed. */
  readonly deliveryAt: Instant | undefined;
}

/** Some deliveries. */
export interface Among {
  /** Those that go by the clock of this owner. */
  readonly owner?: ClockOwner;
  /** Those that fall due later than this, by that clock. */
  readonly after?: Instant | undefined;
  /** Those of this lane. */
  readonly lane?: string | undefined;
}

export interface Claim {
  /** Of those that go by the clock of this owner. */
  readonly owner?: ClockOwner;
  /** By that clock. */
  readonly dueBy: Instant;
  /** By the machine's clock: leases that ended before are void. */
  readonly now: Instant;
  readonly lease: Lease;
  readonly limit: number;
  /** The most of them that are mails. */
  readonly mails: number;
  /** Leases in a lane at a time, those of others included. */
  readonly perLane: (lane: string) => number;
  /** This one only, whatever limits there are and whose clock it goes by. */
  readonly only?: Pick<Delivery, "organizationId" | "id"> | undefined;
}

export interface StoredPackage {
  readonly id: string;
  readonly organizationId: string;
  readonly bytes: Uint8Array;
}

/** Contents of a snapshot, beside the organization itself. */
export type SnapshotCollection = Exclude<
  keyof Reader,
  "organizations" | "keys" | "journal" | "snapshots" | "clocks" | "settings"
>;

/** An entity of a snapshot. */
export interface SnapshotEntity {
  /** Grows; nothing is missed by whoever goes on from it. */
  readonly position: number;
  readonly collection: SnapshotCollection | "organizations";
  readonly entity: { readonly organizationId?: string };
}

export type SnapshotKey = Pick<Snapshot, "organizationId" | "id">;

/** An entity as a snapshot holds it, in any store. */
export interface FrozenRow extends Pick<SnapshotEntity, "collection"> {
  /** The candidate or person that it is about. */
  readonly subject: string | null;
  readonly doc: string;
  readonly version: number;
  /** Of a package. */
  readonly bytes: Uint8Array | null;
}

/** An organization at one moment. */
export interface Frozen {
  /** In the order in which they are put again: what others refer to comes first. Everything but keys, journal and snapshots. */
  readonly rows: AsyncIterator<FrozenRow>;
  close(): Promise<void>;
}

/** All tables, with statements that are run at once. */
export interface Tables extends Reader {
  readonly organizations: Reader["organizations"] & {
    put(organization: Organization): Promise<void>;
    /** Takes one of the credits of an organization that has a number of them. @returns it without that; undefined where none is left */
    spendCredit(id: string): Promise<Organization | undefined>;
    /** Deletes the organization with everything that belongs to it. Afterwards `sweep` has work. */
    delete(id: string): Promise<boolean>;
    /** Deletes all data of the organization but its keys. Afterwards `sweep` has work. @returns whether there is such an organization */
    clear(id: string): Promise<boolean>;
    /** Whether there is such an organization, or a draft of one. */
    isTaken(id: string): Promise<boolean>;
    /**
     * Begins a draft, for data that takes several transactions. Only `inDraft` sees it before it is published, and none of its timers and
     * deliveries falls due. A draft that is not published when its process ends is dropped, soon or when the store is opened again.
     */
    createDraft(draftId: string, organization: Organization): Promise<void>;
    /** In `work`, the organization of the draft is the draft. @throws what `work` throws; the transaction must not go on then */
    inDraft<Result>(draftId: string, work: () => Promise<Result>): Promise<Result>;
    /** The draft becomes the organization. If there was one already, it keeps its keys and its place in lists, and loses everything else. */
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
     * Replaces the delivery with the same id, and ends its lease. Within a transaction, the failure may come at its end.
     * @param isNew it is known that there is none
     */
    put(delivery: Delivery, isNew?: boolean): Promise<void>;
    /** Where several in one statement cost less: puts them, each as `put` does. */
    putAll?(deliveries: readonly Delivery[]): Promise<void>;
    /**
     * Gives a lease on pending deliveries that have none: from each lane those that fall due first, but none behind an earlier one of
     * the same candidate that has not failed. Lanes with fewer leases come first where the limit is too small for all.
     */
    claim(wanted: Claim): Promise<readonly Delivery[]>;
    isLeased(organizationId: string, id: string, leaseId: Lease["id"]): Promise<boolean>;
    /** Holds all pending deliveries to an endpoint, and ends their leases. */
    hold(webhookId: string): Promise<void>;
    /** Makes all held deliveries to an endpoint pending again; how many there were. */
    resume(webhook: Pick<Webhook, "organizationId" | "id">, dueAt: Instant): Promise<number>;
    /** Regardless of its lease. */
    delete(organizationId: string, id: string): Promise<boolean>;
    /**
     * Deletes a candidate's deliveries, except owed ones of events, which get `candidateDeleted`. Removes responses that name
     * the candidate from all other deliveries of the organization. Leases stay.
     */
    forgetCandidate(organizationId: string, candidateId: string, naming: Naming): Promise<void>;
    /** Returns the events of deleted candidates among them. */
    deleteOfWebhook(webhookId: string): Promise<readonly string[]>;
  };
  readonly journal: Reader["journal"] & {
    /** Adds entries, or replaces those with the same ids; those of an unknown organization are left out. No two have the same id in an organization. */
    put(...entries: readonly PutEntry[]): Promise<void>;
    /**
     * Adds entries of requests that changed nothing and were not refused, at less cost. They are never written again, and `find` does
     * not find them.
     */
    putReads(organizationId: string, reads: PackedReads, recordedAt: Instant): Promise<void>;
    /** Removes the details of the entries about a candidate or person, and from all others the parts that name them. */
    forget(organizationId: string, candidateId: string, naming: Naming): Promise<void>;
    /** Deletes some of the oldest entries: `surplus` of them, and those that are too old. @returns how many */
    prune(organizationId: string | undefined, what: Pruning): Promise<number>;
  };
  readonly snapshots: Reader["snapshots"] & {
    /** Also by one that is being made. */
    isNameTaken(organizationId: string, name: string): Promise<boolean>;
    /** Nobody sees it before it is published. One that is not when its process ends is dropped, as a draft is. */
    begin(snapshot: Snapshot): Promise<void>;
    /** Adds what the snapshot does not have to erase. */
    add(snapshot: SnapshotKey, rows: readonly FrozenRow[]): Promise<void>;
    /** Whether it was not deleted meanwhile. */
    publish(snapshot: Snapshot): Promise<boolean>;
    /** Whether there was one, or one that is being made. Afterwards `sweep` has work. */
    delete(organizationId: string, id: string): Promise<boolean>;
    /** Elements that follow a position. */
    next(snapshot: SnapshotKey, after?: number): Promise<SnapshotEntity | undefined>;
    /** Deletes what is about a candidate or person from all snapshots of the organization but those that keep deleted ones. */
    erase(organizationId: string, subjectId: string): Promise<void>;
    /** How many timers it holds that are due at an instant, by kind. */
    countDue(snapshot: SnapshotKey, dueBy: Instant): Promise<ReadonlyMap<Timer["kind"], number>>;
    /** A candidate or person who was erased since the snapshot was begun. */
    nextErased(
      snapshot: SnapshotKey,
      after?: number,
    ): Promise<{ readonly position: number; readonly subjectId: string } | undefined>;
  };
  readonly clocks: Reader["clocks"] & {
    /**
     * Within a draft, that of the organization as it will be.
     * @param mover the lease under which it is moved
     * @returns false where it is not lent to that mover, and nothing has changed
     * @throws Error for an unknown organization, unless a mover is given
     */
    put(organizationId: string, state: ClockState, mover?: Lease["id"]): Promise<boolean>;
    /**
     * Lends a clock to one mover at a time, or to the one that has it for longer. @param now by the machine's clock: leases that ended before are void
     * @returns whether it was lent; undefined where there is no such clock
     */
    lend(organizationId: string, lease: Lease, now: Instant): Promise<boolean | undefined>;
    /** Ends a lease, if it is that of this mover. */
    takeBack(organizationId: string, mover: Lease["id"]): Promise<void>;
    /** The organization follows the sandbox's clock again. @returns whether it had one of its own */
    delete(organizationId: string): Promise<boolean>;
  };
  readonly settings: Reader["settings"] & { put(name: string, value: string): Promise<void> };
}

/** Needs of several processes that have their data in one database. */
export interface Sharing {
  /** Waits until no other process runs work of the same kind: for what is done once, or by one of them at a time. */
  alone<Result>(kind: "start" | "clock", work: () => Promise<Result>): Promise<Result>;
  /** Counts a request of a key, whichever process it reaches. @param counter tells the counts of one key apart */
  take(counter: string, keyId: string, limit: RateLimit): Promise<Taken>;
  /** Looks up, in one statement for the requests of a moment, what a request needs before it begins. */
  admit(arrival: Arrival): Promise<Admission>;
  /** Looks, in one statement, where the sandbox's clock stands and what falls due first by it. @param now by the machine's clock */
  look(now: Instant): Promise<Outlook>;
}

/** The sandbox's clock and the next due work, alike for all processes. */
export interface Outlook {
  /** Where the sandbox's clock stands, as its setting has it; undefined while it has not been moved. */
  readonly clock: string | undefined;
  /** When the first timer falls due by it. */
  readonly timerAt: Instant | undefined;
  /** When the first delivery falls due that can be claimed. */
  readonly deliveryAt: Instant | undefined;
}

/** Work for the process after a transaction's commit. */
export interface CommitNews {
  /** By organization, when the first of its timers and deliveries falls due; any instant of the past where it is not known. */
  readonly dueAt: Map<string, Instant>;
  /** Whether there are rows to sweep. */
  hasLeft: boolean;
}
