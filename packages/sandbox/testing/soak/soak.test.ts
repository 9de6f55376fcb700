import { expect, it } from "vitest";
import { soak } from "./soak.ts";

// Each round is a process that is killed and started again; nightly there are more of them (`pnpm soak`).
it("nothing acknowledged is lost while the process is killed and receivers misbehave", {
  timeout: 300_000,
}, async () => {
  const result = await soak({ rounds: 10, seed: "tests" });
  expect(result.losses).toEqual([]);
  expect(result.acknowledged).toBeGreaterThan(30);
  expect(result.unanswered).toBeGreaterThan(0);
});
