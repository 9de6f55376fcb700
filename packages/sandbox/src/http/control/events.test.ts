import { unwrap } from "@assessment-api/control";
import { expect, test } from "vitest";
import { at, refusal, startWithControl } from "../../../testing/start-with-control.ts";
import { startAssessment } from "../../service/assessments.ts";

test("an event has its record and its V1 and V2 bodies", async () => {
  const { control, world, settle, invite, organizationId: id, urls, catalogue } = await startWithControl();
  const { assessment, candidate } = await invite();
  await settle();
  await startAssessment(world, id, assessment.id);
  const { items, page } = await unwrap(control.GET("/organizations/{id}/events", at({ id })));
  expect(page.totalElements).toBe(1);
  const candidateHref = `${urls.v2}/candidates/${candidate.id}`;
  expect(items).toEqual([
    {
      id: expect.stringMatching(/^evt_/),
      type: "TEST_STARTED",
      date: "2026-03-02T09:15:00.000Z",
      candidateId: candidate.id,
      email: "maya.lindqvist@example.com",
      assessmentId: assessment.id,
      testId: catalogue.manual.id,
      testName: catalogue.manual.name,
      v1: {
        candidateId: candidate.id,
        candidateEmail: "maya.lindqvist@example.com",
        examId: catalogue.manual.id,
        examName: catalogue.manual.name,
        event: "EXAM_STARTED",
        status: "EXAM_STARTED",
      },
      v2: {
        candidateId: candidate.id,
        assessmentId: assessment.id,
        candidateEmail: "maya.lindqvist@example.com",
        testId: catalogue.manual.id,
        examName: catalogue.manual.name,
        event: "ASSESSMENT_STARTED",
        _links: {
          candidate: { href: candidateHref },
          assessment: { href: `${candidateHref}/assessments/${assessment.id}` },
          invitation: { href: `${urls.v2}/invitations/${assessment.id}` },
        },
      },
    },
  ]);
  const path = at({ id, eventId: items[0]?.id ?? "" });
  expect(await unwrap(control.GET("/organizations/{id}/events/{eventId}", path))).toEqual(items[0]);
});

test("the list is filtered by candidate", async () => {
  const { control, world, settle, invite, organizationId: id } = await startWithControl();
  const [maya, jonas] = [await invite(), await invite(undefined, "jonas.okafor@example.com")];
  await settle();
  for (const one of [maya, jonas]) await startAssessment(world, id, one.id);
  const query = { candidateId: jonas.candidate.id };
  const { items } = await unwrap(control.GET("/organizations/{id}/events", { params: { path: { id }, query } }));
  expect(items.map(({ email }) => email)).toEqual(["jonas.okafor@example.com"]);
});

test("an unknown event or organization is not found", async () => {
  const { control, organizationId: id } = await startWithControl();
  const unknown = at({ id, eventId: "evt_0Unknown" });
  expect((await refusal(unwrap(control.GET("/organizations/{id}/events/{eventId}", unknown)))).status).toBe(404);
  const nowhere = at({ id: "org_0Unknown" });
  expect((await refusal(unwrap(control.GET("/organizations/{id}/events", nowhere)))).status).toBe(404);
});
