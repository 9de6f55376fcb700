import { expect, test } from "vitest";
import { nextStep } from "./next-step.ts";

const all = { tests: 2, candidates: 3, decisions: 0, webhooks: 1 };

test.each([
  [{ ...all, tests: 0, candidates: 0 }, "Create a test"],
  [{ ...all, candidates: 0, webhooks: 0 }, "Invite a candidate"],
  [{ ...all, webhooks: 0, decisions: 1 }, "Register a webhook"],
  [{ ...all, decisions: 1 }, "Decide"],
  [all, "Invite another candidate"],
])("suggests a next step for %o: %s", (counts, name) => {
  expect(nextStep(counts).name).toBe(name);
});
