import { expect, test } from "vitest";
import type { Mail } from "./mails.ts";
import { invitationDeliveryId, mailDelivery } from "./mails.ts";
import { assessmentTimerId, assessmentTimerKinds, type Timer, timerId } from "./timers.ts";

const about = { organizationId: "org_1", candidateId: "cnd_1", assessmentId: "asm_1", dueAt: 0 };

test("each kind of timer exists once per assessment and task", () => {
  const timers: Timer[] = [
    ...assessmentTimerKinds.map((kind) => ({ kind, ...about })),
    { kind: "build", organizationId: "org_1", taskId: "tsk_1", packageId: "pkg_1", dueAt: 0 },
    { kind: "build", organizationId: "org_1", taskId: "tsk_2", packageId: "pkg_1", dueAt: 0 },
  ];
  expect(new Set(timers.map(timerId)).size).toBe(timers.length);
  expect(timerId({ kind: "expire", ...about, dueAt: 5 })).toBe(assessmentTimerId("expire", "asm_1"));
});

test("an assessment has one delivery of its invitation, and one of each feedback", () => {
  const mail = (id: string, kind: Mail["kind"]) => mailDelivery({ ...about, id, kind } as unknown as Mail, 7);
  expect(mail("mai_1", "INVITATION")).toMatchObject({ id: invitationDeliveryId("asm_1"), dueAt: 7, failures: 0 });
  expect(mail("mai_2", "FEEDBACK").id).not.toBe(mail("mai_3", "FEEDBACK").id);
});
