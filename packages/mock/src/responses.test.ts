import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { caller, documentOf, errorOf, json, v2Type } from "../test/client.ts";
import { type RunningMock, startMock } from "./server.ts";

let mock: RunningMock;
let call: ReturnType<typeof caller>;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
  call = caller(mock);
});
afterAll(() => mock.close());

const prefer = (Prefer: string) => ({ headers: { Prefer } });
const newCandidate = { email: "maya.lindqvist@example.com", firstName: "Maya", lastName: "L", examId: "tst_3Fd9Ke7H" };

describe("the response to a valid request", () => {
  test("is the first example of the success, to the letter", async () => {
    const response = await call("v1", "/candidates");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(await response.json()).toEqual(documentOf("v1").components.examples.candidatePageFirst.value);
  });

  test("is the last page behind the cursor of the first", async () => {
    const { next } = await (await call("v3", "/boost/v3/people")).json();
    const last = await (await call("v3", `/boost/v3/people?after=${next}`)).json();
    expect(last).toEqual(documentOf("v3").components.examples.personPageLast.value);
    const refused = await call("v3", `/boost/v3/people?after=${next}`, prefer("code=401"));
    expect(refused.status).toBe(401);
  });

  test("does not depend on unknown fields", async () => {
    const body = { ...newCandidate, favouriteColour: "teal" };
    expect((await call("v1", "/candidates", json("POST", body))).status).toBe(201);
  });

  test("has a Location on the mock that GET finds", async () => {
    const response = await call("v1", "/candidates", json("POST", newCandidate));
    const location = response.headers.get("Location") ?? "";
    expect(location).toBe(`${mock.urls.v1}/candidates/cnd_4h7Qm2Xs`);
    expect((await fetch(location, { headers: { "X-Api-Key": "any" } })).status).toBe(200);
  });

  test("has the Location of the created resource, regardless of the example of the header", async () => {
    const test = await call("v2", "/tests", json("POST", { predefinedTestId: "pre_6Ty2Mk8A" }, v2Type));
    expect(test.headers.get("Location")).toBe(`${mock.urls.v2}/tests/${(await test.json()).id}`);
    const path = "/candidates/cnd_4h7Qm2Xs/assessments";
    const assessment = await call("v2", path, json("POST", { testId: "tst_3Fd9Ke7H" }, v2Type));
    expect(assessment.headers.get("Location")).toBe(`${mock.urls.v2}${path}/${(await assessment.json()).id}`);
  });

  test("has no body if the document has none", async () => {
    const accepted = await call("v2", "/candidates/cnd_4h7Qm2Xs", json("PATCH", { status: "ACCEPTED" }, v2Type));
    const deleted = await call("v2", "/candidates/cnd_4h7Qm2Xs", { method: "DELETE" });
    for (const [response, status] of [
      [accepted, 202],
      [deleted, 204],
    ] as const) {
      expect(response.status).toBe(status);
      expect(response.headers.get("Content-Type")).toBeNull();
      expect(await response.text()).toBe("");
    }
  });

  test("has no body for HEAD", async () => {
    const [head, get] = [await call("v1", "/exams", { method: "HEAD" }), await call("v1", "/exams")];
    expect(head.status).toBe(200);
    expect(head.headers.get("Content-Length")).toBe(get.headers.get("Content-Length"));
    expect(await head.text()).toBe("");
  });

  test("comes to files and merge patches", async () => {
    const zip = {
      method: "PUT",
      body: new Uint8Array([80, 75, 5, 6, 0, 255]),
      headers: { "Content-Type": "application/zip" },
    };
    expect((await call("v2", "/tasks/zip", zip)).status).toBe(202);
    const yaml = documentOf("v2").components.examples.taskDefinitionsMinimal.value;
    expect((await call("v2", "/tasks/yaml", json("PUT", yaml, "application/yaml"))).status).toBe(200);
    const patch = json("PATCH", { jobPositionId: null }, "application/merge-patch+json");
    expect((await call("v3", "/boost/v3/people/per_7Rj2Wc9F", patch)).status).toBe(200);
  });

  test("accepts charset=utf-8", async () => {
    const body = json("POST", { predefinedTestId: "pre_6Ty2Mk8A" }, `${v2Type}; charset=UTF-8`);
    expect((await call("v2", "/tests", body)).status).toBe(201);
  });

  test("prefers a literal path to a parameter, method by method", async () => {
    expect((await call("v2", "/tasks/zip")).status).toBe(200); // GET /tasks/{taskId}
    expect((await call("v2", "/tasks/zip", { method: "POST" })).headers.get("Allow")).toBe("PUT, GET, HEAD");
  });
});

describe("the media type", () => {
  test.each([
    [undefined, v2Type],
    ["*/*", v2Type],
    ["application/json", "application/json"],
    ["application/json, */*", "application/json"],
    [`application/json;q=0.5, ${v2Type}`, v2Type],
    ["application/json; charset=utf-8", "application/json"],
  ])("below /boost is chosen by Accept %s", async (accept, expected) => {
    const response = await call("v2", "/boost/teams", accept === undefined ? {} : { headers: { Accept: accept } });
    expect(response.headers.get("Content-Type")).toBe(expected);
  });

  test("of errors follows Accept, too", async () => {
    const init = { headers: { Accept: "application/json" } };
    await errorOf(await fetch(`${mock.urls.v2}/boost/teams`, init), "v2", 401, "application/json");
    await errorOf(await fetch(`${mock.urls.v2}/candidates`, init), "v2", 401, v2Type);
  });
});

describe("Prefer", () => {
  test("chooses a status with its first example", async () => {
    const response = await call("v1", "/candidates/x", prefer("code=404"));
    expect(await errorOf(response, "v1", 404)).toEqual(
      documentOf("v1").components.examples.errorCandidateNotFound.value,
    );
  });

  test("chooses an example", async () => {
    const response = await call("v1", "/candidates/x", prefer("example=failed"));
    expect((await response.json()).status).toBe("ERROR");
    const refused = await call("v1", "/candidates", {
      ...json("POST", newCandidate),
      headers: { "Content-Type": "application/json", Prefer: "code=400, example=usedExternalId" },
    });
    expect((await errorOf(refused, "v1", 400)).validationErrors[0].field).toBe("externalId");
  });

  test("works as query parameters, for a browser's address bar", async () => {
    await errorOf(await call("v1", "/exams/x?__code=404&__example=examNotFound"), "v1", 404);
  });

  test("delays the response", async () => {
    const timers = vi.spyOn(globalThis, "setTimeout");
    expect((await call("v1", "/exams/x", prefer("delay=60, code=404"))).status).toBe(404);
    expect(timers).toHaveBeenCalledWith(expect.any(Function), 60);
    timers.mockRestore();
    await errorOf(await call("v1", "/exams/x", prefer("delay=soon")), "v1", 400);
  });

  test("gets the documented headers of a status", async () => {
    const { headers } = await call("v1", "/exams", prefer("code=429"));
    const names = ["Retry-After", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];
    expect(names.map((name) => headers.get(name))).toEqual(["5", "36", "0", "5"]);
  });

  test("gets a status without a declared response as an error with that status", async () => {
    expect((await errorOf(await call("v1", "/exams", prefer("code=503")), "v1", 503)).details).toBe(
      "Service Unavailable",
    );
    const { internal, errorInternal } = documentOf("v1").components.examples;
    expect(await errorOf(await call("v1", "/exams", prefer("code=500")), "v1", 500)).toEqual(
      (internal ?? errorInternal).value,
    );
    const { errorType } = await errorOf(await call("v3", "/boost/v3/people", prefer("code=415")), "v3", 415);
    expect(errorType).toBe("UNSUPPORTED_MEDIA_TYPE");
  });

  test("gets an example of the other errors for a declared status", async () => {
    const { errorType } = await errorOf(
      await call("v3", "/boost/v3/people/x", prefer("code=404, example=pathNotFound")),
      "v3",
      404,
    );
    expect(errorType).toBe("PATH_NOT_FOUND");
  });

  test("never turns an error into a success", async () => {
    await errorOf(await call("v1", "/candidates/x", prefer("code=404, example=assessed")), "v1", 400);
    await errorOf(await call("v1", "/candidates", prefer("code=201")), "v1", 400);
  });
});

describe("generated data", () => {
  test("comes with dynamic=true and is the same for the same seed", async () => {
    const get = async (wish: string) => await (await call("v1", "/candidates/x", prefer(wish))).text();
    const first = await get("dynamic=true, seed=a");
    const afterFirst = await get("dynamic=true");
    expect(await get("dynamic=true, seed=a")).toBe(first);
    // A seed holds for its own request only.
    expect(await get("dynamic=true")).not.toBe(afterFirst);
  });

  test("is never that of an error", async () => {
    const headers = { Prefer: "dynamic=true" };
    await errorOf(await fetch(`${mock.urls.v1}/candidates/x`, { headers }), "v1", 401);
    await errorOf(await call("v1", "/exams?count=500", { headers }), "v1", 400);
  });

  test("has documented fields only", async () => {
    const known = Object.keys(documentOf("v1").components.schemas.Exam.properties);
    for (let i = 0; i < 20; i++) {
      const body = await (await call("v1", "/exams/x", prefer("dynamic=true"))).json();
      expect(known).toEqual(expect.arrayContaining(Object.keys(body)));
    }
  });

  test("is the default with the option dynamic, except on request", async () => {
    const dynamic = await startMock({ port: 0, only: ["v1"], dynamic: true });
    const example = documentOf("v1").components.examples.examBackend.value;
    expect(await (await caller(dynamic)("v1", "/exams/x")).json()).not.toEqual(example);
    expect(await (await caller(dynamic)("v1", "/exams/x", prefer("dynamic=false"))).json()).toEqual(example);
    await errorOf(await caller(dynamic)("v1", "/exams/x", prefer("code=404")), "v1", 404);
    await dynamic.close();
  });
});
