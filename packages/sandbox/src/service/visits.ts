import type { Assessment, Candidate } from "../domain/candidates.ts";
import type { Found } from "./assessments.ts";
import type { World } from "./world.ts";

/** An assessment found by a link alone. There is no API key, so the link says which organization it is in. */
export interface Visit extends Found {
  /** Name of the organization. */
  readonly organization: string;
}

/** The test that a candidate's link opens; undefined where it opens none. */
export async function visitTest(world: World, token: string): Promise<Visit | undefined> {
  const candidate = await world.store.candidates.findAnywhere({ token });
  return assessmentOf(world, candidate, (one) => one.token === token);
}

/** The assessment that a link to a report opens; undefined where it opens none. */
export async function visitReport(world: World, assessmentId: string, token: string): Promise<Visit | undefined> {
  if (!world.links.opensReport(assessmentId, token)) return undefined;
  const candidate = await world.store.candidates.findAnywhere({ assessmentId });
  return assessmentOf(world, candidate, ({ id }) => id === assessmentId);
}

/** The candidate that a link opens; undefined where it opens none. */
export async function visitCandidate(
  world: World,
  candidateId: string,
  token: string,
): Promise<Omit<Visit, "assessment"> | undefined> {
  if (!world.links.opensCandidate(candidateId, token)) return undefined;
  const candidate = await world.store.candidates.findAnywhere({ candidateId });
  return candidate && { candidate, organization: await nameOf(world, candidate) };
}

async function assessmentOf(
  world: World,
  candidate: Candidate | undefined,
  isMeant: (assessment: Assessment) => boolean,
): Promise<Visit | undefined> {
  const assessment = candidate?.assessments.find(isMeant);
  if (candidate === undefined || assessment === undefined) return undefined;
  return { candidate, assessment, organization: await nameOf(world, candidate) };
}

const nameOf = async ({ store }: World, { organizationId }: Candidate): Promise<string> =>
  (await store.organizations.get(organizationId))?.name ?? "";

/** How many tasks a test has that is not started yet. */
export async function countTasks({ store }: World, { candidate, assessment }: Found): Promise<number> {
  const test = await store.tests.get(candidate.organizationId, assessment.test.id);
  return (test?.sections ?? []).flatMap(({ tasks }) => tasks).length;
}
