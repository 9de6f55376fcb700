import type { Answer } from "../domain/answers.ts";
import { answersOf, demandMove, type GivenScore, score } from "../domain/assessments.ts";
import { type Candidate, newestAssessment } from "../domain/candidates.ts";
import { demandFound, NotFoundError } from "../domain/errors.ts";
import { concernsCandidate } from "../journal/cause.ts";
import type { Reader } from "../store/tables.ts";
import { assessedFirst, type Found, move } from "./assessments.ts";
import { existing } from "./candidates.ts";
import type { World } from "./world.ts";

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

/**
 * Assigns a candidate to a user and a team; null clears, omitted fields stay.
 * @throws NotFoundError
 */
export async function assignCandidate(
  world: World,
  { organizationId, id }: Pick<Candidate, "organizationId" | "id">,
  given: { assignedUser?: string | null | undefined; assignedTeam?: string | null | undefined },
): Promise<Candidate> {
  return world.store.transact(async (tx) => {
    const candidate = await existing(tx, organizationId, id);
    const { assignedUser = candidate.assignedUser, assignedTeam = candidate.assignedTeam } = given;
    const assigned = { ...candidate, assignedUser, assignedTeam };
    await tx.candidates.put(assigned);
    return assigned;
  });
}
