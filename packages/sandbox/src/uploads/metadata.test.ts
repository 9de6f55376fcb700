import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { UnprocessableFileError } from "../domain/errors.ts";
import { parseMetadata, parseWish } from "./metadata.ts";

const OURS = "org_1";

async function problemsOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof UnprocessableFileError)) throw error;
    return [error.message, ...error.problems.map(({ field, value, message }) => `${field}=${value}: ${message}`)];
  }
  return "fine";
}
const yaml = (text: string) => ({ name: "task.yaml", text });
const json = (text: string) => ({ name: "task.json", text });

const complete = `taskId: tsk_1
type: DEVOPS
title: Rate limiter
difficulty: HARD
tags: [Go, Go]
duration: PT1H
points: 12.5
projectType: GOLANG
projectTypeVersion: "1.20"
owner: somebody
build:
  status: TIMEOUT
`;

describe("parseMetadata", () => {
  test("reads known fields of YAML and JSON", async () => {
    expect(await parseMetadata(yaml(complete), OURS)).toEqual({
      taskId: "tsk_1",
      type: "DEVOPS",
      changes: {
        title: "Rate limiter",
        difficulty: "HARD",
        tags: ["Go"],
        duration: "PT1H",
        points: 12.5,
        projectType: "GOLANG",
        projectTypeVersion: "1.20",
      },
    });
    expect(await parseMetadata(json('{"taskId": "tsk_1"}'), OURS)).toEqual({ taskId: "tsk_1", changes: {} });
  });

  test("names the field and the line of each wrong value", async () => {
    const wrong = `title: ""
type: CHOICE
difficulty: EASYY
tags: Go
duration: 45 minutes
points: -1
projectTypeVersion: 1.20
build:
  status: DONE
  failingTests:
    - 1
`;
    expect(await problemsOf(parseMetadata(yaml(wrong), OURS))).toEqual([
      "The package cannot be processed: task.yaml is not valid.",
      "taskId=: must be given; it names the task of the package",
      "type=CHOICE: must be one of PROGRAMMING, DEVOPS (line 2, column 1)",
      "title=: must be text that is not empty (line 1, column 1)",
      "difficulty=EASYY: must be one of EASY, MEDIUM, HARD (line 3, column 1)",
      "tags=Go: must be a list of texts (line 4, column 1)",
      "duration=45 minutes: must be an ISO 8601 duration such as PT45M, of at most 365 days (line 5, column 1)",
      "points=-1: must be a number from 0 to 1,000,000 (line 6, column 1)",
      "projectTypeVersion=1.2: must be text; put it in quotes (line 7, column 1)",
      "build.status=DONE: must be one of SUCCESS, FAILURE, TEST_FAILURE, INTERNAL_ERROR, TIMEOUT (line 9, column 3)",
      "build.failingTests=[1]: must be a list of texts (line 10, column 3)",
    ]);
    expect(await problemsOf(parseMetadata(json('{\n  "taskId": "a",\n  "points": ".inf"\n}'), OURS))).toEqual([
      "The package cannot be processed: task.json is not valid.",
      "points=.inf: must be a number from 0 to 1,000,000 (line 3, column 3)",
    ]);
  });

  test.each([
    ["an empty file", yaml(""), "task.yaml is not an object."],
    ["a list", yaml("- taskId: a"), "task.yaml is not an object."],
    ["broken YAML", yaml("taskId: a\n  title: b"), /task\.yaml is not valid YAML: .* at line 1, column 9\.$/],
    ["a duplicate key", yaml("taskId: a\ntaskId: b"), /unique at line 2, column 1\.$/],
    ["a second document", yaml("taskId: a\n---\ntaskId: b"), /at line 2, column 1\.$/],
    ["an alias", yaml("taskId: &a b\ntitle: *a"), "Aliases are not supported at line 2, column 8"],
    ["a tag", yaml("taskId: !!js/function x"), "is not valid YAML"],
    ["deep nesting", yaml(`taskId: ${"[".repeat(16_000)}`), "is not valid YAML"],
    ["YAML in a JSON file", json("taskId: a"), "task.json is not valid JSON"],
  ])("refuses %s", async (_, file, reason) => {
    await expect(parseMetadata(file, OURS)).rejects.toThrow(reason);
  });

  test("does not block the event loop while parsing", async () => {
    let turns = 0;
    let isParsed = false;
    const parsed = parseMetadata(yaml("[a]\n".repeat(4000)), OURS).finally(() => {
      isParsed = true;
    });
    const others = (async () => {
      for (; !isParsed; turns++) await new Promise((resolve) => setImmediate(resolve));
    })();
    await expect(parsed).rejects.toThrow("is not valid YAML");
    await others;
    expect(turns).toBeGreaterThan(0);
  });

  test("accepts or refuses any input", async () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.constantFrom("taskId", ":", " ", "\n", "-", "[", "&a", "*a", "|")).map((parts) => parts.join("")),
    );
    await fc.assert(
      fc.asyncProperty(text, async (given) => {
        await problemsOf(parseMetadata(yaml(given), OURS));
        await problemsOf(parseWish(json(given), OURS));
      }),
    );
  });
});

describe("parseWish", () => {
  test("reads the requested result without other fields", async () => {
    const wish = { status: "TEST_FAILURE", failingTests: ["TestA"], log: "see line 7" };
    expect(await parseWish(json(JSON.stringify({ build: wish })), OURS)).toEqual(wish);
  });

  test.each([
    ["a file of another kind", "- do: this"],
    ["a file without a wish", "taskId: a\ndifficulty: nonsense"],
    ["a file that cannot be read", "a: [1"],
  ])("is empty for %s", async (_, text) => {
    expect(await parseWish(yaml(text), OURS)).toEqual({});
  });

  test("refuses an invalid requested result", async () => {
    expect(await problemsOf(parseWish(yaml("build: SUCCESS"), OURS))).toEqual([
      "The package cannot be processed: task.yaml is not valid.",
      "build=SUCCESS: must be an object (line 1, column 1)",
    ]);
    expect(await problemsOf(parseWish(yaml("build: {status: TESTFAILURE}"), OURS))).toMatchObject({ length: 2 });
  });
});
