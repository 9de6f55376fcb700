import { unwrap as unwrapV1 } from "@assessment-api/v1";
import { unwrap as unwrapV2 } from "@assessment-api/v2";
import { describe, expect } from "vitest";
import { answerIds, takeTest } from "../../testing/lives.ts";
import { type StartedWithCatalogue, startWithCatalogue, test } from "../../testing/start-with-catalogue.ts";
import type { Assessment } from "../domain/candidates.ts";
import { HOUR, MINUTE, SECOND } from "../domain/time.ts";
import {
  cancelAssessment,
  expireAssessment,
  failAssessment,
  startAssessment,
  submitAssessment,
} from "../service/assessments.ts";
import { addAssessment, invite } from "../service/candidates.ts";
import { presentEvent as presentV1 } from "./v1/events.ts";
import { presentEvent as presentV2 } from "./v2/events.ts";

const maya = { email: "maya.lindqvist@example.com", firstName: "Maya", lastName: "Lindqvist" };
const HIDDEN = "not shown";

interface Ids {
  readonly candidateId: string;
  readonly assessmentId: string;
}

async function statuses({ v1, v2 }: StartedWithCatalogue, id: string) {
  const listed = (await unwrapV1(v1.GET("/candidates"))).items.find((one) => one.id === id)?.status ?? HIDDEN;
  const detail = (await v1.GET("/candidates/{id}", { params: { path: { id } } })).data?.status ?? HIDDEN;
  const candidate = await unwrapV2(v2.GET("/candidates/{id}", { params: { path: { id } } }));
  const newest = candidate._embedded.assessments.at(-1)?.status ?? "none";
  return [newest, candidate.status, listed === detail ? listed : `${listed} / ${detail}`];
}

async function events({ world, organizationId }: StartedWithCatalogue, candidateId: string): Promise<string[]> {
  const { items } = await world.store.events.list(organizationId, { candidateId }, { offset: 0, limit: 100 });
  return items.map((event) => {
    const { event: name, status } = presentV1(event);
    return `${name}, ${status} | ${presentV2(event, world.links).event}`;
  });
}

const patch = ({ v2 }: StartedWithCatalogue, id: string, status: "ACCEPTED" | "REJECTED") =>
  v2.PATCH("/candidates/{id}", { params: { path: { id } }, body: { status } });

const score = ({ v2 }: StartedWithCatalogue, ids: Ids, answerId = "", scoredPoints = 10) =>
  v2.PUT("/candidates/{id}/assessments/{assessmentId}/answers/{answerId}/score", {
    params: { path: { id: ids.candidateId, assessmentId: ids.assessmentId, answerId } },
    body: { scoredPoints },
  });

async function invited(sandbox: StartedWithCatalogue, more: object = {}): Promise<Ids> {
  const { world, organizationId, catalogue, settle } = sandbox;
  const given = { testId: catalogue.manual.id };
  const { candidate, assessment } = await invite(world, organizationId, { ...maya, ...more }, given);
  await settle();
  return { candidateId: candidate.id, assessmentId: assessment.id };
}

const origins: Record<string, (sandbox: StartedWithCatalogue) => Promise<Ids & { shown: string }>> = {
  async "created in V1"({ v1, v2, catalogue }) {
    const { id, status } = await unwrapV1(v1.POST("/candidates", { body: { ...maya, examId: catalogue.manual.id } }));
    const candidate = await unwrapV2(v2.GET("/candidates/{id}", { params: { path: { id } } }));
    return { candidateId: id, assessmentId: candidate._embedded.assessments[0]?.id ?? "", shown: `V1 ${status}` };
  },
  async "invited in V2"({ v2, catalogue }) {
    const body = { ...maya, testId: catalogue.manual.id };
    const { id, _embedded } = await unwrapV2(v2.POST("/invitations", { body }));
    const { candidate, assessment } = _embedded;
    return { candidateId: candidate.id, assessmentId: id, shown: `V2 ${candidate.status}, ${assessment.status}` };
  },
  async "created alone in V2, with an assessment added"(sandbox) {
    const { v2, catalogue } = sandbox;
    const { id, status } = await unwrapV2(v2.POST("/candidates", { body: maya }));
    expect(await statuses(sandbox, id)).toEqual(["none", "NEW", HIDDEN]);
    const body = { testId: catalogue.manual.id };
    const params = { path: { id } };
    const added = await unwrapV2(v2.POST("/candidates/{id}/assessments", { params, body }));
    return { candidateId: id, assessmentId: added.id, shown: `V2 ${status}, ${added.status}` };
  },
};

describe.each(Object.entries(origins))("a candidate %s", (name, create) => {
  test("passes from the invitation to the decision", async ({ sandbox, world, organizationId, clock }) => {
    const { shown, ...ids } = await create(sandbox);
    const { candidateId, assessmentId } = ids;
    const now = () => statuses(sandbox, candidateId);
    expect(shown).toBe(name === "created in V1" ? "V1 TOKEN_SENT" : "V2 NEW, NEW");

    await sandbox.settle();
    expect(await now()).toEqual(["TOKEN_SENT", "WAITING_FOR_ANSWERS", "TOKEN_SENT"]);
    expect(await events(sandbox, candidateId)).toEqual([]);

    await takeTest(world, organizationId, assessmentId);
    expect(await now()).toEqual(["TEST_FINISHED", "IN_EVALUATION", "TEST_FINISHED"]);
    const taken = [
      "EXAM_STARTED, EXAM_STARTED | ASSESSMENT_STARTED",
      "EXAM_FINISHED, WAITING_FOR_ASSESSMENT | WAITING_FOR_ASSESSMENT",
    ];
    expect(await events(sandbox, candidateId)).toEqual(taken);

    await clock.advance(10 * SECOND);
    expect(await now()).toEqual(["AUTO_ASSESSMENT_READY", "IN_EVALUATION", "AUTO_ASSESSMENT_READY"]);

    const answers = await answerIds(world, organizationId, assessmentId);
    await score(sandbox, ids, answers.ESSAY);
    expect(await now()).toEqual(["AUTO_ASSESSMENT_READY", "IN_EVALUATION", "IN_ASSESSMENT"]);
    expect(await events(sandbox, candidateId)).toEqual(taken);

    await score(sandbox, ids, answers.PROGRAMMING);
    expect(await now()).toEqual(["ASSESSMENT_COMPLETED", "WAITING_FOR_DECISION", "ASSESSMENT_READY"]);
    const expectedMessages = [...taken, "EXAM_FINISHED, ASSESSMENT_COMPLETED | ASSESSMENT_COMPLETED"];
    expect(await events(sandbox, candidateId)).toEqual(expectedMessages);

    await patch(sandbox, candidateId, "ACCEPTED");
    expect(await now()).toEqual(["ASSESSMENT_COMPLETED", "ACCEPTED", "ACCEPTED"]);
    expect(await events(sandbox, candidateId)).toEqual(expectedMessages);
  });

  test("runs until the time limit", async ({ sandbox }) => {
    const { candidateId, assessmentId } = await create(sandbox);
    await sandbox.settle();
    await startAssessment(sandbox.world, sandbox.organizationId, assessmentId);
    expect(await statuses(sandbox, candidateId)).toEqual(["TEST_STARTED", "WAITING_FOR_ANSWERS", "TEST_STARTED"]);
    await sandbox.clock.advance(90 * MINUTE);
    expect(await statuses(sandbox, candidateId)).toEqual(["TEST_FINISHED", "IN_EVALUATION", "TEST_FINISHED"]);
    expect((await events(sandbox, candidateId)).at(-1)).toBe(
      "EXAM_FINISHED, WAITING_FOR_ASSESSMENT | WAITING_FOR_ASSESSMENT",
    );
  });

  test("expires if it is not started in time", async ({ sandbox }) => {
    const { candidateId } = await create(sandbox);
    await sandbox.clock.advance(14 * 24 * HOUR);
    expect(await statuses(sandbox, candidateId)).toEqual(["TOKEN_EXPIRED", "EXPIRED", "TOKEN_EXPIRED"]);
    expect(await events(sandbox, candidateId)).toEqual(["TOKEN_EXPIRED, TOKEN_EXPIRED | ASSESSMENT_EXPIRED"]);
  });

  test("is hidden in V1 when canceled, without an event", async ({ sandbox }) => {
    const { candidateId, assessmentId } = await create(sandbox);
    await cancelAssessment(sandbox.world, sandbox.organizationId, assessmentId);
    expect(await statuses(sandbox, candidateId)).toEqual(["CANCELED", "CANCELED", HIDDEN]);
    expect(await events(sandbox, candidateId)).toEqual([]);
  });

  test("is an error when processing fails, which V1 shows in the detail only", async ({ sandbox }) => {
    const { candidateId, assessmentId } = await create(sandbox);
    await failAssessment(sandbox.world, sandbox.organizationId, assessmentId, "Simulated failure");
    expect(await statuses(sandbox, candidateId)).toEqual(["ERROR", "ERROR", `${HIDDEN} / ERROR`]);
    expect(await events(sandbox, candidateId)).toEqual(["ERROR, ERROR | ERROR"]);
  });
});

test("before the mail is handed over V2 says NEW, V1 TOKEN_SENT", async () => {
  const sandbox = await startWithCatalogue({ smtpUrl: "smtp://127.0.0.1:1" });
  const { world, organizationId, catalogue } = sandbox;
  const { candidate } = await invite(world, organizationId, maya, { testId: catalogue.manual.id });
  expect(await statuses(sandbox, candidate.id)).toEqual(["NEW", "NEW", "TOKEN_SENT"]);
});

test("a test that needs no assessor is assessed without one", async ({ sandbox }) => {
  const { world, organizationId, catalogue, clock } = sandbox;
  const given = { testId: catalogue.automatic.id };
  const { candidate, assessment } = await invite(world, organizationId, maya, given);
  await sandbox.settle();
  await takeTest(world, organizationId, assessment.id);
  await clock.advance(10 * SECOND);
  expect(await statuses(sandbox, candidate.id)).toEqual([
    "ASSESSMENT_COMPLETED",
    "WAITING_FOR_DECISION",
    "ASSESSMENT_READY",
  ]);
});

describe("a decision", () => {
  const ways: Record<
    Exclude<Assessment["status"], "NEW" | "CANCELED">,
    (sandbox: StartedWithCatalogue, ids: Ids) => Promise<unknown>
  > = {
    TOKEN_SENT: async () => {},
    TOKEN_EXPIRED: ({ world, organizationId }, { assessmentId }) =>
      expireAssessment(world, organizationId, assessmentId),
    TEST_STARTED: ({ world, organizationId }, { assessmentId }) => startAssessment(world, organizationId, assessmentId),
    TEST_FINISHED: ({ world, organizationId }, { assessmentId }) => takeTest(world, organizationId, assessmentId),
    async AUTO_ASSESSMENT_READY(sandbox, ids) {
      await ways.TEST_FINISHED(sandbox, ids);
      await sandbox.clock.advance(10 * SECOND);
    },
    async ASSESSMENT_COMPLETED(sandbox, ids) {
      await ways.TEST_FINISHED(sandbox, ids);
      const answers = await answerIds(sandbox.world, sandbox.organizationId, ids.assessmentId);
      await score(sandbox, ids, answers.ESSAY);
      await score(sandbox, ids, answers.PROGRAMMING);
    },
    ERROR: ({ world, organizationId }, { assessmentId }) =>
      failAssessment(world, organizationId, assessmentId, "Simulated failure"),
  };

  test.each(Object.entries(ways))("made while the assessment is %s shows in both versions", async (status, reach) => {
    const sandbox = await startWithCatalogue();
    const ids = await invited(sandbox);
    await reach(sandbox, ids);
    await patch(sandbox, ids.candidateId, "REJECTED");
    expect(await statuses(sandbox, ids.candidateId)).toEqual([status, "REJECTED", "REJECTED"]);
    await patch(sandbox, ids.candidateId, "ACCEPTED");
    expect(await statuses(sandbox, ids.candidateId)).toEqual([status, "ACCEPTED", "ACCEPTED"]);
  });

  test("of a candidate without an active assessment is hidden in V1", async ({ sandbox }) => {
    const { v2, world, organizationId } = sandbox;
    const { id } = await unwrapV2(v2.POST("/candidates", { body: maya }));
    await patch(sandbox, id, "ACCEPTED");
    expect(await statuses(sandbox, id)).toEqual(["none", "ACCEPTED", HIDDEN]);
    const { candidateId, assessmentId } = await invited(sandbox);
    await cancelAssessment(world, organizationId, assessmentId);
    await patch(sandbox, candidateId, "ACCEPTED");
    expect(await statuses(sandbox, candidateId)).toEqual(["CANCELED", "ACCEPTED", HIDDEN]);
  });

  test("stays after changes of the assessment, which still cause events", async ({ sandbox }) => {
    const { world, organizationId } = sandbox;
    const { candidateId, assessmentId } = await invited(sandbox);
    await patch(sandbox, candidateId, "REJECTED");
    await startAssessment(world, organizationId, assessmentId);
    await submitAssessment(world, organizationId, assessmentId);
    expect(await statuses(sandbox, candidateId)).toEqual(["TEST_FINISHED", "REJECTED", "REJECTED"]);
    expect(await events(sandbox, candidateId)).toHaveLength(2);
  });

  test("is removed when another assessment is added", async ({ sandbox, v2, catalogue }) => {
    const { candidateId: id } = await invited(sandbox);
    await patch(sandbox, id, "REJECTED");
    const body = { testId: catalogue.automatic.id };
    await unwrapV2(v2.POST("/candidates/{id}/assessments", { params: { path: { id } }, body }));
    await sandbox.settle();
    expect(await statuses(sandbox, id)).toEqual(["TOKEN_SENT", "WAITING_FOR_ANSWERS", "TOKEN_SENT"]);
  });
});

describe("several assessments", () => {
  async function twice(sandbox: StartedWithCatalogue) {
    const { world, organizationId, catalogue } = sandbox;
    const first = await invited(sandbox);
    await takeTest(world, organizationId, first.assessmentId);
    await sandbox.clock.advance(10 * SECOND);
    const given = { testId: catalogue.automatic.id };
    const { assessment } = await addAssessment(world, organizationId, first.candidateId, given);
    await sandbox.settle();
    return { first, second: { ...first, assessmentId: assessment.id } };
  }

  const exam = async ({ v1 }: StartedWithCatalogue, id: string) => {
    const { data } = await v1.GET("/candidates/{id}", { params: { path: { id } } });
    const results = await v1.GET("/candidates/{id}/results", { params: { path: { id } } });
    return [data?.examId, results.data?.reportUrl.split("/").at(-2)];
  };

  test("show the newest in V1", async ({ sandbox }) => {
    const { second } = await twice(sandbox);
    expect(await statuses(sandbox, second.candidateId)).toEqual(["TOKEN_SENT", "WAITING_FOR_ANSWERS", "TOKEN_SENT"]);
    expect(await exam(sandbox, second.candidateId)).toEqual([sandbox.catalogue.automatic.id, second.assessmentId]);
  });

  test("do not change the candidate through the older one", async ({ sandbox }) => {
    const { first } = await twice(sandbox);
    const answers = await answerIds(sandbox.world, sandbox.organizationId, first.assessmentId);
    await score(sandbox, first, answers.ESSAY);
    await score(sandbox, first, answers.PROGRAMMING);
    expect(await statuses(sandbox, first.candidateId)).toEqual(["TOKEN_SENT", "WAITING_FOR_ANSWERS", "TOKEN_SENT"]);
    expect((await events(sandbox, first.candidateId)).at(-1)).toContain("ASSESSMENT_COMPLETED");
  });

  test("hide the candidate in V1 when the newest is canceled, until there is another", async ({ sandbox }) => {
    const { world, organizationId, catalogue } = sandbox;
    const { second } = await twice(sandbox);
    const { candidateId } = second;
    await cancelAssessment(world, organizationId, second.assessmentId);
    expect(await statuses(sandbox, candidateId)).toEqual(["CANCELED", "CANCELED", HIDDEN]);
    await addAssessment(world, organizationId, candidateId, { testId: catalogue.manual.id });
    await sandbox.settle();
    expect(await statuses(sandbox, candidateId)).toEqual(["TOKEN_SENT", "WAITING_FOR_ANSWERS", "TOKEN_SENT"]);
  });

  test("fall back to the one before when the newest is deleted", async ({ sandbox }) => {
    const { first, second } = await twice(sandbox);
    const path = { id: second.candidateId, assessmentId: second.assessmentId };
    await sandbox.v2.DELETE("/candidates/{id}/assessments/{assessmentId}", { params: { path } });
    const before = ["AUTO_ASSESSMENT_READY", "IN_EVALUATION", "AUTO_ASSESSMENT_READY"];
    expect(await statuses(sandbox, first.candidateId)).toEqual(before);
    expect(await exam(sandbox, first.candidateId)).toEqual([sandbox.catalogue.manual.id, first.assessmentId]);
  });
});

test("communication disabled in V1 is disabled in V2, and suppresses only the mail", async () => {
  const sandbox = await startWithCatalogue();
  const { v1, v2, world, organizationId, catalogue } = sandbox;
  const body = { ...maya, examId: catalogue.automatic.id, communicationDisabled: true };
  const { id } = await unwrapV1(v1.POST("/candidates", { body }));
  await sandbox.settle();
  const shown = await unwrapV2(v2.GET("/candidates/{id}", { params: { path: { id } } }));
  expect(shown.disableCommunication).toBe(true);
  expect(await statuses(sandbox, id)).toEqual(["TOKEN_SENT", "WAITING_FOR_ANSWERS", "TOKEN_SENT"]);
  await sandbox.clock.advance(14 * 24 * HOUR);
  expect(await statuses(sandbox, id)).toEqual(["TOKEN_EXPIRED", "EXPIRED", "TOKEN_EXPIRED"]);
  expect((await world.store.mails.list(organizationId, {}, { offset: 0, limit: 1 })).total).toBe(0);
});

test("a candidate that V2 deletes is unknown in V1", async ({ sandbox }) => {
  const { candidateId: id, assessmentId } = await invited(sandbox);
  await sandbox.v2.DELETE("/invitations/{id}", { params: { path: { id: assessmentId } } });
  expect((await sandbox.v1.GET("/candidates/{id}", { params: { path: { id } } })).error?.code).toBe(404);
});

test("a test that V2 generates is an exam of V1", async ({ v1, v2 }) => {
  const { id, name } = await unwrapV2(v2.POST("/tests", { body: { generatorCriteria: { skills: ["SQL"] } } }));
  const shown = await unwrapV1(v1.GET("/exams/{id}", { params: { path: { id } } }));
  expect(shown).toMatchObject({ name, numberOfTasks: 2, automaticAssessmentPossible: true, skillTags: ["SQL"] });
  const created = await unwrapV1(v1.POST("/candidates", { body: { ...maya, examId: id } }));
  expect(created).toMatchObject({ examId: id, maxPoints: 10 });
});
