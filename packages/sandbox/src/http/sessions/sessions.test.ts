import type { SessionTarget } from "@assessment-api/control";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startTestSandbox } from "../../../testing/sandbox.ts";
import { replay } from "../../../testing/sessions/replay.ts";
import { typeCommand } from "../../../testing/type-command.ts";
import { connectSandbox } from "../../process/worlds/connect-sandbox.ts";
import type { World } from "../../process/worlds/world.ts";
import { recordSession } from "./record.ts";

const sandbox = await startTestSandbox();
afterAll(() => sandbox.close());

const newWorld = () => connectSandbox({ url: sandbox.origin }).world();
const idOf = ({ headers }: { headers: Headers }): string => headers.get("x-request-id") ?? "";
const record = (world: World, from: string, to?: string) =>
  recordSession(sandbox.world, world.organizationId, { from, to });

const maya = {
  email: "maya.lindqvist@corp.example",
  firstName: "Maya",
  lastName: "Lindqvist",
  examId: "tst_sql_basics",
};
const create = (world: World, more = {}) => world.request("POST", "/v1/candidates", { json: { ...maya, ...more } });

test("a session starts with the creation of its resources, and omits other calls", async () => {
  await using world = await newWorld();
  await create(world, { email: "somebody.else@corp.example" });
  const { body } = await create(world);
  await world.request("POST", `/control/assessments/${body.id}/start`);
  await world.request("GET", "/v1/exams");
  const from = idOf(await world.request("POST", `/control/assessments/${body.id}/submit`));
  await world.request("GET", `/v1/candidates/${body.id}`);
  const session = await record(world, from);
  expect(session.steps.map(({ name }) => name)).toEqual([
    "createCandidate",
    "startAssessment",
    "submitAssessment",
    "getCandidate",
  ]);
  expect(await replay(session, sandbox.origin)).toEqual([]);
});

test("a session keeps the order of requests in one millisecond", async () => {
  const sandbox = await startTestSandbox({ machine: () => Date.parse("2026-11-28T09:00:00Z") });
  onTestFinished(() => sandbox.close());
  await using world = await connectSandbox({ url: sandbox.origin }).world();
  await world.request("GET", "/v1/exams");
  const from = idOf(await create(world));
  await world.request("GET", "/v1/exams");
  const to = idOf(await world.request("GET", "/v1/candidates"));
  await world.request("GET", "/v1/exams");
  const { steps } = await recordSession(sandbox.world, world.organizationId, { from, to });
  expect(steps.map(({ name }) => name)).toEqual(["createCandidate", "listExams", "listCandidates"]);
});

test("a session ends at its last entry, and can start with an effect", async () => {
  await using world = await newWorld();
  const candidate = await world.candidate({ test: "SQL Basics" });
  const mail = await world.mails.next();
  const to = idOf(await world.request("GET", `/v1/candidates/${candidate.id}`));
  await world.request("GET", "/v1/exams");
  expect((await record(world, mail.id, to)).steps.map(({ name }) => name)).toEqual(["createCandidate", "getCandidate"]);
});

test("actions of a candidate on pages are replayed, including answers", async () => {
  await using world = await newWorld();
  const created = await create(world);
  const { data } = await world.control.GET("/assessments/{id}", { params: { path: { id: created.body.id } } });
  const post = (address: string, form: Record<string, string> = {}) =>
    fetch(`${sandbox.origin}/t/${data?.token}/${address}`, {
      method: "POST",
      body: new URLSearchParams(form),
      redirect: "manual",
    });
  await post("start");
  const page = await (await fetch(`${sandbox.origin}/t/${data?.token}/sections/1`)).text();
  const [, answer = ""] = /name="(ans_\w+)\.choice"/.exec(page) ?? [];
  await post("sections/1", { answer, [`${answer}.choice`]: "0" });
  await post("submit");
  const session = await record(world, idOf(created));
  expect(session.steps.map(({ name }) => name)).toEqual([
    "createCandidate",
    "startAssessment",
    "getAssessment",
    "answerAssessment",
    "submitAssessment",
  ]);
  const answered = session.steps.find(({ name }) => name === "answerAssessment")?.body?.json as { answers: unknown[] };
  expect(answered.answers).toEqual([{ answerId: "\0answer\0", choices: [expect.any(String)] }]);
  expect(await replay(session, sandbox.origin)).toEqual([]);
});

test("time with due timers is replayed", async () => {
  await using world = await newWorld();
  const created = await create(world);
  const ada = `/control/assessments/${created.body.id}`;
  await world.request("POST", `${ada}/start`);
  await world.request("POST", `${ada}/submit`);
  await sandbox.clock.advance(60_000);
  await world.request("PATCH", `/v2/candidates/${created.body.id}`, { json: { status: "REJECTED" } });
  const session = await record(world, idOf(created));
  expect(session.steps.map(({ name }) => name)).toContain("advanceOrganizationClock");
  expect(await replay(session, sandbox.origin)).toEqual([]);
});

test("people have consistent pseudonyms; invalid values stay invalid", async () => {
  await using world = await newWorld();
  const created = await create(world);
  await world.request("GET", "/v1/candidates?query=Lindqvist&count=5");
  await world.request("GET", "/v1/candidates?query=indqv");
  await create(world, { email: "Maya Lindqvist@corp", lastName: "" });
  const session = await record(world, idOf(created));
  expect(JSON.stringify(session)).not.toMatch(/maya|lindqv|corp/i);
  expect(session.steps.map(({ query }) => query)).toEqual([
    undefined,
    "query=Example1&count=5",
    "query=person-1%40example.com",
    undefined,
  ]);
  expect(session.steps[0]?.body?.json).toEqual({
    ...maya,
    email: "person-1@example.com",
    firstName: "Ada",
    lastName: "Example1",
  });
  expect(await replay(session, sandbox.origin)).toEqual([]);
});

test("calls that depend on headers are omitted with a note", async () => {
  await using world = await newWorld();
  const from = idOf(await world.request("GET", "/v1/exams"));
  await world.request("POST", "/v1/candidates", { text: "a", contentType: "text/plain" });
  const { steps, notes } = await record(world, from);
  expect(steps.map(({ name }) => name)).toEqual(["listExams"]);
  expect(notes).toEqual(["POST /v1/candidates had 415, which depends on headers or on real time."]);
});

test.each([
  [
    "a file",
    (world: World) => world.request("PUT", "/v2/tasks/zip", { text: "PK\u0000\u0001", contentType: "application/zip" }),
    /sent a file/,
  ],
  [
    "a body above the limit of the journal",
    (world: World) => create(world, { note: "x".repeat(9000) }),
    /sent \d{4} characters/,
  ],
])("a session that sent %s is refused", async (_, send, message) => {
  await using world = await newWorld();
  const from = idOf(await send(world));
  const params = { path: { id: world.organizationId }, query: { from, as: "vitest" } } as const;
  const { error, response } = await world.control.GET("/organizations/{id}/session", { params, parseAs: "text" });
  expect(response.status).toBe(400);
  expect(String((error as { details?: string }).details)).toMatch(message);
});

test("a session about a deleted person is refused", async () => {
  await using world = await newWorld();
  const created = await create(world);
  await world.request("DELETE", `/v2/candidates/${created.body.id}`);
  await expect(record(world, idOf(created))).rejects.toThrow(
    /was deleted from the journal together with a person or candidate/,
  );
});

test("an unknown entry is 404", async () => {
  await using world = await newWorld();
  const params = { path: { id: world.organizationId }, query: { from: "req_0Unknown", as: "pytest" } } as const;
  expect((await world.control.GET("/organizations/{id}/session", { params })).response.status).toBe(404);
});

test("the command prints the response of the API", async () => {
  await using world = await newWorld();
  const from = idOf(await world.request("GET", "/v1/exams"));
  for (const as of ["vitest", "playwright", "pytest", "arazzo"] satisfies SessionTarget[]) {
    const params = { path: { id: world.organizationId }, query: { from, as } };
    const { data = "" } = await world.control.GET("/organizations/{id}/session", { params, parseAs: "text" });
    const type = typeCommand(sandbox);
    expect(await type("export", "--from", from, "--as", as, "--organization", world.organizationId)).toBe(
      data.trimEnd(),
    );
  }
});
