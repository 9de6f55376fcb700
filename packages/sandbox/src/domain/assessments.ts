import { type Answer, type AnswerValue, automaticScore, isBlank, type Saved } from "./answers.ts";
import type { Assessment, AssessmentStatus, Section } from "./candidates.ts";
import { type CustomFields, patchCustomFields } from "./custom-fields.ts";
import { ChangedElsewhereError, DomainError, demandFound, InvalidValueError, NotFoundError } from "./errors.ts";
import type { EventType } from "./events.ts";
import type { Task, TaskContent } from "./tasks.ts";
import type { Test } from "./tests.ts";
import { DAY, type Instant, LAST_INSTANT, SECOND, toTimestamp } from "./time.ts";
import { type AssessmentTimerKind, assessmentTimerKinds } from "./timers.ts";

export type Move =
  | "hand over"
  | "start"
  | "answer"
  | "submit"
  | "assess"
  | "score"
  | "expire"
  | "fail"
  | "cancel"
  | "give feedback";

const sources: Record<Move, readonly AssessmentStatus[]> = {
  "hand over": ["NEW"],
  start: ["TOKEN_SENT"],
  answer: ["TEST_STARTED"],
  submit: ["TEST_STARTED"],
  assess: ["TEST_FINISHED"],
  score: ["TEST_FINISHED", "AUTO_ASSESSMENT_READY", "ASSESSMENT_COMPLETED"],
  expire: ["NEW", "TOKEN_SENT"],
  fail: ["NEW", "TOKEN_SENT", "TEST_STARTED", "TEST_FINISHED", "AUTO_ASSESSMENT_READY"],
  cancel: ["NEW", "TOKEN_SENT", "TEST_STARTED", "TEST_FINISHED", "AUTO_ASSESSMENT_READY"],
  "give feedback": ["TEST_FINISHED", "AUTO_ASSESSMENT_READY", "ASSESSMENT_COMPLETED"],
};

const more: Partial<Record<Move, string>> = {
  start: ", within the period in which the test is open",
  answer: ", with time left",
};

export const moves = Object.keys(sources) as Move[];

export const allowedMoves = ({ status }: Pick<Assessment, "status">): Move[] =>
  moves.filter((move) => sources[move].includes(status));

/** The status does not allow the action. The message lists the allowed ones. */
export class ForbiddenMoveError extends DomainError {
  override name = "ForbiddenMoveError";
  readonly allowed: readonly Move[];

  constructor(move: Move, { id }: Pick<Assessment, "id">, because: string, allowed: readonly Move[]) {
    const possible = allowed.join(", ");
    super(`Cannot ${move}: the assessment ${id} ${because}. Possible now: ${possible || "nothing"}.`, {
      rule: "move-allowed",
      found: `The assessment ${because}.`,
      expected: `To ${move}, the assessment must be ${sources[move].join(" or ")}${more[move] ?? ""}.`,
      remedy:
        possible === ""
          ? "This assessment cannot change any more. Add another assessment to the candidate."
          : `Possible now: ${possible}.`,
    });
    this.allowed = allowed;
  }
}

export function demandMove(assessment: Assessment, move: Move): void {
  if (!sources[move].includes(assessment.status)) throw forbiddenMove(assessment, move);
}

export const forbiddenMove = (assessment: Assessment, move: Move): ForbiddenMoveError =>
  new ForbiddenMoveError(move, assessment, `is ${assessment.status}`, allowedMoves(assessment));

export function refuseMove(move: Move, assessment: Assessment, because: string, allowed: readonly Move[]): never {
  throw new ForbiddenMoveError(move, assessment, because, allowed);
}

export const ASSESSMENT_DELAY = 10 * SECOND;

const DEFAULT_VALIDITY_IN_DAYS = 14;

export interface NewAssessment {
  readonly validityInDays?: number | undefined;
  readonly opensAt?: Instant | undefined;
  readonly note?: string | undefined;
  readonly customFields?: CustomFields | undefined;
}

/** Creates an assessment. Its validity starts when the test opens and ends in the year 9999 at the latest. */
export function newAssessment(
  given: NewAssessment,
  test: Test,
  { id, token, invited }: { id: string; token: string; invited: boolean },
  now: Instant,
): Assessment {
  const { validityInDays = DEFAULT_VALIDITY_IN_DAYS, opensAt, note, customFields } = given;
  const { name, skills, durationInMinutes, asksForContractData } = test;
  return {
    id,
    token,
    status: "NEW",
    test: {
      id: test.id,
      name,
      skills,
      timeLimitInSeconds: durationInMinutes * 60,
      maxPoints: maxPointsOf(test),
      asksForContractData,
    },
    invited,
    createdAt: now,
    ...(opensAt !== undefined && { opensAt }),
    expiresAt: Math.min(Math.round(Math.max(opensAt ?? now, now) + validityInDays * DAY), LAST_INSTANT),
    activeSection: 0,
    timedOut: false,
    sections: test.sections.map((section) => ({
      name: section.name,
      timeLimitInSeconds: section.durationInMinutes * 60,
      maxPoints: maxPointsOf({ sections: [section] }),
      timeTakenInSeconds: 0,
      answers: [],
    })),
    customFields: customFields === undefined ? {} : patchCustomFields({}, customFields),
    ...(note !== undefined && { note }),
  };
}

export function maxPointsOf({ sections }: Pick<Test, "sections">): number {
  let sum = 0;
  for (const { tasks } of sections) for (const { points } of tasks) sum += points;
  return sum;
}

export function handOver(assessment: Assessment): Assessment {
  demandMove(assessment, "hand over");
  return { ...assessment, status: "TOKEN_SENT" };
}

export const timeLimitOf = ({ startedAt = 0, test }: Assessment): Instant =>
  startedAt + test.timeLimitInSeconds * SECOND;

/**
 * @param tasks by id
 * @throws ForbiddenMoveError also before the test opens
 */
export function start(
  assessment: Assessment,
  test: Test,
  tasks: ReadonlyMap<string, Task>,
  newAnswerId: () => string,
  now: Instant,
): Assessment {
  demandMove(assessment, "start");
  const { opensAt, expiresAt } = assessment;
  const others = allowedMoves(assessment).filter((move) => move !== "start");
  if (opensAt !== undefined && now < opensAt)
    refuseMove("start", assessment, `opens at ${toTimestamp(opensAt)}`, others);
  if (now >= expiresAt) refuseMove("start", assessment, `expired at ${toTimestamp(expiresAt)}`, others);
  const sections = assessment.sections.map((section, index): Section => {
    const answers = (test.sections[index]?.tasks ?? []).map(({ taskId, points }): Answer => {
      const task = tasks.get(taskId);
      const content = task?.published;
      if (task === undefined || content === undefined) throw new NotFoundError("published task", taskId);
      return {
        id: newAnswerId(),
        taskId,
        revision: task.revision,
        title: content.title,
        type: content.type,
        difficulty: content.difficulty,
        skills: content.tags,
        maxPoints: points,
      };
    });
    return { ...section, answers };
  });
  return { ...assessment, status: "TEST_STARTED", startedAt: now, activeAt: now, sections };
}

export const answersOf = ({ sections }: Pick<Assessment, "sections">): Answer[] =>
  sections.flatMap(({ answers }) => answers);

export function answerOf(assessment: Assessment, answerId: string): Answer {
  return demandFound(
    answersOf(assessment).find(({ id }) => id === answerId),
    "answer",
    answerId,
  );
}

const withAnswer = (assessment: Assessment, changed: Answer): Assessment => ({
  ...assessment,
  sections: assessment.sections.map((section) => ({
    ...section,
    answers: section.answers.map((answer) => (answer.id === changed.id ? changed : answer)),
  })),
});

function countTime(assessment: Assessment, now: Instant): Assessment {
  const { activeAt = now, activeSection } = assessment;
  const sections = assessment.sections.map((section, index) => {
    if (index !== activeSection) return section;
    const taken = Math.round(section.timeTakenInSeconds * SECOND) + now - activeAt;
    return { ...section, timeTakenInSeconds: taken / SECOND };
  });
  return { ...assessment, activeAt: now, sections };
}

function demandTime(assessment: Assessment, now: Instant): void {
  demandMove(assessment, "answer");
  if (now < timeLimitOf(assessment)) return;
  const others = allowedMoves(assessment).filter((move) => move !== "answer");
  refuseMove("answer", assessment, `ran out of time at ${toTimestamp(timeLimitOf(assessment))}`, others);
}

export function enterSection(assessment: Assessment, index: number, now: Instant): Assessment {
  demandTime(assessment, now);
  if (assessment.sections[index] === undefined) throw new NotFoundError("section", String(index));
  return { ...countTime(assessment, now), activeSection: index };
}

/**
 * A blank value removes the answer. An unchanged value keeps its revision.
 * @throws ForbiddenMoveError also after the time limit
 */
export function saveAnswer(
  assessment: Assessment,
  answerId: string,
  value: AnswerValue | undefined,
  now: Instant,
  saved: Saved,
): Assessment {
  demandTime(assessment, now);
  const { value: before, saved: _, ...answer } = answerOf(assessment, answerId);
  const section = assessment.sections.findIndex(({ answers }) => answers.some(({ id }) => id === answerId));
  const counted = { ...countTime(assessment, now), activeSection: section };
  if (isSameValue(value, before)) return counted;
  return withAnswer(counted, { ...answer, saved, ...(value !== undefined && !isBlank(value) && { value }) });
}

function isSameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    left.length === right.size &&
    left.every(([name, value]) => right.has(name) && isSameJson(value, right.get(name)))
  );
}

const isSameValue = (one: AnswerValue = {}, other: AnswerValue = {}): boolean =>
  isSameJson(one, other) || (isBlank(one) && isBlank(other));

export interface PagePost {
  readonly page: string;
  /** Number of the post; undefined if the page runs without JavaScript. */
  readonly turn?: number | undefined;
  readonly answers: Readonly<Record<string, { readonly shown: string | undefined; readonly value: AnswerValue }>>;
}

/**
 * Saves a page. Replaces an answer only if the page showed its current revision or was the last to write it.
 * @returns the ids of answers that were not replaced as `newer`
 * @throws ForbiddenMoveError also after the time limit
 */
export function savePage(
  assessment: Assessment,
  { page, turn, answers }: PagePost,
  revision: string,
  now: Instant,
): { assessment: Assessment; newer: readonly string[] } {
  demandTime(assessment, now);
  const newer: string[] = [];
  let current = assessment;
  for (const [answerId, { shown, value: posted }] of Object.entries(answers)) {
    const { saved, value: before } = answerOf(current, answerId);
    // Keeps parts of the answer without a field on the page.
    const value = { ...before, ...posted };
    const isOwn = saved?.page === page && (turn === undefined || turn > (saved.turn ?? 0));
    if (saved?.revision === shown || isOwn || isSameValue(value, before)) {
      const own = saved?.page === page ? (saved.turn ?? 0) : 0;
      current = saveAnswer(current, answerId, value, now, { revision, page, turn: turn ?? own + 1 });
    } else newer.push(answerId);
  }
  return { assessment: current, newer };
}

/** Submits a test; the finish time is at most the time limit. */
export function submit(assessment: Assessment, now: Instant, contractData?: Assessment["contractData"]): Assessment {
  demandMove(assessment, "submit");
  const finishedAt = Math.min(now, timeLimitOf(assessment));
  return {
    ...countTime(assessment, finishedAt),
    status: "TEST_FINISHED",
    finishedAt,
    timedOut: now >= timeLimitOf(assessment),
    ...(contractData !== undefined && assessment.test.asksForContractData && { contractData }),
  };
}

const isScored = ({ scoredPoints }: Answer): boolean => scoredPoints !== undefined;

const settle = (assessment: Assessment): Assessment => ({
  ...assessment,
  status: answersOf(assessment).every(isScored) ? "ASSESSMENT_COMPLETED" : "AUTO_ASSESSMENT_READY",
});

/**
 * Completes the assessment if no task needs an assessor.
 * @param contents at the start of the test, by answer id
 */
export function assess(assessment: Assessment, contents: ReadonlyMap<string, TaskContent>): Assessment {
  demandMove(assessment, "assess");
  const score = (answer: Answer): Answer => {
    const task = contents.get(answer.id);
    const points = task && automaticScore(answer, task);
    return points === undefined ? answer : { ...answer, scoredPoints: points, scoredBy: "SERVICE" };
  };
  const sections = assessment.sections.map((section) => ({ ...section, answers: section.answers.map(score) }));
  return settle({ ...assessment, sections });
}

export interface GivenScore {
  readonly scoredPoints: number;
  readonly revision: string;
  /** Revision that the client has read; undefined skips the check. */
  readonly seen?: string | undefined;
}

/** Revision of a missing score or note. */
export const NO_REVISION = "0";

/**
 * Requires the automatic assessment.
 * @throws InvalidValueError for impossible points
 * @throws ChangedElsewhereError if another assessor scored since
 */
export function score(assessment: Assessment, answerId: string, given: GivenScore): Assessment {
  const { scoredPoints, revision, seen } = given;
  const answer = answerOf(assessment, answerId);
  demandMove(assessment, "score");
  if (!(scoredPoints >= 0 && scoredPoints <= answer.maxPoints))
    throw new InvalidValueError("scoredPoints", scoredPoints, `must be from 0 to ${answer.maxPoints}`);
  const { scoreRevision = NO_REVISION } = answer;
  if (seen !== undefined && seen !== scoreRevision)
    throw new ChangedElsewhereError(
      `The score of the answer ${answerId}`,
      answer.scoredPoints === undefined ? "not scored" : `${answer.scoredPoints} points`,
    );
  return settle(withAnswer(assessment, { ...answer, scoredPoints, scoredBy: "ASSESSOR", scoreRevision: revision }));
}

export interface GivenNote {
  readonly note: string;
  readonly revision: string;
  readonly seen?: string | undefined;
}

/** @throws ChangedElsewhereError if another assessor changed the note since */
export function leaveNote(assessment: Assessment, { note, revision, seen }: GivenNote): Assessment {
  demandMove(assessment, "score");
  if (seen !== undefined && seen !== (assessment.noteRevision ?? NO_REVISION))
    throw new ChangedElsewhereError(
      "The note",
      assessment.assessorNote === undefined ? "empty" : `“${assessment.assessorNote}”`,
    );
  return { ...assessment, assessorNote: note, noteRevision: revision };
}

export function expire(assessment: Assessment, now: Instant): Assessment {
  demandMove(assessment, "expire");
  return { ...assessment, status: "TOKEN_EXPIRED", expiresAt: Math.min(assessment.expiresAt, now) };
}

export function fail(assessment: Assessment, failure: string): Assessment {
  demandMove(assessment, "fail");
  return { ...assessment, status: "ERROR", failure };
}

export function cancel(assessment: Assessment): Assessment {
  demandMove(assessment, "cancel");
  return { ...assessment, status: "CANCELED" };
}

interface Consequences {
  readonly events: readonly EventType[];
  readonly timers: readonly { readonly kind: AssessmentTimerKind; readonly dueAt: Instant }[];
  readonly done: readonly AssessmentTimerKind[];
}

const eventOf: Partial<Record<AssessmentStatus, EventType>> = {
  TEST_STARTED: "TEST_STARTED",
  TEST_FINISHED: "TEST_FINISHED",
  ASSESSMENT_COMPLETED: "ASSESSMENT_COMPLETED",
  TOKEN_EXPIRED: "TOKEN_EXPIRED",
  ERROR: "FAILED",
};

export function consequencesOf(before: Assessment | undefined, after: Assessment, now: Instant): Consequences {
  if (before === undefined) return { events: [], timers: [{ kind: "expire", dueAt: after.expiresAt }], done: [] };
  if (before.status === after.status) return { events: [], timers: [], done: [] };
  const event = eventOf[after.status];
  return { events: event === undefined ? [] : [event], ...timersOf(after, now) };
}

function timersOf(assessment: Assessment, now: Instant): Pick<Consequences, "timers" | "done"> {
  switch (assessment.status) {
    case "NEW":
    case "TOKEN_SENT":
      return { timers: [], done: [] };
    case "TEST_STARTED":
      return { timers: [{ kind: "time-limit", dueAt: timeLimitOf(assessment) }], done: ["expire"] };
    case "TEST_FINISHED":
      return { timers: [{ kind: "assess", dueAt: now + ASSESSMENT_DELAY }], done: ["time-limit"] };
    default:
      return { timers: [], done: assessmentTimerKinds };
  }
}

export interface Score {
  readonly maxPoints: number;
  readonly scoredPoints?: number;
  /** 0 to 100; absent without `scoredPoints`. */
  readonly percentage?: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

export function scoreOf(maxPoints: number, scoredPoints: number | undefined): Score {
  if (scoredPoints === undefined) return { maxPoints };
  return {
    scoredPoints: round(scoredPoints),
    maxPoints,
    percentage: maxPoints === 0 ? 100 : round((scoredPoints / maxPoints) * 100),
  };
}

export function totalScore(
  answers: readonly Answer[],
  maxPoints = sum(answers.map((answer) => answer.maxPoints)),
): Score {
  const points = answers.map(({ scoredPoints }) => scoredPoints);
  const complete = answers.length > 0 && points.every((one) => one !== undefined);
  return scoreOf(maxPoints, complete ? sum(points) : undefined);
}

const sum = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((total, one = 0) => total + one, 0);

export const answerScore = ({ maxPoints, scoredPoints }: Answer): Score => scoreOf(maxPoints, scoredPoints);

export const assessmentScore = (assessment: Assessment): Score =>
  totalScore(answersOf(assessment), assessment.test.maxPoints);

export function skillScores(assessment: Assessment): (Score & { readonly name: string })[] {
  const answers = answersOf(assessment);
  return assessment.test.skills.map((name) => ({
    name,
    ...totalScore(answers.filter(({ skills }) => skills.includes(name))),
  }));
}
