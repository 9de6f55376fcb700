import { expect, test } from "vitest";
import type { EventType } from "../../domain/events.ts";
import { presentEvent } from "./events.ts";

const event = {
  id: "evt_1",
  organizationId: "org_1",
  at: 0,
  candidateId: "cnd_1",
  email: "maya@example.com",
  assessmentId: "asm_1",
  testId: "tst_1",
  testName: "SQL Basics",
} as const;

test("an event carries the candidate and the exam", () => {
  expect(presentEvent({ ...event, type: "TEST_STARTED", externalId: "ATS-1" })).toEqual({
    candidateId: "cnd_1",
    candidateExternalId: "ATS-1",
    candidateEmail: "maya@example.com",
    examId: "tst_1",
    examName: "SQL Basics",
    event: "EXAM_STARTED",
    status: "EXAM_STARTED",
  });
});

test("an externalId that was not given is absent", () => {
  expect(presentEvent({ ...event, type: "TEST_STARTED" })).not.toHaveProperty("candidateExternalId");
});

test.each<[EventType, string, string]>([
  ["TEST_STARTED", "EXAM_STARTED", "EXAM_STARTED"],
  ["TEST_FINISHED", "EXAM_FINISHED", "WAITING_FOR_ASSESSMENT"],
  ["ASSESSMENT_COMPLETED", "EXAM_FINISHED", "ASSESSMENT_COMPLETED"],
  ["TOKEN_EXPIRED", "TOKEN_EXPIRED", "TOKEN_EXPIRED"],
  ["FAILED", "ERROR", "ERROR"],
])("%s is %s with the status %s", (type, name, status) => {
  expect(presentEvent({ ...event, type })).toMatchObject({ event: name, status });
});
