import { describe, expect, test } from "vitest";
import { assessmentIn, BEGIN, invited } from "../../testing/assessment-in.ts";
import { consequencesOf } from "./assessments.ts";
import type { AssessmentStatus } from "./candidates.ts";
import { DAY, MINUTE, SECOND } from "./time.ts";

const NOW = BEGIN + 5 * MINUTE;
const states = Object.keys(assessmentIn) as AssessmentStatus[];
const all = ["hand-over", "expire", "time-limit", "assess"];

test("an invitation sends no event, and expires", () => {
  expect(consequencesOf(undefined, invited(), BEGIN)).toEqual({
    events: [],
    timers: [{ kind: "expire", dueAt: BEGIN + 14 * DAY }],
    done: [],
  });
});

describe("a change of state", () => {
  test.each<[AssessmentStatus, AssessmentStatus, string[]]>([
    ["NEW", "TOKEN_SENT", []],
    ["TOKEN_SENT", "TEST_STARTED", ["TEST_STARTED"]],
    ["TEST_STARTED", "TEST_FINISHED", ["TEST_FINISHED"]],
    ["TEST_FINISHED", "AUTO_ASSESSMENT_READY", []],
    ["TEST_FINISHED", "ASSESSMENT_COMPLETED", ["ASSESSMENT_COMPLETED"]],
    ["AUTO_ASSESSMENT_READY", "ASSESSMENT_COMPLETED", ["ASSESSMENT_COMPLETED"]],
    ["NEW", "TOKEN_EXPIRED", ["TOKEN_EXPIRED"]],
    ["TOKEN_SENT", "TOKEN_EXPIRED", ["TOKEN_EXPIRED"]],
    ["TOKEN_SENT", "CANCELED", []],
    ["TEST_STARTED", "ERROR", ["FAILED"]],
  ])("from %s to %s causes the events %j", (from, to, events) => {
    expect(consequencesOf(assessmentIn[from](), assessmentIn[to](), NOW).events).toEqual(events);
  });

  test.each(states)("without effect, such as another score in %s, causes no event", (state) => {
    const one = assessmentIn[state]();
    expect(consequencesOf(one, { ...one, customFields: { a: 1 } }, NOW)).toEqual({ events: [], timers: [], done: [] });
  });
});

describe("time", () => {
  test("ends the test instead of the validity after the start", () => {
    expect(consequencesOf(assessmentIn.TOKEN_SENT(), assessmentIn.TEST_STARTED(), BEGIN)).toMatchObject({
      timers: [{ kind: "time-limit", dueAt: BEGIN + 40 * MINUTE }],
      done: ["expire"],
    });
  });

  test("assesses ten seconds after the end of the test", () => {
    expect(consequencesOf(assessmentIn.TEST_STARTED(), assessmentIn.TEST_FINISHED(), NOW)).toMatchObject({
      timers: [{ kind: "assess", dueAt: NOW + 10 * SECOND }],
      done: ["time-limit"],
    });
  });

  test("keeps the expiry at the handover of the invitation", () => {
    expect(consequencesOf(assessmentIn.NEW(), assessmentIn.TOKEN_SENT(), NOW)).toMatchObject({ timers: [], done: [] });
  });

  test.each(["AUTO_ASSESSMENT_READY", "ASSESSMENT_COMPLETED", "TOKEN_EXPIRED", "ERROR", "CANCELED"] as const)(
    "has no effect on an assessment that is %s",
    (state) => {
      const before = assessmentIn[state === "TOKEN_EXPIRED" ? "TOKEN_SENT" : "TEST_FINISHED"]();
      expect(consequencesOf(before, assessmentIn[state](), NOW)).toMatchObject({ timers: [], done: all });
    },
  );
});
