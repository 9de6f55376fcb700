import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { createClient, unwrap } from "@assessment-api/control";
import { expect, onTestFinished, test } from "vitest";
import { oddities, startOddReceiver } from "../../testing/odd-receivers.ts";

const folder = join(import.meta.dirname, "../..");

async function start(pattern: RegExp, script: string, ...args: string[]): Promise<[ChildProcess, RegExpExecArray]> {
  const child = spawn(process.execPath, [join(folder, script), ...args], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  for await (const text of child.stdout) {
    printed += text;
    const match = pattern.exec(printed);
    if (match !== null) return [child, match];
  }
  throw new Error(`The process ended: ${printed}`);
}

async function serve(...flags: string[]): Promise<{ child: ChildProcess; origin: string }> {
  const quiet = ["--port", "0", "--data", ":memory:", "--log-level", "silent"];
  const [child, match] = await start(
    /V1 +(\S+)\/v1\n.*Ctrl\+C/s,
    "src/cli.ts",
    "serve",
    ...quiet,
    "--seed",
    "none",
    "--api-key",
    "key-of-the-test",
    "--rate-limit",
    "off",
    ...flags,
  );
  return { child, origin: match[1] ?? "" };
}

const key = { "x-api-key": "key-of-the-test" };

async function open(origin: string, ...lines: string[]): Promise<{ socket: Socket; received: () => string }> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(lines.join("\r\n"));
  return { socket, received: () => text };
}

const slowBody = (origin: string) =>
  open(
    origin,
    "POST /v1/candidates HTTP/1.1",
    "Host: sandbox",
    "X-Api-Key: key-of-the-test",
    "Content-Type: application/json",
    "Content-Length: 1000",
    "",
    '{"email":',
  );

test("a request whose headers or body do not arrive in time is cut off", async () => {
  const { origin } = await serve("--request-timeout", "500ms");
  const requests = [await slowBody(origin), await open(origin, "GET /v1/exams HTTP/1.1", "Host: sand")];
  await Promise.all(requests.map(({ socket }) => once(socket, "close")));
  for (const { received } of requests) expect(received()).toMatch(/^HTTP\/1\.1 408 .*\r\n/);
  // Other connections still work.
  expect((await fetch(`${origin}/v1/exams`, { headers: key })).status).toBe(200);
});

const exitOf = async (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null && child.signalCode === null ? once(child, "exit") : [child.exitCode, child.signalCode];

test.each(["SIGTERM", "SIGINT"] as const)(
  "idle connections and slow bodies do not prevent the shutdown on %s",
  async (signal) => {
    const { child, origin } = await serve("--grace-period", "1s");
    const idle = await open(origin, "GET /v1/exams HTTP/1.1", "Host: sandbox", "X-Api-Key: key-of-the-test", "", "");
    await expect.poll(() => idle.received()).toContain("200 OK");
    await open(origin);
    await slowBody(origin);
    child.kill(signal);
    expect(await exitOf(child)).toEqual([0, null]);
  },
);

test.each(["busy", "idle"])(
  "hanging handlers, timers and transactions do not prevent the shutdown: %s",
  async (kind) => {
    const [child, [printed]] = await start(/\{.*\}/, "testing/hanging-sandbox.ts", kind);
    const { origin, apiKey } = JSON.parse(printed);
    const outcome = fetch(`${origin}/v1/exams`, { headers: { "x-api-key": apiKey } }).catch(() => "cut off");
    // The earlier request has arrived.
    expect((await fetch(`${origin}/`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await exitOf(child)).toEqual([0, null]);
    expect(await outcome).toBe("cut off");
  },
);

test("misbehaving receivers do not prevent the shutdown", async () => {
  const { child, origin } = await serve("--grace-period", "1s");
  const control = createClient({ baseUrl: `${origin}/control` });
  const { items } = await unwrap(control.GET("/organizations"));
  const path = { id: items[0]?.id ?? "" };
  for (const oddity of Object.values(oddities)) {
    const { url, close } = await startOddReceiver(oddity);
    onTestFinished(close);
    const body = { url, apiVersion: "V1" } as const;
    const { id } = await unwrap(control.POST("/organizations/{id}/webhooks", { params: { path }, body }));
    const params = { path: { ...path, webhookId: id } };
    await unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/test", { params }));
  }
  child.kill("SIGTERM");
  expect(await exitOf(child)).toEqual([0, null]);
});

async function closedLoop(
  origin: string,
  onResponse: () => void,
): Promise<{ last: IncomingMessage["headers"]; error: string }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let last: IncomingMessage["headers"] = {};
  for (;;) {
    try {
      const sent = request(`${origin}/v1/exams`, { agent, headers: key }).end();
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      for await (const _ of response) {
      }
      last = response.headers;
      onResponse();
    } catch (error) {
      agent.destroy();
      return { last, error: (error as NodeJS.ErrnoException).code ?? String(error) };
    }
  }
}

test("under load, every request gets its response, and the last one has Connection: close", async () => {
  const { child, origin } = await serve();
  const responded = new Set<number>();
  const loops = Array.from({ length: 16 }, (_, index) => closedLoop(origin, () => responded.add(index)));
  await expect.poll(() => responded.size).toBe(loops.length);
  child.kill("SIGTERM");
  const ends = await Promise.all(loops);
  // A request would be cut off otherwise.
  expect(ends.map(({ last }) => last.connection)).toEqual(ends.map(() => "close"));
  // The server closed before accepting.
  for (const { error } of ends) expect(error).toMatch(/^ECONN(REFUSED|RESET)$/);
  expect(await exitOf(child)).toEqual([0, null]);
});
