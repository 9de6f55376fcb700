import { describe, expect, test } from "vitest";
import { anyJson, body, echo, parameter, parameters, server, thing } from "../../testing/things.ts";
import type { Route } from "../contract.ts";
import { HttpFailure } from "../failure.ts";
import { loadYaml } from "./yaml.ts";

const parse = await loadYaml();

describe("loadYaml", () => {
  test("parses JSON values and text keys", () => {
    expect(parse("a: [1, 2.5, true, null, 'x']\n2024-01-01: 2024-01-01\n1: |\n  two\n  lines\n")).toMatchObject({
      value: { a: [1, 2.5, true, null, "x"], "2024-01-01": "2024-01-01", "1": "two\nlines\n" },
    });
  });

  test.each([
    ["a syntax error", "a: 1\nb: [1, 2\n", /at line 3, column 1$/],
    ["a duplicate key", "a: 1\nb: 2\na: 3\n", /unique at line 3, column 1$/],
    ["an alias", "a: &x [1]\nb: *x\n", /^Aliases are not supported at line 2, column 4$/],
    ["a tag of its own", "a: !load file\n", /^Unresolved tag: !load at line 1, column 4$/],
    ["a tag of YAML", "a: !!binary aGk=\n", /^Unresolved tag: .*binary at line 1, column 4$/],
    [
      "a tag by another version of YAML",
      "%YAML 1.1\n---\na: !!set {x}\n",
      /^Unresolved tag: .*set at line 3, column 4$/,
    ],
    ["a second document", "a: 1\n---\nb: 2\n", /documents.* at line 2, column 1$/],
    ["deep nesting", "[".repeat(50_000), /^It is nested too deeply at line 1, column \d+$/],
    ["a number that JSON does not have", "a: 1\nb: .inf\n", /^Numbers must be finite at line 2, column 4$/],
    ["a number that is too large", "[1, 1e400]", /^Numbers must be finite at line 1, column 5$/],
    [
      "more than a parser takes in a moment",
      "- a: b\n".repeat(30_000),
      /^It has more than 100000 tokens at line \d{4,}, column \d$/,
    ],
    [
      "an alias in a text that is long",
      `${"- a\n".repeat(9)}- *x\n${"- a\n".repeat(9)}`,
      /^Aliases are not supported at line 10, column 3$/,
    ],
    ["NUL, as UTF-16 has it", "a\0:\0 \0", /^It holds NUL; YAML must be text in UTF-8$/],
  ])("refuses %s with its place", (_, text, problem) => {
    expect(parse(text)).toEqual({ problem: expect.stringMatching(problem) });
  });

  test("accepts texts that only look nested or aliased", () => {
    const texts = [`"${"[".repeat(2000)}"`, `|\n  ${"[{".repeat(2000)}\n  *a`, `# ${"[".repeat(500)}\n'*a'`];
    for (const text of texts) expect(parse(text), text.slice(0, 20)).not.toHaveProperty("problem");
    const lists = `[${"[a], ".repeat(500)}]`;
    expect(parse(lists)).not.toHaveProperty("problem");
  });

  test("accepts a typical file of 256 kB", () => {
    const task =
      "  - taskId: tsk_1\n    title: How large is it?\n    tags: [a, b]\n    question: |\n      Several words in a line,\n      and several lines.\n";
    expect(parse(`tasks:\n${task.repeat(262_144 / task.length)}`)).not.toHaveProperty("problem");
  });

  test("finds a key that is there twice among many", () => {
    const keys = Array.from({ length: 2000 }, (_, index) => `k${index}: 1`);
    expect(parse([...keys, "k7: 2"].join("\n"))).toEqual({
      problem: "Map keys must be unique at line 2001, column 1",
    });
  });

  test("locates a field, or the parent of a missing field", () => {
    const parsed = parse("# comment\ntasks:\n  - a.b: 1\n    tags: [x,\n      y]\n  - {}\n");
    if ("problem" in parsed) throw new Error(parsed.problem);
    expect(
      ["body", "tasks", "tasks[0].a.b", "tasks[0].tags[1]", "tasks[0].tags[7]", "tasks[1].title", "tasks[9]"].map(
        parsed.locate,
      ),
    ).toEqual([
      "line 2, column 1",
      "line 2, column 1",
      "line 3, column 5",
      "line 5, column 7",
      "line 4, column 5",
      "line 6, column 5",
      "line 2, column 1",
    ]);
    const empty = parse("");
    expect("locate" in empty && empty.locate("a")).toBe("line 1, column 1");
  });

  test("does not expand a bomb", () => {
    const bomb = `a: &a [x, x]\n${[..."bcdefghij"].map((name, i) => `${name}: &${name} [${`*${"abcdefghij"[i]},`.repeat(9)}]`).join("\n")}`;
    expect(parse(bomb)).toEqual({ problem: expect.stringContaining("Aliases") });
  });
});

describe("a YAML body", () => {
  const route: Partial<Route> = {
    operationId: "importThings",
    method: "POST",
    path: "/things",
    parameters: [parameter("dry", "query")],
    validateParameters: parameters({ query: { properties: { dry: { type: "boolean" } } } }),
    body: { required: true, content: { "application/yaml": { kind: "yaml", validate: body(thing) } } },
  };
  const declared = { ...anyJson, 422: { headers: {}, content: { "application/json": { kind: "json" as const } } } };
  const post = async (responses: Route["responses"], payload: string | Buffer, url = "/things") => {
    const { app } = server({ ...route, responses }, echo("body"));
    return (await app.inject({ method: "POST", url, headers: { "content-type": "application/yaml" }, payload })).json();
  };

  test("that cannot be read is 422 if declared, otherwise 400, with line and column", async () => {
    const message = "The body is not valid YAML: Aliases are not supported at line 1, column 4";
    expect(await post(declared, "a: *x")).toMatchObject({ status: 422, reason: "unprocessable", message });
    expect(await post(anyJson, "a: *x")).toMatchObject({ status: 400, reason: "malformed", message });
  });

  test("that is not UTF-8 is 422 if declared, otherwise 400", async () => {
    const bodies = {
      "ISO-8859-1": Buffer.from("id: a\nname: é\n", "latin1"),
      "UTF-16": Buffer.from("\ufeffid: a\nname: é\n", "utf16le"),
      "UTF-16 without its mark": Buffer.from("id: a\nname: b\n", "utf16le"),
    };
    for (const [encoding, bytes] of Object.entries(bodies)) {
      const message = expect.stringContaining("UTF-8");
      expect(await post(declared, bytes), encoding).toMatchObject({ status: 422, reason: "unprocessable", message });
      expect(await post(anyJson, bytes), encoding).toMatchObject({ status: 400, reason: "malformed", message });
    }
  });

  test("with invalid content is 422 if declared, unless parameters are invalid", async () => {
    const problems = [{ field: "name", value: "", message: "must be given (line 1, column 1)" }];
    expect(await post(declared, "id: a")).toMatchObject({ status: 422, reason: "unprocessable", problems });
    expect(await post(anyJson, "id: a")).toMatchObject({ status: 400, reason: "invalid", problems });
    expect(await post(declared, "id: a", "/things?dry=x")).toMatchObject({
      status: 400,
      problems: [{ field: "dry", value: "x", message: "must be a boolean" }, ...problems],
    });
  });

  test("lends its lines to the problems that a handler finds", async () => {
    const problems = [{ field: "name", value: "b", message: "is taken" }];
    const handler = () => {
      throw new HttpFailure(422, "No", { problems, headers: { "x-more": "1" } });
    };
    const { app } = server({ ...route, responses: declared }, handler);
    const response = await app.inject({
      method: "POST",
      url: "/things",
      headers: { "content-type": "application/yaml" },
      payload: "id: a\nname: b",
    });
    expect(response.headers["x-more"]).toBe("1");
    expect(response.json()).toMatchObject({
      status: 422,
      message: "No",
      problems: [{ field: "name", value: "b", message: "is taken (line 2, column 1)" }],
    });
  });

  test("may not name a prototype", async () => {
    expect(await post(anyJson, "id: a\n__proto__: {x: 1}")).toMatchObject({
      status: 400,
      message: "The body must not hold a property __proto__",
    });
  });
});
