import { expect, it } from "vitest";
import { soak } from "./soak.ts";

it("nothing acknowledged is lost while the process is killed and receivers misbehave", async () => {
  const result = await soak({ rounds: 8, seed: "tests" });
  expect([result.losses, result.failures]).toEqual([[], []]);
  expect(result.acknowledged).toBeGreaterThan(24);
  expect(result.unanswered).toBeGreaterThan(0);
});
