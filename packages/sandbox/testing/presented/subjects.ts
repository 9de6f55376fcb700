import type { CandidateEvent } from "../../src/domain/events.ts";
import type { Fault } from "../../src/domain/faults.ts";
import type { ApiKey } from "../../src/domain/keys.ts";
import type { Mail } from "../../src/domain/mails.ts";
import type { Organization } from "../../src/domain/organizations.ts";
import type { Snapshot } from "../../src/domain/snapshots.ts";
import { revisionId, type Task, type TaskContent } from "../../src/domain/tasks.ts";
import type { Test } from "../../src/domain/tests.ts";
import type { Webhook } from "../../src/domain/webhooks.ts";
import * as sample from "../store-suite/samples.ts";
import { answers, assessments, candidates, finished, ownedBy } from "./assessments.ts";
import { staff } from "./people.ts";
import { skillsArea } from "./skills.ts";
import { type AnySubject, control, putInto, type Subject } from "./subject.ts";

const tests: Subject<Test> = {
  values: {
    id: ["tst_1", "tst_2"],
    name: ["one", "two"],
    state: ["READY", "DRAFT"],
    skills: [["Go"], ["SQL"]],
    durationInMinutes: [30, 40],
    sections: [[], [{ name: "one", durationInMinutes: 30, tasks: [] }]],
    asksForContractData: [false, true],
    customFields: [{ a: 1 }, { b: 2 }],
    createdAt: [1000, 2000],
  },
  leftOut: {
    asksForContractData: "is presented with the results of those who took the test",
    createdAt: "orders lists",
  },
  store: putInto("tests", ({ id }) => [`/v1/exams/${id}`, "/v1/exams", `/v2/tests/${id}`]),
};

const tasks: Subject<Task> = {
  values: {
    id: ["tsk_1", "tsk_2"],
    createdAt: [1000, 2000],
    published: [sample.taskContent({ title: "one" }), sample.taskContent({ title: "two" })],
    revision: [1, 2],
    draft: [sample.taskContent({ title: "three" }), sample.taskContent({ title: "four" })],
  },
  leftOut: {
    published: "is presented once there is no draft that would replace it",
    revision: "tells the versions of the content apart that started tests keep",
  },
  store: putInto("tasks", (entity) => [`/v2/tasks/${entity.id}`, control(entity, `/tasks/${entity.id}`)]),
};

const contents: Subject<TaskContent> = {
  values: {
    type: ["PROGRAMMING", "DEVOPS"],
    title: ["one", "two"],
    question: ["one?", "two?"],
    difficulty: ["EASY", "HARD"],
    tags: [["Go"], ["SQL"]],
    duration: ["PT10M", "PT20M"],
    points: [10, 20],
    choices: [[{ text: "one", correct: true }], [{ text: "two", correct: true }]],
    code: ["one", "two"],
    gaps: [
      [{ name: "one", accepted: ["1"], caseSensitive: true }],
      [{ name: "two", accepted: ["2"], caseSensitive: true }],
    ],
    expectedAnswer: ["one", "two"],
    files: [[{ filename: "one", text: "1" }], [{ filename: "two", text: "2" }]],
    projectType: ["go", "rust"],
    projectTypeVersion: ["1", "2"],
    packageId: ["pkg_1", "pkg_2"],
    build: [{ status: "SUCCESS" }, { status: "FAILURE" }],
  },
  leftOut: { packageId: "finds the uploaded package, which is presented as files and the result of its build" },
  async store(tx, { organizationId, ...content }) {
    await tx.tasks.put(sample.task({ organizationId, published: content }));
    await tx.taskRevisions.put({ id: revisionId("tsk_1", 1), organizationId, content });
    await tx.candidates.put(ownedBy({ organizationId }, finished()));
    return ["/v2/tasks/tsk_1", "/control/assessments/asm_1"];
  },
};

const faults: Subject<Fault> = {
  values: {
    id: ["flt_1", "flt_2"],
    keyId: ["key_1", "key_2"],
    version: ["v1", "v2"],
    operation: ["listExams", "getExam"],
    outcome: [500, "connection"],
    delayInMs: [10, 20],
    left: [1, 2],
    share: [0.5, 1],
    createdAt: [1000, 2000],
  },
  leftOut: {},
  store: putInto("faults", (entity) => [control(entity, `/faults/${entity.id}`)]),
};

const snapshots: Subject<Snapshot> = {
  values: {
    id: ["snp_1", "snp_2"],
    name: ["before", "after"],
    createdAt: [1000, 2000],
    keepsDeleted: [true, false],
    counts: [{ people: 1 }, { people: 2 }],
  },
  leftOut: {},
  async store(tx, entity) {
    for (const id of ["snp_1", "snp_2"]) await tx.snapshots.delete(entity.organizationId, id);
    await tx.snapshots.begin(entity);
    await tx.snapshots.publish(entity);
    return [control(entity, `/snapshots/${entity.id}`)];
  },
};

const webhooks: Subject<Webhook> = {
  values: {
    id: ["whk_1", "whk_2"],
    url: ["https://one.example.com", "https://two.example.com"],
    secret: ["whs_1", "whs_2"],
    apiVersion: ["v1", "v2"],
    createdAt: [1000, 2000],
    previousSecrets: [[{ secret: "whs_0", until: Number.MAX_SAFE_INTEGER / 2 }], []],
    state: ["ENABLED", "DISABLED"],
    disabled: [
      { at: 1000, because: "GONE" },
      { at: 2000, because: "FAILING" },
    ],
    failingSince: [1000, 2000],
    simulated: [
      { left: 1, outcome: 503 },
      { left: 2, outcome: "timeout" },
    ],
  },
  store: putInto("webhooks", (entity) => [control(entity, `/webhooks/${entity.id}`)]),
};

const organizations: Subject<Organization> = {
  values: {
    id: ["org_1", "org_2"],
    name: ["one", "two"],
    credits: [1, 2],
    createdAt: [1000, 2000],
    certificatePlugin: [
      { available: true, delayInMs: 0 },
      { available: true, delayInMs: 1 },
    ],
    fresh: [
      { credits: 1, seed: "none", seedValue: "one" },
      { credits: 2, seed: "none", seedValue: "two" },
    ],
  },
  leftOut: { fresh: "is what a reset goes back to" },
  async store(tx, entity) {
    const { organizationId: _, ...organization } = entity;
    await tx.organizations.put(organization);
    const address = `/control/organizations/${entity.id}`;
    return [address, `${address}/certificatePlugin`];
  },
};

const keys: Subject<ApiKey> = {
  values: {
    id: ["key_1", "key_2"],
    name: ["Build server", "Staging"],
    hash: ["a".repeat(64), "b".repeat(64)],
    hint: ["aaaa", "bbbb"],
    versions: [["v1"], ["v2"]],
    createdAt: [1000, 2000],
  },
  leftOut: { hash: "is what the key is checked by" },
  store: putInto("keys", (entity) => [control(entity, `/keys/${entity.id}`)]),
};

const mails: Subject<Mail> = {
  values: {
    id: ["mai_1", "mai_2"],
    kind: ["INVITATION", "FEEDBACK"],
    candidateId: ["cnd_1", "cnd_2"],
    assessmentId: ["asm_1", "asm_2"],
    personId: ["per_1", "per_2"],
    to: ["a@example.com", "b@example.com"],
    subject: ["one", "two"],
    text: ["one", "two"],
    link: ["https://one.example.com", "https://two.example.com"],
    createdAt: [1000, 2000],
    state: ["HELD", "PENDING"],
    nextAttemptAt: [5000, 6000],
    handedOverAt: [3000, 4000],
    attempts: [[], [{ at: 1000, durationInMs: 5, status: 450, message: "busy" }]],
  },
  store: putInto("mails", (entity) => [control(entity, `/mails/${entity.id}`)]),
};

const events: Subject<CandidateEvent> = {
  values: {
    id: ["evt_1", "evt_2"],
    type: ["TEST_STARTED", "TEST_FINISHED"],
    at: [1000, 2000],
    candidateId: ["cnd_1", "cnd_2"],
    externalId: ["ext_1", "ext_2"],
    email: ["a@example.com", "b@example.com"],
    assessmentId: ["asm_1", "asm_2"],
    testId: ["tst_1", "tst_2"],
    testName: ["one", "two"],
    trace: [{ parent: "00-one" }, { parent: "00-two" }],
  },
  leftOut: { trace: "deliveries have it in their headers" },
  store: putInto("events", (entity) => [control(entity, `/events/${entity.id}`)]),
};

export const subjects: Readonly<Record<string, AnySubject>> = {
  Candidate: candidates,
  Assessment: assessments,
  Answer: answers,
  Test: tests,
  Task: tasks,
  TaskContent: contents,
  Fault: faults,
  Snapshot: snapshots,
  Webhook: webhooks,
  Organization: organizations,
  ApiKey: keys,
  Mail: mails,
  CandidateEvent: events,
  ...skillsArea,
  ...staff,
};
