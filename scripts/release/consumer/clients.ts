/** Uses the three clients, webhooks and a document with the installed mock. */
import { startMock } from "@assessment-api/mock";
import { ApiError, createClient as createV1, paginate, unwrap } from "@assessment-api/v1";
import { verifyWebhook, WebhookError } from "@assessment-api/v1/webhooks";
import { createClient as createV2, unwrap as unwrapV2 } from "@assessment-api/v2";
import document from "@assessment-api/v2/openapi.json" with { type: "json" };
import { createClient as createV3, paginate as paginateV3 } from "@assessment-api/v3";

const mock = await startMock({ port: 0, log: false });
const v1 = createV1({ baseUrl: `${mock.url}/v1`, apiKey: "key", waitOn429: true });
const emails: string[] = [];
for await (const candidate of paginate(v1, "/candidates")) emails.push(candidate.email);
const gone = await unwrap(
  v1.GET("/candidates/{id}", { params: { path: { id: "cnd_0Unknown" } }, headers: { Prefer: "code=404" } }),
).catch((error: unknown) => (error instanceof ApiError ? error.status : error));
const v2 = createV2({ baseUrl: `${mock.url}/v2`, apiKey: "key" });
const upload = await unwrapV2(v2.PUT("/tasks/zip", { body: new Uint8Array([80, 75, 5, 6]) }));
const v3 = createV3({ baseUrl: `${mock.url}/v3`, apiKey: "key" });
const people: string[] = [];
for await (const person of paginateV3(v3, "/boost/v3/people")) people.push(person.id);
const unsigned = new Request("https://hooks.example.com", { method: "POST", body: "[]" });
const refused = await verifyWebhook(unsigned, "secret").catch((error: unknown) =>
  error instanceof WebhookError ? error.code : error,
);
await mock.close();
console.log(JSON.stringify({ emails, gone, taskId: upload.taskId, people, refused, openapi: document.openapi }));
