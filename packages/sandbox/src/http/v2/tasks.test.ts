import { unwrap } from "@assessment-api/v2";
import { describe, expect, test } from "vitest";
import { CHOICE, PROGRAM } from "../../../testing/catalogue.ts";
import { type StartedWithCatalogue, startWithCatalogue } from "../../../testing/start-with-catalogue.ts";
import { type ZipPart, zipFile } from "../../../testing/zip-file.ts";
import { BUILD_DELAY } from "../../domain/builds.ts";
import { publishedTask, revisionId, type TaskContent } from "../../domain/tasks.ts";
import { readPackage } from "../../service/packages.ts";
import { limits } from "../../uploads/limits.ts";

interface Started extends StartedWithCatalogue {
  /** A published program, without a package. */
  readonly program: string;
  readonly choice: string;
}

async function start(): Promise<Started> {
  const sandbox = await startWithCatalogue();
  const { build: _, projectType: __, projectTypeVersion: ___, ...program } = PROGRAM;
  const plant = async (content: TaskContent) => {
    const { newId, store } = sandbox.world;
    const id = newId("tsk");
    const { task, revision } = publishedTask(content, { id, organizationId: sandbox.organizationId, createdAt: 0 });
    await store.transact(async (tx) => {
      await tx.tasks.put(task);
      await tx.taskRevisions.put(revision);
    });
    return id;
  };
  return { ...sandbox, program: await plant(program), choice: await plant(CHOICE) };
}

const at = (taskId: string) => ({ params: { path: { taskId } } });
const zip = (...parts: ZipPart[]) => new Blob([new Uint8Array(zipFile(parts))]);
const go: ZipPart[] = [
  { name: "go.mod", content: "module limiter" },
  { name: "limiter.go", content: "package limiter" },
  { name: "limiter_test.go", content: "func TestBurst(t *testing.T) {}" },
  { name: "verification/limiter_test.go", content: "func TestRefill(t *testing.T) {}" },
];
const read = ({ v2 }: Started, taskId: string) => unwrap(v2.GET("/tasks/{taskId}", at(taskId)));

describe("GET /tasks/{taskId}", () => {
  test("shows a task that is not built without what builds have", async () => {
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
  test("makes a draft that is built over time, and leaves the published task alone", async () => {
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

  test("a newer upload takes the place of one that is being built", async () => {
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
  ])("gives %s where the package asks for it", async (status, withoutTests) => {
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

  test("refuses what is no harmless ZIP file, and changes nothing", async () => {
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

  test("takes over what the metadata says, as a draft", async () => {
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

describe("PUT /tasks/yaml", () => {
  const definitions = (choice: string) => `# what candidates get
tasks:
  - taskId: ${choice}
    type: CHOICE
    title: Pick the right indexes
    question: Which indexes make the list fast?
    difficulty: MEDIUM
    tags: [SQL, SQL]
    points: 8
    duration: PT5M
    draft: false
    choices:
      - text: A composite index
        correct: true
      - text: An index on created_at alone
  - type: CODE_GAPS
    title: Complete the join
    question: Fill the gaps.
    difficulty: EASY
    points: 4
    duration: PT10M
    unknown: ignored
    code: |
      FROM customers c [[join]] orders o ON o.[[key]] = c.id
    gaps:
      - name: key
        accepted: [customer_id]
      - name: join
        accepted: [LEFT JOIN, LEFT OUTER JOIN]
        caseSensitive: false
  - type: ESSAY
    title: Explain a deadlock
    question: How does it come about?
    difficulty: MEDIUM
    points: 10
    duration: PT20M
    choices: none of its fields
`;

  test("creates and updates tasks, in the order of the file", async () => {
    const sandbox = await start();
    const { v2, choice, world, organizationId } = sandbox;
    const { created, updated } = await unwrap(v2.PUT("/tasks/yaml", { body: definitions(choice) }));
    expect(updated).toEqual([choice]);
    expect(created).toHaveLength(2);
    const [gaps = "", essay = ""] = created;
    expect(await read(sandbox, choice)).toMatchObject({ draft: false, title: "Pick the right indexes", tags: ["SQL"] });
    expect(await read(sandbox, gaps)).toMatchObject({ draft: true, type: "CODE_GAPS", tags: [] });
    expect(await read(sandbox, essay)).toMatchObject({ draft: true, type: "ESSAY" });

    const { store } = world;
    expect(await store.tasks.get(organizationId, choice)).toMatchObject({ revision: 2 });
    expect((await store.taskRevisions.get(organizationId, revisionId(choice, 1)))?.content).toEqual(CHOICE);
    expect((await store.taskRevisions.get(organizationId, revisionId(choice, 2)))?.content.choices).toEqual([
      { text: "A composite index", correct: true },
      { text: "An index on created_at alone", correct: false },
    ]);
    expect((await store.tasks.get(organizationId, gaps))?.draft).toMatchObject({
      code: "FROM customers c [[join]] orders o ON o.[[key]] = c.id\n",
      gaps: [
        { name: "join", accepted: ["LEFT JOIN", "LEFT OUTER JOIN"], caseSensitive: false },
        { name: "key", accepted: ["customer_id"], caseSensitive: true },
      ],
    });
    expect((await store.tasks.get(organizationId, essay))?.draft).not.toHaveProperty("choices");
  });

  test.each([
    [
      "what its rules forbid",
      "        correct: true\n",
      "",
      [{ field: "tasks[0].choices", value: "", message: "must have at least one that is correct (line 12, column 5)" }],
    ],
    [
      "what its schema forbids",
      "difficulty: EASY",
      "difficulty: TRIVIAL",
      [
        {
          field: "tasks[1].difficulty",
          value: "TRIVIAL",
          message: "must be one of EASY, MEDIUM, HARD (line 19, column 5)",
        },
      ],
    ],
    [
      "a missing field",
      "    points: 10\n",
      "",
      [{ field: "tasks[2].points", value: "", message: "must be given (line 31, column 5)" }],
    ],
    [
      "a type of tasks that are built",
      "type: ESSAY",
      "type: PROGRAMMING",
      [
        {
          field: "tasks[2].type",
          value: "PROGRAMMING",
          message: "must tell one of its documented kinds (line 31, column 5)",
        },
      ],
    ],
    [
      "a gap without a definition",
      "[[key]]",
      "[[key]] [[more]]",
      [
        {
          field: "tasks[1].code",
          value: "[[more]]",
          message: "must not have [[more]], which is none of the gaps (line 23, column 5)",
        },
      ],
    ],
  ])("refuses %s with line and field, and imports nothing", async (_, good, bad, validationErrors) => {
    const sandbox = await start();
    const { v2, choice, world, organizationId } = sandbox;
    const count = async () => (await world.store.tasks.search(organizationId, {}, { offset: 0, limit: 1 })).total;
    const before = await count();
    const { error } = await v2.PUT("/tasks/yaml", { body: definitions(choice).replace(good, bad) });
    expect(error).toMatchObject({ code: 422, validationErrors });
    expect(await count()).toBe(before);
    expect(await read(sandbox, choice)).toMatchObject({ title: "Pick the right index" });
  });

  test("refuses tasks it does not know, and tasks of another type", async () => {
    const { v2, program, other, choice } = await start();
    expect((await other.v2.PUT("/tasks/yaml", { body: definitions(choice) })).error).toMatchObject({
      code: 422,
      details: "The file cannot be processed: a task definition is not valid.",
      validationErrors: [
        { field: "tasks[0].taskId", value: choice, message: "must be the id of a task (line 3, column 5)" },
      ],
    });
    expect((await v2.PUT("/tasks/yaml", { body: definitions(program) })).error).toMatchObject({
      code: 422,
      validationErrors: [{ field: "tasks[0].type", message: expect.stringMatching(/^must be PROGRAMMING, .*line 4/) }],
    });
  });

  test("parses files of organizations in turns, and refuses at once what would take the parser long", async () => {
    const { v2, other } = await start();
    const ended: string[] = [];
    const put = async (client: typeof v2, body: string, name: string) => {
      const { response } = await client.PUT("/tasks/yaml", { body });
      ended.push(name);
      return response.status;
    };
    const slow = `tasks: []\nignored:\n${"- a: b\n".repeat(9000)}`;
    const many = Array.from({ length: 8 }, (_, index) => put(v2, slow, `many ${index}`));
    expect(await put(other.v2, definitions("tsk_none"), "other")).toBe(422);
    expect(ended.length).toBeLessThan(8);
    await Promise.all(many);
    const { error } = await v2.PUT("/tasks/yaml", { body: "[,".repeat(limits.definitionsBytes / 2) });
    expect(error).toMatchObject({
      code: 422,
      details: expect.stringContaining("nested too deeply at line 1, column 2001"),
    });
  });

  test("responds with 503 and the error object where more files of an organization wait than may", async () => {
    const { v2, other } = await start();
    const body = `tasks: []\n${"# a comment\n".repeat(20_000)}`;
    const responses = await Promise.all(Array.from({ length: 24 }, () => v2.PUT("/tasks/yaml", { body })));
    const refused = responses.filter(({ response }) => response.status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.error).toMatchObject({ code: 503, errorId: expect.any(String) });
    expect(refused[0]?.response.headers.get("retry-after")).toBe("2");
    expect((await other.v2.PUT("/tasks/yaml", { body: definitions("tsk_none") })).response.status).toBe(422);
  });

  test.each([
    ["no YAML", "tasks:\n  - {type: ESSAY", 422, "line 2"],
    ["an alias", "tasks: &all\n  - *all", 422, "line 2, column 5"],
    ["a second document", "tasks: []\n---\ntasks: []", 422, "line 2, column 1"],
    ["nothing", "", 400, ""],
    ["a file that is too large", `# ${"x".repeat(limits.definitionsBytes)}`, 413, `${limits.definitionsBytes} bytes`],
  ])("refuses %s", async (_, body, code, details) => {
    const { v2 } = await start();
    expect((await v2.PUT("/tasks/yaml", { body })).error).toMatchObject({
      code,
      details: expect.stringContaining(details),
    });
  });
});

describe("POST /tasks/{taskId}/publish", () => {
  test("makes a built draft what candidates get", async () => {
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

  test("keeps the package of what is published when another one is uploaded", async () => {
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
