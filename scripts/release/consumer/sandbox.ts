/** Starts the installed sandbox, creates a candidate through V2 and reads V1's exams, both with the installed clients. */
import { createClient as createControl } from "@assessment-api/control";
import { startSandbox } from "@assessment-api/sandbox";
import { createClient as createV1, unwrap } from "@assessment-api/v1";
import { createClient as createV2, unwrap as unwrapV2 } from "@assessment-api/v2";

const sandbox = await startSandbox({ port: 0, data: ":memory:", logLevel: "silent", seed: "demo", seedValue: "one" });
const apiKey = sandbox.apiKey ?? "";
const v1 = createV1({ baseUrl: sandbox.urls.v1, apiKey });
const exams = await unwrap(v1.GET("/exams"));
const v2 = createV2({ baseUrl: sandbox.urls.v2, apiKey });
const created = await unwrapV2(v2.POST("/candidates", { body: { email: "ada@example.com" } }));
const read = await unwrapV2(v2.GET("/candidates/{id}", { params: { path: { id: created.id } } }));
const broken = await v2.PUT("/tasks/yaml", { body: "- taskId: [" });
const control = createControl({ baseUrl: sandbox.urls.control });
const { response } = await control.GET("/clock");
const { items: accepted } = await unwrap(v1.GET("/candidates", { params: { query: { status: ["ACCEPTED"] } } }));
const results = await unwrap(v1.GET("/candidates/{id}/results", { params: { path: { id: accepted[0]?.id ?? "" } } }));
const pdf = await fetch(results.pdfReportUrl ?? "");
const docs = await fetch(`${sandbox.urls.docs}/v2`);
const page = await docs.text();
const front = await fetch(new URL("/", sandbox.urls.docs));
const [, script = ""] = /<script[^>]* src="([^"]+)"/.exec(await front.text()) ?? [];
const built = await fetch(new URL(script, sandbox.urls.docs));
const report = await pdf.text();
await sandbox.close();
console.log(
  JSON.stringify({
    hasExams: exams.items.length > 0,
    email: read.email,
    status: read.status,
    yaml: broken.response.status,
    clock: response.status,
    pdf: [pdf.status, report.slice(0, 5)],
    docs: [docs.status, page.includes("<html")],
    console: [built.status, built.headers.get("content-type") === "text/javascript; charset=utf-8"],
  }),
);
