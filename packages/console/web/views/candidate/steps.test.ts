import { describe, expect, test } from "vitest";
import { stepsOf } from "./steps.ts";

const creationDate = "2026-03-02T09:00:00.000Z";
const startDate = "2026-03-02T10:00:00.000Z";

describe("the steps of an assessment", () => {
  const done = (status: Parameters<typeof stepsOf>[0]["status"], decided?: "ACCEPTED") =>
    stepsOf({ status, creationDate, startDate }, {}, decided)
      .filter(({ state }) => state === "done")
      .map(({ name }) => name);

  test.each([
    ["NEW", ["Invited"]],
    ["TEST_STARTED", ["Invited", "Mail handed over", "Started"]],
    ["AUTO_ASSESSMENT_READY", ["Invited", "Mail handed over", "Started", "Finished", "Automatically assessed"]],
  ] as const)("up to %s", (status, names) => {
    expect(done(status)).toEqual(names);
  });

  test("continue to the decision", () => {
    expect(done("ASSESSMENT_COMPLETED", "ACCEPTED").at(-1)).toBe("Accepted");
  });

  test("end at an early end of the assessment", () => {
    const steps = stepsOf({ status: "TOKEN_EXPIRED", creationDate }, { handedOver: startDate });
    expect(steps.map(({ name, state }) => [name, state])).toEqual([
      ["Invited", "done"],
      ["Mail handed over", "done"],
      ["Expired", "over"],
    ]);
  });
});
