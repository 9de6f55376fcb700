import { createClient, unwrap } from "@assessment-api/v2";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { CHOICE } from "../../../testing/catalogue.ts";
import { startTestSandbox } from "../../../testing/sandbox.ts";
import { readTask as read, startWithTasks as start } from "../../../testing/start-with-tasks.ts";
import { revisionId } from "../../domain/tasks.ts";
import { readSources } from "../../seed/catalogue/sources.ts";
import { limits } from "../../uploads/limits.ts";

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
    expectedAnswer: Locks that wait for each other.
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
    const draft = (await store.tasks.get(organizationId, essay))?.draft;
    expect(draft?.expectedAnswer).toBe("Locks that wait for each other.");
    expect(draft).not.toHaveProperty("choices");
    // V2 hides the expected answer.
    expect(await read(sandbox, essay)).not.toHaveProperty("expectedAnswer");
  });

  test.each([
    [
      "a violation of its rules",
      "        correct: true\n",
      "",
      [{ field: "tasks[0].choices", value: "", message: "must have at least one correct choice (line 12, column 5)" }],
    ],
    [
      "a violation of its schema",
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
          message: "must be one of its documented kinds (line 31, column 5)",
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
          message: "must not have [[more]], which is not the name of a gap (line 23, column 5)",
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

  test("parses files of organizations in turns, and refuses expensive files at once", async () => {
    const { v2, other } = await start();
    const ended: string[] = [];
    const put = async (client: typeof v2, body: string, name: string) => {
      const { response } = await client.PUT("/tasks/yaml", { body });
      ended.push(name);
      return response.status;
    };
    const slow = `tasks: []\nignored:\n${"- a: b\n".repeat(30_000)}`;
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

  test("responds with 503 and the error object above the queue limit of an organization", async () => {
    const { v2, other } = await start();
    const body = `tasks: []\n${"# a comment\n".repeat(20_000)}`;
    const responses = await Promise.all(Array.from({ length: 24 }, () => v2.PUT("/tasks/yaml", { body })));
    const refused = responses.filter(({ response }) => response.status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.error).toMatchObject({ code: 503, errorId: expect.any(String) });
    expect(refused[0]?.response.headers.get("retry-after")).toBe("2");
    expect((await other.v2.PUT("/tasks/yaml", { body: definitions("tsk_none") })).response.status).toBe(422);
  });

  test("accepts the catalogue's own tasks, and changes nothing about them", async () => {
    const sandbox = await startTestSandbox({ seed: "catalogue" });
    onTestFinished(() => sandbox.close());
    const v2 = createClient({ baseUrl: sandbox.urls.v2, apiKey: sandbox.apiKey });
    const { tasks: stored } = sandbox.world.store;
    const importable = ["CHOICE", "CODE_GAPS", "ESSAY"];
    const definitions = Object.values(await readSources())
      .flatMap((text) => parse(text).tasks ?? [])
      .filter(({ type }) => importable.includes(type));
    const before = new Map<string, unknown>();
    for (const { taskId } of definitions) before.set(taskId, await stored.get(sandbox.organizationId, taskId));
    const { updated } = await unwrap(v2.PUT("/tasks/yaml", { body: stringify({ tasks: definitions }) }));
    expect(updated).toEqual(definitions.map(({ taskId }) => taskId));
    for (const { taskId, draft } of definitions) {
      const { revision = 0, ...task } = (await stored.get(sandbox.organizationId, taskId)) ?? {};
      expect({ ...task, revision: draft ? revision : revision - 1 }).toEqual(before.get(taskId));
    }
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
