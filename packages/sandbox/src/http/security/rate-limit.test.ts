import fc from "fast-check";
import { expect, test } from "vitest";
import { createRateCounter } from "./rate-limit.ts";

const limit = { requests: 3, periodInMs: 1000 };

/** A counter, and its time. */
function create(given = limit) {
  let now = 0;
  const counter = createRateCounter(given, () => now);
  return (keyId: string, at: number) => {
    now = at;
    return counter.take(keyId);
  };
}

test("as many requests as the limit says are allowed, and no more until the period ends", async () => {
  const take = create();
  expect([100, 200, 300, 400, 1099, 1100].map((at) => take("key", at))).toEqual([
    { allowed: true, remaining: 2, endsInMs: 1000 },
    { allowed: true, remaining: 1, endsInMs: 900 },
    { allowed: true, remaining: 0, endsInMs: 800 },
    { allowed: false, remaining: 0, endsInMs: 700 },
    { allowed: false, remaining: 0, endsInMs: 1 },
    { allowed: true, remaining: 2, endsInMs: 1000 },
  ]);
});

test("each key has a count of its own", () => {
  const take = create({ requests: 1, periodInMs: 1000 });
  expect(take("a", 0)).toMatchObject({ allowed: true });
  expect(take("b", 0)).toMatchObject({ allowed: true });
  expect(take("a", 0)).toMatchObject({ allowed: false });
});

test("counts that are running survive the removal of those that ended", () => {
  const take = create({ requests: 1, periodInMs: 1000 });
  for (let key = 0; key < 999; key += 1) take(`old ${key}`, 0);
  take("running", 500);
  take("new", 1000);
  expect(take("running", 1100)).toMatchObject({ allowed: false });
});

test("a machine's clock that is put back locks nobody out", () => {
  const take = create({ requests: 1, periodInMs: 1000 });
  take("key", 5000);
  expect(take("key", 5500)).toMatchObject({ allowed: false });
  expect(take("key", 100)).toMatchObject({ allowed: true, endsInMs: 1000 });
});

test("whatever the times and keys, every period of every key is exact", () => {
  const requests = fc.array(fc.record({ key: fc.constantFrom("a", "b"), wait: fc.nat(700) }), { maxLength: 200 });
  fc.assert(
    fc.property(requests, (given) => {
      const take = create();
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
        expect(take(key, now)).toMatchObject({ allowed: expected });
        if (expected) known.push(now);
      }
    }),
  );
});
