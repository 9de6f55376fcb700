import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runReview } from "./contestants.ts";
import { createReviewRepository, type ReviewRepository } from "./repository.ts";

const folder = mkdtempSync(join(tmpdir(), "assessment-api-bench-"));
let repository: ReviewRepository;
beforeAll(async () => {
  repository = await createReviewRepository(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("redocly diff alone reports on the two sides", async () => {
  const { ms, printed } = await runReview("redocly", repository);
  expect(ms).toBeGreaterThan(0);
  expect(JSON.parse(printed).changes.length).toBeGreaterThan(5);
});

test.each(["cold", "warm"] as const)("the review finds five changes, compile cache %s", async (name) => {
  expect((await runReview(name, repository)).printed).toBe("5\n");
});

test("the whole command finds the same ones in the repository", async () => {
  const { printed } = await runReview("command", repository);
  expect(printed).toContain("3 changes that may break deployed clients and 1 change that may break generated code");
  expect(printed).toContain("1 safe change");
});

test("edits of a description and of an example are words alone", async () => {
  expect((await runReview("words", repository)).printed).toContain("Nothing breaks; only words changed");
});
