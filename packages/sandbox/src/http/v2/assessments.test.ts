import { unwrap } from "@assessment-api/v2";
import { describe, expect } from "vitest";
import { answerIds, takeTest } from "../../../testing/lives.ts";
import { type StartedWithCatalogue, startWithCatalogue, test } from "../../../testing/start-with-catalogue.ts";
import { failAssessment, saveAnswers, startAssessment } from "../../service/assessments.ts";
import { invite } from "../../service/candidates.ts";

const email = "maya.lindqvist@example.com";

async function invited(sandbox: StartedWithCatalogue) {
  const { world, organizationId, catalogue, settle } = sandbox;
  const given = { testId: catalogue.manual.id };
  const { candidate, assessment } = await invite(world, organizationId, { email }, given);
  const somebody = await invite(world, organizationId, { email: "somebody@example.com" }, given);
  await settle();
  return {
    path: { id: candidate.id, assessmentId: assessment.id },
    foreign: { id: candidate.id, assessmentId: somebody.assessment.id },
  };
}

type Path = Awaited<ReturnType<typeof invited>>["path"];

const ONE = "/candidates/{id}/assessments/{assessmentId}";
const SCORE = `${ONE}/answers/{answerId}/score` as const;

const read = ({ v2 }: Pick<StartedWithCatalogue, "v2">, path: Path) => v2.GET(ONE, { params: { path } });

describe("POST /candidates/{id}/assessments", () => {
  const create = ({ v2 }: Pick<StartedWithCatalogue, "v2">, id: string, body: { testId: string }) =>
    v2.POST("/candidates/{id}/assessments", { params: { path: { id } }, body });

  test("invites a known candidate, with the Location of the assessment", async ({ sandbox }) => {
    const { v2, urls, origin, catalogue, world, organizationId, apiKey } = sandbox;
    const { id } = await unwrap(v2.POST("/candidates", { body: { email } }));
    const body = {
      testId: catalogue.manual.id,
      validityInDays: 3,
      note: "Good luck!",
      customFields: { requisition: "REQ-1" },
    };
    const { data, response } = await create(sandbox, id, body);
    expect(response.status).toBe(201);
    const self = `${urls.v2}/candidates/${id}/assessments/${data?.id}`;
    expect(data).toEqual({
      id: expect.stringMatching(/^asm_/),
      status: "NEW",
      token: expect.stringMatching(/^tkn_/),
      creationDate: "2026-03-02T09:15:00.000Z",
      expirationDate: "2026-03-05T09:15:00.000Z",
      customFields: { requisition: "REQ-1" },
      _links: {
        candidateAccess: { href: `${origin}/t/${data?.token}` },
        onlineReport: { href: world.links.report(data?.id ?? "") },
        pdfReport: { href: world.links.pdfReport(data?.id ?? "") },
        candidateUrl: { href: world.links.candidate(id) },
        self: { href: self },
      },
    });
    expect(response.headers.get("location")).toBe(self);
    expect((await fetch(self, { headers: { "Vendor-Api-Key": apiKey } })).status).toBe(200);
    const { items } = await world.store.mails.list(organizationId, {}, { offset: 0, limit: 10 });
    expect(items.map(({ to, text }) => [to, text.includes("Good luck!")])).toEqual([[email, true]]);
  });

  test("sends no mail if communication is disabled", async ({ sandbox }) => {
    const { v2, world, organizationId, catalogue, settle } = sandbox;
    const { id } = await unwrap(v2.POST("/candidates", { body: { email, disableCommunication: true } }));
    const { id: assessmentId } = await unwrap(create(sandbox, id, { testId: catalogue.manual.id }));
    await settle();
    expect((await unwrap(read(sandbox, { id, assessmentId }))).status).toBe("TOKEN_SENT");
    expect((await world.store.mails.list(organizationId, {}, { offset: 0, limit: 1 })).total).toBe(0);
  });

  test("responds with 404 for an unknown candidate, and for an unknown test with its field", async ({ sandbox }) => {
    const { v2, catalogue, other } = sandbox;
    const testId = catalogue.manual.id;
    const { id } = await unwrap(v2.POST("/candidates", { body: { email } }));
    const noCandidate = { code: 404, details: "There is no candidate with the id cnd_0.", validationErrors: [] };
    expect((await create(sandbox, "cnd_0", { testId })).error).toMatchObject(noCandidate);
    expect((await create(other, id, { testId })).error?.code).toBe(404);
    expect((await create(sandbox, id, { testId: "tst_0" })).error).toMatchObject({
      code: 404,
      details: "There is no test with the id tst_0.",
      validationErrors: [{ field: "testId", value: "tst_0", message: "must be the id of a test" }],
    });
    const stranger = await unwrap(other.v2.POST("/candidates", { body: { email } }));
    expect((await create(other, stranger.id, { testId })).error?.validationErrors).toHaveLength(1);
  });

  test("responds with 409 for a test that cannot be used, 417 without credits, 400 for what the document forbids", async () => {
    const sandbox = await startWithCatalogue({ credits: 0 });
    const { v2, catalogue } = sandbox;
    const { id } = await unwrap(v2.POST("/candidates", { body: { email } }));
    const { draft, manual } = catalogue;
    const unusable = { code: 409, details: `The test ${draft.id} cannot be used: it is DRAFT.` };
    expect((await create(sandbox, id, { testId: draft.id })).error).toMatchObject(unusable);
    expect((await create(sandbox, id, { testId: manual.id })).error?.code).toBe(417);
    const { error } = await create(sandbox, id, { testId: "", validityInDays: 0, customFields: { a: null } } as never);
    expect(error?.code).toBe(400);
    expect(error?.validationErrors.map(({ field }) => field).sort()).toEqual([
      "customFields.a",
      "testId",
      "validityInDays",
    ]);
    const candidate = await unwrap(v2.GET("/candidates/{id}", { params: { path: { id } } }));
    expect(candidate._embedded.assessments).toEqual([]);
  });

  test("ignores fields that only an invitation has", async ({ sandbox, v2, catalogue }) => {
    const { id } = await unwrap(v2.POST("/candidates", { body: { email } }));
    const body = { testId: catalogue.manual.id, opensAt: 1e13, testStartDate: "2030-01-01T00:00:00Z" };
    expect((await unwrap(create(sandbox, id, body))).expirationDate).toBe("2026-03-16T09:15:00.000Z");
  });
});

describe("GET an assessment", () => {
  test("has limits and points, but no answers and scores, before the test", async ({ sandbox }) => {
    const { path } = await invited(sandbox);
    const { manual } = sandbox.catalogue;
    const shown = await unwrap(read(sandbox, path));
    expect(shown).toMatchObject({
      status: "TOKEN_SENT",
      timeLimitInSeconds: 5400,
      score: { maxPoints: 40 },
      skills: [{ name: "Go" }, { name: "SQL" }, { name: "Docker" }],
      sections: [
        { timeLimitInSeconds: 600, score: { maxPoints: 8 }, answers: [] },
        { timeLimitInSeconds: 4800, score: { maxPoints: 32 }, answers: [] },
      ],
      _embedded: {
        test: {
          id: manual.id,
          name: manual.name,
          _links: { self: { href: `${sandbox.urls.v2}/tests/${manual.id}` } },
        },
      },
    });
    for (const field of ["startDate", "finishDate", "timeTakenInSeconds"]) expect(shown).not.toHaveProperty(field);
    for (const section of shown.sections) expect(section).not.toHaveProperty("timeTakenInSeconds");
  });

  test("shows answers, known scores and times", async ({ sandbox }) => {
    const { world, organizationId, clock } = sandbox;
    const { path } = await invited(sandbox);
    const { assessmentId } = path;
    await startAssessment(world, organizationId, assessmentId);
    const ids = await answerIds(world, organizationId, assessmentId);
    await clock.advance(90_000);
    const value = { choices: ["customer_id, created_at", "created_at"] };
    await saveAnswers(world, organizationId, assessmentId, { [ids.CHOICE ?? ""]: value });
    await clock.advance(5400_000);
    await clock.advance(10_000);

    const shown = await unwrap(read(sandbox, path));
    expect(shown).toMatchObject({
      status: "ASSESSMENT_COMPLETED",
      startDate: "2026-03-02T09:15:00.000Z",
      finishDate: "2026-03-02T10:45:00.000Z",
      timeTakenInSeconds: 5400,
      score: { scoredPoints: 0, maxPoints: 40, percentage: 0 },
      _links: { pdfReport: { href: world.links.pdfReport(assessmentId) } },
    });
    expect(shown.skills).toEqual([{ name: "Go", percentage: 0 }, { name: "SQL", percentage: 0 }, { name: "Docker" }]);
    expect(shown.sections.map(({ timeTakenInSeconds }) => timeTakenInSeconds)).toEqual([5400, 0]);
    const [[choice], [essay, program]] = shown.sections.map(({ answers }) => answers) as [[unknown], unknown[]];
    expect(choice).toEqual({
      answerId: ids.CHOICE,
      taskId: expect.stringMatching(/^tsk_/),
      title: "Pick the right index",
      type: "CHOICE",
      difficulty: "EASY",
      score: { scoredPoints: 0, maxPoints: 8, percentage: 0 },
      value,
    });
    expect(essay).not.toHaveProperty("value");
    expect(program).toMatchObject({ gitUrl: world.links.repository(assessmentId, ids.PROGRAMMING ?? "") });
  });

  test("shows a failed processing", async ({ sandbox }) => {
    const { path } = await invited(sandbox);
    await startAssessment(sandbox.world, sandbox.organizationId, path.assessmentId);
    await failAssessment(sandbox.world, sandbox.organizationId, path.assessmentId, "Simulated failure");
    const shown = await unwrap(read(sandbox, path));
    expect(shown.status).toBe("ERROR");
    expect(shown).not.toHaveProperty("timeTakenInSeconds");
    expect(shown).not.toHaveProperty("failure");
  });

  test("responds with 404 for unknown assessments, other candidates and other organizations", async ({ sandbox }) => {
    const { path, foreign } = await invited(sandbox);
    expect((await read(sandbox, { ...path, assessmentId: "asm_0" })).error).toMatchObject({
      code: 404,
      details: "There is no assessment with the id asm_0.",
    });
    expect((await read(sandbox, { ...path, id: "cnd_0" })).error?.details).toContain("cnd_0");
    expect((await read(sandbox, foreign)).error?.code).toBe(404);
    expect((await read(sandbox.other, path)).error?.code).toBe(404);
  });
});

describe("PATCH an assessment", () => {
  const patch = ({ v2 }: Pick<StartedWithCatalogue, "v2">, path: Path, customFields: object) =>
    v2.PATCH(ONE, { params: { path }, body: { customFields: customFields as Record<string, string | number | null> } });

  test("sets, keeps and removes custom fields", async ({ sandbox }) => {
    const { path } = await invited(sandbox);
    expect((await patch(sandbox, path, { a: "x", b: 1 })).response.status).toBe(204);
    await patch(sandbox, path, { a: null, c: 2.5 });
    expect((await unwrap(read(sandbox, path))).customFields).toEqual({ b: 1, c: 2.5 });
  });

  test("refuses other values, foreign assessments and other organizations, and changes nothing", async () => {
    const sandbox = await startWithCatalogue();
    const { path, foreign } = await invited(sandbox);
    const { error } = await patch(sandbox, path, { a: "x", b: [] });
    expect(error).toMatchObject({ code: 400, validationErrors: [{ field: "customFields.b" }] });
    expect((await patch(sandbox, foreign, { a: 1 })).error?.code).toBe(404);
    expect((await patch(sandbox.other, path, { a: 1 })).error?.code).toBe(404);
    expect((await unwrap(read(sandbox, path))).customFields).toEqual({});
  });
});

describe("DELETE an assessment", () => {
  const remove = ({ v2 }: Pick<StartedWithCatalogue, "v2">, path: Path) => v2.DELETE(ONE, { params: { path } });

  test("keeps the candidate, and removes the invitation", async ({ sandbox }) => {
    const { path } = await invited(sandbox);
    const { response } = await remove(sandbox, path);
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect((await read(sandbox, path)).error?.code).toBe(404);
    const { data } = await sandbox.v2.GET("/candidates/{id}", { params: { path: { id: path.id } } });
    expect(data).toMatchObject({ status: "NEW", _embedded: { assessments: [] } });
    const invitation = await sandbox.v2.GET("/invitations/{id}", { params: { path: { id: path.assessmentId } } });
    expect(invitation.error?.code).toBe(404);
    expect((await remove(sandbox, path)).error?.code).toBe(404);
  });

  test("does not reach another candidate or organization", async ({ sandbox }) => {
    const { path, foreign } = await invited(sandbox);
    expect((await remove(sandbox, foreign)).error?.code).toBe(404);
    expect((await remove(sandbox.other, path)).error?.code).toBe(404);
    expect((await unwrap(sandbox.v2.GET("/invitations"))).page.totalElements).toBe(2);
  });
});

describe("PUT the score of an answer", () => {
  const score = (
    { v2 }: Pick<StartedWithCatalogue, "v2">,
    path: Path,
    answerId: string | undefined,
    scoredPoints: number,
  ) => v2.PUT(SCORE, { params: { path: { ...path, answerId: answerId ?? "" } }, body: { scoredPoints } });

  async function taken(sandbox: StartedWithCatalogue) {
    const paths = await invited(sandbox);
    const { assessmentId } = paths.path;
    await takeTest(sandbox.world, sandbox.organizationId, assessmentId);
    return { ...paths, ids: await answerIds(sandbox.world, sandbox.organizationId, assessmentId) };
  }

  test("completes the assessment with the last score and updates all totals", async ({ sandbox }) => {
    const { path, ids } = await taken(sandbox);
    const { response } = await score(sandbox, path, ids.ESSAY, 9);
    expect([response.status, await response.text()]).toEqual([204, ""]);
    const halfway = await unwrap(read(sandbox, path));
    expect(halfway).toMatchObject({ status: "AUTO_ASSESSMENT_READY", score: { maxPoints: 40 } });
    expect(halfway.score.scoredPoints).toBeUndefined();
    expect(halfway.sections.map((section) => section.score.scoredPoints)).toEqual([8, undefined]);

    await score(sandbox, path, ids.PROGRAMMING, 20);
    const shown = await unwrap(read(sandbox, path));
    expect(shown).toMatchObject({
      status: "ASSESSMENT_COMPLETED",
      score: { scoredPoints: 37, maxPoints: 40, percentage: 92.5 },
    });
    expect(shown.skills[0]).toEqual({ name: "Go", percentage: 90.63 });

    await score(sandbox, path, ids.PROGRAMMING, 0);
    expect((await unwrap(read(sandbox, path))).score).toEqual({ scoredPoints: 17, maxPoints: 40, percentage: 42.5 });
  });

  test("refuses more than the answer's points and less than 0", async ({ sandbox }) => {
    const { path, ids } = await taken(sandbox);
    expect((await score(sandbox, path, ids.ESSAY, 12.5)).error).toMatchObject({
      code: 400,
      validationErrors: [{ field: "scoredPoints", value: "12.5", message: "must be from 0 to 12" }],
    });
    expect((await score(sandbox, path, ids.ESSAY, -1)).error).toMatchObject({
      code: 400,
      validationErrors: [{ field: "scoredPoints", value: "-1" }],
    });
    expect((await unwrap(read(sandbox, path))).status).toBe("TEST_FINISHED");
  });

  test("responds with 409 while the test is running", async ({ sandbox }) => {
    const { path } = await invited(sandbox);
    await startAssessment(sandbox.world, sandbox.organizationId, path.assessmentId);
    const ids = await answerIds(sandbox.world, sandbox.organizationId, path.assessmentId);
    const { error } = await score(sandbox, path, ids.ESSAY, 1);
    expect(error).toMatchObject({ code: 409, validationErrors: [] });
    expect(error?.details).toContain("TEST_STARTED");
  });

  test("responds with 404 for unknown answers, another candidate's assessment and other organizations", async () => {
    const sandbox = await startWithCatalogue();
    const { path, foreign, ids } = await taken(sandbox);
    expect((await score(sandbox, path, "ans_0", 1)).error).toMatchObject({
      code: 404,
      details: "There is no answer with the id ans_0.",
    });
    expect((await score(sandbox, { ...path, id: "cnd_0" }, ids.ESSAY, 1)).error?.code).toBe(404);
    expect((await score(sandbox, foreign, ids.ESSAY, 1)).error?.code).toBe(404);
    expect((await score(sandbox, { ...path, assessmentId: foreign.assessmentId }, ids.ESSAY, 1)).error?.code).toBe(404);
    expect((await score(sandbox.other, path, ids.ESSAY, 1)).error?.code).toBe(404);
    expect((await unwrap(read(sandbox, path))).status).toBe("TEST_FINISHED");
  });
});
