import { expect, it } from "vitest";
import { loadVersion } from "../../command/versions.ts";
import type { JsonObject } from "../../document/json.ts";
import { createValidator } from "../../document/validator.ts";
import type { Problem } from "../../findings/outcome.ts";
import type { Reply, Session } from "../../session/session.ts";
import { checkEmbedded } from "./embedded.ts";
import { checkShownInParent } from "./shown-in-parent.ts";

const document = await loadVersion("v2");
const operationOf = (id: string) => {
  const operation = document.operations.find((one) => one.id === id);
  if (!operation) throw new Error(`V2 has no ${id}`);
  return operation;
};
const validator = createValidator(document);
const base = document.root.servers as { url: string }[];
const self = (path: string) => ({ self: { href: `${base[0]?.url}${path}` } });
const assessment = { id: "asm_1", status: "NEW", _links: self("/candidates/cnd_1/assessments/asm_1") };
const candidate = (...assessments: object[]) => ({
  id: "cnd_1",
  email: "maya.lindqvist@example.com",
  _links: self("/candidates/cnd_1"),
  _embedded: { assessments },
});

async function found(
  bodies: Record<string, JsonObject>,
  check: (session: Session) => Promise<void>,
): Promise<string[]> {
  const messages: string[] = [];
  const reply = (id: string) => ({
    status: 200,
    headers: new Headers({ "content-type": "application/vnd.vendor.v2.hal+json" }),
    body: new TextEncoder().encode(JSON.stringify(bodies[id])),
  });
  const session = {
    document,
    validator,
    bases: base.map(({ url }) => url),
    ask: async ({ id }: { id: string }) => reply(id),
    check: async (
      { id }: { id: string },
      ...[, , , , judge]: Parameters<Session["check"]> extends [unknown, ...infer Rest] ? Rest : never
    ) => {
      const problems = (await judge?.({ body: bodies[id] } as Reply)) ?? [];
      messages.push(...problems.map(({ message }) => message));
    },
    conclude: (_: unknown, title: string, problems: Problem[]) =>
      void messages.push(...problems.map(({ message }) => `${title}: ${message}`)),
  };
  await check(session as unknown as Session);
  return messages;
}

const embedded = (body: JsonObject, bodies: Record<string, JsonObject>) =>
  found(bodies, (session) => checkEmbedded(session, operationOf("getInvitation"), { body } as Reply));

it("finds nothing if an invitation embeds the data of reads", async () => {
  const body = { id: "asm_1", _embedded: { candidate: candidate(assessment), assessment } };
  const bodies = { getCandidate: candidate(assessment), getAssessment: assessment };
  expect(await embedded(body, bodies)).toEqual([]);
});

it("finds a different embedded entity, and one whose list lacks an element", async () => {
  const bodies = { getCandidate: candidate(assessment), getAssessment: assessment };
  const other = { ...candidate(assessment), email: "jonas.okafor@example.com" };
  expect(await embedded({ _embedded: { candidate: other } }, bodies)).toEqual([
    'embeds candidate as getCandidate shows them: email is "maya.lindqvist@example.com", in getInvitation "jonas.okafor@example.com"',
  ]);
  expect(await embedded({ _embedded: { candidate: candidate() } }, bodies)).toEqual([
    "embeds candidate as getCandidate shows them: assessments are none in getInvitation, asm_1 in getCandidate",
  ]);
});

it("finds a parent that lacks a created child, or shows a deleted one", async () => {
  const resource = { template: "/candidates/{id}/assessments/{assessmentId}", values: ["cnd_1", "asm_1"], path: "" };
  const inParent = (body: JsonObject, there: boolean) =>
    found({ getCandidate: body }, (session) =>
      checkShownInParent(session, operationOf(there ? "createAssessment" : "deleteAssessment"), resource, there),
    );
  expect(await inParent(candidate(assessment), true)).toEqual([]);
  expect(await inParent(candidate(), true)).toEqual(["assessments lack asm_1, which createAssessment created"]);
  expect(await inParent(candidate(), false)).toEqual([]);
  expect(await inParent(candidate(assessment), false)).toEqual([
    "assessments still show asm_1, which deleteAssessment deleted",
  ]);
});
