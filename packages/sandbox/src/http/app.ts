import * as control from "@assessment-api/control/server";
import { clientErrors } from "@assessment-api/runtime/server";
import Fastify, { type FastifyInstance } from "fastify";
import { type ApiVersion, apiVersions } from "../domain/keys.ts";
import type { RateLimit } from "../domain/rate-limits.ts";
import { SECOND } from "../domain/time.ts";
import type { Tracer } from "../domain/traces.ts";
import { sharedCount } from "../service/rate-limits.ts";
import type { World } from "../service/world.ts";
import type { OrganizationClock, SandboxClock } from "../timers/clock.ts";
import type { Settle } from "../timers/scheduler.ts";
import { createCalls } from "./calls.ts";
import { createCatcher, serveCatcher } from "./catcher.ts";
import { serveConsole } from "./console.ts";
import { createControl } from "./control/server.ts";
import { serveDocs } from "./docs.ts";
import { injectFaults } from "./faults.ts";
import { journalRequests, journalUnreadable } from "./journal.ts";
import { createPages } from "./pages/index.ts";
import { sendNoAddress, serveNoAddress } from "./pages/no-address.ts";
import {
  addCommonHeaders,
  allowOtherOrigins,
  carryRequestTraces,
  type LogLevel,
  type LogStream,
  loggingOptions,
  type Metrics,
  measureRequests,
  serveMetrics,
  setCommonHeaders,
} from "./requests.ts";
import { admitRequests, apiKeyCheck, catchUpClock, createRateCounter, type RateCounter } from "./security/api-keys.ts";
import { guardControl } from "./security/control-guard.ts";
import { versions } from "./versions.ts";

export interface AppOptions {
  readonly clock: SandboxClock;
  readonly clockOf: (organizationId: string) => OrganizationClock;
  readonly settle: Settle;
  readonly metrics: Metrics;
  readonly tracer?: Tracer | undefined;
  /** Shared by V1 and V2. */
  readonly rateLimit: RateLimit | "off";
  readonly rateLimitV3: RateLimit | "off";
  readonly validateResponses: boolean;
  /** Default: local programs only. */
  readonly controlToken: string | undefined;
  readonly mockUrl?: string | undefined;
  /** Milliseconds, with body. */
  readonly requestTimeout: number;
  readonly logLevel: LogLevel;
  readonly logStream: LogStream;
}

const HEADERS_TIMEOUT = 15 * SECOND;

/** `/v10` is not below `/v1`. Accepts malformed URLs. */
function isBelow(prefixes: readonly string[], url: string): boolean {
  const path = url.replace(/^https?:\/\/[^/]*/i, "").replace(/[?#].*$/s, "");
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

function noCompiler(): never {
  throw new Error("routes must not have a Fastify schema: the generated validators check requests");
}

/** Disables Fastify's own schemas, because loading Ajv takes a tenth of the start. */
const noSchemas = { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } };

export function createApp(world: World, options: AppOptions): FastifyInstance {
  const { clock, clockOf, settle, metrics, validateResponses, requestTimeout, mockUrl, logLevel, logStream } = options;
  const counterOf = (name: "rateLimit" | "rateLimitV3"): RateCounter | undefined => {
    const limit = options[name];
    if (limit === "off") return undefined;
    const take = sharedCount(world, name, limit);
    return take === undefined ? createRateCounter(limit, world.machine.now) : { limit, take };
  };
  const counters = { rateLimit: counterOf("rateLimit"), rateLimitV3: counterOf("rateLimitV3") };
  const served = [...Object.values(versions), control];
  const errorBodies = Object.fromEntries(served.map(({ api, toErrorBody }) => [api.basePath, toErrorBody]));
  const errors = clientErrors({ "": control.toErrorBody, ...errorBodies }, { headers: journalUnreadable(world) });
  const app = Fastify({
    ...loggingOptions(logLevel, logStream),
    schemaController: noSchemas,
    requestTimeout,
    http: {
      headersTimeout: Math.min(requestTimeout, HEADERS_TIMEOUT),
      // Maximum delay before a slow request times out.
      connectionsCheckingInterval: Math.min(requestTimeout / 4, SECOND),
    },
    ...errors,
    frameworkErrors(error, request, reply) {
      setCommonHeaders(request, reply);
      if (isBelow(Object.keys(errorBodies), request.url)) errors.frameworkErrors(error, request, reply);
      else sendNoAddress(reply, error.statusCode ?? 400);
    },
  });
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());
  addCommonHeaders(app);
  const calls = createCalls(() => app);
  const keyHeaders = Object.fromEntries(apiVersions.map((version) => [version, versions[version].api.keyHeader]));
  catchUpClock(app, world, keyHeaders as Record<ApiVersion, string>, calls.callers);
  measureRequests(app, metrics);
  const observer = journalRequests(app, world);
  carryRequestTraces(app, options.tracer);

  const catcher = createCatcher();
  const checked = { validateResponses, ...observer };
  for (const version of apiVersions) {
    const { api, rateLimit, createPlugin } = versions[version];
    app.register(
      async (scope) => {
        allowOtherOrigins(scope);
        const counter = counters[rateLimit];
        const counting = counter && { counter: rateLimit, limit: counter.limit };
        admitRequests(scope, world, { version, counting, keyHeader: api.keyHeader, callers: calls.callers });
        injectFaults(scope, world, version, api.keyHeader);
        await scope.register(createPlugin(world, apiKeyCheck(world, version, counter, calls.callers), checked));
      },
      { prefix: api.basePath },
    );
  }

  const guard = { token: options.controlToken, publicUrl: () => world.links.origin };
  app.register(
    async (scope) => {
      guardControl(scope, guard);
      await scope.register(
        createControl(
          world,
          { ...{ clock, clockOf, settle, calls, catcher, mockUrl }, closing: closing.signal },
          checked,
        ),
      );
    },
    { prefix: control.api.basePath },
  );

  serveMetrics(app, world, metrics, guard);
  app.register(createPages(world, { settle }));
  serveDocs(app, [...apiVersions, "control"], { origin: () => world.links.origin, mockUrl });
  serveConsole(app);
  serveCatcher(app, world, catcher);
  serveNoAddress(app);
  return app;
}
