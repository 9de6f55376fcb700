import { once } from "node:events";
import net from "node:net";
import { afterAll, expect, test } from "vitest";
import { startTestSandbox } from "../../testing/sandbox.ts";

const sandbox = await startTestSandbox();
afterAll(() => sandbox.close());

/** The response on a connection that sends these bytes. */
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
  ["/nothing", "application/json", '"message":"The method is not known"'],
])("bytes that are no request get the error object of %s", async (path, mediaType, part) => {
  const response = await send(`NONSENSE ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(response).toContain(`content-type: ${mediaType}\r\n`);
  expect(response).toContain("x-content-type-options: nosniff\r\n");
  expect(response).toContain(part);
});

test("a method that no path has gets 405 and the methods of this one", async () => {
  const response = await send("PROPFIND /v1/exams HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  expect(response).toMatch(/^HTTP\/1\.1 405 /);
  expect(response).toContain("allow: GET, HEAD, OPTIONS\r\n");
});

test.each(["/", "/t/tkn_none", "/docs/v1", "/nothing"])("QUERY %s gets the page of unknown addresses", async (path) => {
  const response = await send(`QUERY ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 404 /);
  expect(response).toContain("There is nothing at this address");
});
