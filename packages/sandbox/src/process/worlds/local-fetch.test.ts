import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createLocalFetch } from "./local-fetch.ts";

const fetch = createLocalFetch();

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("a request and its response are equal to those of fetch", async () => {
  const url = await serve(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { "x-api-key": key, "content-length": length } = request.headers;
    const body = Buffer.from(
      JSON.stringify([request.method, request.url, key, length, Buffer.concat(parts).toString()]),
    );
    response
      .writeHead(
        201,
        "Made",
        [
          ["location", "/1"],
          ["set-cookie", "a=1"],
          ["set-cookie", "b=2"],
          ["content-length", body.length],
        ].flat() as string[],
      )
      .end(body);
  });
  const response = await fetch(
    new Request(`${url}/things?a=1`, { method: "POST", body: "ä", headers: { "x-api-key": "k" } }),
  );
  expect([response.status, response.statusText, response.url]).toEqual([201, "Made", `${url}/things?a=1`]);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(await response.json()).toEqual(["POST", "/things?a=1", "k", "2", "ä"]);
});

test("a response of unknown length is streamed", async () => {
  const url = await serve((_, response) => void response.write("first"));
  const { body } = await fetch(new Request(url));
  const { value } = (await body?.getReader().read()) ?? {};
  expect(Buffer.from(value ?? []).toString()).toBe("first");
});

test("responses to HEAD and responses without content have no body", async () => {
  const url = await serve(({ method }, response) => {
    if (method === "DELETE") response.writeHead(204).end();
    else response.writeHead(200, { "content-length": 5 }).end();
  });
  for (const method of ["HEAD", "DELETE"]) expect((await fetch(new Request(url, { method }))).body).toBeNull();
});

test("rejects like fetch without a server, after an abort, and on redirects", async () => {
  await expect(fetch(new Request("http://127.0.0.1:1"))).rejects.toThrow(new TypeError("fetch failed"));
  const url = await serve(({ url: path }, response) => {
    if (path === "/away") response.writeHead(302, { location: "/", "content-length": 0 }).end();
  });
  const controller = new AbortController();
  const aborted = fetch(new Request(url, { signal: controller.signal }));
  controller.abort(new DOMException("the test's timeout", "TimeoutError"));
  await expect(aborted).rejects.toThrow(/timeout/);
  await expect(fetch(new Request(`${url}/away`))).rejects.toThrow(new TypeError("fetch failed"));
  expect((await fetch(new Request(`${url}/away`, { redirect: "manual" }))).status).toBe(302);
});
