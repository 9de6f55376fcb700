import {
  api,
  type CandidateBase,
  type CandidateDetailStatus,
  type CandidateStatus,
  type Handlers,
  type NewCandidate,
} from "@assessment-api/v1/server";
import { assessmentScore } from "../../domain/assessments.ts";
import {
  type Assessment,
  type Candidate,
  candidateStage,
  hasCurrentAssessment,
  newestAssessment,
  type Stage,
  stages,
} from "../../domain/candidates.ts";
import { NotFoundError } from "../../domain/errors.ts";
import { toTimestamp } from "../../domain/time.ts";
import { getCandidate, invite, searchCandidates } from "../../service/candidates.ts";
import type { Links } from "../../service/links.ts";
import type { World } from "../../service/world.ts";
import { allRead, type Context } from "../handlers.ts";
import { presentPage, sliceOf } from "./paging.ts";

/** Statuses by stage; V1 lists omit other stages. */
const statusOf: Partial<Record<Stage, CandidateStatus>> = {
  INVITED: "TOKEN_SENT",
  AWAITED: "TOKEN_SENT",
  EXPIRED: "TOKEN_EXPIRED",
  STARTED: "TEST_STARTED",
  FINISHED: "TEST_FINISHED",
  AUTO_ASSESSED: "AUTO_ASSESSMENT_READY",
  IN_ASSESSMENT: "IN_ASSESSMENT",
  ASSESSED: "ASSESSMENT_READY",
  ACCEPTED: "ACCEPTED",
  REJECTED: "REJECTED",
};

const stagesOf = (statuses: readonly CandidateStatus[]): Stage[] =>
  stages.filter((stage) => {
    const status = statusOf[stage];
    return status !== undefined && (statuses.length === 0 || statuses.includes(status));
  });

export function candidateHandlers(world: World) {
  const { links } = world;
  return {
    async listCandidates({ query }, { organizationId }) {
      const { query: text, status = [], tags } = query;
      const filter = { text, stages: stagesOf(status), tags, only: "withCurrentAssessment" } as const;
      const page = await searchCandidates(world, organizationId, filter, sliceOf(query));
      const body = presentPage(page, query, (candidate) =>
        present(examineeOf(candidate), listStatus(candidate), links),
      );
      return { status: 200, body };
    },

    async createCandidate({ body }, { organizationId }) {
      const { candidate, assessment } = parseNewCandidate(body);
      const invited = await invite(world, organizationId, candidate, assessment);
      return {
        status: 201,
        headers: { location: `${links.origin}${api.basePath}/candidates/${invited.candidate.id}` },
        body: present(invited, listStatus(invited.candidate), links),
      };
    },

    async getCandidate({ params }, { organizationId }) {
      const examinee = examineeOf(await getCandidate(world, organizationId, params.id));
      return { status: 200, body: present(examinee, detailStatus(examinee.candidate), links) };
    },
  } satisfies Partial<Handlers<Context>>;
}

export function parseNewCandidate(body: NewCandidate) {
  const { email, firstName, lastName, examId, tags, externalId, communicationDisabled } = body;
  allRead<NewCandidate>({ email, firstName, lastName, examId, tags, externalId, communicationDisabled });
  return {
    candidate: { email, firstName, lastName, tags, externalId, communicationDisabled },
    assessment: { testId: examId },
  };
}

interface Examinee {
  readonly candidate: Candidate;
  readonly assessment: Assessment;
}

/** @throws NotFoundError for candidates outside of V1 */
export function examineeOf(candidate: Candidate): Examinee {
  const assessment = newestAssessment(candidate);
  if (assessment === undefined || !hasCurrentAssessment(candidate)) throw new NotFoundError("candidate", candidate.id);
  return { candidate, assessment };
}

const listStatus = (candidate: Candidate) => statusOf[candidateStage(candidate)] as CandidateStatus;

const detailStatus = (candidate: Candidate): CandidateDetailStatus => statusOf[candidateStage(candidate)] ?? "ERROR";

function present<Status extends CandidateDetailStatus>(
  { candidate, assessment }: Examinee,
  status: Status,
  links: Links,
): CandidateBase & { status: Status } {
  const { externalId, firstName = "", lastName = "" } = candidate;
  const { startedAt, finishedAt } = assessment;
  return {
    id: candidate.id,
    ...(externalId !== undefined && { externalId }),
    firstName,
    lastName,
    email: candidate.email,
    examId: assessment.test.id,
    status,
    scoredPoints: assessmentScore(assessment).scoredPoints ?? null,
    maxPoints: assessment.test.maxPoints,
    examUrl: links.test(assessment.token),
    tags: candidate.tags as string[],
    creationDate: toTimestamp(candidate.createdAt),
    testTimedOut: assessment.timedOut,
    ...(startedAt !== undefined && { testStartDate: toTimestamp(startedAt) }),
    ...(finishedAt !== undefined && { testFinishDate: toTimestamp(finishedAt) }),
  };
}
