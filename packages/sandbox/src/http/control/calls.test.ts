import { randomBytes } from "node:crypto";
import { createClient, type JournalPage, unwrap, type VersionCall } from "@assessment-api/control";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../../testing/sandbox.ts";
import { at } from "../../../testing/start-with-control.ts";
import { zipFile } from "../../../testing/zip-file.ts";
import { DAY } from "../../domain/time.ts";
import { limits } from "../../uploads/limits.ts";

let sandbox: TestSandbox;
let control: ReturnType<typeof createClient>;
beforeAll(async () => {
  sandbox = await startTestSandbox({ seed: "demo", rateLimit: { requests: 1, periodInMs: DAY } });
  control = createClient({ baseUrl: sandbox.urls.control });
});
afterAll(() => sandbox.close());

const send = (body: VersionCall, id = sandbox.organizationId) =>
  unwrap(control.POST("/organizations/{id}/calls", { ...at({ id }), body }));

const journal = async () => {
  const read = await control.GET("/organizations/{id}/journal", at({ id: sandbox.organizationId }));
  const { items } = (await unwrap(read)) as JournalPage;
  return items.filter(({ exchange }) => exchange !== undefined);
};

test.each([
  ["V1", "/candidates"],
  ["V2", "/candidates?count=1"],
  ["V3", "/boost/v3/people"],
] as const)("%s responds without a key or limit, and leaves no journal entry", async (version, path) => {
  for (const _ of [1, 2]) expect(await send({ version, method: "GET", path })).toMatchObject({ status: 200 });
  expect((await journal()).filter(({ kind }) => kind === "REQUEST" || kind === "CONTROL")).toEqual([]);
});

test("the journal attributes changes of a call to its request", async () => {
  const body = JSON.stringify({ firstName: "Ada", lastName: "Lovelace", email: "ada.calls@example.com" });
  const response = await send({ version: "V2", method: "POST", path: "/candidates", body });
  expect(response).toMatchObject({ status: 201, headers: { "x-request-id": response.requestId } });
  const [entry, ...others] = await journal();
  expect(entry).toMatchObject({ id: response.requestId, kind: "REQUEST", operation: "createCandidate", status: 201 });
  expect(entry?.exchange).toMatchObject({ aborted: false });
  expect(entry?.exchange).not.toHaveProperty("key");
  expect(others).toEqual([]);
});

test("a refusal has the version's error object and an explanation", async () => {
  const { requestId, status, body } = await send({ version: "V1", method: "GET", path: "/candidates/cnd_0" });
  expect([status, JSON.parse(body ?? "")]).toMatchObject([404, { code: 404 }]);
  expect(await unwrap(control.GET("/explanations/{id}", at({ id: requestId })))).toMatchObject({ version: "V1" });
});

test("a binary body is Base64", async () => {
  const yaml = Buffer.from("title: [").toString("base64");
  const call = { version: "V2", method: "PUT", path: "/tasks/yaml", contentType: "application/yaml" } as const;
  expect(await send({ ...call, body: yaml, encoding: "base64" })).toMatchObject({ status: 422 });
  await expect(send({ ...call, body: "%", encoding: "base64" })).rejects.toMatchObject({ status: 400 });
});

test("a ZIP is sent unchanged, up to the limit of V2", async () => {
  const upload = (bytes: Uint8Array<ArrayBuffer>, path = "/tasks/zip") =>
    control.POST("/organizations/{id}/calls/zip", {
      params: { path: { id: sandbox.organizationId }, query: { path } },
      body: new Blob([bytes]),
    });
  const parts = [
    { name: "task.yaml", content: "taskId: tsk_go_rate_limiter\n" },
    { name: "data.bin", content: randomBytes(2 ** 21) },
  ];
  const { status, body } = await unwrap(upload(new Uint8Array(zipFile(parts))));
  expect([status, JSON.parse(body ?? "")]).toEqual([202, { taskId: "tsk_go_rate_limiter" }]);
  expect(await unwrap(upload(new Uint8Array(9)))).toMatchObject({ status: 422 });
  await expect(unwrap(upload(new Uint8Array(9), "/../control/health"))).rejects.toMatchObject({ status: 400 });
  const { response } = await upload(new Uint8Array(limits.packageBytes + 1));
  expect(response.status).toBe(413);
});

test("refuses calls of unknown organizations, and paths outside of the version", async () => {
  await expect(send({ version: "V1", method: "GET", path: "/exams" }, "org_0")).rejects.toMatchObject({ status: 404 });
  for (const path of ["/../control/health", "/%2e%2E/v2/candidates", "/./../v10"])
    await expect(send({ version: "V1", method: "GET", path })).rejects.toMatchObject({ status: 400 });
});
