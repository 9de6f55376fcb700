import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { type ProxyOptions, startProxy } from "../proxy/proxy.ts";
import { formatSided } from "../proxy/report.ts";
import { createThingsServer, type ThingsOptions } from "./things-server.ts";
import { tinyDocument } from "./tiny-document.ts";

export async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

export async function proxyTo(listener: RequestListener | string, options: Partial<ProxyOptions> = {}) {
  const to = typeof listener === "string" ? listener : await listen(listener);
  const lines: string[] = [];
  const proxy = await startProxy({
    document: tinyDocument(),
    to,
    onFindings: (findings) => void lines.push(...findings.map(formatSided)),
    ...options,
  });
  onTestFinished(() => proxy.close());
  const found = async () => {
    await proxy.close();
    return lines.map((line) => line.replaceAll(to, "")).join("\n");
  };
  return { ...proxy, to, found };
}

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

export const honest = (options?: ThingsOptions): RequestListener => {
  const { fetch } = createThingsServer(options);
  return async (incoming, response) => {
    const { method = "GET", url = "" } = incoming;
    const body = method === "POST" || method === "PUT" ? await buffer(incoming) : undefined;
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !["connection", "transfer-encoding"].includes(name)),
    ) as Record<string, string>;
    const given = await fetch(`http://things.test${url}`, { method, headers, ...(body ? { body } : {}) });
    response.writeHead(given.status, Object.fromEntries(given.headers)).end(Buffer.from(await given.arrayBuffer()));
  };
};

export const KEY = { "x-key": "key" };
export const thing = { label: "Lamp", email: "maya.lindqvist@example.com" };
export const post = (body: unknown, headers = {}) => ({
  method: "POST",
  headers: { ...KEY, "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});
