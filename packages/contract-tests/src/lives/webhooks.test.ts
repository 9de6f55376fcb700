import { expect, it, onTestFinished } from "vitest";
import { loadVersion } from "../command/versions.ts";
import { createValidator } from "../document/validator.ts";
import type { Problem } from "../findings/outcome.ts";
import { startListener } from "../listen/listener.ts";
import type { Session, Writing } from "../session/session.ts";
import type { Lives } from "./exam-life.ts";
import { invitedOf } from "./states.ts";
import { checkWebhooks, webhooks } from "./webhooks.ts";

const document = await loadVersion("v1");
const who = {
  candidate: "cnd_1",
  assessment: "cnd_1",
  event: { candidateId: "cnd_1", candidateEmail: "maya@example.com", examId: "exm_1" },
};
const event = (kind: string, status: string, changes = {}) => ({
  ...who.event,
  examName: "Go",
  event: kind,
  status,
  ...changes,
});
const started = event("EXAM_STARTED", "EXAM_STARTED");
const finished = event("EXAM_FINISHED", "WAITING_FOR_ASSESSMENT");

const found = (...events: object[]): Promise<string[]> => foundOf({ candidate: who }, ...events);

async function foundOf(lives: Lives, ...events: object[]): Promise<string[]> {
  const listener = await startListener({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => listener.close());
  for (const one of events) {
    const headers = { "content-type": "application/json", "x-hook-secret": "secret", "user-agent": "Service" };
    const { status } = await fetch(listener.url, { method: "POST", headers, body: JSON.stringify([one]) });
    expect(status).toBe(204);
  }
  const messages: string[] = [];
  const session = {
    document: { ...document, operations: document.operations.filter(({ id }) => /^get(Candidate|Exam)$/.test(id)) },
    ask: async (_: unknown, [id = ""]: string[]) => {
      const shown = { exm_1: { name: "Go" }, exm_2: { name: "SQL" }, cnd_9: { email: "li@example.com" } }[id];
      return { status: shown ? 200 : 404, body: new TextEncoder().encode(JSON.stringify(shown ?? {})) };
    },
    bases: [],
    validator: createValidator(document),
    options: {},
    begin: () => {},
    conclude: (_: unknown, title: string, problems: Problem[]) =>
      void messages.push(...problems.map(({ check, message }) => `${title}: ${check}: ${message}`)),
  };
  invitedOf(session as unknown as Session).push(...Object.values(lives));
  await checkWebhooks(
    { session: session as unknown as Session } as Writing,
    { listener, secret: "secret" },
    lives,
    200,
  );
  return messages.filter((one) => !one.includes("webhook-"));
}

it("finds nothing if the events of a test arrive in order", async () => {
  expect(await found(started, finished)).toEqual([]);
});

it("finds missing, reordered and unrelated events", async () => {
  expect(await found(started)).toEqual([
    "delivers WAITING_FOR_ASSESSMENT: webhook: no EXAM_FINISHED was delivered for maya@example.com",
  ]);
  expect(await found(finished, started)).toEqual([
    "delivers events in their order: webhook: events arrived in another order than they happened: EXAM_FINISHED, EXAM_STARTED",
  ]);
  expect(await found(started, { ...finished, examId: "exm_2" })).toEqual([
    "delivers WAITING_FOR_ASSESSMENT: webhook: examId is exm_2, not exm_1",
    "describes each candidate as the invitation does: webhook: examId is exm_2, not exm_1",
  ]);
  expect(await found(started, { ...finished, candidateId: "cnd_2" })).toContain(
    "delivers WAITING_FOR_ASSESSMENT: webhook: candidateId is cnd_2, not cnd_1",
  );
  expect(await found(started, event("TOKEN_EXPIRED", "TOKEN_EXPIRED"), finished)).toEqual([
    "delivers each event and no other: webhook: TOKEN_EXPIRED TOKEN_EXPIRED was delivered, but did not happen",
  ]);
});

it("finds a delivery that violates the document", async () => {
  expect(await found(started, { ...finished, examName: undefined })).toContain(
    "delivers as documented: body: must have required property 'examName'",
  );
});

it("finds wrong members in an optional event", async () => {
  const completed = event("EXAM_FINISHED", "ASSESSMENT_COMPLETED");
  expect(await found(started, finished, completed)).toEqual([]);
  expect(await found(started, finished, { ...completed, candidateEmail: "jonas@example.com" })).toEqual([
    "describes each candidate as the invitation does: webhook: candidateEmail is jonas@example.com, not maya@example.com",
  ]);
});

it("finds a missing event for a test that could not be processed", async () => {
  const failed = { ...who, event: { ...who.event, candidateId: "cnd_3", candidateEmail: "li@example.com" } };
  const other = { candidateId: "cnd_3", candidateEmail: "li@example.com" };
  const begun = event("EXAM_STARTED", "EXAM_STARTED", other);
  const lives = { candidate: who, failed };
  expect(await foundOf(lives, started, finished, begun, event("ERROR", "ERROR", other))).toEqual([]);
  expect(await foundOf(lives, started, finished, begun)).toEqual([
    "delivers ERROR: webhook: no ERROR was delivered for li@example.com",
  ]);
});

it("finds wrong members in an event about an uninvited candidate", async () => {
  const other = { candidateId: "cnd_9", candidateEmail: "li@example.com", examId: "exm_2", examName: "SQL" };
  const completed = event("EXAM_FINISHED", "ASSESSMENT_COMPLETED", other);
  const title = "describes each candidate as the invitation does: webhook:";
  expect(await found(started, finished, completed)).toEqual([]);
  expect(await found(started, finished, { ...completed, examId: "exm_1" })).toEqual([
    `${title} examName is SQL, not Go`,
  ]);
  expect(await found(started, finished, { ...completed, candidateEmail: "maya@example.org" })).toEqual([
    `${title} candidateEmail is maya@example.org, not li@example.com`,
  ]);
});

it("reports a webhook that the service refuses to register", async () => {
  const listener = await startListener({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => listener.close());
  const messages: string[] = [];
  const session = {
    document: { ...document, operations: [] },
    options: { listener, register: async () => ({ refused: "createWebhook responded with 500" }) },
    conclude: (_: unknown, title: string, problems: Problem[]) =>
      void messages.push(...problems.map(({ message }) => `${title}: ${message}`)),
  } as unknown as Session;
  await webhooks.run(session, { when: "writing", writing: { session } as Writing });
  expect(messages).toEqual(["registers a webhook: createWebhook responded with 500"]);
});
