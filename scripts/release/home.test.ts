import { expect, test } from "vitest";
import { notHome } from "./home.ts";

test("a maintainer's machine may always pack", () => {
  expect(notHome({})).toBeUndefined();
});

test("a workflow may pack only in the repository that package.json names", () => {
  const env = { GITHUB_ACTIONS: "true", GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "fork/of-it" };
  expect(notHome(env)).toMatch(
    /^"repository" in package\.json is .*; packages are published from https:\/\/github\.com\/fork\/of-it once/,
  );
});
