import fc from "fast-check";
import { expect, test } from "vitest";
import { BEGIN, contents, invited, someTest, tasks } from "../../testing/assessment-in.ts";
import * as assessments from "./assessments.ts";
import { consequencesOf, type Move } from "./assessments.ts";
import type { Assessment, AssessmentStatus } from "./candidates.ts";
import { DomainError } from "./errors.ts";
import { DAY, type Instant, MINUTE, SECOND } from "./time.ts";
import type { AssessmentTimerKind } from "./timers.ts";

interface Step {
  readonly move: Exclude<Move, "give feedback">;
  readonly essay: "ans_essay" | "ans_prose";
  readonly after: number;
}

interface Model {
  status: AssessmentStatus;
  startedAt: Instant;
  readonly open: Set<string>;
}

/** @returns false for a forbidden step */
function imagine(model: Model, { move, essay }: Step, now: Instant): boolean {
  const among = (...states: AssessmentStatus[]) => states.includes(model.status);
  const to = (status: AssessmentStatus) => {
    model.status = status;
    return true;
  };
  const judged = () => to(model.open.size === 0 ? "ASSESSMENT_COMPLETED" : "AUTO_ASSESSMENT_READY");
  switch (move) {
    case "hand over":
      return among("NEW") && to("TOKEN_SENT");
    case "start":
      if (!among("TOKEN_SENT") || now >= BEGIN + 14 * DAY) return false;
      model.startedAt = now;
      return to("TEST_STARTED");
    case "answer":
      if (!among("TEST_STARTED") || now >= model.startedAt + 40 * MINUTE) return false;
      model.open.add(essay);
      return true;
    case "submit":
      return among("TEST_STARTED") && to("TEST_FINISHED");
    case "assess":
      return among("TEST_FINISHED") && judged();
    case "score":
      if (!among("AUTO_ASSESSMENT_READY", "ASSESSMENT_COMPLETED")) return false;
      model.open.delete(essay);
      return judged();
    case "expire":
      return among("NEW", "TOKEN_SENT") && to("TOKEN_EXPIRED");
    case "fail":
    case "cancel":
      if (!among("NEW", "TOKEN_SENT", "TEST_STARTED", "TEST_FINISHED", "AUTO_ASSESSMENT_READY")) return false;
      return to(move === "fail" ? "ERROR" : "CANCELED");
  }
}

function take(assessment: Assessment, { move, essay }: Step, now: Instant): Assessment {
  const answerIds = ["ans_choice", "ans_gaps", "ans_essay", "ans_prose"];
  switch (move) {
    case "hand over":
      return assessments.handOver(assessment);
    case "start":
      return assessments.start(assessment, someTest, tasks, () => answerIds.shift() ?? "", now);
    case "answer":
      return assessments.saveAnswer(assessment, essay, { text: "Something." }, now, { revision: "rev_1" });
    case "submit":
      return assessments.submit(assessment, now);
    case "assess":
      return assessments.assess(assessment, contents);
    case "score":
      return assessments.score(assessment, essay, { scoredPoints: 3, revision: "rev_1" });
    case "expire":
      return assessments.expire(assessment, now);
    case "fail":
      return assessments.fail(assessment, "out of memory");
    case "cancel":
      return assessments.cancel(assessment);
  }
}

const move = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom<Step["move"]>("hand over", "start", "answer", "submit", "assess", "score") },
  { weight: 1, arbitrary: fc.constantFrom<Step["move"]>("expire", "fail", "cancel") },
);
const after = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 0, max: 8 * MINUTE }) },
  { weight: 1, arbitrary: fc.constant(15 * DAY) },
);
const steps = fc.array(fc.record({ move, essay: fc.constantFrom("ans_essay" as const, "ans_prose" as const), after }), {
  maxLength: 40,
});

const pending: Partial<Record<AssessmentStatus, AssessmentTimerKind>> = {
  NEW: "expire",
  TOKEN_SENT: "expire",
  TEST_STARTED: "time-limit",
  TEST_FINISHED: "assess",
};

test("any sequence of actions follows the transition table, with one event each", () => {
  fc.assert(
    fc.property(steps, (run) => {
      const model: Model = { status: "NEW", startedAt: 0, open: new Set() };
      let now = BEGIN;
      let assessment = invited();
      const timers = new Set(consequencesOf(undefined, assessment, now).timers.map(({ kind }) => kind as string));
      const events: string[] = [];
      for (const step of run) {
        // A score runs the automatic assessment first.
        if (step.move === "score" && assessment.status === "TEST_FINISHED") continue;
        now += step.after;
        const before = structuredClone(assessment);
        if (imagine(model, step, now)) {
          const changed = take(assessment, step, now);
          const consequences = consequencesOf(assessment, changed, now);
          for (const kind of consequences.done) timers.delete(kind);
          for (const { kind } of consequences.timers) timers.add(kind);
          events.push(...consequences.events);
          expect(assessment).toEqual(before);
          assessment = changed;
        } else {
          expect(() => take(assessment, step, now)).toThrow(DomainError);
          expect(assessment).toEqual(before);
        }
        expect(assessment.status).toBe(model.status);
        expect([...timers]).toEqual([pending[model.status] ?? []].flat());
      }
      expect(new Set(events).size).toBe(events.length);
      const { startedAt = 0, finishedAt, sections, timedOut } = assessment;
      if (finishedAt === undefined) return;
      const taken = sections.reduce((sum, { timeTakenInSeconds }) => sum + timeTakenInSeconds, 0);
      expect(Math.round(taken * SECOND)).toBe(finishedAt - startedAt);
      expect(finishedAt - startedAt).toBeLessThanOrEqual(40 * MINUTE);
      expect(timedOut).toBe(finishedAt - startedAt === 40 * MINUTE);
    }),
    { numRuns: 300 },
  );
});
