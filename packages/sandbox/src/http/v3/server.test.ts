import { createClient } from "@assessment-api/v3";
import v3 from "@assessment-api/v3/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { startTestSandbox } from "../../../testing/sandbox.ts";
import { implemented, missingOperations } from "./server.ts";

test("what is missing says so in V3's error object", async () => {
  const { world, urls, apiKey, close } = await startTestSandbox();
  const client = createClient({ baseUrl: urls.v3, apiKey });
  const { error, response } = await client.GET("/boost/v3/people");
  expect(response.status).toBe(501);
  expect(error).toEqual({ message: "listPeople is not implemented", errorType: expect.any(String) });
  const operations = Object.values(v3.paths).flatMap((item) =>
    Object.values(item as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
  );
  expect([...missingOperations(world), ...Object.keys(implemented(world))].sort()).toEqual(operations.sort());
  await close();
});
