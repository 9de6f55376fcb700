import { once } from "node:events";
import net from "node:net";
import { afterAll, expect, test } from "vitest";
import { startTestSandbox } from "../../testing/sandbox.ts";

const sandbox = await startTestSandbox();
afterAll(() => sandbox.close());

async function send(bytes: string): Promise<string> {
  const socket = net.connect(Number(new URL(sandbox.origin).port), "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  socket.end(bytes);
  await once(socket, "close");
  return text;
}

test.each([
  ["/v1/exams", "application/json", '"validationErrors":[]'],
  ["/v2/tests", "application/vnd.vendor.v2.hal+json", '"validationErrors":[]'],
  ["/v3/boost/v3/people", "application/json", '"errorType":"VALIDATION_FAILED"'],
  ["/control/clock", "application/json", '"validationErrors":[]'],
  ["/nothing", "application/json", '"details":"The method is not known","validationErrors":[]'],
])("invalid HTTP gets the error object of %s", async (path, mediaType, part) => {
  const response = await send(`NONSENSE ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(response).toContain(`content-type: ${mediaType}\r\n`);
  expect(response).toContain("x-content-type-options: nosniff\r\n");
  expect(response).toContain(part);
});

const host = `Host: 127.0.0.1\r\n`;

test.each([
  ["two Host headers", "/v1/exams", "GET", "Host: a\r\nHost: b\r\n", 400],
  ["the same Host twice", "/control/clock", "GET", `${host}host: 127.0.0.1\r\n`, 400],
  ["a transfer coding", "/v2/tests", "POST", `${host}Transfer-Encoding: gzip, chunked\r\n`, 501],
  ["no path", "*", "OPTIONS", host, 404],
  ["another host in the target", "http://elsewhere.example/control/clock", "GET", host, 403],
])("a request with %s is refused as JSON", async (_, target, method, headers, status) => {
  const response = await send(`${method} ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(response).toMatch(/content-type: application\/(json|vnd\.vendor)/);
  const body = JSON.parse(response.slice(response.indexOf("\r\n\r\n")));
  expect(Object.keys(body).sort()).toEqual(["code", "details", "errorId", "validationErrors"]);
});

test("a target in absolute form that names the sandbox is served", async () => {
  const response = await send(`GET ${sandbox.origin}/control/clock HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ["no key", "", "2", 401],
  ["too large a body", `X-Api-Key: ${sandbox.apiKey}\r\n`, "99999999", 413],
])("a request with Expect: 100-continue and %s is refused at once", async (_, key, length, status) => {
  const head = `POST /v1/candidates HTTP/1.1\r\n${host}${key}Content-Type: application/json\r\n`;
  const response = await send(`${head}Content-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test("a request with Expect: 100-continue gets 100 before its body", async () => {
  const socket = net.connect(Number(new URL(sandbox.origin).port), "127.0.0.1");
  const head = `POST /v1/candidates HTTP/1.1\r\n${host}X-Api-Key: ${sandbox.apiKey}\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Connection: close\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n`);
  const [first] = await once(socket, "data");
  expect(String(first)).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  socket.write("{}");
  const [second] = await once(socket, "data");
  expect(String(second)).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\nconnection: close\r\n/i);
  await once(socket, "close");
});

test.each(["/v1", "/v2/", "/v3", "/control"])("the base URL %s leads to the documentation", async (path) => {
  const response = await fetch(sandbox.origin + path);
  const name = path.split("/")[1];
  const { api, ...links } = (await response.json()) as Record<string, string>;
  expect([response.status, api, Object.keys(links)]).toEqual([200, name, ["documentation", "document"]]);
  for (const link of Object.values(links)) expect((await fetch(link)).status).toBe(200);
});

test("an unknown method gets 405 with the allowed methods", async () => {
  const response = await send("PROPFIND /v1/exams HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  expect(response).toMatch(/^HTTP\/1\.1 405 /);
  expect(response).toContain("allow: GET, HEAD, OPTIONS\r\n");
});

test.each(["/", "/t/tkn_none", "/docs/v1", "/nothing"])("QUERY %s gets the page of unknown addresses", async (path) => {
  const response = await send(`QUERY ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 404 /);
  expect(response).toContain("There is nothing at this address");
});
