import type { Answer } from "../../src/domain/answers.ts";
import type { Assessment, Candidate } from "../../src/domain/candidates.ts";
import type { Transaction } from "../../src/store/store.ts";
import * as sample from "../store-suite/samples.ts";
import type { Subject } from "./subject.ts";

const answer: Answer = {
  id: "ans_1",
  taskId: "tsk_1",
  revision: 1,
  title: "Task",
  type: "ESSAY",
  difficulty: "EASY",
  skills: ["Go"],
  maxPoints: 10,
};

export const finished = (given: Partial<Assessment> = {}): Assessment =>
  sample.assessment({
    status: "ASSESSMENT_COMPLETED",
    startedAt: 1000,
    finishedAt: 2000,
    sections: [{ name: "One", timeLimitInSeconds: 60, maxPoints: 10, timeTakenInSeconds: 30, answers: [answer] }],
    ...given,
  });

async function storeCandidate(tx: Transaction, candidate: Candidate): Promise<readonly string[]> {
  await tx.candidates.put(candidate);
  const [assessment] = candidate.assessments;
  return [
    `/v1/candidates/${candidate.id}`,
    `/v1/candidates/${candidate.id}/results`,
    `/v2/candidates/${candidate.id}`,
    `/v2/candidates/${candidate.id}/assessments/${assessment?.id}`,
    `/control/assessments/${assessment?.id}`,
  ];
}

export const ownedBy = ({ organizationId }: { organizationId: string }, assessment: Assessment): Candidate =>
  sample.candidate({ organizationId, assessments: [assessment] });

const test1 = { id: "tst_1", name: "One", skills: ["Go"], timeLimitInSeconds: 60, maxPoints: 10 };

export const candidates: Subject<Candidate> = {
  values: {
    id: ["cnd_1", "cnd_2"],
    email: ["a@example.com", "b@example.com"],
    firstName: ["Ada", "Grace"],
    lastName: ["Lovelace", "Hopper"],
    tags: [["a"], ["b"]],
    externalId: ["ext_1", "ext_2"],
    communicationDisabled: [false, true],
    assignedUser: ["usr_1", "usr_2"],
    assignedTeam: ["team_1", "team_2"],
    customFields: [{ a: 1 }, { b: 2 }],
    decision: ["ACCEPTED", "REJECTED"],
    createdAt: [1000, 2000],
    assessments: [[finished()], [finished({ id: "asm_2" })]],
  },
  store: storeCandidate,
};

export const assessments: Subject<Assessment> = {
  values: {
    id: ["asm_1", "asm_2"],
    token: ["tkn_1", "tkn_2"],
    status: ["ASSESSMENT_COMPLETED", "AUTO_ASSESSMENT_READY"],
    test: [
      { ...test1, asksForContractData: false },
      { ...test1, asksForContractData: true },
    ],
    invited: [true, false],
    createdAt: [1000, 2000],
    opensAt: [1000, 2000],
    expiresAt: [9000, 9001],
    startedAt: [3000, 4000],
    activeAt: [5000, 6000],
    activeSection: [0, 1],
    finishedAt: [7000, 8000],
    timedOut: [false, true],
    sections: [finished().sections, []],
    customFields: [{ a: 1 }, { b: 2 }],
    note: ["one", "two"],
    assessorNote: ["one", "two"],
    noteRevision: ["rev_1", "rev_2"],
    contractData: [{ noticePeriod: "one" }, { noticePeriod: "two" }],
    feedbackSentAt: [9000, 9001],
    failure: ["one", "two"],
  },
  leftOut: {
    invited: "decides which assessments the lists of invitations have",
    activeAt: "counts the time taken in a section, which is presented when the next one is opened",
    activeSection: "is where the candidate's page goes on",
    note: "is part of the invitation mail",
    feedbackSentAt: "is presented as whether there was any, `replySent`; when is the date of the mail",
  },
  store: (tx, { organizationId, ...assessment }) =>
    storeCandidate(tx, ownedBy({ organizationId }, assessment as Assessment)),
};

export const answers: Subject<Answer> = {
  values: {
    id: ["ans_1", "ans_2"],
    taskId: ["tsk_1", "tsk_2"],
    revision: [1, 2],
    title: ["one", "two"],
    type: ["ESSAY", "TESTING"],
    difficulty: ["EASY", "HARD"],
    skills: [["Go"], ["SQL"]],
    maxPoints: [10, 20],
    value: [{ text: "one" }, { text: "two" }],
    saved: [{ revision: "rev_1" }, { revision: "rev_2" }],
    scoredPoints: [1, 2],
    scoredBy: ["SERVICE", "ASSESSOR"],
    scoreRevision: ["rev_1", "rev_2"],
  },
  leftOut: {
    revision: "finds the content of the task, which is presented",
    saved: "tells a page of the test that another one has saved since",
  },
  store: (tx, { organizationId, ...one }) => {
    const [section] = finished().sections;
    const sections = section === undefined ? [] : [{ ...section, answers: [one] }];
    return storeCandidate(
      tx,
      ownedBy({ organizationId }, finished({ sections, test: { ...test1, asksForContractData: false } })),
    );
  },
};
