import fc from "fast-check";
import { expect, test } from "vitest";
import { createRateCounter } from "./rate-limit.ts";

const limit = { requests: 3, periodInMs: 1000 };

test("as many requests as the limit says are allowed, and no more until the period ends", async () => {
  const counter = createRateCounter(limit);
  const taken = [100, 200, 300, 400, 1099, 1100].map((now) => counter.take("key", now));
  expect(taken).toEqual([
    { allowed: true, remaining: 2, endsAt: 1100 },
    { allowed: true, remaining: 1, endsAt: 1100 },
    { allowed: true, remaining: 0, endsAt: 1100 },
    { allowed: false, remaining: 0, endsAt: 1100 },
    { allowed: false, remaining: 0, endsAt: 1100 },
    { allowed: true, remaining: 2, endsAt: 2100 },
  ]);
});

test("each key has a count of its own", () => {
  const counter = createRateCounter({ requests: 1, periodInMs: 1000 });
  expect(counter.take("a", 0)).toMatchObject({ allowed: true });
  expect(counter.take("b", 0)).toMatchObject({ allowed: true });
  expect(counter.take("a", 0)).toMatchObject({ allowed: false });
});

test("counts that are running survive the removal of those that ended", () => {
  const counter = createRateCounter({ requests: 1, periodInMs: 1000 });
  for (let key = 0; key < 999; key += 1) counter.take(`old ${key}`, 0);
  counter.take("running", 500);
  counter.take("new", 1000);
  expect(counter.take("running", 1100)).toMatchObject({ allowed: false });
});

test("whatever the times and keys, every period of every key is exact", () => {
  const requests = fc.array(fc.record({ key: fc.constantFrom("a", "b"), wait: fc.nat(700) }), { maxLength: 200 });
  fc.assert(
    fc.property(requests, (given) => {
      const counter = createRateCounter(limit);
      const allowed: Record<string, number[]> = { a: [], b: [] };
      let now = 0;
      for (const { key, wait } of given) {
        now += wait;
        const known = allowed[key] as number[];
        // The model: periods open with the first request that finds none open.
        let opened = Number.NEGATIVE_INFINITY;
        let count = 0;
        for (const at of known) {
          if (at >= opened + limit.periodInMs) [opened, count] = [at, 0];
          count += 1;
        }
        const expected = now >= opened + limit.periodInMs || count < limit.requests;
        expect(counter.take(key, now)).toMatchObject({ allowed: expected });
        if (expected) known.push(now);
      }
    }),
  );
});
