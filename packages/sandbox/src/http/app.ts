import { toErrorBody as toErrorBodyControl } from "@assessment-api/control/server";
import { frameworkErrors } from "@assessment-api/runtime/server";
import { toErrorBody as toErrorBodyV1 } from "@assessment-api/v1/server";
import { toErrorBody as toErrorBodyV2 } from "@assessment-api/v2/server";
import { toErrorBody as toErrorBodyV3 } from "@assessment-api/v3/server";
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from "fastify";
import { SECOND } from "../domain/time.ts";
import type { World } from "../service/world.ts";
import type { SandboxClock } from "../timers/clock.ts";
import type { Settle } from "../timers/scheduler.ts";
import { createControl } from "./control/server.ts";
import { allowOtherOrigins } from "./cors.ts";
import { serveDocs } from "./docs.ts";
import { addCommonHeaders, setCommonHeaders } from "./headers.ts";
import { type LogLevel, type LogStream, loggingOptions } from "./logging.ts";
import { sendNoAddress, serveFrontPage } from "./pages/front-page.ts";
import { createPages } from "./pages/index.ts";
import { apiKeyCheck } from "./security/api-keys.ts";
import { guardControl } from "./security/control-guard.ts";
import { createRateCounter, type RateLimit } from "./security/rate-limit.ts";
import { createV1 } from "./v1/server.ts";
import { createV2 } from "./v2/server.ts";
import { createV3 } from "./v3/server.ts";
import { servedVersions } from "./versions.ts";

export interface AppOptions {
  /** What moves the world's clock, for the control API. */
  readonly clock: SandboxClock;
  readonly settle: Settle;
  /** Of V1 and V2 together, per key. */
  readonly rateLimit: RateLimit | "off";
  readonly rateLimitV3: RateLimit | "off";
  /** Whether answers are checked against the documents. */
  readonly validateResponses: boolean;
  /** Opens the control API from anywhere; without one it is open to this machine. */
  readonly controlToken: string | undefined;
  /** Milliseconds in which a request has to arrive, its body included. */
  readonly requestTimeout: number;
  readonly logLevel: LogLevel;
  readonly logStream: LogStream;
}

/** Milliseconds in which the headers of a request have to arrive. */
const HEADERS_TIMEOUT = 15 * SECOND;

/** Everything the sandbox serves, on one Fastify instance that does not listen yet. */
export function createApp(world: World, options: AppOptions): FastifyInstance {
  const { clock, settle, validateResponses, requestTimeout, logLevel, logStream } = options;
  const counterOf = (limit: RateLimit | "off") =>
    limit === "off" ? undefined : createRateCounter(limit, world.machine.now);
  const errorBodies = {
    "/v1": toErrorBodyV1,
    "/v2": toErrorBodyV2,
    "/v3": toErrorBodyV3,
    "/control": toErrorBodyControl,
  };
  const sendFrameworkError = frameworkErrors(errorBodies);
  const app = Fastify({
    ...loggingOptions(logLevel, logStream),
    requestTimeout,
    http: {
      headersTimeout: Math.min(requestTimeout, HEADERS_TIMEOUT),
      // How late a slow request is noticed.
      connectionsCheckingInterval: Math.min(requestTimeout / 4, SECOND),
    },
    frameworkErrors(error, request, reply) {
      setCommonHeaders(request, reply);
      if (Object.keys(errorBodies).some((prefix) => request.url.startsWith(prefix)))
        sendFrameworkError(error, request, reply);
      else sendNoAddress(reply, error.statusCode ?? 400);
    },
  });
  addCommonHeaders(app);

  const checked = { validateResponses };
  const counter = counterOf(options.rateLimit);
  const counterV3 = counterOf(options.rateLimitV3);
  const versions: Record<string, FastifyPluginAsync> = {
    "/v1": createV1(world, { ApiKey: apiKeyCheck(world, "v1", counter) }, checked),
    "/v2": createV2(world, { ApiKey: apiKeyCheck(world, "v2", counter) }, checked),
    "/v3": createV3(world, { ApiKeyAuth: apiKeyCheck(world, "v3", counterV3) }, checked),
  };
  for (const [prefix, version] of Object.entries(versions)) {
    app.register(
      async (scope) => {
        allowOtherOrigins(scope);
        await scope.register(version);
      },
      { prefix },
    );
  }

  app.register(
    async (scope) => {
      guardControl(scope, { token: options.controlToken, publicUrl: () => world.links.origin });
      await scope.register(createControl(world, { clock, settle }, checked));
    },
    { prefix: "/control" },
  );

  app.register(createPages(world, { settle }));
  serveDocs(app);
  serveFrontPage(app, () => ({ origin: world.links.origin, versions: servedVersions(world) }));
  return app;
}
