import type { Answer, AnswerValue } from "../domain/answers.ts";
import * as assessments from "../domain/assessments.ts";
import { answersOf, consequencesOf, demandMove, type GivenScore, score } from "../domain/assessments.ts";
import {
  type Assessment,
  type Candidate,
  newestAssessment,
  removeAssessment,
  withAssessment,
} from "../domain/candidates.ts";
import { type CustomFieldsPatch, patchCustomFields } from "../domain/custom-fields.ts";
import { demandFound, NotFoundError } from "../domain/errors.ts";
import { candidateEvent } from "../domain/events.ts";
import { feedbackMail } from "../domain/mails.ts";
import { revisionId, type Task, type TaskContent } from "../domain/tasks.ts";
import type { Instant } from "../domain/time.ts";
import { type AssessmentTimer, assessmentTimerId, assessmentTimerKinds } from "../domain/timers.ts";
import { concernsCandidate } from "../journal/cause.ts";
import type { Transaction } from "../store/store.ts";
import type { Reader } from "../store/tables.ts";
import { publishEvent, queueNewMail, withdrawInvitation } from "./deliveries.ts";
import type { World } from "./world.ts";

export interface Found {
  readonly candidate: Candidate;
  readonly assessment: Assessment;
}

/** Publishes events, updates timers, and withdraws obsolete invitations after a change. */
export async function writeConsequences(
  tx: Transaction,
  newId: World["newId"],
  candidate: Candidate,
  before: Assessment | undefined,
  after: Assessment,
  now: Instant,
): Promise<void> {
  const { events, timers, done } = consequencesOf(before, after, now);
  const { organizationId } = candidate;
  const about = { organizationId, candidateId: candidate.id, assessmentId: after.id };
  for (const type of events) await publishEvent(tx, newId, candidateEvent(type, candidate, after, now, newId("evt")));
  if (done.length > 0) await clear(tx, organizationId, after.id, done);
  for (const timer of timers) await tx.timers.put({ ...about, ...timer });
}

async function clear(
  tx: Transaction,
  organizationId: string,
  assessmentId: string,
  kinds: readonly AssessmentTimer["kind"][],
): Promise<void> {
  const ids = kinds.map((kind) => assessmentTimerId(kind, assessmentId));
  await tx.timers.deleteAll(organizationId, ids);
  if (kinds.includes("hand-over")) await withdrawInvitation(tx, organizationId, assessmentId);
}

export async function getAssessment({ store }: World, organizationId: string, assessmentId: string): Promise<Found> {
  return found(await store.candidates.findByAssessment(organizationId, assessmentId), assessmentId);
}

/** @throws NotFoundError */
export function found(candidate: Candidate | undefined, assessmentId: string, resource = "assessment"): Found {
  const assessment = candidate?.assessments.find(({ id }) => id === assessmentId);
  if (candidate === undefined || assessment === undefined) throw new NotFoundError(resource, assessmentId);
  return { candidate, assessment };
}

export type Step = (assessment: Assessment, tx: Transaction, now: Instant) => Assessment | Promise<Assessment>;

/**
 * Applies a step and its consequences to one assessment.
 * @throws NotFoundError and errors of the step
 */
export async function move(world: World, organizationId: string, assessmentId: string, step: Step): Promise<Found> {
  return world.store.transact((tx) =>
    apply(world.newId, tx, organizationId, assessmentId, world.clocks.of(organizationId).now(), step),
  );
}

export async function apply(
  newId: World["newId"],
  tx: Transaction,
  organizationId: string,
  assessmentId: string,
  now: Instant,
  step: Step,
): Promise<Found> {
  const before = found(await tx.candidates.findByAssessment(organizationId, assessmentId), assessmentId);
  const assessment = await step(before.assessment, tx, now);
  const candidate = withAssessment(before.candidate, assessment);
  await tx.candidates.put(candidate);
  await writeConsequences(tx, newId, candidate, before.assessment, assessment, now);
  return { candidate, assessment };
}

/**
 * Applies a step in the transaction that deletes the timer.
 * @throws NotFoundError, ForbiddenMoveError if the assessment was deleted or has changed state
 */
export async function moveByTime(
  newId: World["newId"],
  tx: Transaction,
  { kind, organizationId, assessmentId }: AssessmentTimer,
  now: Instant,
): Promise<void> {
  const steps: Record<typeof kind, Step> = {
    "hand-over": assessments.handOver,
    expire: (assessment) => assessments.expire(assessment, now),
    "time-limit": (assessment) => assessments.submit(assessment, now),
    assess: (assessment) => assess(assessment, tx, organizationId),
  };
  await apply(newId, tx, organizationId, assessmentId, now, steps[kind]);
}

export async function startAssessment(world: World, organizationId: string, assessmentId: string): Promise<Found> {
  return move(world, organizationId, assessmentId, async (assessment, tx, now) => {
    demandMove(assessment, "start");
    const test = demandFound(await tx.tests.get(organizationId, assessment.test.id), "test", assessment.test.id);
    const tasks = new Map<string, Task>();
    for (const { taskId } of test.sections.flatMap((section) => section.tasks)) {
      const task = await tx.tasks.get(organizationId, taskId);
      if (task !== undefined) tasks.set(taskId, task);
    }
    return assessments.start(assessment, test, tasks, () => world.newId("ans"), now);
  });
}

export async function enterSection(
  world: World,
  organizationId: string,
  assessmentId: string,
  index: number,
): Promise<Found> {
  return move(world, organizationId, assessmentId, (assessment, _tx, now) =>
    assessments.enterSection(assessment, index, now),
  );
}

/**
 * Undefined removes an answer.
 * @throws NotFoundError, ForbiddenMoveError
 */
export async function saveAnswers(
  world: World,
  organizationId: string,
  assessmentId: string,
  values: Readonly<Record<string, AnswerValue | undefined>>,
): Promise<Found> {
  const saved = { revision: world.newId("rev") };
  return move(world, organizationId, assessmentId, (assessment, _tx, now) => {
    demandMove(assessment, "answer");
    return Object.entries(values).reduce(
      (current, [answerId, value]) => assessments.saveAnswer(current, answerId, value, now, saved),
      assessment,
    );
  });
}

/**
 * @returns ids of skipped answers as `newer`
 * @throws NotFoundError, ForbiddenMoveError
 */
export async function savePage(
  world: World,
  organizationId: string,
  assessmentId: string,
  post: assessments.PagePost,
): Promise<Found & { readonly newer: readonly string[] }> {
  const revision = world.newId("rev");
  let newer: readonly string[] = [];
  const saved = await move(world, organizationId, assessmentId, (assessment, _tx, now) => {
    const result = assessments.savePage(assessment, post, revision, now);
    newer = result.newer;
    return result.assessment;
  });
  return { ...saved, newer };
}

export async function submitAssessment(
  world: World,
  organizationId: string,
  assessmentId: string,
  contractData?: Assessment["contractData"],
): Promise<Found> {
  return move(world, organizationId, assessmentId, (assessment, _tx, now) =>
    assessments.submit(assessment, now, contractData),
  );
}

export async function assessAutomatically(world: World, organizationId: string, assessmentId: string): Promise<Found> {
  return move(world, organizationId, assessmentId, (assessment, tx) => assess(assessment, tx, organizationId));
}

/** @throws ForbiddenMoveError */
async function assess(assessment: Assessment, tx: Reader, organizationId: string): Promise<Assessment> {
  demandMove(assessment, "assess");
  return assessments.assess(assessment, await readContents(tx, organizationId, assessment));
}

export async function contentsOf(
  { store }: World,
  organizationId: string,
  assessment: Assessment,
): Promise<ReadonlyMap<string, TaskContent>> {
  return readContents(store, organizationId, assessment);
}

async function readContents(
  { taskRevisions }: Reader,
  organizationId: string,
  assessment: Assessment,
): Promise<ReadonlyMap<string, TaskContent>> {
  const contents = new Map<string, TaskContent>();
  for (const { id, taskId, revision } of assessments.answersOf(assessment)) {
    const stored = await taskRevisions.get(organizationId, revisionId(taskId, revision));
    if (stored !== undefined) contents.set(id, stored.content);
  }
  return contents;
}

/**
 * Sets the score of an answer, after a pending automatic assessment.
 * @throws NotFoundError for the assessment or the answer, ForbiddenMoveError before the test is finished,
 * InvalidValueError
 */
export async function scoreAnswer(
  world: World,
  organizationId: string,
  assessmentId: string,
  answerId: string,
  scoredPoints: number,
): Promise<Found> {
  const given = { scoredPoints, revision: world.newId("rev") };
  return move(world, organizationId, assessmentId, async (assessment, tx) =>
    assessments.score(await assessedFirst(assessment, tx, organizationId), answerId, given),
  );
}

/** Runs the automatic assessment if its timer is still pending. */
export async function assessedFirst(assessment: Assessment, tx: Reader, organizationId: string): Promise<Assessment> {
  return assessment.status === "TEST_FINISHED" ? assess(assessment, tx, organizationId) : assessment;
}

/** @throws NotFoundError, ForbiddenMoveError before the test is finished, ChangedElsewhereError */
export async function noteAssessment(
  world: World,
  organizationId: string,
  assessmentId: string,
  given: Omit<assessments.GivenNote, "revision">,
): Promise<Found> {
  const note = { ...given, revision: world.newId("rev") };
  return move(world, organizationId, assessmentId, (assessment) => assessments.leaveNote(assessment, note));
}

/** @throws NotFoundError, ForbiddenMoveError after the start of the test */
export async function expireAssessment(world: World, organizationId: string, assessmentId: string): Promise<Found> {
  return move(world, organizationId, assessmentId, (assessment, _tx, now) => assessments.expire(assessment, now));
}

/** @throws NotFoundError, ForbiddenMoveError */
export async function failAssessment(
  world: World,
  organizationId: string,
  assessmentId: string,
  reason: string,
): Promise<Found> {
  return move(world, organizationId, assessmentId, (assessment) => assessments.fail(assessment, reason));
}

/** @throws NotFoundError, ForbiddenMoveError */
export async function cancelAssessment(world: World, organizationId: string, assessmentId: string): Promise<Found> {
  return move(world, organizationId, assessmentId, (assessment) => assessments.cancel(assessment));
}

export async function updateAssessment(
  world: World,
  organizationId: string,
  assessmentId: string,
  { customFields }: { customFields?: CustomFieldsPatch | undefined },
): Promise<Found> {
  return move(world, organizationId, assessmentId, (assessment) => ({
    ...assessment,
    customFields: patchCustomFields(assessment.customFields, customFields),
  }));
}

/**
 * Keeps the candidate.
 * @throws NotFoundError
 */
export async function deleteAssessment(world: World, organizationId: string, assessmentId: string): Promise<void> {
  await world.store.transact(async (tx) => {
    const { candidate } = found(await tx.candidates.findByAssessment(organizationId, assessmentId), assessmentId);
    await remove(tx, candidate, assessmentId);
  });
}

export async function remove(tx: Transaction, candidate: Candidate, assessmentId: string): Promise<void> {
  await tx.candidates.put(removeAssessment(candidate, assessmentId));
  await clear(tx, candidate.organizationId, assessmentId, assessmentTimerKinds);
}

/** @throws NotFoundError, ForbiddenMoveError */
export async function giveFeedback(
  world: World,
  organizationId: string,
  assessmentId: string,
  message: string,
): Promise<Found> {
  const { clocks, newId, links } = world;
  return world.store.transact(async (tx) => {
    const one = found(await tx.candidates.findByAssessment(organizationId, assessmentId), assessmentId);
    const { candidate, assessment } = one;
    demandMove(assessment, "give feedback");
    if (candidate.communicationDisabled) return one;
    const now = clocks.of(organizationId).now();
    const mail = feedbackMail(candidate, assessment, {
      id: newId("mai"),
      link: links.report(assessmentId),
      now,
      message,
    });
    await queueNewMail(tx, mail, now);
    return one;
  });
}

/**
 * Finds a candidate in any organization.
 * @param id candidate id, assessment id or token
 * @throws NotFoundError
 */
export async function findCandidate({ store }: World, id: string): Promise<Candidate> {
  const candidate = demandFound(await findBy(store, id), "candidate", id);
  concernsCandidate(candidate);
  return candidate;
}

const findBy = async ({ candidates }: Reader, id: string): Promise<Candidate | undefined> =>
  (await candidates.findAnywhere({ candidateId: id })) ??
  (await candidates.findAnywhere({ assessmentId: id })) ??
  (await candidates.findAnywhere({ token: id }));

/**
 * Finds an assessment in any organization.
 * @param id assessment id, token, or candidate id (newest assessment)
 * @throws NotFoundError
 */
export async function findAssessment({ store }: World, id: string): Promise<Found> {
  const candidate = demandFound(await findBy(store, id), "assessment or candidate", id);
  const named = candidate.assessments.find((one) => one.id === id || one.token === id);
  const assessment = named ?? newestAssessment(candidate);
  concernsCandidate(candidate);
  if (assessment === undefined) throw new NotFoundError("assessment of the candidate", id);
  return { candidate, assessment };
}

/** Points by answer; `share` (0 to 1) of the maximum for other open answers. */
export interface Scores {
  readonly points: ReadonlyMap<string, Omit<GivenScore, "revision">>;
  readonly share?: number | undefined;
}

const hundredths = (points: number): number => Math.round(points * 100) / 100;

/**
 * Scores in one transaction, after a pending automatic assessment.
 * @throws NotFoundError, ForbiddenMoveError, InvalidValueError, ChangedElsewhereError
 */
export async function scoreAnswers(
  world: World,
  organizationId: string,
  assessmentId: string,
  { points, share }: Scores,
): Promise<Found> {
  const revision = world.newId("rev");
  return move(world, organizationId, assessmentId, async (assessment, tx) => {
    demandMove(assessment, "score");
    const assessed = await assessedFirst(assessment, tx, organizationId);
    const left = answersOf(assessed).filter((one) => one.scoredPoints === undefined && !points.has(one.id));
    const shareOf = ({ maxPoints }: Answer) => ({ scoredPoints: hundredths(maxPoints * (share ?? 0)) });
    const shares = share === undefined ? [] : left.map((one) => [one.id, shareOf(one)] as const);
    return [...points, ...shares].reduce(
      (current, [answerId, given]) => score(current, answerId, { ...given, revision }),
      assessed,
    );
  });
}
