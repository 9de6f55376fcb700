import type { CandidateResults, Handlers, SkillResult } from "@assessment-api/v1/server";
import { assessmentScore, skillScores } from "../../domain/assessments.ts";
import type { Assessment } from "../../domain/candidates.ts";
import { MINUTE } from "../../domain/time.ts";
import { getCandidate } from "../../service/candidates.ts";
import type { Links } from "../../service/links.ts";
import type { World } from "../../service/world.ts";
import type { Context } from "../handlers.ts";
import { examineeOf } from "./candidates.ts";

export function resultHandlers(world: World) {
  return {
    async getCandidateResults({ params }, { organizationId }) {
      const { assessment } = examineeOf(await getCandidate(world, organizationId, params.id));
      return { status: 200, body: presentResults(assessment, world.links) };
    },
  } satisfies Partial<Handlers<Context>>;
}

function presentResults(assessment: Assessment, links: Links): CandidateResults {
  const { id, test, startedAt, finishedAt, assessorNote, contractData } = assessment;
  const assessed = assessment.status === "ASSESSMENT_COMPLETED";
  const { scoredPoints } = assessmentScore(assessment);
  return {
    reportUrl: links.report(id),
    pdfReportUrl: assessed ? links.pdfReport(id) : null,
    ...(scoredPoints !== undefined && { scoredPoints }),
    maxPoints: test.maxPoints,
    skills: assessed ? skillResults(assessment) : [],
    ...(assessorNote !== undefined && { note: assessorNote }),
    askedForContractData: test.asksForContractData,
    ...contractData,
    replySent: assessment.feedbackSentAt !== undefined,
    ...(startedAt !== undefined &&
      finishedAt !== undefined && { examDurationInMinutes: Math.round((finishedAt - startedAt) / MINUTE) }),
    examTimeLimitInMinutes: test.timeLimitInSeconds / 60,
  };
}

const skillResults = (assessment: Assessment): SkillResult[] =>
  skillScores(assessment).map(({ name, scoredPoints = 0, maxPoints }) => ({ name, scoredPoints, maxPoints }));
