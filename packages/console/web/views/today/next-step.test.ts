import { expect, test } from "vitest";
import { nextStep } from "./next-step.ts";

const all = { tests: 2, candidates: 3, decisions: 0, webhooks: 1 };

test.each([
  [{ ...all, tests: 0, candidates: 0 }, "Make a test"],
  [{ ...all, candidates: 0, webhooks: 0 }, "Invite a candidate"],
  [{ ...all, webhooks: 0, decisions: 1 }, "Let events go to a webhook"],
  [{ ...all, decisions: 1 }, "Decide"],
  [all, "Invite another candidate"],
])("leads who has %o to: %s", (counts, name) => {
  expect(nextStep(counts).name).toBe(name);
});
