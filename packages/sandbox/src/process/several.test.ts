import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startCuttingProxy } from "../../testing/postgres/cutting-proxy.ts";
import { findServer } from "../../testing/postgres/database.ts";
import { startReceiver } from "../../testing/receiver.ts";
import { DAY } from "../domain/time.ts";
import { type RunningSandbox, type SandboxOptions, startSandbox } from "./start-sandbox.ts";

const server = await findServer();

describe.skipIf(server === undefined)("several processes on one database", () => {
  let databaseUrl: string;

  beforeAll(async () => {
    databaseUrl = (await server?.createDatabase()) as string;
  });
  afterAll(() => server?.dropDatabase(databaseUrl));

  async function start(count = 2, options: SandboxOptions = {}): Promise<[RunningSandbox, RunningSandbox]> {
    const started = await Promise.all(
      Array.from({ length: count }, () =>
        startSandbox({ port: 0, databaseUrl, seed: "catalogue", rateLimit: "off", logLevel: "silent", ...options }),
      ),
    );
    onTestFinished(async () => {
      await Promise.all(started.map((one) => one.close()));
    });
    return started as [RunningSandbox, RunningSandbox];
  }

  const call = async (url: string, { key, body, method = body === undefined ? "GET" : "POST" }: CallOptions = {}) => {
    const response = await fetch(url, {
      method,
      headers: {
        ...(key !== undefined && { "Vendor-Api-Key": key, "X-Api-Key": key }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
  };

  const newKey = async ({ urls, organizationId }: RunningSandbox) => {
    const made = await call(`${urls.control}/organizations/${organizationId}/keys`, {
      body: { versions: ["V1", "V2", "V3"] },
    });
    expect(made).toMatchObject({ status: 201 });
    return made.body as { readonly key: string; readonly id: string };
  };

  const invite = async ({ urls, usableTestId }: RunningSandbox, key: string, email: string) => {
    const body = { email, firstName: "Ada", lastName: "Lovelace", externalId: email, examId: usableTestId };
    return call(`${urls.v1}/candidates`, { key, body });
  };

  test("make one organization with one key when they start together on an empty database", async () => {
    const [one, other, third] = (await start(3)) as RunningSandbox[];
    expect(new Set([one, other, third].map((started) => started?.organizationId)).size).toBe(1);
    expect([one, other, third].filter((started) => started?.apiKey !== undefined)).toHaveLength(1);
    const { body } = await call(`${one?.urls.control}/organizations`);
    expect(body.items).toHaveLength(1);
  });

  test("refuse a key as soon as one of them has revoked it", async () => {
    const [one, other] = await start();
    const { key, id } = await newKey(one);
    expect(await call(`${other.urls.v1}/candidates`, { key })).toMatchObject({ status: 200 });
    await call(`${one.urls.control}/organizations/${one.organizationId}/keys/${id}`, { method: "DELETE" });
    expect(await call(`${other.urls.v1}/candidates`, { key })).toMatchObject({ status: 401 });
  });

  test("count the requests of a key together", async () => {
    const sandboxes = await start(2, { rateLimit: { requests: 20, periodInMs: DAY } });
    const { key } = await newKey(sandboxes[0]);
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const { urls } = sandboxes[index % 2] as RunningSandbox;
        return (
          await call(`${index % 3 === 0 ? urls.v1 : urls.v2}/${index % 3 === 0 ? "candidates" : "tests"}`, { key })
        ).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  test("accept each other's cursors", async () => {
    const [one, other] = await start();
    const { key } = await newKey(one);
    const first = await call(`${one.urls.v3}/boost/v3/skills?count=1`, { key });
    expect(first.status).toBe(200);
    const second = await call(`${other.urls.v3}/boost/v3/skills?count=1&after=${first.body.next}`, { key });
    expect(second.status).toBe(200);
    expect(second.body.content[0].id).not.toBe(first.body.content[0].id);
  });

  test("have one clock, run each timer once, and deliver each event once", async () => {
    const [one, other] = await start();
    const { key } = await newKey(one);
    const receiver = await startReceiver();
    const webhooks = `${one.urls.control}/organizations/${one.organizationId}/webhooks`;
    const made = await call(webhooks, { body: { url: receiver.url, apiVersion: "V2" } });
    expect(made.status).toBe(201);
    for (let index = 0; index < 6; index++) {
      const invited = await invite(index % 2 === 0 ? one : other, key, `p${index}@example.com`);
      expect(invited).toMatchObject({ status: 201 });
    }
    const moved = await call(`${one.urls.control}/clock/advance`, { body: { duration: "P365D" } });
    expect(moved.status).toBe(200);
    const times = await Promise.all(
      [one, other].map(async ({ urls }) => (await call(`${urls.control}/clock`)).body.now),
    );
    expect(Math.abs(Date.parse(times[0]) - Date.parse(times[1]))).toBeLessThan(DAY);
    await expect.poll(() => receiver.received.length).toBe(6);
    const frozen = await call(`${other.urls.control}/clock/freeze`, { method: "POST" });
    const { now, frozen: isFrozen } = frozen.body;
    expect((await call(`${one.urls.control}/clock`)).body).toMatchObject({ now, frozen: isFrozen });
    expect(receiver.received).toHaveLength(6);
    await call(`${one.urls.control}/clock/resume`, { method: "POST" });
  });

  test("explain a refusal right after its response, in any process", async () => {
    const [one, other] = await start();
    const { key } = await newKey(one);
    const refusals = [
      () => call(`${one.urls.v1}/candidates`, { key, body: {} }),
      () => call(`${one.urls.v1}/candidates`, { key: "wrong" }),
      () => call(`${one.urls.v2}/candidates/cnd_none`, { key }),
      () => call(`${one.urls.v1}/nothing`, { key }),
      async () => {
        const { status, headers } = await fetch(`${one.url}/t/none`);
        return { status, headers };
      },
      () => call(`${one.urls.control}/organizations/none`),
    ] satisfies (() => Promise<Pick<Response, "status" | "headers">>)[];
    for (const refuse of refusals) {
      const { status, headers } = await refuse();
      const id = headers.get("x-request-id");
      expect(await call(`${other.urls.control}/explanations/${id}`), String(refuse)).toMatchObject({
        status: 200,
        body: { requestId: id, status },
      });
    }
  });

  test("respond with 503 and the version's error object during an outage, and continue afterwards", async () => {
    const [one, other] = await start();
    const { key } = await newKey(one);
    await server?.shut(databaseUrl);
    for (const { urls } of [one, other]) {
      const refused = await call(`${urls.v1}/candidates`, { key });
      expect(refused).toMatchObject({ status: 503, body: { errorId: expect.any(String) } });
      expect((await call(`${urls.control}/health`)).body).toMatchObject({ status: "DEGRADED" });
    }
    await server?.open(databaseUrl);
    for (const { urls } of [one, other])
      await expect.poll(async () => (await call(`${urls.v1}/candidates`, { key })).status).toBe(200);
    expect(await invite(other, key, "back@example.com")).toMatchObject({ status: 201 });
  });

  test("log the start and the end of an outage once", async () => {
    const lines: { msg: string; level: number; err?: unknown }[] = [];
    const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const [one] = await start(1, { logLevel: "info", logStream });
    const outageMessages = () => lines.filter(({ msg, level }) => msg.startsWith("the database is") || level >= 50);
    await server?.shut(databaseUrl);
    await expect.poll(() => outageMessages().length).toBe(1);
    // Requests meet the failure as well.
    for (let time = 0; time < 5; time++)
      expect((await call(`${one.urls.control}/health`)).body).toMatchObject({ status: "DEGRADED" });
    expect(outageMessages().map(({ msg }) => msg)).toEqual([
      "the database is unavailable; pending work resumes when it is back",
    ]);
    expect(outageMessages()[0]).not.toHaveProperty("err");
    await server?.open(databaseUrl);
    await expect.poll(() => outageMessages().map(({ msg }) => msg)).toContain("the database is back");
    expect(outageMessages()).toHaveLength(2);
    await expect.poll(async () => (await call(`${one.urls.control}/health`)).body).toMatchObject({ status: "UP" });
  });

  test("report an unknown outcome for an interrupted commit", async () => {
    const proxy = await startCuttingProxy(databaseUrl);
    const [{ urls }] = await start(1, { databaseUrl: proxy.url });
    const [other] = await start(1);
    const { key } = await newKey(other);
    const unknown = {
      status: 503,
      body: {
        message: expect.stringContaining(
          "The request may or may not have been carried out. Read the resource before you send the request again.",
        ),
      },
    };
    for (const when of ["before", "after"] as const) {
      proxy.cut(`Cut ${when}`, when);
      expect(await call(`${urls.v3}/boost/v3/teams`, { key, body: { name: `Cut ${when}` } })).toMatchObject(unknown);
    }
    const { body } = await call(`${other.urls.v3}/boost/v3/teams`, { key });
    expect(body.content.map(({ name }: { name: string }) => name)).toEqual(["Cut after"]);
  });
});

interface CallOptions {
  readonly key?: string;
  readonly body?: object;
  readonly method?: string;
}
