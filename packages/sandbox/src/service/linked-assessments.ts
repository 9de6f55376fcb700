import type { Assessment, AssessmentStatus, Candidate } from "../domain/candidates.ts";
import { concernsCandidate } from "../journal/cause.ts";
import type { Found } from "./assessments.ts";
import { isShared, type World } from "./world.ts";

/** An assessment found by its link, which identifies the organization: pages have no API key. */
export interface Visit extends Found {
  readonly organization: string;
}

/** Finds assessments by link; undefined for invalid links. */
export interface Visits {
  test(token: string): Promise<Visit | undefined>;
  report(assessmentId: string, token: string): Promise<Visit | undefined>;
  candidate(candidateId: string, token: string): Promise<Omit<Visit, "assessment"> | undefined>;
}

export type SettleAssessment = (subject: { organizationId: string; assessmentId: string }) => Promise<void>;

/** States with automatic transitions. */
const moving: readonly AssessmentStatus[] = ["NEW", "TOKEN_SENT", "TEST_STARTED", "TEST_FINISHED"];

/** @param settle runs first, so that pages show the current state */
export function createVisits(world: World, settle: SettleAssessment): Visits {
  const { store, links } = world;

  async function settled(
    find: () => Promise<Candidate | undefined>,
    isWanted: (assessment: Assessment) => boolean,
  ): Promise<Candidate | undefined> {
    const candidate = await find();
    if (candidate !== undefined) concernsCandidate(candidate);
    const due = candidate?.assessments.filter((one) => isWanted(one) && moving.includes(one.status)) ?? [];
    if (candidate !== undefined && due.length === 0 && isShared(world)) await world.catchUp(candidate.organizationId);
    if (candidate === undefined || due.length === 0) return candidate;
    for (const { id } of due) await settle({ organizationId: candidate.organizationId, assessmentId: id });
    return find();
  }

  async function assessmentOf(
    find: () => Promise<Candidate | undefined>,
    isWanted: (assessment: Assessment) => boolean,
  ): Promise<Visit | undefined> {
    const candidate = await settled(find, isWanted);
    const assessment = candidate?.assessments.find(isWanted);
    if (candidate === undefined || assessment === undefined) return undefined;
    return { candidate, assessment, organization: await organizationOf(candidate) };
  }

  const organizationOf = async ({ organizationId }: Candidate): Promise<string> =>
    (await store.organizations.get(organizationId))?.name ?? "";

  return {
    test: (token) =>
      assessmentOf(
        () => store.candidates.findAnywhere({ token }),
        (one) => one.token === token,
      ),

    async report(assessmentId, token) {
      if (!links.opensReport(assessmentId, token)) return undefined;
      return assessmentOf(
        () => store.candidates.findAnywhere({ assessmentId }),
        ({ id }) => id === assessmentId,
      );
    },

    async candidate(candidateId, token) {
      if (!links.opensCandidate(candidateId, token)) return undefined;
      const candidate = await settled(
        () => store.candidates.findAnywhere({ candidateId }),
        () => true,
      );
      return candidate && { candidate, organization: await organizationOf(candidate) };
    },
  };
}

export async function countTasks({ store }: World, { candidate, assessment }: Found): Promise<number> {
  const test = await store.tests.get(candidate.organizationId, assessment.test.id);
  return (test?.sections ?? []).flatMap(({ tasks }) => tasks).length;
}
