import { expect, test } from "vitest";
import { createNeighbouringNewId, createSeededNewId, createSeededRandom, newId, randomText } from "./new-id.ts";

test("identifiers have 12 letters and digits after their prefix", () => {
  expect(newId("cnd")).toMatch(/^cnd_[0-9A-Za-z]{12}$/);
});

test("tokens and secrets have enough random characters", () => {
  expect(newId("tkn")).toMatch(/^tkn_[0-9A-Za-z]{24}$/);
  expect(newId("whs")).toMatch(/^whs_[0-9A-Za-z]{32}$/);
});

test("identifiers differ, also beyond one draw of random bytes", () => {
  const ids = Array.from({ length: 5000 }, () => newId("asm"));
  expect(new Set(ids).size).toBe(ids.length);
});

test("identifiers of one process are sequential in blocks", () => {
  const neighbouring = createNeighbouringNewId();
  const ids = Array.from({ length: 8000 }, () => neighbouring("cnd"));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^cnd_[0-9A-Za-z]{12}$/);
  expect(ids.filter((id, index) => id < (ids[index - 1] ?? "")).length).toBeLessThanOrEqual(2);
});

test("tokens of one process keep their random characters, and secrets are fully random", () => {
  const neighbouring = createNeighbouringNewId();
  const tokens = Array.from({ length: 100 }, () => neighbouring("tkn"));
  for (const token of tokens) expect(token).toMatch(/^tkn_[0-9A-Za-z]{29}$/);
  expect(new Set(tokens.map((token) => token.slice(-24, -19))).size).toBe(100);
  expect(neighbouring("whs")).toMatch(/^whs_[0-9A-Za-z]{32}$/);
});

test("no character is likelier than another", () => {
  const counts = new Map<string, number>();
  for (const character of randomText(62_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(62);
  // Six standard deviations; a plain modulo 62 gives 1,210.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(190);
});

test("the same seed repeats the same identifiers, another seed does not", () => {
  const [one, same, other] = [createSeededNewId("a"), createSeededNewId("a"), createSeededNewId("b")];
  const ids = Array.from({ length: 100 }, () => one("tst"));
  expect(Array.from({ length: 100 }, () => same("tst"))).toEqual(ids);
  expect(new Set(ids).size).toBe(100);
  expect(ids).not.toContain(other("tst"));
});

test("seeded numbers are evenly distributed from 0 to below 1", () => {
  const random = createSeededRandom(7);
  const numbers = Array.from({ length: 10_000 }, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, one) => sum + one) / numbers.length).toBeCloseTo(0.5, 1);
});
