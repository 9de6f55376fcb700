import type { DeliveryAttempt } from "@assessment-api/control";
import { expect, test } from "vitest";
import { whyWaiting } from "./why-waiting.ts";

const failed: DeliveryAttempt = { date: "2026-03-02T09:00:00.000Z", durationInMs: 3, status: 503, simulated: false };
const now = Date.parse("2026-03-02T09:00:00.000Z");
const base = { attempts: [], failures: 0 };

test.each([
  ["has arrived", { ...base, state: "DELIVERED" }, false, undefined],
  ["is new", { ...base, state: "PENDING" }, false, "on its way"],
  [
    "failed",
    { state: "PENDING", attempts: [failed], failures: 1, nextAttemptDate: "2026-03-02T09:00:05.000Z" },
    false,
    "tried again in 5 s, because 1 attempt failed, the last with 503",
  ],
  [
    "is held by its webhook",
    { ...base, state: "HELD" },
    true,
    "held, because the webhook is disabled: enabling it sends it",
  ],
  ["was restored", { ...base, state: "HELD" }, false, "held by a restore, which sends nothing: send it again"],
  [
    "was given up",
    { state: "HELD", attempts: [failed], failures: 12 },
    false,
    "held after 12 failed attempts, the last with 503: send it again",
  ],
] as const)("says of a delivery that %s why it waits", (_, delivery, isDisabled, text) => {
  expect(whyWaiting({ ...delivery, attempts: [...delivery.attempts] }, isDisabled, now)).toBe(text);
});
