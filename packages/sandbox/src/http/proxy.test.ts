import { loadVersion, startProxy, type VersionName } from "@assessment-api/contract-tests";
import * as v1 from "@assessment-api/v1";
import * as v2 from "@assessment-api/v2";
import * as v3 from "@assessment-api/v3";
import { expect, onTestFinished, test } from "vitest";
import { startTestSandbox } from "../../testing/sandbox.ts";
import { createOrganization } from "../seed/organizations.ts";
import { createKey } from "../service/keys.ts";

async function startBoth(version: VersionName) {
  const sandbox = await startTestSandbox();
  onTestFinished(() => sandbox.close());
  const { id } = await createOrganization(sandbox.world, { name: "Proxy", seed: "demo", seedValue: "proxy" });
  const { key } = await createKey(sandbox.world, id, { versions: [version] });
  const proxy = await startProxy({ document: await loadVersion(version), to: sandbox.urls[version] });
  onTestFinished(() => proxy.close());
  const report = async () => {
    await proxy.close();
    return proxy.report();
  };
  return { baseUrl: proxy.url, apiKey: key, report };
}

test("nothing is found between V1's client and the sandbox", async () => {
  const { report, ...server } = await startBoth("v1");
  const client = v1.createClient(server);
  const [exam] = (await v1.unwrap(client.GET("/exams"))).items;
  const names = { firstName: "Zoë", lastName: "Ångström" };
  const body = { email: "zoe@example.com", ...names, examId: exam?.id ?? "", communicationDisabled: true };
  const { id } = await v1.unwrap(client.POST("/candidates", { body }));
  await v1.unwrap(client.GET("/candidates/{id}", { params: { path: { id } } }));
  const query = { count: 5, status: ["TOKEN_SENT" as const, "TEST_FINISHED" as const] };
  await Array.fromAsync(v1.paginate(client, "/candidates", { params: { query } }));
  const missing = await client.GET("/candidates/{id}", { params: { path: { id: "cnd_none" } } });
  expect(missing.response.status).toBe(404);
  const { operations, ...found } = await report();
  expect(found).toMatchObject({ findings: [], unchecked: 0 });
  expect(operations).toMatchObject({ listExams: 1, createCandidate: 1, getCandidate: 2 });
});

test("nothing is found between V2's client and the sandbox", async () => {
  const { report, ...server } = await startBoth("v2");
  const client = v2.createClient(server);
  await Array.fromAsync(v2.paginate(client, "/candidates", { params: { query: { count: 20 } } }));
  const { _embedded } = await v2.unwrap(client.GET("/predefined-tests"));
  expect(_embedded).toBeDefined();
  await v2.unwrap(client.PUT("/tasks/zip", { body: new Blob([new Uint8Array([80, 75, 0, 255])]) })).catch(() => {});
  await Array.fromAsync(v2.paginate(client, "/boost/people"));
  const { operations, ...found } = await report();
  expect(found).toMatchObject({ findings: [], unchecked: 0 });
  expect(Object.keys(operations)).toContain("listCandidates");
});

test("nothing is found between V3's client and the sandbox", async () => {
  const { report, ...server } = await startBoth("v3");
  const client = v3.createClient(server);
  const [person] = await Array.fromAsync(v3.paginate(client, "/boost/v3/people"));
  const path = { personId: person?.id ?? "" };
  await v3.unwrap(
    client.PATCH("/boost/v3/people/{personId}/customFields", { params: { path }, body: { shirt: null } }),
  );
  const { operations, ...found } = await report();
  expect(found).toMatchObject({ findings: [], unchecked: 0 });
  expect(Object.keys(operations)).toContain("listPeople");
});
