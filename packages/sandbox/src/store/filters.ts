import type { Stage } from "../domain/candidates.ts";
import type { DeliveryState } from "../domain/deliveries.ts";
import type { EntryKind } from "../domain/journal.ts";
import type { MailState } from "../domain/mails.ts";
import type { SeniorityLevel } from "../domain/predefined-tests.ts";
import type { Difficulty, TaskType } from "../domain/tasks.ts";
import type { Instant } from "../domain/time.ts";

/** Values of a field are combined by OR, fields by AND. An empty list does not filter. */
export interface CandidateFilter {
  /** Substring of `searchText` or prefix of a token (see `isTokenBeginning`), case-insensitive, without wildcards. */
  readonly text?: string | undefined;
  readonly stages?: readonly Stage[] | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly assignedUser?: string | undefined;
  readonly assignedTeam?: string | undefined;
  /** Start of a test, inclusive; with `only: "invited"`, time of the invitation. */
  readonly startedSince?: Instant | undefined;
  /** Scope. `withCurrentAssessment`: see `hasCurrentAssessment`; `invited`: candidates with an `invitationOf`. */
  readonly only?: "withCurrentAssessment" | "invited" | undefined;
}

export interface TaskFilter {
  readonly tags?: readonly string[] | undefined;
  readonly types?: readonly TaskType[] | undefined;
  readonly difficulties?: readonly Difficulty[] | undefined;
  /** Substring of the newest title. */
  readonly text?: string | undefined;
  /**
   * Requires published content and filters by it. Default: filters by the draft or, without one, by the published
   * content.
   */
  readonly published?: true | undefined;
}

export interface TestFilter {
  readonly text?: string | undefined;
  readonly usable?: true | undefined;
}

export interface PredefinedTestFilter {
  readonly text?: string | undefined;
  readonly skills?: readonly string[] | undefined;
  readonly seniorityLevels?: readonly SeniorityLevel[] | undefined;
}

export interface VisibilityFilter {
  readonly hidden?: false | undefined;
  readonly disabled?: false | undefined;
}

export interface SkillFilter extends VisibilityFilter {
  /** Substring of the name, case-insensitive. */
  readonly text?: string | undefined;
}

export interface SkillsetFilter {
  readonly active?: boolean | undefined;
}

export interface CertificateDefinitionFilter {
  /** Substring of `searchText`, case-insensitive. */
  readonly text?: string | undefined;
  readonly issuerId?: string | undefined;
  readonly active?: boolean | undefined;
}

export interface PersonFilter {
  /** Full address, case-insensitive. */
  readonly email?: string | undefined;
  readonly customId?: string | undefined;
  readonly teamId?: string | undefined;
  readonly ratedBy?: string | undefined;
  readonly text?: string | undefined;
}

export interface PersonSkillFilter {
  readonly personId?: string | undefined;
  readonly skillId?: string | undefined;
  readonly ratedBy?: string | undefined;
  /** Requires a rating, including skipped and pending ratings. */
  readonly rated?: true | undefined;
}

export interface TeamFilter {
  readonly customId?: string | undefined;
  readonly supervisorId?: string | undefined;
  readonly parentTeamId?: string | undefined;
  /** Substring of the name, case-insensitive. */
  readonly text?: string | undefined;
}

export interface JobPositionFilter {
  /** Substring of the name, case-insensitive. */
  readonly text?: string | undefined;
}

export interface MailFilter {
  /** Id of the candidate, or of the person invited into a team. */
  readonly candidateId?: string | undefined;
  /** Full address, case-insensitive. */
  readonly email?: string | undefined;
  readonly states?: readonly MailState[] | undefined;
  readonly since?: Instant | undefined;
}

export interface EventFilter {
  readonly candidateId?: string | undefined;
}

/** Values within one field are combined by OR, fields by AND. */
export interface JournalFilter {
  readonly candidateId?: string | undefined;
  readonly causeId?: string | undefined;
  readonly kinds?: readonly EntryKind[] | undefined;
  readonly operations?: readonly string[] | undefined;
  /** Status ranges, inclusive at both ends. */
  readonly statuses?: readonly (readonly [from: number, to: number])[] | undefined;
  readonly since?: Instant | undefined;
}

export interface DeliveryFilter {
  readonly webhookId?: string | undefined;
  readonly candidateId?: string | undefined;
  readonly eventId?: string | undefined;
  readonly states?: readonly DeliveryState[] | undefined;
  readonly since?: Instant | undefined;
}
