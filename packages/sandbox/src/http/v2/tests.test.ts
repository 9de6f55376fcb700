import { paginate, unwrap } from "@assessment-api/v2";
import { describe, expect } from "vitest";
import { ESSAY, plantPredefinedTest } from "../../../testing/catalogue.ts";
import { type StartedWithCatalogue, startWithCatalogue, test } from "../../../testing/start-with-catalogue.ts";
import { publishedTask } from "../../domain/tasks.ts";

const at = (id: string) => ({ params: { path: { id } } });

describe("GET /tests", () => {
  test("lists all tests, in order, by name or skill", async ({ v2, other, catalogue }) => {
    const { automatic, manual, draft } = catalogue;
    const ids = async (query?: string) =>
      (await Array.fromAsync(paginate(v2, "/tests", { params: { query: { count: 1, ...(query && { query }) } } }))).map(
        ({ id }) => id,
      );
    expect(await ids()).toEqual([automatic.id, manual.id, draft.id]);
    expect(await ids("sql")).toEqual([automatic.id, manual.id]);
    expect(await ids("docker")).toEqual([manual.id]);
    expect(await unwrap(other.v2.GET("/tests"))).toEqual({
      _embedded: { tests: [] },
      page: { number: 0, size: 10, totalElements: 0, totalPages: 0 },
    });
    const { error } = await v2.GET("/tests", { params: { query: { count: 101 } } });
    expect(error).toMatchObject({ code: 400, validationErrors: [{ field: "count", value: "101" }] });
  });
});

describe("GET /tests/{id}", () => {
  test("shows one test with its address", async ({ v2, catalogue, urls }) => {
    const { manual } = catalogue;
    expect(await unwrap(v2.GET("/tests/{id}", at(manual.id)))).toEqual({
      id: manual.id,
      name: "Backend Developer: Go and SQL",
      skills: ["Go", "SQL", "Docker"],
      durationInMinutes: 90,
      customFields: {},
      _links: { self: { href: `${urls.v2}/tests/${manual.id}` } },
    });
  });

  test("responds with 404 for unknown ids and other organizations", async ({ v2, other, catalogue }) => {
    const { error } = await v2.GET("/tests/{id}", at("tst_0"));
    expect(error).toMatchObject({ code: 404, details: "There is no test with the id tst_0.", validationErrors: [] });
    expect((await other.v2.GET("/tests/{id}", at(catalogue.manual.id))).error?.code).toBe(404);
  });
});

describe("PATCH /tests/{id}", () => {
  const patch = ({ v2 }: Pick<StartedWithCatalogue, "v2">, id: string, customFields: object) =>
    v2.PATCH("/tests/{id}", { ...at(id), body: { customFields: customFields as Record<string, string | null> } });

  test("sets and removes custom fields", async ({ sandbox }) => {
    const { id } = sandbox.catalogue.manual;
    const { response } = await patch(sandbox, id, { owner: "platform", level: 3 });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    await patch(sandbox, id, { level: null });
    expect((await unwrap(sandbox.v2.GET("/tests/{id}", at(id)))).customFields).toEqual({ owner: "platform" });
  });

  test("refuses other values, unknown tests and other organizations", async ({ sandbox }) => {
    const { id } = sandbox.catalogue.manual;
    expect((await patch(sandbox, id, { level: true })).error).toMatchObject({
      code: 400,
      validationErrors: [{ field: "customFields.level", value: "true" }],
    });
    expect((await patch(sandbox, "tst_0", {})).error?.code).toBe(404);
    expect((await patch(sandbox.other, id, { a: "b" })).error?.code).toBe(404);
    expect((await unwrap(sandbox.v2.GET("/tests/{id}", at(id)))).customFields).toEqual({});
  });
});

describe("POST /tests", () => {
  const create = ({ v2 }: Pick<StartedWithCatalogue, "v2">, body: object) => v2.POST("/tests", { body: body as never });

  test("copies name, skills and duration from a predefined test", async ({ sandbox }) => {
    await plantPredefinedTest(sandbox.world, sandbox.organizationId);
    const { data, response } = await create(sandbox, { predefinedTestId: "pre_1" });
    expect(response.status).toBe(201);
    const self = `${sandbox.urls.v2}/tests/${data?.id}`;
    expect(data).toEqual({
      id: expect.stringMatching(/^tst_/),
      name: "Go Developer, senior",
      skills: ["Go"],
      durationInMinutes: 75,
      customFields: {},
      _links: { self: { href: self } },
    });
    expect(response.headers.get("location")).toBe(self);
    expect(await unwrap(sandbox.v2.GET("/tests/{id}", at(data?.id ?? "")))).toEqual(data);
  });

  test("generates a usable test of the tasks that match all criteria", async () => {
    const sandbox = await startWithCatalogue();
    const generatorCriteria = { skills: ["SQL"], difficulties: ["EASY"], taskTypes: ["MULTI_CHOICE", "SQL"] };
    const test = await unwrap(create(sandbox, { generatorCriteria }));
    expect(test).toMatchObject({ skills: ["SQL"], durationInMinutes: 10 });
    const body = { email: "a@example.com", testId: test.id };
    const invitation = await unwrap(sandbox.v2.POST("/invitations", { body }));
    const { data } = await sandbox.v2.GET("/invitations/{id}", at(invitation.id));
    expect(data?._embedded.assessment.score).toEqual({ maxPoints: 8 });
  });

  test("accepts every task type of V2", async ({ sandbox, world, organizationId }) => {
    const names = {
      MULTI_CHOICE: "CHOICE",
      ESSAY: "ESSAY",
      PROGRAMMING: "PROGRAMMING",
      CODE_REVIEW: "CODE_REVIEW",
      SQL: "DATABASE",
      DEVOPS: "DEVOPS",
      CODE_GAPS: "CODE_GAPS",
      TESTING: "TESTING",
    } as const;
    await world.store.transact(async (tx) => {
      for (const type of Object.values(names)) {
        const identity = { id: world.newId("tsk"), organizationId, createdAt: 0 };
        await tx.tasks.put(publishedTask({ ...ESSAY, type, tags: ["Any"] }, identity).task);
      }
    });
    for (const [taskType, type] of Object.entries(names)) {
      const { id } = await unwrap(create(sandbox, { generatorCriteria: { skills: ["Any"], taskTypes: [taskType] } }));
      const stored = await world.store.tests.get(organizationId, id);
      expect(stored?.sections.flatMap(({ tasks }) => tasks).map((task) => task.type)).toEqual([type]);
    }
  });

  test("reports that no task matches", async ({ sandbox }) => {
    const { error } = await create(sandbox, { generatorCriteria: { skills: ["SQL"], taskTypes: ["ESSAY"] } });
    expect(error).toMatchObject({ code: 400, validationErrors: [{ field: "generatorCriteria" }] });
  });

  test("responds with 404 for an unknown predefined test and one of another organization", async ({ sandbox }) => {
    await plantPredefinedTest(sandbox.world, sandbox.organizationId);
    const missing = (value: string) => ({
      code: 404,
      details: `There is no predefined test with the id ${value}.`,
      validationErrors: [{ field: "predefinedTestId", value, message: "must be the id of a predefined test" }],
    });
    expect((await create(sandbox, { predefinedTestId: "pre_0" })).error).toMatchObject(missing("pre_0"));
    expect((await create(sandbox.other, { predefinedTestId: "pre_1" })).error).toMatchObject(missing("pre_1"));
  });

  test.each([
    ["neither form", {}],
    ["both forms", { predefinedTestId: "pre_1", generatorCriteria: { skills: ["SQL"] } }],
    ["both forms, one of them broken", { predefinedTestId: 5, generatorCriteria: { skills: ["SQL"] } }],
    ["an unknown difficulty", { generatorCriteria: { skills: ["SQL"], difficulties: ["NO"] } }],
  ])("responds with 400 for %s", async (_, body) => {
    const sandbox = await startWithCatalogue();
    const { error } = await create(sandbox, body);
    expect(error?.code).toBe(400);
    expect(error?.validationErrors.length).toBeGreaterThan(0);
    expect((await unwrap(sandbox.v2.GET("/tests"))).page.totalElements).toBe(3);
  });
});
