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
const links = { origin: "http://127.0.0.1:4010" };

test("an event carries the candidate, the test and links to all three resources", () => {
  expect(presentEvent({ ...event, type: "TEST_STARTED", externalId: "ATS-1" }, links)).toEqual({
    candidateId: "cnd_1",
    candidateExternalId: "ATS-1",
    assessmentId: "asm_1",
    candidateEmail: "maya@example.com",
    testId: "tst_1",
    examName: "SQL Basics",
    event: "ASSESSMENT_STARTED",
    _links: {
      candidate: { href: "http://127.0.0.1:4010/v2/candidates/cnd_1" },
      assessment: { href: "http://127.0.0.1:4010/v2/candidates/cnd_1/assessments/asm_1" },
      invitation: { href: "http://127.0.0.1:4010/v2/invitations/asm_1" },
    },
  });
});

test("an externalId that was not given is absent", () => {
  expect(presentEvent({ ...event, type: "TEST_STARTED" }, links)).not.toHaveProperty("candidateExternalId");
});

test.each<[EventType, string]>([
  ["TEST_STARTED", "ASSESSMENT_STARTED"],
  ["TEST_FINISHED", "WAITING_FOR_ASSESSMENT"],
  ["ASSESSMENT_COMPLETED", "ASSESSMENT_COMPLETED"],
  ["TOKEN_EXPIRED", "ASSESSMENT_EXPIRED"],
  ["FAILED", "ERROR"],
])("%s is %s", (type, name) => {
  expect(presentEvent({ ...event, type }, links).event).toBe(name);
});
