import { createVersionClient } from "@assessment-api/runtime/client";
import { api, type Candidate, type paths } from "@assessment-api/v1";
import createFetchClient from "openapi-fetch";
import { expect, onTestFinished, test } from "vitest";
import { startSandbox } from "../index.ts";

async function start() {
  const apiKey = "key-of-the-test";
  const sandbox = await startSandbox({
    ...{ port: 0, data: ":memory:", seed: "demo", rateLimit: "off", logLevel: "silent", apiKey },
  });
  onTestFinished(() => sandbox.close());
  const { usableTestId: examId = "", urls } = sandbox;
  const person = { email: "ada@example.com", firstName: "Ada", lastName: "Lovelace", examId };
  return { baseUrl: urls.v1, headers: { [api.keyHeader]: apiKey }, person };
}

test("openapi-fetch's client works over our schema.d.ts", async () => {
  const { baseUrl, headers, person } = await start();
  const client = createFetchClient<paths>({ baseUrl, headers });
  const { data, error } = await client.POST("/candidates", { body: person });
  expect(error).toBeUndefined();
  const params = { path: { id: data?.id ?? "" } };
  expect((await client.GET("/candidates/{id}", { params })).data).toMatchObject({ email: person.email });
  expect((await client.GET("/candidates/{id}", { params: { path: { id: "none" } } })).error).toMatchObject({
    code: 404,
  });
});

test("our client works without generated tables like openapi-fetch: with types alone, of any generator", async () => {
  const { baseUrl, headers, person } = await start();
  const client = createVersionClient<paths>({}, { baseUrl, headers });
  const { data, error } = await client.POST("/candidates", { body: person });
  expect(error).toBeUndefined();
  const { data: list } = await client.GET("/candidates", { params: { query: { count: 1 } } });
  const [first]: Candidate[] = list?.items ?? [];
  expect(first?.id).toBeDefined();
  const params = { path: { id: data?.id ?? "" } };
  expect((await client.GET("/candidates/{id}", { params })).data).toMatchObject({ email: person.email });
  expect((await client.GET("/candidates/{id}", { params: { path: { id: "none" } } })).error).toMatchObject({
    code: 404,
  });
});
