import fc from "fast-check";
import { expect, test } from "vitest";
import { createRateCounter } from "./api-keys.ts";

const limit = { requests: 3, periodInMs: 1000 };

function create(given = limit) {
  let now = 0;
  const counter = createRateCounter(given, () => now);
  return (keyId: string, at: number) => {
    now = at;
    return counter.take(keyId);
  };
}

const allowed = { allowed: true, waitInMs: 0 };

test("the limit of requests is allowed, and one more a period after the first", () => {
  const take = create();
  expect([100, 200, 300, 400, 1099, 1100, 1101, 1200].map((at) => take("key", at))).toEqual([
    ...[allowed, allowed, allowed],
    { allowed: false, waitInMs: 700 },
    { allowed: false, waitInMs: 1 },
    allowed,
    { allowed: false, waitInMs: 99 },
    allowed,
  ]);
});

test("a late burst in a period allows no second burst soon after", () => {
  const take = create({ requests: 36, periodInMs: 8000 });
  const times = [0, ...Array<number>(35).fill(7900), ...Array<number>(36).fill(8100)];
  expect(times.filter((at) => (take("key", at) as { allowed: boolean }).allowed)).toHaveLength(37);
});

test("each key has a separate count", () => {
  const take = create({ requests: 1, periodInMs: 1000 });
  expect(take("a", 0)).toMatchObject({ allowed: true });
  expect(take("b", 0)).toMatchObject({ allowed: true });
  expect(take("a", 0)).toMatchObject({ allowed: false });
});

test("active counts survive the removal of ended counts", () => {
  const take = create({ requests: 1, periodInMs: 1000 });
  for (let key = 0; key < 999; key += 1) take(`old ${key}`, 0);
  take("running", 500);
  take("new", 1000);
  expect(take("running", 1100)).toMatchObject({ allowed: false });
});

test("a machine clock that is set back locks out no client, and resets no count", () => {
  const take = create({ requests: 1, periodInMs: 1000 });
  take("key", 5000);
  expect(take("key", 5500)).toMatchObject({ allowed: false });
  expect(take("key", 4900)).toEqual({ allowed: false, waitInMs: 1000 });
  expect(take("key", 100)).toEqual(allowed);
});

test("for any times and keys, any period has at most the limit of requests, and none is refused below it", () => {
  const requests = fc.array(fc.record({ key: fc.constantFrom("a", "b"), wait: fc.nat(700) }), { maxLength: 200 });
  fc.assert(
    fc.property(requests, (given) => {
      const take = create();
      const known: Record<string, number[]> = { a: [], b: [] };
      let now = 0;
      for (const { key, wait } of given) {
        now += wait;
        const times = known[key] as number[];
        const recent = times.filter((at) => at > now - limit.periodInMs);
        const expected = recent.length < limit.requests;
        const waitInMs = expected ? 0 : (recent[0] as number) + limit.periodInMs - now;
        expect(take(key, now)).toEqual({ allowed: expected, waitInMs });
        if (expected) times.push(now);
      }
    }),
  );
});
