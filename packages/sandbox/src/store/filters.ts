import type { Stage } from "../domain/candidates.ts";
import type { DeliveryState } from "../domain/deliveries.ts";
import type { EntryKind } from "../domain/journal.ts";
import type { MailState } from "../domain/mails.ts";
import type { SeniorityLevel } from "../domain/predefined-tests.ts";
import type { Difficulty, TaskType } from "../domain/tasks.ts";
import type { Instant } from "../domain/time.ts";

/** Values within one field mean OR, fields mean AND. An empty list is no condition. */
export interface CandidateFilter {
  /** Part of `searchText`, or the beginning of a token (see `isTokenBeginning`), regardless of case; no character has a special meaning. */
  readonly text?: string | undefined;
  readonly stages?: readonly Stage[] | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly assignedUser?: string | undefined;
  readonly assignedTeam?: string | undefined;
  /** A test was started then or later; with `only: "invited"`, the invitation's. */
  readonly startedSince?: Instant | undefined;
  /** `withCurrentAssessment`: see `hasCurrentAssessment`; `invited`: those with an `invitationOf`. */
  readonly only?: "withCurrentAssessment" | "invited" | undefined;
}

export interface TaskFilter {
  readonly tags?: readonly string[] | undefined;
  readonly types?: readonly TaskType[] | undefined;
  readonly difficulties?: readonly Difficulty[] | undefined;
  /** Part of the newest title, regardless of case. */
  readonly text?: string | undefined;
  /** Judged by the published content, and only tasks that have one; otherwise by the draft where there is one. */
  readonly published?: true | undefined;
}

export interface TestFilter {
  readonly text?: string | undefined;
  /** Only tests that are READY. */
  readonly usable?: true | undefined;
}

export interface PredefinedTestFilter {
  readonly text?: string | undefined;
  readonly skills?: readonly string[] | undefined;
  readonly seniorityLevels?: readonly SeniorityLevel[] | undefined;
}

/** Of skills and their folders: with false, only those that are not. */
export interface VisibilityFilter {
  readonly hidden?: false | undefined;
  readonly disabled?: false | undefined;
}

export interface SkillFilter extends VisibilityFilter {
  /** Part of the name, regardless of case. */
  readonly text?: string | undefined;
}

export interface SkillsetFilter {
  readonly active?: boolean | undefined;
}

export interface CertificateDefinitionFilter {
  /** Part of `searchText`, regardless of case. */
  readonly text?: string | undefined;
  readonly issuerId?: string | undefined;
  readonly active?: boolean | undefined;
}

export interface PersonFilter {
  /** The whole address, regardless of case. */
  readonly email?: string | undefined;
  readonly customId?: string | undefined;
  readonly teamId?: string | undefined;
  /** Somebody whose rating stands in the timeline. */
  readonly ratedBy?: string | undefined;
  /** Part of name or address, regardless of case. */
  readonly text?: string | undefined;
}

export interface PersonSkillFilter {
  readonly personId?: string | undefined;
  readonly skillId?: string | undefined;
  /** The person who gave one of the ratings. */
  readonly ratedBy?: string | undefined;
  /** Only those with a rating, be it skipped or not given yet. */
  readonly rated?: true | undefined;
}

export interface TeamFilter {
  readonly customId?: string | undefined;
  readonly supervisorId?: string | undefined;
  readonly parentTeamId?: string | undefined;
  /** Part of the name, regardless of case. */
  readonly text?: string | undefined;
}

export interface JobPositionFilter {
  /** Part of the name, regardless of case. */
  readonly text?: string | undefined;
}

export interface MailFilter {
  /** Or the person whom it invites into a team. */
  readonly candidateId?: string | undefined;
  /** The whole address, regardless of case. */
  readonly email?: string | undefined;
  readonly states?: readonly MailState[] | undefined;
  /** Written then or later. */
  readonly since?: Instant | undefined;
}

export interface EventFilter {
  readonly candidateId?: string | undefined;
}

/** Values within one field mean OR, fields mean AND. */
export interface JournalFilter {
  readonly candidateId?: string | undefined;
  readonly causeId?: string | undefined;
  readonly kinds?: readonly EntryKind[] | undefined;
  readonly operations?: readonly string[] | undefined;
  /** Ranges of statuses, both ends included. */
  readonly statuses?: readonly (readonly [from: number, to: number])[] | undefined;
  /** Happened then or later, by the sandbox's clock. */
  readonly since?: Instant | undefined;
}

export interface DeliveryFilter {
  readonly webhookId?: string | undefined;
  readonly candidateId?: string | undefined;
  readonly eventId?: string | undefined;
  readonly states?: readonly DeliveryState[] | undefined;
  /** Created then or later. */
  readonly since?: Instant | undefined;
}
