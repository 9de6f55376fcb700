import { createClient } from "@assessment-api/v3";
import { expect, test } from "vitest";
import { startTestSandbox } from "../../../testing/sandbox.ts";
import { missingOperations } from "./server.ts";

test("every operation is missing, and says so in V3's error object", async () => {
  const { world, urls, apiKey, close } = await startTestSandbox();
  const client = createClient({ baseUrl: urls.v3, apiKey });
  const { error, response } = await client.GET("/boost/v3/people");
  expect(response.status).toBe(501);
  expect(error).toEqual({ message: "listPeople is not implemented", errorType: expect.any(String) });
  expect(missingOperations(world)).toContain("listPeople");
  expect(missingOperations(world)).toHaveLength(new Set(missingOperations(world)).size);
  await close();
});
