import { describe, expect, test } from "vitest";
import { findServer } from "../../../../testing/postgres/database.ts";
import { useDatabase } from "../../../../testing/postgres/use-database.ts";

const server = await findServer();

describe.skipIf(server === undefined)("processes count the requests of a key together", () => {
  const { database, open } = useDatabase(server);
  const HOUR = 3_600_000;
  const limit = { requests: 3, periodInMs: HOUR };
  const made = (key: string, offsets: readonly number[]) =>
    database.client.query(
      `INSERT INTO rate_counts (key, taken, wait) SELECT $1, array_agg(extract(epoch FROM clock_timestamp()) * 1000 + o), 0
         FROM unnest($2::double precision[]) AS o
       ON CONFLICT (key) DO UPDATE SET taken = excluded.taken`,
      [`test ${key}`, offsets],
    );
  const kept = async (key: string) =>
    (await database.client.query("SELECT cardinality(taken) AS count FROM rate_counts WHERE key = $1", [`test ${key}`]))
      .rows[0].count;

  test("allow exactly the limit of concurrent requests", async () => {
    const stores = await open();
    const all = Array.from({ length: 40 }, (_, index) => stores[index % 2]?.sharing?.take("test", "burst", limit));
    const taken = await Promise.all(all);
    expect(taken.filter((one) => one?.allowed)).toHaveLength(3);
    for (const one of taken) if (!one?.allowed) expect(one?.waitInMs).toBeGreaterThan(HOUR - 60_000);
  });

  test("allow another request one period after the first", async () => {
    const [{ sharing }] = await open();
    await made("slide", [-HOUR - 1, -20_000, -10_000]);
    expect(await sharing?.take("test", "slide", limit)).toEqual({ allowed: true, waitInMs: 0 });
    const refused = await sharing?.take("test", "slide", limit);
    expect(refused?.allowed).toBe(false);
    expect(refused?.waitInMs).toBeLessThanOrEqual(HOUR - 20_000);
    expect(await kept("slide")).toBe(3);
  });

  test("allow requests after the clock was set back, and after a change of the limit", async () => {
    const [{ sharing }] = await open();
    await made("back", [2 * HOUR, 2 * HOUR, 2 * HOUR]);
    expect(await sharing?.take("test", "back", limit)).toMatchObject({ allowed: true });
    expect(await kept("back")).toBe(1);
    await made("smaller", [-40, -30, -20, -10]);
    expect(await sharing?.take("test", "smaller", limit)).toMatchObject({ allowed: false });
    expect(await sharing?.take("test", "smaller", { ...limit, requests: 5 })).toMatchObject({ allowed: true });
  });
});
