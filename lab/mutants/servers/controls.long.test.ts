import { expect, test } from "vitest";
import { controlsCommand } from "./controls.ts";

test("nothing is found in the sandbox's own API", async () => {
  expect(await controlsCommand(["--version", "control", "--seed-data", "none"])).toBe(0);
});
