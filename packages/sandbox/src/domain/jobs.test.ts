import { expect, test } from "vitest";
import { assessmentJobId, assessmentJobKinds, type Job, jobId } from "./jobs.ts";

const about = { organizationId: "org_1", candidateId: "cnd_1", assessmentId: "asm_1", dueAt: 0 };

test("each kind of work is there once per assessment, mail and task", () => {
  const jobs: Job[] = [
    ...assessmentJobKinds.map((kind) => ({ kind, ...about }) as Job),
    { kind: "feedback", ...about, mailId: "mai_1" },
    { kind: "feedback", ...about, mailId: "mai_2" },
    { kind: "build", organizationId: "org_1", taskId: "tsk_1", packageId: "pkg_1", dueAt: 0 },
    { kind: "build", organizationId: "org_1", taskId: "tsk_2", packageId: "pkg_1", dueAt: 0 },
  ];
  expect(new Set(jobs.map(jobId)).size).toBe(jobs.length);
  expect(jobId({ kind: "hand-over", ...about, dueAt: 5, mailId: "mai_9" })).toBe(assessmentJobId("hand-over", "asm_1"));
});
