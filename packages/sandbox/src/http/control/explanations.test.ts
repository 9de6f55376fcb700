import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { type Explanation, unwrap } from "@assessment-api/control";
import { expect, test } from "vitest";
import { at, refusal, type StartedWithControl, startWithControl } from "../../../testing/start-with-control.ts";

const newCandidate = (examId: string, more: object = {}) => ({
  email: "maya.lindqvist@example.com",
  firstName: "Maya",
  lastName: "Lindqvist",
  examId,
  ...more,
});

type Send = (path: string, more?: Omit<RequestInit, "body"> & { json?: unknown; body?: string }) => Promise<Response>;

const sender =
  ({ origin, apiKey }: Pick<StartedWithControl, "origin" | "apiKey">): Send =>
  (path, { json, headers, ...more } = {}) =>
    fetch(`${origin}${path}`, {
      redirect: "manual",
      headers: {
        "x-api-key": apiKey,
        "vendor-api-key": apiKey,
        ...(json !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(json !== undefined && { method: "POST", body: JSON.stringify(json) }),
      ...more,
    });

const v2Json = { "content-type": "application/vnd.vendor.v2.hal+json" };

interface Case {
  readonly send: (send: Send, sandbox: StartedWithControl) => Promise<Response>;
  readonly explained: Partial<Record<keyof Explanation, unknown>>;
}

const cases: Readonly<Record<string, Case>> = {
  "a field that breaks the schema of V1": {
    send: (send) => send("/v1/candidates", { json: newCandidate("tst_1", { email: "nobody" }) }),
    explained: {
      status: 400,
      version: "V1",
      operation: "createCandidate",
      rule: "schema",
      problems: [
        expect.objectContaining({ field: "email", pointer: "/components/schemas/NewCandidate/properties/email" }),
      ],
      document: {
        pointer: "/paths/~1candidates/post",
        href: expect.stringMatching(/\/docs\/v1\/createCandidate$/),
      },
    },
  },
  "a query parameter that breaks the schema of V2": {
    send: (send) => send("/v2/candidates?count=0"),
    explained: {
      status: 400,
      rule: "schema",
      problems: [expect.objectContaining({ pointer: expect.stringMatching(/Count/i) })],
    },
  },
  "a body that is no JSON": {
    send: (send) =>
      send("/v1/candidates", { method: "POST", headers: { "content-type": "application/json" }, body: "{" }),
    explained: { status: 400, rule: "well-formed" },
  },
  "an externalId that is used": {
    async send(send, { catalogue }) {
      const json = newCandidate(catalogue.manual.id, { externalId: "ats-1" });
      await send("/v1/candidates", { json });
      return send("/v1/candidates", { json });
    },
    explained: {
      status: 400,
      rule: "external-id-unique",
      remedy: expect.stringContaining("another externalId"),
      problems: [expect.objectContaining({ pointer: "/components/schemas/NewCandidate/properties/externalId" })],
    },
  },
  "an exam that does not exist": {
    send: (send) => send("/v1/candidates", { json: newCandidate("tst_0Unknown") }),
    explained: { status: 412, rule: "reference-exists" },
  },
  "an exam that is not ready": {
    send: (send, { catalogue }) => send("/v1/candidates", { json: newCandidate(catalogue.draft.id) }),
    explained: { status: 412, rule: "test-ready", found: expect.stringContaining("DRAFT") },
  },
  "no credits": {
    async send(send, { control, organizationId, catalogue }) {
      await control.PATCH("/organizations/{id}", { ...at({ id: organizationId }), body: { credits: 0 } });
      return send("/v1/candidates", { json: newCandidate(catalogue.manual.id) });
    },
    explained: { status: 417, rule: "credits-left", remedy: expect.stringContaining("PATCH /control/organizations") },
  },
  "no key": {
    send: (send) => send("/v1/candidates", { headers: { "x-api-key": "" } }),
    explained: { status: 401, rule: "credential-valid", expected: expect.any(String) },
  },
  "an unknown key": {
    send: (send) => send("/v2/candidates", { headers: { "vendor-api-key": "sbx_unknown" } }),
    explained: { status: 401, rule: "credential-valid", found: expect.stringContaining("The key does not exist") },
  },
  "a key of another version": {
    async send(send, { control, organizationId }) {
      const body = { versions: ["V1" as const], key: "key-of-v1-only" };
      await control.POST("/organizations/{id}/keys", { ...at({ id: organizationId }), body });
      return send("/v2/candidates", { headers: { "vendor-api-key": "key-of-v1-only" } });
    },
    explained: { status: 401, found: "The key that ends with only is for V1." },
  },
  "a resource that is not there": {
    send: (send) => send("/v2/candidates/cnd_0Unknown"),
    explained: { status: 404, rule: "resource-exists", found: expect.stringContaining("cnd_0Unknown") },
  },
  "an unknown path": {
    send: (send) => send("/v1/nowhere"),
    explained: { status: 404, rule: "path-known" },
  },
  "a method that the path does not have": {
    send: (send) => send("/v1/candidates", { method: "DELETE" }),
    explained: { status: 405, rule: "method-declared", found: expect.stringContaining("GET") },
  },
  "nothing acceptable": {
    send: (send) => send("/v1/candidates", { headers: { accept: "image/png" } }),
    explained: { status: 406, rule: "accept-satisfiable" },
  },
  "a media type that is not taken": {
    send: (send) => send("/v1/candidates", { method: "POST", headers: { "content-type": "text/plain" }, body: "x" }),
    explained: { status: 415, rule: "content-type-declared" },
  },
  "a body that is too large": {
    send: (send) => send("/v1/candidates", { json: "x".repeat(1_200_000) }),
    explained: { status: 413, rule: "size-limit" },
  },
  "a file that cannot be used": {
    send: (send) =>
      send("/v2/tasks/yaml", { method: "PUT", headers: { "content-type": "application/x-yaml" }, body: "a: [" }),
    explained: { version: "V2", rule: expect.any(String) },
  },
  "a move that the state forbids": {
    async send(send, { invite }) {
      const { candidate, id } = await invite();
      return send(`/v2/candidates/${candidate.id}/assessments/${id}/feedback`, {
        method: "POST",
        headers: v2Json,
        body: JSON.stringify({ message: "Well done" }),
      });
    },
    explained: { version: "V2", rule: expect.any(String) },
  },
  "a page that is not there": {
    send: (send) => send("/t/tkn_unknown"),
    explained: { status: 404, rule: "resource-exists", path: "/t/…" },
  },
  "a test that cannot be started again": {
    async send(send, { invite, settle, control }) {
      const { assessment, id } = await invite();
      await settle();
      await control.POST("/assessments/{id}/cancel", at({ id }));
      return send(`/t/${assessment.token}/start`, { method: "POST" });
    },
    // Refused forms are redirected.
    explained: { status: 303, rule: "move-allowed", found: expect.stringContaining("CANCELED") },
  },
  "an organization that is not there": {
    send: (send) => send("/control/organizations/org_0Unknown/webhooks"),
    explained: {
      status: 404,
      operation: "listWebhooks",
      rule: "resource-exists",
      document: { pointer: "/paths/~1organizations~1{id}~1webhooks/get", href: expect.any(String) },
    },
  },
  "a path of V3 that is not there": {
    send: (send) => send("/v3/nowhere"),
    explained: { status: 404, version: "V3", rule: "path-known" },
  },
};

test.each(Object.entries(cases))("%s is explained by the id of the request", async (_, { send, explained }) => {
  const sandbox = await startWithControl();
  const response = await send(sender(sandbox), sandbox);
  expect(response.ok).toBe(false);
  const id = response.headers.get("x-request-id") ?? "";
  const explanation = await unwrap(sandbox.control.GET("/explanations/{id}", at({ id })));
  expect(explanation).toMatchObject({ requestId: id, status: response.status, ...explained });
  expect(explanation.remedy).not.toBe("");
  const { errorId } = await response.json().catch(() => ({}));
  if (errorId !== undefined)
    expect(await unwrap(sandbox.control.GET("/explanations/{id}", at({ id: errorId })))).toEqual(explanation);
});

test("the rate limit is explained with the time to wait", async () => {
  const sandbox = await startWithControl({
    rateLimit: { requests: 1, periodInMs: 60_000 },
    machine: () => Date.UTC(2026, 2, 2, 9),
  });
  const send = sender(sandbox);
  await send("/v1/exams");
  const response = await send("/v1/exams");
  const id = response.headers.get("x-request-id") ?? "";
  const { status, rule, found } = await unwrap(sandbox.control.GET("/explanations/{id}", at({ id })));
  expect([status, rule, found]).toEqual([429, "rate-limit", expect.stringContaining("retry-after: 60")]);
});

test("an invalid HTTP request is explained", async () => {
  const { origin, control } = await startWithControl();
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.end("GET /v1/candidates?query=maya HTTP/1.1\r\n\r\n");
  const [, id = ""] = /x-request-id: (\w+)/i.exec(await text(socket)) ?? [];
  const explanation = await unwrap(control.GET("/explanations/{id}", at({ id })));
  expect(explanation).toMatchObject({ status: 400, rule: "well-formed", version: "V1", path: "/v1/candidates" });
});

test("a successful request has no explanation", async () => {
  const sandbox = await startWithControl();
  const { headers } = await sender(sandbox)("/v1/exams");
  for (const id of [headers.get("x-request-id") ?? "", "err_0Unknown"])
    expect((await refusal(unwrap(sandbox.control.GET("/explanations/{id}", at({ id }))))).response.status).toBe(404);
});
