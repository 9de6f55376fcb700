import { unwrap } from "@assessment-api/v1";
import { expect } from "vitest";
import { answerIds, takeTest } from "../../../testing/lives.ts";
import { type StartedWithCatalogue, test } from "../../../testing/start-with-catalogue.ts";
import {
  cancelAssessment,
  giveFeedback,
  noteAssessment,
  scoreAnswer,
  startAssessment,
} from "../../service/assessments.ts";
import { invite, type NewAssessment } from "../../service/candidates.ts";

const lena = { email: "lena.fischer@example.com", firstName: "Lena", lastName: "Fischer" };

const inviteLena = async ({ world, organizationId, settle }: StartedWithCatalogue, test: NewAssessment) => {
  const invited = await invite(world, organizationId, lena, test);
  await settle();
  return invited;
};

const resultsOf = ({ v1 }: Pick<StartedWithCatalogue, "v1">, id: string) =>
  v1.GET("/candidates/{id}/results", { params: { path: { id } } });

test("have links and limits, and no results, before the test", async ({ sandbox }) => {
  const { candidate, assessment } = await inviteLena(sandbox, { testId: sandbox.catalogue.automatic.id });
  expect(await unwrap(resultsOf(sandbox, candidate.id))).toEqual({
    reportUrl: sandbox.world.links.report(assessment.id),
    pdfReportUrl: null,
    maxPoints: 10,
    skills: [],
    askedForContractData: false,
    replySent: false,
    examTimeLimitInMinutes: 15,
  });
});

test("have points, skills, note, contract data and reply after the assessment", async ({ sandbox }) => {
  const { world, organizationId, clock } = sandbox;
  const { candidate, assessment } = await inviteLena(sandbox, { testId: sandbox.catalogue.manual.id });
  const contractData = { financialExpectations: 78_000, noticePeriod: "3 months" };
  await takeTest(world, organizationId, assessment.id, contractData);
  await clock.advance(10_000);
  const { ESSAY = "", PROGRAMMING = "" } = await answerIds(world, organizationId, assessment.id);
  await scoreAnswer(world, organizationId, assessment.id, ESSAY, 9);
  const halfway = await unwrap(resultsOf(sandbox, candidate.id));
  expect(halfway).toMatchObject({ pdfReportUrl: null, skills: [], ...contractData });
  expect(halfway.scoredPoints).toBeUndefined();

  await scoreAnswer(world, organizationId, assessment.id, PROGRAMMING, 15.5);
  await noteAssessment(world, organizationId, assessment.id, { note: "Clear structure." });
  await giveFeedback(world, organizationId, assessment.id, "Thank you.");
  await sandbox.settle();
  expect(await unwrap(resultsOf(sandbox, candidate.id))).toEqual({
    reportUrl: sandbox.world.links.report(assessment.id),
    pdfReportUrl: sandbox.world.links.pdfReport(assessment.id),
    scoredPoints: 32.5,
    maxPoints: 40,
    skills: [
      { name: "Go", scoredPoints: 24.5, maxPoints: 32 },
      { name: "SQL", scoredPoints: 8, maxPoints: 8 },
      { name: "Docker", scoredPoints: 0, maxPoints: 0 },
    ],
    note: "Clear structure.",
    askedForContractData: true,
    ...contractData,
    replySent: true,
    examDurationInMinutes: 0,
    examTimeLimitInMinutes: 90,
  });
});

test("count the minutes until the time ran out", async ({ sandbox }) => {
  const { candidate, assessment } = await inviteLena(sandbox, { testId: sandbox.catalogue.automatic.id });
  await startAssessment(sandbox.world, sandbox.organizationId, assessment.id);
  await sandbox.clock.advance(20 * 60_000);
  const { examDurationInMinutes, scoredPoints } = await unwrap(resultsOf(sandbox, candidate.id));
  expect({ examDurationInMinutes, scoredPoints }).toEqual({ examDurationInMinutes: 15, scoredPoints: 0 });
});

test("respond with 404 for hidden candidates and other organizations", async ({ sandbox }) => {
  const { world, organizationId, other } = sandbox;
  const { candidate, assessment } = await inviteLena(sandbox, { testId: sandbox.catalogue.manual.id });
  expect((await resultsOf(sandbox, "cnd_0")).error?.code).toBe(404);
  expect((await resultsOf(other, candidate.id)).error?.code).toBe(404);
  expect((await resultsOf(sandbox, candidate.id)).response.status).toBe(200);
  await cancelAssessment(world, organizationId, assessment.id);
  expect((await resultsOf(sandbox, candidate.id)).error?.code).toBe(404);
});
