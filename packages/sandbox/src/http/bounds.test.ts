import { afterAll, expect, test } from "vitest";
import { startTestSandbox } from "../../testing/sandbox.ts";

const sandbox = await startTestSandbox({ seed: "demo" });
afterAll(() => sandbox.close());

type Name = "v1" | "v2" | "v3" | "control";
const mediaTypes = {
  v1: "application/json",
  v2: "application/vnd.vendor.v2.hal+json",
  v3: "application/json",
  control: "application/json",
};

/** `JSON.stringify` cannot write out-of-range numbers. */
async function send(name: Name, method: string, path: string, body?: string, type: string = mediaTypes[name]) {
  const keys = { "X-Api-Key": sandbox.apiKey, "Vendor-Api-Key": sandbox.apiKey };
  const headers = { ...keys, ...(body !== undefined && { "Content-Type": type }) };
  const response = await fetch(sandbox.urls[name] + path, { method, headers, body: body ?? null });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: a body of any operation
  return { status: response.status, body: (text === "" ? undefined : JSON.parse(text)) as any };
}

const firstTest = async () => (await send("v1", "GET", "/exams?count=1")).body.items[0].id as string;
const people = () => `/organizations/${sandbox.organizationId}/people`;
const invitation = (testId: string, rest: string) => `{"email":"maya@example.com","testId":"${testId}",${rest}}`;

test.each(["1e308", "3651", "1e999", "0.5"])("an invitation is not valid for %s days", async (days) => {
  const body = invitation(await firstTest(), `"validityInDays":${days}`);
  const response = await send("v2", "POST", "/invitations", body);
  expect([response.status, response.body.validationErrors[0].field]).toEqual([400, "validityInDays"]);
});

test("an invitation is valid for ten years at most", async () => {
  const body = invitation(await firstTest(), '"validityInDays":3650');
  expect((await send("v2", "POST", "/invitations", body)).status).toBe(201);
});

test.each(["9007199254740993", "-9007199254740993", "1e300", "1e400"])("a custom field is never %s", async (number) => {
  const body = invitation(await firstTest(), `"customFields":{"id":${number}}`);
  const response = await send("v2", "POST", "/invitations", body);
  expect([response.status, response.body.validationErrors[0].field]).toEqual([400, "customFields.id"]);

  const [{ id }] = (await send("v3", "GET", "/boost/v3/people")).body.content;
  const patch = `{"id":${number}}`;
  const path = `/boost/v3/people/${id}/customFields`;
  const patched = await send("v3", "PATCH", path, patch, "application/merge-patch+json");
  expect([patched.status, patched.body.errorType]).toEqual([400, "VALIDATION_FAILED"]);
});

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

test.each(["v1", "v2", "v3", "control"] as const)("%s refuses a repeated member of a body", async (name) => {
  const path = { v1: "/candidates", v2: "/invitations", v3: "/boost/v3/invitations", control: "/organizations" }[name];
  const { status, body } = await send(name, "POST", path, '{"name":"a","name":"b"}');
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toMatch(/name.*must occur only once/);
});

test.each([
  ["a number that would change", "9007199254740993", "pluginData.crm.n", /double precision/],
  ["5,000 levels", nested(5000), "pluginData", /100 levels/],
])("plugin data with %s is refused by its field", async (_, value, field, message) => {
  const [{ id }] = (await send("control", "GET", people())).body.items;
  const response = await send("control", "PATCH", `${people()}/${id}`, `{"pluginData":{"crm":{"n":${value}}}}`);
  expect(response).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field, message: expect.stringMatching(message) }] },
  });
});

test("plugin data with the maximum of levels is returned", async () => {
  const [{ id }] = (await send("control", "GET", people())).body.items;
  const data = `{"crm":{"n":${nested(97)},"large":1e300}}`;
  const patched = await send("control", "PATCH", `${people()}/${id}`, `{"pluginData":${data}}`);
  expect([patched.status, patched.body.pluginData]).toEqual([200, JSON.parse(data)]);
  const shown = await send("v3", "GET", `/boost/v3/people/${id}/aggregated?sections=pluginData`);
  expect(shown.body.pluginData).toEqual(JSON.parse(data));
});

test.each([
  ["v1", "/candidates", "application/json"],
  ["v2", "/candidates", mediaTypes.v2],
  ["v3", "/boost/v3/teams", "application/json"],
  ["v2", "/boost/invitations", mediaTypes.v2],
  ["v2", "/tasks/yaml", "application/yaml"],
] as const)("%s: no body of %s is nested deeper", async (name, path, type) => {
  const method = path === "/tasks/yaml" ? "PUT" : "POST";
  const response = await send(name, method, path, `{"x":${nested(5000)}}`, type);
  expect(response.status).toBe(method === "PUT" ? 422 : 400);
  expect(JSON.stringify(response.body)).toMatch(/100 levels|nested too deeply/);
});

test("tags are a set in every version", async () => {
  const tags = ["b", "a", "b"];
  const kept = ["b", "a"];
  const person = { email: "tags@example.com", firstName: "Tag", lastName: "Twice", tags };
  const examId = await firstTest();
  const one = await send("v1", "POST", "/candidates", JSON.stringify({ ...person, examId }));
  expect([one.status, one.body.tags]).toEqual([201, kept]);
  const two = await send("v2", "POST", "/candidates", JSON.stringify(person));
  expect([two.status, two.body.tags]).toEqual([201, kept]);
  const invited = await send("v2", "POST", "/invitations", JSON.stringify({ ...person, testId: examId }));
  expect(invited.status).toBe(201);
  const found = await send("v2", "GET", "/candidates?query=tags@example.com");
  expect(found.body._embedded.candidates.map((candidate: { tags: string[] }) => candidate.tags)).toEqual([
    kept,
    kept,
    kept,
  ]);
  const [{ id }] = (await send("control", "GET", people())).body.items;
  expect((await send("control", "PATCH", `${people()}/${id}`, JSON.stringify({ tags }))).body.tags).toEqual(kept);
});
