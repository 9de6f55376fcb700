import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { caller, errorOf, json, v2Type } from "../test/client.ts";
import type { DefaultName } from "./defaults.ts";
import { type RunningMock, startMock } from "./server.ts";

let mock: RunningMock;
let call: ReturnType<typeof caller>;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
  call = caller(mock);
});
afterAll(() => mock.close());

const lists: [DefaultName, string][] = [
  ["v1", "/candidates"],
  ["v2", "/candidates"],
  ["v3", "/boost/v3/people"],
];

describe.each(lists)("every failure is the error object of %s", (name, list) => {
  test("a missing key gets the documented 401", async () => {
    const first = await errorOf(await fetch(mock.urls[name] + list), name, 401);
    const second = await errorOf(await fetch(mock.urls[name] + list), name, 401);
    expect(second).toEqual(first);
  });

  test("a missing key gets 401 even when the rest is wrong, too", async () => {
    const init = { headers: { Prefer: "code=999", Accept: "image/png" } };
    await errorOf(await fetch(`${mock.urls[name]}${list}?count=x`, init), name, 401);
  });

  test("an unknown path gets 404", async () => {
    await errorOf(await call(name, "/nothing"), name, 404);
    await errorOf(await call(name, `${list}/`), name, 404);
  });

  test("a wrong method gets 405 with Allow", async () => {
    const response = await call(name, list, { method: "DELETE" });
    await errorOf(response, name, 405);
    expect(response.headers.get("Allow")).toMatch(/^GET, (POST, )?HEAD$/);
  });

  test("an Accept that cannot be met gets 406", async () => {
    await errorOf(await call(name, list, { headers: { Accept: "text/html" } }), name, 406);
  });

  test("an unknown status in Prefer gets 400 with the known ones", async () => {
    const body = await errorOf(await call(name, list, { headers: { Prefer: "code=299" } }), name, 400);
    expect(JSON.stringify(body)).toMatch(/choose from 200, 400, 401,.* any other from 400 to 599/);
  });

  test("an unknown example in Prefer gets 400 with the known ones", async () => {
    const body = await errorOf(await call(name, list, { headers: { Prefer: "code=200, example=no" } }), name, 400);
    expect(JSON.stringify(body)).toMatch(/names no example of status 200; choose from \w+.* \(code=200\)/);
  });

  test("an unreadable Prefer gets 400", async () => {
    await errorOf(await call(name, list, { headers: { Prefer: "code=abc" } }), name, 400);
    await errorOf(await call(name, list, { headers: { Prefer: "dynamic=perhaps" } }), name, 400);
  });

  test("a path that cannot be decoded gets 400", async () => {
    await errorOf(await call(name, `${list}/%E0%A4%A`), name, 400);
  });
});

const bodies: [DefaultName, string, string, string][] = [
  ["v1", "POST", "/candidates", "application/json"],
  ["v2", "POST", "/candidates", v2Type],
  ["v3", "POST", "/boost/v3/teams", "application/json"],
];

describe.each(bodies)("a wrong body to %s", (name, method, path, type) => {
  test("gets 400 when the JSON is malformed", async () => {
    await errorOf(await call(name, path, json(method, '{"a":', type)), name, 400);
  });

  test("gets 400 when it is missing", async () => {
    await errorOf(await call(name, path, { method, headers: { "Content-Type": type } }), name, 400);
    await errorOf(await call(name, path, { method }), name, 400);
  });

  test.each(["null", "false", "0", '""', "[]", "3", '"text"'])("gets 400 when it is %s", async (body) => {
    await errorOf(await call(name, path, json(method, body, type)), name, 400);
  });

  test("gets 400 when it is nested too deeply, holds a number that would change, or a member twice", async () => {
    for (const data of [`${"[".repeat(5000)}${"]".repeat(5000)}`, "9007199254740993", '1,"data":2']) {
      const body = await errorOf(await call(name, path, json(method, `{"data":${data}}`, type)), name, 400);
      expect(JSON.stringify(body)).toMatch(/data.*(100 levels|double precision|only once)/);
    }
  });

  test("gets 415 for another media type, another charset or no Content-Type", async () => {
    await errorOf(await call(name, path, json(method, {}, "text/plain")), name, 415);
    await errorOf(await call(name, path, json(method, {}, `${type}; charset=iso-8859-1`)), name, 415);
    await errorOf(await call(name, path, { method, body: new Blob(["{}"]) }), name, 415);
  });

  test("gets 413 above 10 MB", async () => {
    const body = JSON.stringify({ name: "x".repeat(10 * 1024 * 1024) });
    await errorOf(await call(name, path, json(method, body, type)), name, 413);
  });

  test("is checked also in chunks", async () => {
    const body = new Blob(["[]"]).stream();
    const init = { method, body, duplex: "half", headers: { "Content-Type": type } } as RequestInit;
    await errorOf(await call(name, path, init), name, 400);
  });
});

test.each([
  ["v2", "POST", "/tasks/tsk_1/publish", 204],
  ["v3", "DELETE", "/boost/v3/teams/team_1", 204],
] as const)("a body that %s has no use for is ignored: %s %s", async (name, method, path, status) => {
  for (const type of ["application/json", "text/plain", "image/png"])
    expect((await call(name, path, json(method, "{", type))).status).toBe(status);
});

describe("a validation failure", () => {
  test("has one entry per rejected field of a body", async () => {
    const body = { email: "maya.lindqvist", firstName: "", lastName: " ", tags: ["a", 3] };
    const response = await call("v1", "/candidates", json("POST", body));
    const { validationErrors } = await errorOf(response, "v1", 400);
    expect(validationErrors).toEqual([
      { field: "examId", value: "", message: "must be given" },
      { field: "email", value: "maya.lindqvist", message: "must be a well-formed e-mail address" },
      { field: "firstName", value: "", message: "must not be empty" },
      { field: "lastName", value: " ", message: "must not be blank" },
      { field: "tags[1]", value: "3", message: "must be a string" },
    ]);
    expect(response.headers.get("sl-violations")).toContain('"location":["request","body","email"]');
  });

  test("has one entry per rejected query parameter", async () => {
    const { validationErrors } = await errorOf(await call("v1", "/exams?count=500&page=0x1"), "v1", 400);
    expect(validationErrors).toEqual([
      { field: "count", value: "500", message: "must be at most 100" },
      { field: "page", value: "0x1", message: "must be an integer" },
    ]);
  });

  test.each(["05", "1e1", "9007199254740993"])("refuses the page %s", async (page) => {
    const { validationErrors } = await errorOf(await call("v1", `/exams?page=${page}`), "v1", 400);
    expect(validationErrors).toEqual([{ field: "page", value: page, message: "must be an integer" }]);
  });

  test("names a parameter as the document writes it", async () => {
    const { validationErrors } = await errorOf(await call("v2", "/predefined-tests?seniorityLevels=NONE"), "v2", 400);
    expect(validationErrors[0].field).toBe("seniorityLevels");
  });

  test("names the fields in the message of V3", async () => {
    const { message, errorType } = await errorOf(await call("v3", "/boost/v3/teams", json("POST", {})), "v3", 400);
    expect({ message, errorType }).toEqual({
      message: "Validation error; name must be given",
      errorType: "VALIDATION_FAILED",
    });
  });

  test("has the media type that a client of /boost accepts", async () => {
    const init = json("POST", {}, "application/json");
    const wanted = { ...init, headers: { "Content-Type": "application/json", Accept: "application/json" } };
    await errorOf(await call("v2", "/boost/teams", init), "v2", 400);
    await errorOf(await call("v2", "/boost/teams", wanted), "v2", 400, "application/json");
  });

  test("wins over a wish for another response", async () => {
    const response = await call("v1", "/exams?count=500", { headers: { Prefer: "code=200" } });
    await errorOf(response, "v1", 400);
  });
});

describe("a query parameter", () => {
  test.each([
    ["v1", "/exams?count="],
    ["v1", "/exams?count=5&count=7"],
    ["v1", "/exams?count=%205"],
    ["v1", "/exams?count=1e1"],
    ["v1", "/candidates?status="],
    ["v1", "/candidates?status=TEST_FINISHED&status=NONE"],
    ["v2", "/boost/skills?includeHidden=1"],
    ["v3", "/boost/v3/people/per_1/aggregated?sections=core,none"],
    ["v3", "/boost/v3/people/per_1/aggregated?sections=none&sections=core"],
    ["v3", "/boost/v3/people/per_1/aggregated?sections=core,"],
    ["v3", "/boost/v3/people/per_1/aggregated?sections="],
  ] as const)("of %s is rejected in %s", async (name, path) => {
    await errorOf(await call(name, path), name, 400);
  });

  test.each([
    ["v1", "/exams?count=100&page=1"],
    ["v1", "/exams?unknown=1&count=1"],
    ["v1", "/candidates?status=TEST_FINISHED&status=IN_ASSESSMENT&tags=a&tags=b&query="],
    ["v2", "/boost/skills?includeHidden=true"],
    ["v3", "/boost/v3/people/per_1/aggregated?sections=core,teams"],
    ["v3", "/boost/v3/people/per_1/aggregated?sections=core%2Cteams"],
    ["v3", "/boost/v3/people/per_1/aggregated?sections=core&sections=teams"],
  ] as const)("of %s is accepted in %s", async (name, path) => {
    expect((await call(name, path)).status).toBe(200);
  });

  test.each(["a:b", "a%2Fb", "%C5%BE", "a@b~c", "x,y", "a=b&c", "a'(b)"])("id %s is accepted", async (id) => {
    expect((await call("v1", `/exams/${id}`)).status).toBe(200);
  });
});

describe("a YAML file", () => {
  const put = (body: string) => call("v2", "/tasks/yaml", json("PUT", body, "application/yaml"));

  test("that is not YAML gets 422", async () => {
    const { details } = await errorOf(await put("tasks: [1"), "v2", 422);
    expect(details).toMatch(/not valid YAML.*line 1/);
  });

  test("with wrong content gets 422 and the fields", async () => {
    const { validationErrors } = await errorOf(await put("tasks: 3"), "v2", 422);
    expect(validationErrors).toEqual([{ field: "tasks", value: "3", message: "must be an array" }]);
  });

  test("that is empty gets 400", async () => {
    await errorOf(await put(""), "v2", 400);
  });
});

test("a document that is not served gets 404", async () => {
  const one = await startMock({ port: 0, only: ["v1"] });
  const response = await fetch(`${one.url}/v2/candidates`);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe("Not Found. There is no /v2; the base URLs are /v1\n");
  await one.close();
});

test("a path outside the versions gets a plain 404", async () => {
  const response = await fetch(`${mock.url}/nothing`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("/v1, /v2, /v3");
});
