import { expect, test } from "vitest";
import { gather } from "./database.ts";

test("batches queries that arrive during a query, without repetition", async () => {
  const batches: (readonly number[])[] = [];
  const double = gather(async (numbers: readonly number[]) => {
    batches.push(numbers);
    await undefined;
    return numbers.map((number) => number * 2);
  });
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(batches).toEqual([[1], [2, 3], [4]]);
});

test("fails the queries of one batch, and goes on", async () => {
  const answer = gather(async (words: readonly string[]) => {
    if (words.includes("bad")) throw new Error("refused");
    return words;
  });
  const outcomes = await Promise.allSettled([answer("first"), answer("bad"), answer("with it")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(await answer("next")).toBe("next");
});
