import v3 from "@assessment-api/v3/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { createTestWorld } from "../../../testing/world.ts";
import { implemented, missingOperations } from "./server.ts";

test("every operation of the document is there or said to be missing", async () => {
  const { world } = await createTestWorld();
  const operations = Object.values(v3.paths).flatMap((item) =>
    Object.values(item as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
  );
  expect([...missingOperations(world), ...Object.keys(implemented(world))].sort()).toEqual(operations.sort());
});
