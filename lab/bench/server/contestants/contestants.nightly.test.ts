import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "../server-process.ts";
import { type ServerContestantName, serverContestant, serverContestants } from "./index.ts";
import { type BenchRequest, forbiddenBody, requests } from "./scenario.ts";

const names = Object.keys(serverContestants) as ServerContestantName[];

describe.each(names)("%s", (name) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(serverContestant(name));
  });
  afterAll(() => server?.stop());

  const send = ({ method, path, headers, body }: Omit<BenchRequest, "response">) =>
    fetch(server.url + path, { method, headers, ...(body !== undefined && { body }) });

  test.each(Object.values<BenchRequest>(requests))("responds to $method like all the others", async (request) => {
    const response = await send(request);
    expect({
      status: response.status,
      mediaType: response.headers.get("content-type")?.split(";")[0],
      location: response.headers.get("location") ?? undefined,
      body: await response.text(),
    }).toEqual({ mediaType: "application/json", location: undefined, ...request.response });
  });

  test("refuses a request without key", async () => {
    expect((await send({ ...requests.list, headers: {} })).status).toBe(401);
  });

  const checks = serverContestant(name).checksRequest !== "nothing";
  test(checks ? "refuses what the document forbids" : "takes what the document forbids", async () => {
    const statuses = [
      (await send({ ...requests.create, body: forbiddenBody })).status,
      (await send({ ...requests.list, path: requests.list.path.replace("count=10", "count=1000") })).status,
    ];
    // Prism responds with 422 if no other response is declared.
    expect(statuses.map((status) => (status === 422 ? 400 : status))).toEqual(checks ? [400, 400] : [201, 200]);
  });

  test("reports its CPU time", async () => {
    const before = await server.cpuMicroseconds();
    await send(requests.list);
    expect(await server.cpuMicroseconds()).toBeGreaterThan(before);
  });
});
