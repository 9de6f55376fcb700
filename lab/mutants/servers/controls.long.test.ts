import { expect, test } from "vitest";
import { controlsCommand } from "./controls.ts";

test("finds nothing in the control API", async () => {
  expect(await controlsCommand(["--version", "control", "--seed-data", "none"])).toBe(0);
});
