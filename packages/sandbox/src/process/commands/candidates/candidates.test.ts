import type { Assessment } from "@assessment-api/control";
import { describe, expect } from "vitest";
import { startWithControl } from "../../../../testing/start-with-control.ts";
import { testGiven } from "../../../../testing/test-given.ts";
import { typeCommand } from "../../../../testing/type-command.ts";
import { SandboxError } from "../../errors.ts";
import { RefusalError } from "../refusal.ts";

async function invited() {
  const sandbox = await startWithControl();
  const { assessment, candidate } = await sandbox.invite();
  const type = typeCommand(sandbox);
  const json = async (...args: string[]): Promise<Assessment> =>
    JSON.parse(await type("candidates", ...args, "--json"));
  const answerIds = async () => {
    const { sections } = await json("show", candidate.id);
    const answers = sections.flatMap((one) => one.answers.map(({ type, answerId }) => [type, answerId] as const));
    return Object.fromEntries(answers) as Record<"CHOICE" | "ESSAY" | "PROGRAMMING", string>;
  };
  return { ...sandbox, assessment, id: candidate.id, type, json, answerIds };
}

const test = testGiven(invited, ["type", "id", "assessment", "world", "origin", "json", "answerIds"]);

test("commands act as a candidate from the start to the last score", async ({ type, id, assessment, world }) => {
  const said: string[] = [];
  for (const args of [
    ["start", id],
    ["answer", id, "--auto", "correct"],
    ["submit", id],
    ["assess", id],
    ["score", id, "--share", "0.5"],
    ["note", id, "Reads closely."],
    ["feedback", id, "Well done."],
  ]) {
    const text = await type("candidates", ...args);
    said.push(`${args[0]}: ${/^Status +(.*)$/m.exec(text)?.[1]}; ${text.split("\n").at(-1)}`);
  }
  expect(said).toEqual([
    "start: TEST_STARTED; Possible now: answer, submit, fail, cancel",
    "answer: TEST_STARTED; Possible now: answer, submit, fail, cancel",
    "submit: TEST_FINISHED; Possible now: assess, score, note, feedback, fail, cancel",
    "assess: AUTO_ASSESSMENT_READY; Possible now: score, note, feedback, fail, cancel",
    "score: ASSESSMENT_COMPLETED; Possible now: score, note, feedback",
    "note: ASSESSMENT_COMPLETED; Possible now: score, note, feedback",
    "feedback: ASSESSMENT_COMPLETED; Possible now: score, note, feedback",
  ]);
  const text = await type("candidates", "show", assessment.id);
  expect(text).toContain("Candidate   maya.lindqvist@example.com");
  expect(text).toContain(`Report      ${world.links.report(assessment.id)}`);
  expect(text).toContain("Score       24 of 40 points, 60 %");
  expect(text).toContain("Note        Reads closely.");
  expect(text).toMatch(/\nBuild\n {2}ans_\w+ {2}ESSAY {2}Explain a deadlock {2}\(6 of 12 points\)\n/);
});

test("shows the link and the right answers during the test", async ({ type, id, origin, assessment }) => {
  const text = await type("candidates", "start", id);
  expect(text).toContain(`Link        ${origin}/t/${assessment.token}`);
  expect(text).toContain("(8 points, no answer)\n    right: customer_id, created_at\n    wrong: created_at");
});

test.each([
  ["expire", [], "TOKEN_EXPIRED"],
  ["cancel", [], "CANCELED"],
  ["fail", ["--reason", "The repository is broken"], "ERROR"],
])("%s ends an invitation", async (move, flags, status) => {
  const { json, id } = await invited();
  const assessment = await json(move, id, ...flags);
  expect(assessment.status).toBe(status);
  expect(assessment.failure).toBe(flags[1]);
});

describe("answering and scoring", () => {
  test("answers are given one by one, in the format of their task", async ({ json, id, answerIds }) => {
    await json("start", id);
    const ids = await answerIds();
    const answered = await json(
      "answer",
      id,
      ...["--answer", `${ids.CHOICE}=created_at`, "--answer", `${ids.CHOICE}=customer_id, created_at`],
      ...["--answer", `${ids.ESSAY}=a = b`, "--answer", `${ids.ESSAY}=Second line`],
    );
    expect(answered.sections.flatMap(({ answers }) => answers.map(({ value }) => value))).toEqual([
      { choices: ["created_at", "customer_id, created_at"] },
      { text: "a = b\nSecond line" },
      undefined,
    ]);
    const { sections } = await json("answer", id, "--take-back", ids.CHOICE, ids.ESSAY);
    expect(JSON.stringify(sections)).not.toContain('"value"');
  });

  test("scores are given one by one, and contract data with the submission", async ({ json, id, answerIds }) => {
    await json("start", id);
    const { contractData } = await json("submit", id, "--financial-expectations", "68000", "--notice-period", "Now");
    expect(contractData).toEqual({ financialExpectations: 68_000, noticePeriod: "Now" });
    const { ESSAY } = await answerIds();
    const { sections } = await json("score", id, "--points", `${ESSAY}=3.5`);
    const essay = sections.flatMap(({ answers }) => answers).find(({ answerId }) => answerId === ESSAY);
    expect(essay).toMatchObject({ scoredPoints: 3.5, scoredBy: "ASSESSOR" });
  });

  test("a command without a change names the missing flags", async ({ type, id }) => {
    await expect(type("candidates", "answer", id)).rejects.toThrow(SandboxError);
    await expect(type("candidates", "score", id)).rejects.toThrow("use --share or --points");
    await expect(type("candidates", "assign", id)).rejects.toThrow("use --user or --team");
  });
});

test("a forbidden transition names the allowed ones", async ({ type, id }) => {
  const submit = type("candidates", "submit", id);
  await expect(submit).rejects.toThrow(RefusalError);
  await expect(submit).rejects.toThrow(/^Cannot submit: .* Possible now: start, expire, fail, cancel\.$/);
});

test("a rejected value is named with its rule", async ({ json, type, id }) => {
  await json("start", id);
  await expect(type("candidates", "answer", id, "--answer", "ans_0Unknown=1")).rejects.toThrow(
    "answers[0].answerId must be the id of an answer of this assessment, not ans_0Unknown",
  );
});

test("a candidate is assigned to a user or a team, or unassigned", async ({ type, id }) => {
  expect(await type("candidates", "assign", id, "--user", "usr_1", "--team", "team_1")).toBe(
    `Candidate  ${id}\nUser       usr_1\nTeam       team_1`,
  );
  expect(await type("candidates", "assign", id, "--user", "none")).toContain("User       none\nTeam       team_1");
  const json = await type("candidates", "assign", id, "--team", "none", "--json");
  expect(JSON.parse(json)).toEqual({ candidateId: id, assignedUser: null, assignedTeam: null });
});
