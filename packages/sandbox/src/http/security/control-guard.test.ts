import Fastify from "fastify";
import { expect, test } from "vitest";
import { guardControl } from "./control-guard.ts";

async function request(token: string | undefined, headers: Record<string, string>, remoteAddress = "127.0.0.1") {
  const app = Fastify();
  guardControl(app, { token, publicUrl: () => "https://sandbox.example.com/assessments" });
  app.get("/", () => "inside");
  const { statusCode } = await app.inject({ url: "/", headers: { host: "127.0.0.1:4010", ...headers }, remoteAddress });
  return statusCode;
}

test.each([
  [200, "without further headers", {}],
  [200, "for localhost", { host: "localhost:4010" }],
  [200, "for ::1", { host: "[::1]:4010" }],
  [200, "for the public URL's host", { host: "sandbox.example.com" }],
  [200, "from a page of its own", { origin: "http://127.0.0.1:4010" }],
  [200, "from a page of its own at localhost", { host: "localhost:4010", origin: "http://localhost:4010" }],
  [200, "from a page at the public URL", { origin: "https://sandbox.example.com" }],
  [403, "from a page of another port of this machine", { origin: "http://127.0.0.1:3000" }],
  [403, "from a page without a port", { origin: "http://127.0.0.1" }],
  [403, "from a page of another port of the public URL", { origin: "https://sandbox.example.com:8443" }],
  [403, "from a page of the public URL's host without TLS", { origin: "http://sandbox.example.com" }],
  [403, "from a page of another name of this machine", { origin: "http://localhost:4010" }],
  [403, "for another host, as after DNS rebinding", { host: "attacker.example.com" }],
  [403, "for a host that only looks like its own", { host: "localhost.attacker.example.com" }],
  [403, "for a host that is none", { host: "a b" }],
  [403, "from a page of another origin", { origin: "https://attacker.example.com" }],
  [403, "from a page without an origin", { origin: "null" }],
  [403, "that a page of another site causes by a link or an image", { "sec-fetch-site": "cross-site" }],
  [403, "that a page of another port of this machine causes", { "sec-fetch-site": "same-site" }],
  [403, "with an odd spelling of the header", { "sec-fetch-site": "Cross-Site" }],
  [200, "that its own page causes", { "sec-fetch-site": "same-origin" }],
  [200, "that a person typed", { "sec-fetch-site": "none" }],
  [200, "from a page at the public URL", { origin: "https://sandbox.example.com", "sec-fetch-site": "cross-site" }],
  [403, "through a proxy", { "x-forwarded-for": "127.0.0.1" }],
  [403, "through a proxy that says so as the standard does", { forwarded: "for=127.0.0.1" }],
])("without a token, responds with %d to a request %s", async (status, _name, headers) => {
  expect(await request(undefined, headers)).toBe(status);
});

test.each([
  [200, "127.8.9.10"],
  [200, "::1"],
  [200, "::ffff:127.0.0.1"],
  [403, "192.0.2.1"],
  [403, "::ffff:192.0.2.1"],
  [403, "2001:db8::1"],
])("without a token it responds with %d to %s", async (status, remoteAddress) => {
  expect(await request(undefined, {}, remoteAddress)).toBe(status);
});

const TOKEN = "a-token-of-the-test";

test.each([
  [200, { authorization: `Bearer ${TOKEN}` }],
  [200, { authorization: `bearer ${TOKEN}`, host: "anywhere.example.com", "x-forwarded-for": "192.0.2.1" }],
  [401, {}],
  [401, { authorization: `Bearer ${TOKEN}x` }],
  [401, { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
  [401, { authorization: TOKEN }],
  [401, { authorization: `Basic ${TOKEN}` }],
])("with a token it responds with %d to %j, wherever it comes from", async (status, headers) => {
  expect(await request(TOKEN, headers)).toBe(status);
  expect(await request(TOKEN, headers, "192.0.2.1")).toBe(status);
});
