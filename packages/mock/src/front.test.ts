import { docsFile } from "@assessment-api/docs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentOf, errorOf } from "../test/client.ts";
import { defaultNames } from "./defaults.ts";
import { type RunningMock, startMock } from "./server.ts";

const lines: string[] = [];
let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ port: 0, log: (line) => lines.push(line) });
});
afterAll(() => mock.close());

describe("the index page", () => {
  test("lists versions, operations, statuses and examples", async () => {
    const response = await fetch(mock.url);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    const html = await response.text();
    const documented = defaultNames.flatMap((name) => Object.values(documentOf(name).paths) as object[]);
    const methods = documented.flatMap((path) => Object.keys(path)).filter((key) => key !== "parameters");
    expect(html.match(/<details /g)).toHaveLength(methods.length);
    for (const name of defaultNames) expect(html).toContain(`<h2 id="${name}">`);
    expect(html).toContain("<code>malformedEmail</code>");
    expect(html).toContain("Prefer: code=400, example=malformedEmail");
  });

  test("loads nothing, repeats no id, and shows nothing unescaped", async () => {
    const html = await (await fetch(mock.url)).text();
    expect(html).not.toMatch(/<(script|img|iframe|source)[^>]* src=|<link(?! rel="icon" href="data:,")|@import|url\(/);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    expect(html).not.toMatch(/[^=]"\{<|undefined|\[object/);
  });
});

test("the index page escapes texts of a document", async () => {
  const document = documentOf("v1");
  const evil = `</code><script>alert("1")</script>`;
  document.info.title = evil;
  document.paths["/exams"].get.summary = evil;
  document.components.examples.newCandidateComplete.value.firstName = `${evil}'; rm -rf ~'`;
  document.components.responses.BadQuery.description = evil;
  const other = await startMock({ port: 0, documents: { v1: document } });
  const html = await (await fetch(other.url)).text();
  await other.close();
  expect(html).toContain("&lt;script&gt;alert");
  expect(html).not.toContain("<script>alert");
  expect(html).toContain("&#39;\\&#39;&#39;; rm -rf ~&#39;\\&#39;&#39;");
});

describe("next to the operations", () => {
  test.each(defaultNames)("/%s/openapi.json is the bundled document, without a key", async (name) => {
    expect(await (await fetch(`${mock.urls[name]}/openapi.json`)).json()).toEqual(documentOf(name));
  });

  test.each(defaultNames)("/%s lists the places, and shows a browser its section", async (name) => {
    expect(await (await fetch(mock.urls[name])).json()).toMatchObject({
      baseUrl: mock.urls[name],
      document: `${mock.urls[name]}/openapi.json`,
      docs: `${mock.url}/docs/${name}`,
    });
    const response = await fetch(`${mock.urls[name]}/`, { headers: { Accept: "text/html" }, redirect: "manual" });
    expect([response.status, response.headers.get("Location")]).toEqual([302, `/#${name}`]);
  });

  test.each(defaultNames)("/docs/%s is a page", async (name) => {
    const response = await fetch(`${mock.url}/docs/${name}`);
    expect(response.status).toBe(docsFile(name)?.status);
    expect(await response.text()).toMatch(response.ok ? /Content-Security-Policy/ : /run docs/);
  });

  test("only reading is possible", async () => {
    await errorOf(await fetch(`${mock.urls.v1}/openapi.json`, { method: "POST" }), "v1", 405);
    expect((await fetch(mock.url, { method: "POST", body: "x" })).headers.get("Allow")).toBe("GET, HEAD");
  });
});

describe("a page of another origin", () => {
  const origin = "https://app.example";

  test("may send what it asks for", async () => {
    const headers = {
      Origin: origin,
      "Access-Control-Request-Method": "PATCH",
      "Access-Control-Request-Headers": "vendor-api-key, content-type",
    };
    const response = await fetch(`${mock.urls.v2}/candidates/x`, { method: "OPTIONS", headers });
    expect(response.status).toBe(204);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe(origin);
    expect(response.headers.get("Access-Control-Allow-Methods")).toBe("PATCH");
    expect(response.headers.get("Access-Control-Allow-Headers")).toBe("vendor-api-key, content-type");
  });

  test("may send credentials, which no response allows without an Origin", async () => {
    const named = await fetch(`${mock.urls.v1}/exams`, { headers: { Origin: origin } });
    expect(named.headers.get("Access-Control-Allow-Credentials")).toBe("true");
    const { headers } = await fetch(`${mock.urls.v1}/exams`);
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("Access-Control-Allow-Credentials")).toBeNull();
  });

  test("may read the documented headers, of errors as well", async () => {
    for (const path of ["/exams", "/nothing"]) {
      const { headers } = await fetch(mock.urls.v1 + path, { headers: { Origin: origin } });
      expect(headers.get("Access-Control-Allow-Origin")).toBe(origin);
      expect(headers.get("Vary")).toBe("Origin");
      const exposed = headers.get("Access-Control-Expose-Headers")?.split(", ");
      for (const name of defaultNames) {
        expect(exposed).toEqual(expect.arrayContaining(responseHeaders(documentOf(name))));
      }
    }
  });

  test("gets 405 for OPTIONS without a preflight", async () => {
    const response = await fetch(`${mock.urls.v1}/exams`, { method: "OPTIONS" });
    await errorOf(response, "v1", 405);
  });
});

test("each request is one line of the log", async () => {
  lines.length = 0;
  await (await fetch(`${mock.urls.v1}/exams?count=1`)).text();
  await (await fetch(`${mock.urls.v1}/nothing`)).text();
  await expect
    .poll(() => lines)
    .toEqual([
      expect.stringMatching(/^GET \/v1\/exams\?count=1 401 \d+ ms$/),
      expect.stringMatching(/^GET \/v1\/nothing 404 \d+ ms$/),
    ]);
});

test("close ends connections that are kept alive", async () => {
  const other = await startMock({ port: 0, only: ["v1"] });
  await (await fetch(other.url)).text();
  await other.close();
  await expect(fetch(other.url)).rejects.toThrow();
});

function responseHeaders(document: object): string[] {
  const names = new Set<string>();
  JSON.stringify(document, (key, value) => {
    if (key === "headers" && value !== null && typeof value === "object") {
      for (const [name, header] of Object.entries(value))
        if (/^[A-Z].*-|^Location$/.test(name) && header) names.add(name);
    }
    return value;
  });
  return [...names];
}
