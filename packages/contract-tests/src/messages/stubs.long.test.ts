import Fastify, { type FastifyInstance, type FastifyPluginAsync } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { profiles } from "../command/check-names.ts";
import { probe } from "../command/probe-assessment-api.ts";
import { loadVersion, type VersionName, versionNames } from "../command/versions.ts";
import type { ApiDocument } from "../document/document.ts";
import { checkCoverage } from "../findings/coverage.ts";
import { formatFindings } from "../findings/finding.ts";
import { findingsOf } from "../findings/outcome.ts";
import { callEveryStatus } from "./call-every-status.ts";
import { type ClientModule, checkClient } from "./check-client.ts";
import { responseOf } from "./check-response.ts";

interface Context {
  prefer: string;
}
interface Request {
  accepts: readonly string[];
}
type Handler = (request: Request, context: Context) => object;
type CreateServer = (handlers: object, security: object, options: object) => FastifyPluginAsync;

const servers: Record<VersionName, () => Promise<unknown>> = {
  v1: () => import("@assessment-api/v1/server"),
  v2: () => import("@assessment-api/v2/server"),
  v3: () => import("@assessment-api/v3/server"),
};
const clients: Record<VersionName, () => Promise<unknown>> = {
  v1: () => import("@assessment-api/v1"),
  v2: () => import("@assessment-api/v2"),
  v3: () => import("@assessment-api/v3"),
};

function exampleHandlers(document: ApiDocument): Record<string, Handler> {
  const handlers = document.operations.map((operation): [string, Handler] => [
    operation.id,
    ({ accepts }, { prefer }) => {
      const status = Number(/code=(\d+)/.exec(prefer)?.[1] ?? operation.responses[0]?.status);
      const response = responseOf(operation, status);
      const headers = Object.fromEntries(
        (response?.headers ?? []).map(({ name, examples }) => [name.toLowerCase(), examples[0]?.value]),
      );
      const media = response?.media.find(({ mediaType }) => mediaType === accepts[0]) ?? response?.media[0];
      if (!media) return { status, headers };
      const name = /example=(\w+)/.exec(prefer)?.[1];
      const example = media.examples.find((one) => one.name === name) ?? media.examples[0];
      return { status, headers, contentType: media.mediaType, body: example?.value };
    },
  ]);
  return Object.fromEntries(handlers);
}

/** Passes `Prefer` to the handlers. */
const authenticate = (key: string, { headers }: { headers: Record<string, string | undefined> }) => {
  const prefer = headers.prefer ?? "";
  return key === "key" || !prefer.startsWith("code=401") ? { prefer } : undefined;
};
const security = { ApiKey: authenticate, ApiKeyAuth: authenticate };

let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  app = Fastify({ routerOptions: { maxParamLength: 200 } });
  for (const version of versionNames) {
    const { createServer } = (await servers[version]()) as { createServer: CreateServer };
    const document = await loadVersion(version);
    await app.register(createServer(exampleHandlers(document), security, { validateResponses: true }), {
      prefix: `/${version}`,
    });
  }
  origin = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

describe.each(versionNames)("%s on the generated stubs", (version) => {
  const server = () => ({ baseUrl: `${origin}/${version}`, apiKey: "key", timeout: 300 });

  it("returns every declared response of every operation", async () => {
    const document = await loadVersion(version);
    const { findings, coverage } = await callEveryStatus(document, server());
    expect(formatFindings([...findings, ...checkCoverage(document, coverage)])).toBe("");
  });

  it("understands what the generated client sends, for every declared response", async () => {
    const document = await loadVersion(version);
    const { findings, coverage } = await checkClient(document, (await clients[version]()) as ClientModule, server());
    expect(formatFindings([...findings, ...checkCoverage(document, coverage)])).toBe("");
  });

  it("conforms to the document when it is probed", async () => {
    const document = await loadVersion(version);
    const report = await probe({ document, ...server(), write: true, except: profiles.static });
    expect(formatFindings(findingsOf(report))).toBe("");
  });
});
