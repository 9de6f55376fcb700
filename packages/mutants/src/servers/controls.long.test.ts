import { expect, test } from "vitest";
import { createRunner } from "./run.ts";

test("the sandbox's own API is found to keep to its document, too", async () => {
  const runner = await createRunner("control", "none");
  const sound = { name: "control none", class: "harmless", attacks: "nothing" } as const;
  const { found } = await runner
    .run({ ...sound, plant: () => (request, next) => next(request) }, true)
    .finally(() => runner.close());
  expect(found).toEqual([]);
});
