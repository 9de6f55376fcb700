import { describe, expect, it } from "vitest";
import { cacheReads } from "./sqlite-store.ts";

describe("the cache of reads", () => {
  it("reads a repeated query at most twice", async () => {
    const queries: unknown[] = [];
    const cache = cacheReads(async (...question: [string, { at?: number }]) => queries.push(question));
    const findFourTimes = async (...question: [string, { at?: number }]) => {
      for (let time = 0; time < 4; time++) await cache.find(...question);
    };
    await findFourTimes("a", { at: 1 });
    expect(queries).toHaveLength(2);
    await findFourTimes("a", {});
    expect(queries).toHaveLength(4);
    cache.forget();
    await findFourTimes("a", {});
    expect(queries).toHaveLength(6);
  });

  it("keeps no result from before an invalidation", async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const results = [Promise.resolve("first"), promise, Promise.resolve("new")];
    const cache = cacheReads((_: string) => results.shift() ?? Promise.resolve("newest"));
    await cache.find("a");
    const early = cache.find("a");
    cache.forget();
    resolve("old");
    expect(await early).toBe("old");
    expect(await cache.find("a")).toBe("new");
    expect(await cache.find("a")).toBe("newest");
  });

  it("keeps no result of a rare query", async () => {
    const queries: number[] = [];
    const cache = cacheReads(async (question: number) => queries.push(question), { questions: 2 });
    for (const question of [1, 2, 3, 1, 2, 3, 1, 2, 3]) await cache.find(question);
    expect(queries).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3]);
    cache.forget();
    for (const question of [4, 5, 4, 5, 4, 5]) await cache.find(question);
    expect(queries.slice(9)).toEqual([4, 5, 4, 5]);
  });

  it("keeps no more than its capacity, and nothing without a size", async () => {
    let reads = 0;
    const read = async (size: number) => {
      reads++;
      return { size };
    };
    const cache = cacheReads(read, { sizeOf: ({ size }) => size, capacity: 10 });
    const readsOf = async (...sizes: number[]) => {
      const before = reads;
      for (const size of sizes) await cache.find(size);
      return reads - before;
    };
    expect(await readsOf(4, 4, 6, 6, 4, 6)).toBe(4);
    expect(await readsOf(0, 0, 0, 11, 11, 11)).toBe(6);
    expect(await readsOf(5, 5, 5)).toBe(2);
    expect(await readsOf(4)).toBe(1);
  });
});
