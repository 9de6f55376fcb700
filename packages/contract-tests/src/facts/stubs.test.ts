import Fastify, { type FastifyPluginAsync } from "fastify";
import { expect, it } from "vitest";
import { loadFacts, loadVersion, type VersionName, versionNames } from "../command/versions.ts";
import { requestsOf } from "./requests.ts";

type CreateServer = (handlers: object, security: object, options: object) => FastifyPluginAsync;

const servers: Record<VersionName, () => Promise<unknown>> = {
  v1: () => import("@assessment-api/v1/server"),
  v2: () => import("@assessment-api/v2/server"),
  v3: () => import("@assessment-api/v3/server"),
};

it.each(versionNames)("stubs of %s accept and refuse the values of the facts", async (version) => {
  const document = await loadVersion(version);
  const { createServer } = (await servers[version]()) as { createServer: CreateServer };
  let reached = false;
  const reach = () => {
    reached = true;
    return { status: 204 };
  };
  const handlers = document.operations.map(({ id }) => [id, reach]);
  const key = { ApiKey: () => ({}), ApiKeyAuth: () => ({}) };
  const app = Fastify({ routerOptions: { maxParamLength: 200 } });
  await app.register(createServer(Object.fromEntries(handlers), key, { validateResponses: false }));
  const wrong: string[] = [];
  const requests = requestsOf(document, await loadFacts(version), "key");
  expect(requests.length).toBeGreaterThan(10);
  for (const { operation, call, good, what, section } of requests) {
    const { method, path, headers, body } = call;
    reached = false;
    const { statusCode } = await app.inject({
      method: method as "GET",
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: body as string }),
    });
    if (reached !== good || (!good && statusCode !== 400))
      wrong.push(`${operation.id} ${what} (${section}): ${statusCode}`);
  }
  await app.close();
  expect(wrong).toEqual([]);
});
