import { expect, test } from "vitest";
import { goWorld } from "./go-world.ts";

test("the example in Go stands on what exported tests have in their files; vitest -u writes it", async () => {
  const file = `${import.meta.dirname}/../../../../examples/go/world_test.go`;
  await expect(`package hiring\n\n${goWorld()}`).toMatchFileSnapshot(file);
});
