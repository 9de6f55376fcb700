import { setupServer } from "msw/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { caller, documentOf, json, keyHeader, v2Type } from "../test/client.ts";
import { type DeclaredOperation, readDeclared } from "./declared.ts";
import { type DefaultName, defaultNames } from "./defaults.ts";
import { createHandlers } from "./msw/index.ts";
import { type RunningMock, startMock } from "./server.ts";

const elsewhere = "https://assessment.example.com";
const handlers = createHandlers({ v1: `${elsewhere}/v1`, v2: `${elsewhere}/v2`, v3: `${elsewhere}/v3` });
const msw = setupServer(...defaultNames.flatMap((name) => handlers[name].all()));
let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
  msw.listen();
});
afterAll(async () => {
  msw.close();
  await mock.close();
});

async function sameFrom(version: DefaultName, path: string, init: RequestInit = {}) {
  const origins = [mock.url, elsewhere];
  const [server, handler] = await Promise.all(
    origins.map((url) => {
      const urls = Object.fromEntries(defaultNames.map((name) => [name, `${url}/${name}`]));
      return caller({ ...mock, urls } as RunningMock)(version, path, init).then((response) => seen(response, url));
    }),
  );
  expect(handler).toEqual(server);
  return server;
}

const compared = /^(content-type|location|allow|retry-after|ratelimit-.*)$/;

async function seen(response: Response, origin: string) {
  const text = await response.text();
  const headers = [...response.headers].filter(([name]) => compared.test(name));
  return {
    status: response.status,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, value.replace(origin, "")])),
    body: text === "" ? undefined : JSON.parse(text),
  };
}

const prefer = (Prefer: string): RequestInit => ({ headers: { Prefer } });
const maya = { email: "maya.lindqvist@example.com", firstName: "Maya", lastName: "L", examId: "tst_3Fd9Ke7H" };

test.each<[DefaultName, string, RequestInit?]>([
  ["v2", "/candidates/x", prefer("code=500")],
  ["v1", "/candidates/x", prefer("code=500")],
  ["v3", "/boost/v3/people/x", prefer("code=500")],
  ["v1", "/exams", prefer("code=503")],
  ["v3", "/boost/v3/people", prefer("code=415")],
  ["v3", "/boost/v3/people/x", prefer("code=404, example=pathNotFound")],
  ["v1", "/exams", prefer("code=429")],
  ["v1", "/candidates/x", prefer("example=failed")],
  ["v1", "/candidates/x", prefer("example=none")],
  ["v1", "/candidates/x", prefer("code=299")],
  ["v1", "/candidates/x", prefer("code=abc")],
  ["v1", "/candidates/x", prefer("delay=soon")],
  ["v1", "/candidates/x", prefer("delay=1")],
  ["v1", "/candidates/x", prefer("respond-async, code=404")],
  ["v1", "/candidates/x?__code=404"],
  ["v1", "/candidates/x", { headers: { "X-Api-Key": "" } }],
  ["v3", "/boost/v3/people?after=cur_MjAyNi0wNC0wOA"],
  ["v3", "/boost/v3/people?after=cur_MjAyNi0wNC0wOA", prefer("code=401")],
  ["v2", "/boost/teams", { headers: { Accept: "application/json" } }],
  ["v2", "/boost/teams", { headers: { Accept: `application/json;q=0.5, ${v2Type}` } }],
  ["v1", "/exams", { headers: { Accept: "text/html" } }],
  ["v1", "/exams?count=500&page=0x1"],
  ["v1", "/exams?count="],
  ["v1", "/candidates", json("POST", maya)],
  ["v1", "/candidates", json("POST", { ...maya, tags: ["a", 3], email: "maya" })],
  ["v1", "/candidates", json("POST", "{")],
  ["v1", "/candidates", json("POST", maya, "text/plain")],
  ["v1", "/candidates", { method: "POST" }],
  ["v2", "/tests", json("POST", { predefinedTestId: "pre_6Ty2Mk8A" }, v2Type)],
  ["v2", "/candidates/cnd_4h7Qm2Xs/assessments", json("POST", { testId: "tst_3Fd9Ke7H" }, v2Type)],
  ["v2", "/candidates/x", { method: "DELETE" }],
  ["v1", "/exams", { method: "HEAD" }],
])("%s %s is the same from the server and from MSW", async (...call) => {
  const [version, path, init] = call as [DefaultName, string, RequestInit?];
  await sameFrom(version, path, init);
});

test.each(defaultNames)("a missing key of %s gets the same example", async (version) => {
  const name = keyHeader[version];
  const path = version === "v3" ? "/boost/v3/people" : "/candidates";
  const [server, handler] = await Promise.all(
    [mock.url, elsewhere].map(async (url) => seen(await fetch(`${url}/${version}${path}`), url)),
  );
  expect([name, handler]).toEqual([name, server]);
  expect(server?.status).toBe(401);
});

test("a status without a declared response is in the body", async () => {
  expect((await sameFrom("v2", "/candidates/x", prefer("code=500")))?.body).toMatchObject({ code: 500 });
});

describe.each(defaultNames)("every documented response of %s", (version) => {
  const { operations } = readDeclared(documentOf(version));
  test.each(operations.map((one) => [one.id, one] as const))("of %s is the same", async (_, operation) => {
    for (const { code, contents } of operation.responses) {
      const keys = new Set(contents.flatMap(({ examples }) => examples.map(({ key }) => key)));
      for (const key of keys.size === 0 ? [undefined] : keys) {
        const wish = `code=${code === "default" ? 500 : code}${key === undefined ? "" : `, example=${key}`}`;
        const { method, path, body, headers } = validRequest(operation);
        await sameFrom(version, path, { method, body, headers: { ...headers, Prefer: wish } });
      }
    }
  });
});

function validRequest({ method, path, parameters, body }: DeclaredOperation) {
  const valueIn = (place: string, name: string) =>
    parameters.find((one) => one.in === place && one.name === name)?.examples[0]?.value;
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(valueIn("path", name) ?? "x")),
  );
  const required = parameters.filter((one) => one.in === "query" && one.required);
  const query = new URLSearchParams(required.map(({ name }) => [name, String(valueIn("query", name) ?? "")]));
  const [content] = body;
  const value = content?.examples[0]?.value;
  const isZip = content?.mediaType === "application/zip";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return {
    method: method.toUpperCase(),
    path: query.size === 0 ? filled : `${filled}?${query}`,
    body: content === undefined ? null : isZip ? new Uint8Array([80, 75, 5, 6, ...Array(18).fill(0)]) : text,
    headers: (content === undefined ? {} : { "Content-Type": content.mediaType }) as Record<string, string>,
  };
}
