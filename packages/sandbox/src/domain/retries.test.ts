import { expect, test } from "vitest";
import { nextAttemptAt } from "./retries.ts";
import { DAY, HOUR, MINUTE, SECOND } from "./time.ts";

const START = Date.UTC(2026, 2, 2, 9, 15, 0, 123);

test.each([1, 10, SECOND, 5 * SECOND, 5 * MINUTE, 2 * HOUR, 10 * HOUR, DAY])(
  "a retry after %i ms has 10 % jitter, and shares its due time",
  (delay) => {
    const delays: number[] = [];
    const moments = new Set<number>();
    for (let n = 0; n < 1000; n++) {
      const dueAt = nextAttemptAt(START, 1, { schedule: [delay], random: () => n / 1000 }) as number;
      moments.add(dueAt);
      delays.push(dueAt - START);
    }
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(0.9 * delay - 1);
    expect(Math.max(...delays)).toBeLessThanOrEqual(1.1 * delay + 1);
    expect(moments.size).toBeLessThanOrEqual(12);
    if (delay >= SECOND) expect(moments.size).toBeGreaterThan(5);
  },
);

test("ends after the last delay of the schedule", () => {
  expect(nextAttemptAt(START, 2, { schedule: [SECOND], random: Math.random })).toBeUndefined();
});
