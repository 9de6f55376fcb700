import { paginate, unwrap } from "@assessment-api/v1";
import { describe, expect } from "vitest";
import { takeTest } from "../../../testing/lives.ts";
import { type StartedWithCatalogue, startWithCatalogue, test } from "../../../testing/start-with-catalogue.ts";
import { cancelAssessment, failAssessment, getAssessment, startAssessment } from "../../service/assessments.ts";
import { addAssessment, createCandidate, invite, updateCandidate } from "../../service/candidates.ts";

const maya = { email: "maya.lindqvist@example.com", firstName: "Maya", lastName: "Lindqvist" };

async function createMaya({ v1, catalogue }: StartedWithCatalogue, more: object = {}) {
  return unwrap(v1.POST("/candidates", { body: { ...maya, examId: catalogue.manual.id, ...more } }));
}

async function person(
  { world, organizationId, catalogue }: StartedWithCatalogue,
  firstName: string,
  tags: string[] = [],
) {
  const email = `${firstName.toLowerCase()}@example.com`;
  return invite(
    world,
    organizationId,
    { email, firstName, lastName: "Test", tags },
    { testId: catalogue.automatic.id },
  );
}

describe("POST /candidates", () => {
  test("creates an invited candidate with a Location", async ({ v1, catalogue, urls, origin }) => {
    const body = { ...maya, examId: catalogue.manual.id, tags: ["backend"], externalId: "ATS-20417" };
    const { data, response } = await v1.POST("/candidates", { body });
    expect(response.status).toBe(201);
    expect(data).toEqual({
      id: expect.stringMatching(/^cnd_/),
      externalId: "ATS-20417",
      ...maya,
      examId: catalogue.manual.id,
      status: "TOKEN_SENT",
      scoredPoints: null,
      maxPoints: 40,
      examUrl: expect.stringMatching(`^${origin}/t/tkn_`),
      tags: ["backend"],
      creationDate: "2026-03-02T09:15:00.000Z",
      testTimedOut: false,
    });
    expect(response.headers.get("location")).toBe(`${urls.v1}/candidates/${data?.id}`);
  });

  test("the Location can be read with the same key", async ({ v1, apiKey, catalogue }) => {
    const { data, response } = await v1.POST("/candidates", { body: { ...maya, examId: catalogue.manual.id } });
    const location = response.headers.get("location") ?? "";
    expect(await (await fetch(location, { headers: { "X-Api-Key": apiKey } })).json()).toEqual(data);
  });

  test("puts an invitation into the outbox, unless communication is disabled", async ({ sandbox }) => {
    const { world, organizationId } = sandbox;
    const { examUrl } = await createMaya(sandbox);
    await createMaya(sandbox, { communicationDisabled: true });
    const { items } = await world.store.mails.list(organizationId, {}, { offset: 0, limit: 10 });
    expect(items.map(({ to, link }) => ({ to, link }))).toEqual([{ to: maya.email, link: examUrl }]);
  });

  test("accepts an e-mail address twice, an externalId once", async ({ sandbox, v1, catalogue }) => {
    await createMaya(sandbox, { externalId: "ATS-1" });
    await createMaya(sandbox);
    const body = { ...maya, examId: catalogue.manual.id, externalId: "ATS-1" };
    const { error } = await v1.POST("/candidates", { body });
    expect(error).toMatchObject({
      code: 400,
      errorId: expect.stringMatching(/^err_/),
      details: "Validation error",
      validationErrors: [{ field: "externalId", value: "ATS-1", message: "is already used by another candidate" }],
    });
  });

  test("responds with 412 for an exam that does not exist, is another organization's or cannot be used", async () => {
    const { v1, other, catalogue } = await startWithCatalogue();
    const { draft, manual } = catalogue;
    const create = async (client: typeof v1, examId: string) =>
      (await client.POST("/candidates", { body: { ...maya, examId } })).error;
    const missing = (id: string) => `The exam ${id} cannot be used: it does not exist.`;
    expect(await create(v1, "tst_0")).toMatchObject({ code: 412, details: missing("tst_0"), validationErrors: [] });
    expect(await create(other.v1, manual.id)).toMatchObject({ code: 412, details: missing(manual.id) });
    const unusable = `The exam ${draft.id} cannot be used: it is DRAFT.`;
    expect(await create(v1, draft.id)).toMatchObject({ code: 412, details: unusable, validationErrors: [] });
  });

  test("responds with 417 without credits, and creates no candidate", async () => {
    const sandbox = await startWithCatalogue({ credits: 1 });
    const { v1, catalogue } = sandbox;
    const { id } = await createMaya(sandbox);
    const { error } = await v1.POST("/candidates", { body: { ...maya, examId: catalogue.manual.id } });
    expect(error).toMatchObject({ code: 417, validationErrors: [] });
    expect((await unwrap(v1.GET("/candidates"))).items.map((one) => one.id)).toEqual([id]);
  });

  test("names every rejected field", async ({ v1 }) => {
    const body = { email: "maya", firstName: "" } as never;
    const { error } = await v1.POST("/candidates", { body });
    expect(error?.code).toBe(400);
    expect(error?.validationErrors.map(({ field, value }) => [field, value]).sort()).toEqual([
      ["email", "maya"],
      ["examId", ""],
      ["firstName", ""],
      ["lastName", ""],
    ]);
  });

  test("refuses blank and overlong texts", async ({ v1, catalogue }) => {
    const body = {
      email: `${"m".repeat(65)}@example.com`,
      firstName: " ",
      lastName: "L".repeat(201),
      examId: catalogue.manual.id,
      tags: [" ", "x".repeat(101)],
      externalId: "",
    };
    const { error } = await v1.POST("/candidates", { body });
    expect(error?.validationErrors.map(({ field, message }) => [field, message]).sort()).toEqual([
      ["email", "must match ^[^@]{0,64}(@|$)"],
      ["externalId", "must not be empty"],
      ["firstName", "must not be blank"],
      ["lastName", "must have at most 200 characters"],
      ["tags[0]", "must not be blank"],
      ["tags[1]", "must have at most 100 characters"],
    ]);
  });

  test.each([
    ["a quoted local part", '"maya lindqvist"@example.com'],
    ["an address literal", "maya@[192.0.2.1]"],
    ["a domain of one label", "maya@localhost"],
    ["an internationalized address", "mäya@example.com"],
    ["a comment", "maya(hiring)@example.com"],
    ["254 characters and one more", `maya@${"e".repeat(246)}.com`],
  ])("refuses %s as an e-mail address", async (_, email) => {
    const { v1, catalogue } = await startWithCatalogue();
    const { error } = await v1.POST("/candidates", { body: { ...maya, email, examId: catalogue.manual.id } });
    expect(error?.validationErrors.map(({ field }) => field)).toEqual(["email"]);
  });

  test("ignores unknown members", async ({ sandbox }) => {
    const { id } = await createMaya(sandbox, { decision: "ACCEPTED", customFields: { a: 1 }, assignedTeam: "team_1" });
    await sandbox.settle();
    const { data } = await sandbox.v2.GET("/candidates/{id}", { params: { path: { id } } });
    expect(data).toMatchObject({ status: "WAITING_FOR_ANSWERS", customFields: {}, assignedTeam: null });
  });
});

describe("GET /candidates/{id}", () => {
  test("shows dates and points when they exist", async ({ sandbox, v1, world, clock, organizationId }) => {
    const { candidate, assessment } = await person(sandbox, "Lena");
    await sandbox.settle();
    await startAssessment(world, organizationId, assessment.id);
    await clock.advance(15 * 60_000);
    expect(await unwrap(v1.GET("/candidates/{id}", { params: { path: { id: candidate.id } } }))).toMatchObject({
      status: "TEST_FINISHED",
      scoredPoints: null,
      testTimedOut: true,
      testStartDate: "2026-03-02T09:15:00.000Z",
      testFinishDate: "2026-03-02T09:30:00.000Z",
    });
    await clock.advance(10_000);
    const assessed = await unwrap(v1.GET("/candidates/{id}", { params: { path: { id: candidate.id } } }));
    expect(assessed).toMatchObject({ status: "ASSESSMENT_READY", scoredPoints: 0, maxPoints: 10 });
  });

  test("shows ERROR, which lists omit", async ({ sandbox, v1, world, organizationId }) => {
    const { candidate, assessment } = await person(sandbox, "Lena");
    await failAssessment(world, organizationId, assessment.id, "Simulated failure");
    const { data } = await v1.GET("/candidates/{id}", { params: { path: { id: candidate.id } } });
    expect(data?.status).toBe("ERROR");
    expect((await unwrap(v1.GET("/candidates"))).totalElements).toBe(0);
  });

  test("shows the newest of several assessments", async ({ sandbox, v1, world, organizationId, catalogue }) => {
    const { candidate } = await person(sandbox, "Lena");
    await addAssessment(world, organizationId, candidate.id, { testId: catalogue.manual.id });
    const { data } = await v1.GET("/candidates/{id}", { params: { path: { id: candidate.id } } });
    expect(data).toMatchObject({ examId: catalogue.manual.id, maxPoints: 40 });
  });

  test("shows empty names for a candidate of V2 without names", async ({ v1, world, organizationId, catalogue }) => {
    const given = { testId: catalogue.manual.id };
    const { candidate } = await invite(world, organizationId, { email: "anon@example.com" }, given);
    const { data } = await v1.GET("/candidates/{id}", { params: { path: { id: candidate.id } } });
    expect(data).toMatchObject({ firstName: "", lastName: "" });
  });

  test("responds with 404 for unknown candidates, other organizations, no assessment or a canceled one", async () => {
    const sandbox = await startWithCatalogue();
    const { v1, other, world, organizationId } = sandbox;
    const status = async (client: typeof v1, id: string) => {
      const { error } = await client.GET("/candidates/{id}", { params: { path: { id } } });
      return [error?.code, error?.details];
    };
    const alone = await createCandidate(world, organizationId, { email: "alone@example.com" });
    await updateCandidate(world, organizationId, alone.id, { decision: "ACCEPTED" });
    const { candidate, assessment } = await person(sandbox, "Lena");
    const notFound = (id: string) => [404, `There is no candidate with the id ${id}.`];
    expect(await status(v1, "cnd_0")).toEqual(notFound("cnd_0"));
    expect(await status(other.v1, candidate.id)).toEqual(notFound(candidate.id));
    expect(await status(v1, alone.id)).toEqual(notFound(alone.id));
    await cancelAssessment(world, organizationId, assessment.id);
    expect(await status(v1, candidate.id)).toEqual(notFound(candidate.id));
  });
});

describe("GET /candidates", () => {
  test("counts pages from 1, and returns empty pages past the last", async ({ sandbox }) => {
    for (const name of ["Ada", "Ben", "Cleo"]) await person(sandbox, name);
    const page = async (count: number, page: number) => {
      const { items, ...rest } = await unwrap(sandbox.v1.GET("/candidates", { params: { query: { count, page } } }));
      return { names: items.map(({ firstName }) => firstName), ...rest };
    };
    const wrapper = { totalElements: 3, totalPages: 2, pageSize: 2 };
    expect(await page(2, 1)).toEqual({ names: ["Ada", "Ben"], ...wrapper, pageNumber: 1 });
    expect(await page(2, 2)).toEqual({ names: ["Cleo"], ...wrapper, pageNumber: 2 });
    expect(await page(2, 3)).toEqual({ names: [], ...wrapper, pageNumber: 3 });
    expect(await page(2, 1_000_000)).toMatchObject({ names: [], pageNumber: 1_000_000 });
    await expect(page(2, 1_000_001)).rejects.toMatchObject({ status: 400 });
  });

  test("an empty list has no pages", async ({ other }) => {
    expect(await unwrap(other.v1.GET("/candidates"))).toEqual({
      items: [],
      totalElements: 0,
      totalPages: 0,
      pageSize: 10,
      pageNumber: 1,
    });
  });

  test("filters by text, status and tags together", async ({ sandbox, v1, world, organizationId }) => {
    await person(sandbox, "Ada", ["backend"]);
    const ben = await person(sandbox, "Ben", ["frontend"]);
    await person(sandbox, "Cleo", ["data"]);
    await sandbox.settle();
    await startAssessment(world, organizationId, ben.assessment.id);
    const names = async (query: NonNullable<Parameters<typeof paginate<"/candidates">>[2]>["params"]) =>
      (await Array.fromAsync(paginate(v1, "/candidates", { params: query ?? {} }))).map(({ firstName }) => firstName);
    expect(await names({ query: { query: "BEN@example" } })).toEqual(["Ben"]);
    expect(await names({ query: { query: ben.assessment.token } })).toEqual(["Ben"]);
    expect(await names({ query: { status: ["TEST_STARTED", "ASSESSMENT_READY"] } })).toEqual(["Ben"]);
    expect(await names({ query: { tags: ["backend", "data"] } })).toEqual(["Ada", "Cleo"]);
    expect(await names({ query: { tags: ["backend", "frontend"], status: ["TOKEN_SENT"] } })).toEqual(["Ada"]);
    expect(await names({ query: { query: "" } })).toEqual(["Ada", "Ben", "Cleo"]);
  });

  test("TOKEN_SENT finds invited candidates before and after the handover of the mail", async ({ sandbox }) => {
    const first = await person(sandbox, "Ada");
    await sandbox.settle();
    const { assessment } = await getAssessment(sandbox.world, sandbox.organizationId, first.assessment.id);
    expect(assessment.status).toBe("TOKEN_SENT");
    const { world, organizationId, catalogue } = sandbox;
    const second = await invite(world, organizationId, maya, { testId: catalogue.automatic.id });
    const query = { status: ["TOKEN_SENT" as const] };
    const { items } = await unwrap(sandbox.v1.GET("/candidates", { params: { query } }));
    expect(items.map(({ id }) => id)).toEqual([first.candidate.id, second.candidate.id]);
  });

  test("shows only the organization of the key", async ({ sandbox }) => {
    await person(sandbox, "Ada");
    expect((await unwrap(sandbox.v1.GET("/candidates"))).totalElements).toBe(1);
    expect((await unwrap(sandbox.other.v1.GET("/candidates"))).totalElements).toBe(0);
  });

  test("shows assessed candidates with points", async ({ sandbox }) => {
    const { assessment } = await person(sandbox, "Ada");
    await sandbox.settle();
    await takeTest(sandbox.world, sandbox.organizationId, assessment.id);
    await sandbox.clock.advance(10_000);
    const [ada] = (await unwrap(sandbox.v1.GET("/candidates"))).items;
    expect(ada).toMatchObject({ status: "ASSESSMENT_READY", scoredPoints: 10, maxPoints: 10 });
  });

  test("refuses parameters that the document forbids, naming each", async ({ v1 }) => {
    const query = { count: 101, page: 0, status: ["ERROR"] } as never;
    const { error } = await v1.GET("/candidates", { params: { query } });
    expect(error?.code).toBe(400);
    expect(error?.validationErrors.map(({ field }) => field).sort()).toEqual(["count", "page", "status"]);
  });
});

test("every operation is 401 without a key", async ({ urls }) => {
  for (const path of ["/candidates", "/candidates/cnd_0", "/candidates/cnd_0/results", "/exams", "/exams/tst_0"]) {
    const response = await fetch(`${urls.v1}${path}`);
    expect([path, response.status, ((await response.json()) as { code: number }).code]).toEqual([path, 401, 401]);
  }
});
