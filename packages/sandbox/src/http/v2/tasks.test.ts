import { describe, expect, test } from "vitest";
import { at, go, readTask as read, startWithTasks as start, zip } from "../../../testing/start-with-tasks.ts";
import { BUILD_DELAY } from "../../domain/builds.ts";
import { revisionId } from "../../domain/tasks.ts";
import { readPackage } from "../../service/packages.ts";
import { limits } from "../../uploads/limits.ts";

describe("GET /tasks/{taskId}", () => {
  test("shows an unbuilt task without build members", async () => {
    const sandbox = await start();
    expect(await read(sandbox, sandbox.choice)).toEqual({
      taskId: sandbox.choice,
      type: "CHOICE",
      title: "Pick the right index",
      draft: false,
      question: "Which indexes help?",
      difficulty: "EASY",
      tags: ["SQL"],
      duration: "PT10M",
      points: 8,
    });
  });

  test("is 404 for a task of another organization, as is everything else", async () => {
    const { other, program } = await start();
    const details = `There is no task with the id ${program}.`;
    for (const { error } of [
      await other.v2.GET("/tasks/{taskId}", at(program)),
      await other.v2.POST("/tasks/{taskId}/publish", at(program)),
      await other.v2.PUT("/tasks/{taskId}/zip", { ...at(program), body: zip(...go) }),
    ])
      expect(error).toMatchObject({ code: 404, details });
    const body = zip(...go, { name: "task.yaml", content: `taskId: ${program}` });
    expect((await other.v2.PUT("/tasks/zip", { body })).error).toMatchObject({
      code: 422,
      validationErrors: [{ field: "taskId", value: program, message: "must be the id of a task" }],
    });
  });
});

describe("PUT /tasks/{taskId}/zip", () => {
  test("creates a draft with a timed build, and keeps the published task", async () => {
    const sandbox = await start();
    const { v2, program, clock, world, organizationId } = sandbox;
    const before = await world.store.tasks.get(organizationId, program);
    const uploaded = await v2.PUT("/tasks/{taskId}/zip", { ...at(program), body: zip(...go) });
    expect(uploaded.response.status).toBe(202);
    expect(uploaded.data).toEqual({ taskId: program });
    const running = await read(sandbox, program);
    expect(running).toMatchObject({ draft: true, buildStatus: null, projectType: "GOLANG", title: "Rate limiter" });
    expect(running).not.toHaveProperty("buildLog");
    expect(running).not.toHaveProperty("candidateTests");

    await clock.advance(BUILD_DELAY - 1);
    expect((await read(sandbox, program)).buildStatus).toBe(null);
    await clock.advance(1);
    expect(await read(sandbox, program)).toMatchObject({
      draft: true,
      buildStatus: "SUCCESS",
      buildLog: expect.stringContaining("go test ./..."),
      candidateTests: { limiter_test: { TestBurst: "PASSED" } },
      verificationTests: { limiter_test: { TestRefill: "PASSED" } },
    });
    expect((await world.store.tasks.get(organizationId, program))?.published).toEqual(before?.published);
  });

  test("a newer upload replaces one that is being built", async () => {
    const sandbox = await start();
    const { v2, program, clock, world, organizationId } = sandbox;
    const packageId = async () => (await world.store.tasks.get(organizationId, program))?.draft?.packageId ?? "";
    await v2.PUT("/tasks/{taskId}/zip", { ...at(program), body: zip({ name: "readme" }) });
    const first = await packageId();
    await clock.advance(BUILD_DELAY / 2);
    await v2.PUT("/tasks/{taskId}/zip", { ...at(program), body: zip(...go) });
    await clock.advance(BUILD_DELAY / 2);
    expect((await read(sandbox, program)).buildStatus).toBe(null);
    await clock.advance(BUILD_DELAY / 2);
    expect((await read(sandbox, program)).buildStatus).toBe("SUCCESS");
    expect(await readPackage(world.store, organizationId, first)).toBe(undefined);
    expect(await readPackage(world.store, organizationId, await packageId())).toBeDefined();
  });

  test.each([
    ["SUCCESS", false],
    ["FAILURE", true],
    ["TEST_FAILURE", false],
    ["TIMEOUT", true],
    ["INTERNAL_ERROR", true],
  ])("returns %s if the package requests it", async (status, withoutTests) => {
    const sandbox = await start();
    const { v2, program, clock } = sandbox;
    const metadata = { name: "task.json", content: JSON.stringify({ build: { status } }) };
    await v2.PUT("/tasks/{taskId}/zip", { ...at(program), body: zip(...go, metadata) });
    await clock.advance(BUILD_DELAY);
    const task = await read(sandbox, program);
    expect(task).toMatchObject({ buildStatus: status, buildLog: expect.stringMatching(/\n$/) });
    expect(!("verificationTests" in task)).toBe(withoutTests);
  });

  test("refuses a task that has no source code", async () => {
    const { v2, choice } = await start();
    const { error } = await v2.PUT("/tasks/{taskId}/zip", { ...at(choice), body: zip(...go) });
    expect(error).toMatchObject({
      code: 422,
      details: `The package cannot be processed: the task ${choice} is neither a programming nor a devops task.`,
      validationErrors: [],
    });
  });

  test("refuses an invalid or harmful ZIP file, and changes nothing", async () => {
    const sandbox = await start();
    const { v2, program } = sandbox;
    const put = async (body: Blob) => (await v2.PUT("/tasks/{taskId}/zip", { ...at(program), body })).error;
    expect(await put(new Blob(["no zip"]))).toMatchObject({
      code: 422,
      details: "The package cannot be processed: it is not a ZIP file.",
    });
    expect(await put(zip({ name: "../../etc/passwd" }))).toMatchObject({ code: 422 });
    expect(await put(new Blob([]))).toMatchObject({ code: 400 });
    expect(await put(new Blob([new Uint8Array(limits.packageBytes + 1)]))).toMatchObject({ code: 413 });
    expect(await read(sandbox, program)).toMatchObject({ draft: false });
  });

  test("takes a stream of unknown length up to the same size", async () => {
    const { v2, program } = await start();
    const put = (body: ReadableStream) => v2.PUT("/tasks/{taskId}/zip", { ...at(program), body });
    expect((await put(zip(...go).stream())).response.status).toBe(202);
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1024 * 1024)) });
    expect((await put(endless)).error).toMatchObject({ code: 413 });
  });
});

describe("PUT /tasks/zip", () => {
  const complete = (program: string) => `taskId: ${program}
type: PROGRAMMING
title: Rate limiter in Python
difficulty: EASY
tags: [Python]
duration: PT30M
points: 5
projectType: PYTHON
projectTypeVersion: "3.14"
`;

  test("stores the metadata as a draft", async () => {
    const sandbox = await start();
    const { v2, program, clock } = sandbox;
    const body = zip(
      { name: "task.yaml", content: complete(program) },
      { name: "requirements.txt" },
      { name: "test_limiter.py", content: "def test_burst():\n  pass" },
    );
    const { data, response } = await v2.PUT("/tasks/zip", { body });
    expect([response.status, data]).toEqual([202, { taskId: program }]);
    await clock.advance(BUILD_DELAY);
    expect(await read(sandbox, program)).toEqual({
      taskId: program,
      type: "PROGRAMMING",
      title: "Rate limiter in Python",
      draft: true,
      question: "Write one.",
      difficulty: "EASY",
      tags: ["Python"],
      duration: "PT30M",
      points: 5,
      projectType: "PYTHON",
      projectTypeVersion: "3.14",
      buildStatus: "SUCCESS",
      buildLog: expect.any(String),
      candidateTests: { test_limiter: { test_burst: "PASSED" } },
      verificationTests: {},
    });
  });

  test("refuses metadata that is missing, wrong, or of another task", async () => {
    const { v2, program, choice } = await start();
    const put = async (content: string) =>
      (await v2.PUT("/tasks/zip", { body: zip(...go, { name: "task.yaml", content }) })).error;
    expect((await v2.PUT("/tasks/zip", { body: zip(...go) })).error).toMatchObject({
      code: 422,
      details: "The package cannot be processed: it has neither task.yaml nor task.json at its root.",
      validationErrors: [],
    });
    expect(await put(complete(program).replace("EASY", "TRIVIAL"))).toMatchObject({
      code: 422,
      details: "The package cannot be processed: task.yaml is not valid.",
      validationErrors: [{ field: "difficulty", value: "TRIVIAL", message: expect.stringContaining("line 4") }],
    });
    expect(await put(complete(program).replace("PROGRAMMING", "DEVOPS"))).toMatchObject({
      code: 422,
      validationErrors: [{ field: "type", value: "DEVOPS", message: "must be PROGRAMMING, the type of the task" }],
    });
    expect(await put(`taskId: ${choice}`)).toMatchObject({
      code: 422,
      details: expect.stringContaining("neither a programming nor a devops task"),
    });
  });
});

describe("POST /tasks/{taskId}/publish", () => {
  test("publishes a built draft for candidates", async () => {
    const sandbox = await start();
    const { v2, program, clock, world, organizationId } = sandbox;
    await v2.PUT("/tasks/{taskId}/zip", { ...at(program), body: zip(...go) });
    await clock.advance(BUILD_DELAY);
    const { title, ...draft } = await read(sandbox, program);
    expect((await v2.POST("/tasks/{taskId}/publish", at(program))).response.status).toBe(204);
    expect(await read(sandbox, program)).toEqual({ ...draft, title, draft: false });
    const task = await world.store.tasks.get(organizationId, program);
    expect(task?.revision).toBe(2);
    expect((await world.store.taskRevisions.get(organizationId, revisionId(program, 2)))?.content).toEqual(
      task?.published,
    );
    expect((await v2.POST("/tasks/{taskId}/publish", at(program))).error).toMatchObject({
      code: 409,
      details: `The task ${program} has no unpublished changes.`,
    });
  });

  test("keeps the published package after another upload", async () => {
    const { v2, program, clock, world, organizationId } = await start();
    const upload = () => v2.PUT("/tasks/{taskId}/zip", { ...at(program), body: zip(...go) });
    await upload();
    await clock.advance(BUILD_DELAY);
    await v2.POST("/tasks/{taskId}/publish", at(program));
    await upload();
    const packageId = (await world.store.tasks.get(organizationId, program))?.published?.packageId ?? "";
    expect(await readPackage(world.store, organizationId, packageId)).toBeDefined();
  });

  test("refuses a draft whose build is running or did not succeed", async () => {
    const { v2, program, clock } = await start();
    await v2.PUT("/tasks/{taskId}/zip", { ...at(program), body: zip({ name: "go.mod" }) });
    const publish = async () => (await v2.POST("/tasks/{taskId}/publish", at(program))).error;
    expect(await publish()).toMatchObject({ code: 409, details: expect.stringContaining("build is not finished") });
    await clock.advance(BUILD_DELAY);
    expect(await publish()).toMatchObject({ code: 409, details: expect.stringContaining("ended with FAILURE") });
  });
});
