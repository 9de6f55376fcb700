import { expect, it } from "vitest";
import { loadVersion } from "../../command/versions.ts";
import type { Problem } from "../../findings/outcome.ts";
import type { Session } from "../../session/session.ts";
import { watchRepeatedInstants } from "./repeated-instants.ts";

const document = await loadVersion("v3");

function found(finishedAt: string, ...times: string[]): string[] {
  const messages: string[] = [];
  const session = {
    document,
    conclude: (_: unknown, __: unknown, problems: Problem[]) =>
      void messages.push(...problems.map(({ message }) => message)),
  };
  const timeline = times.map((occurredAt) => ({ type: "ONBOARDING_COMPLETED", occurredAt }));
  watchRepeatedInstants(session as unknown as Session, {
    when: "seen",
    operation: document.operations.find(({ id }) => id === "getAggregatedPerson") as never,
    path: ["per_1"],
    request: {},
    response: { status: 200, request: "" } as never,
    body: () => ({ id: "per_1", onboarding: { status: "COMPLETED", finishedAt }, timeline }),
  });
  return messages;
}

it("finds an instant that differs in the list", () => {
  const [invited, finished, other] = ["01", "04", "05"].map((day) => `2026-03-${day}T12:00:00.000Z`) as [
    string,
    string,
    string,
  ];
  expect(found(finished, invited, finished)).toEqual([]);
  expect(found(finished, invited, "2026-03-04T13:00:00.000+01:00")).toEqual([]);
  expect(found(finished)).toEqual([]);
  expect(found(finished, invited, other)).toEqual([`${finished} is at none of timeline.*.occurredAt`]);
});
