import type {
  AnswerScore,
  Assessment,
  AssessmentExtended,
  AssessmentPatch,
  AssessmentSection,
  Handlers,
  NewAssessment,
} from "@assessment-api/v2/server";
import { assessmentScore, skillScores, totalScore } from "../../domain/assessments.ts";
import type { Assessment as DomainAssessment, Section } from "../../domain/candidates.ts";
import { SECOND, toTimestamp } from "../../domain/time.ts";
import { deleteAssessment, type Found, found, scoreAnswer, updateAssessment } from "../../service/assessments.ts";
import { addAssessment, getCandidate } from "../../service/candidates.ts";
import type { Links } from "../../service/links.ts";
import type { World } from "../../service/world.ts";
import { allRead, type Context } from "../handlers.ts";
import { presentAnswer } from "./answers.ts";
import { assessmentHref, link, testHref } from "./hrefs.ts";

export function assessmentHandlers(world: World) {
  const { links } = world;

  async function assessmentOf(organizationId: string, { id, assessmentId }: AssessmentPath): Promise<Found> {
    return found(await getCandidate(world, organizationId, id), assessmentId);
  }

  return {
    async createAssessment({ params, body }, { organizationId }) {
      const given = parseNewAssessment(body);
      const { candidate, assessment } = await addAssessment(world, organizationId, params.id, given);
      const location = assessmentHref(links.origin, candidate.id, assessment.id);
      return { status: 201, headers: { location }, body: presentAssessment(candidate.id, assessment, links) };
    },

    async getAssessment({ params }, { organizationId }) {
      const one = await assessmentOf(organizationId, params);
      return { status: 200, body: presentExtendedAssessment(one, links) };
    },

    async updateAssessment({ params, body }, { organizationId }) {
      await assessmentOf(organizationId, params);
      await updateAssessment(world, organizationId, params.assessmentId, parseAssessmentPatch(body));
      return { status: 204 };
    },

    async deleteAssessment({ params }, { organizationId }) {
      await assessmentOf(organizationId, params);
      await deleteAssessment(world, organizationId, params.assessmentId);
      return { status: 204 };
    },

    async scoreAnswer({ params, body }, { organizationId }) {
      await assessmentOf(organizationId, params);
      const { scoredPoints } = parseAnswerScore(body);
      await scoreAnswer(world, organizationId, params.assessmentId, params.answerId, scoredPoints);
      return { status: 204 };
    },
  } satisfies Partial<Handlers<Context>>;
}

export function parseNewAssessment({ testId, validityInDays, note, customFields }: NewAssessment) {
  allRead<NewAssessment>({ testId, validityInDays, note, customFields });
  return { testId, validityInDays, note, customFields };
}

export function parseAssessmentPatch({ customFields }: AssessmentPatch) {
  allRead<AssessmentPatch>({ customFields });
  return { customFields };
}

export function parseAnswerScore({ scoredPoints }: AnswerScore) {
  allRead<AnswerScore>({ scoredPoints });
  return { scoredPoints };
}

interface AssessmentPath {
  readonly id: string;
  readonly assessmentId: string;
}

export function presentAssessment(candidateId: string, assessment: DomainAssessment, links: Links): Assessment {
  const { id, status, token, startedAt, finishedAt } = assessment;
  return {
    id,
    status,
    token,
    creationDate: toTimestamp(assessment.createdAt),
    ...(startedAt !== undefined && { startDate: toTimestamp(startedAt) }),
    ...(finishedAt !== undefined && { finishDate: toTimestamp(finishedAt) }),
    expirationDate: toTimestamp(assessment.expiresAt),
    customFields: assessment.customFields,
    _links: {
      candidateAccess: link(links.test(token)),
      onlineReport: link(links.report(id)),
      pdfReport: link(links.pdfReport(id)),
      candidateUrl: link(links.candidate(candidateId)),
      self: link(assessmentHref(links.origin, candidateId, id)),
    },
  };
}

export function presentExtendedAssessment({ candidate, assessment }: Found, links: Links): AssessmentExtended {
  const { test, startedAt, finishedAt } = assessment;
  const finished = startedAt !== undefined && finishedAt !== undefined;
  return Object.assign(presentAssessment(candidate.id, assessment, links), {
    ...(finished && { timeTakenInSeconds: Math.round((finishedAt - startedAt) / SECOND) }),
    timeLimitInSeconds: test.timeLimitInSeconds,
    score: assessmentScore(assessment),
    skills: skillScores(assessment).map(({ name, percentage }) => ({
      name,
      ...(percentage !== undefined && { percentage }),
    })),
    sections: assessment.sections.map((section) => presentSection(assessment.id, section, finished, links)),
    _embedded: {
      test: { id: test.id, name: test.name, _links: { self: link(testHref(links.origin, test.id)) } },
    },
  });
}

const presentSection = (
  assessmentId: string,
  section: Section,
  finished: boolean,
  links: Links,
): AssessmentSection => ({
  ...(finished && { timeTakenInSeconds: Math.round(section.timeTakenInSeconds) }),
  timeLimitInSeconds: section.timeLimitInSeconds,
  score: totalScore(section.answers, section.maxPoints),
  answers: section.answers.map((answer) => presentAnswer(assessmentId, answer, links)),
});
