import { HttpFailure } from "@assessment-api/runtime/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { World } from "../service/world.ts";
import { operationIdOf, versionIn } from "./requests.ts";
import { type ControlGuardOptions, guardControl } from "./security/control-guard.ts";

export interface MeasuredRequest {
  /** v1, v2, v3, control, or other for pages and files. */
  readonly api: string;
  /** operationId or route pattern; never client text. */
  readonly operation: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  observeRequest(request: MeasuredRequest): void;
  /** Returns all metrics in Prometheus text format. */
  read(world: World): Promise<string>;
}

export function measureRequests(app: FastifyInstance, { observeRequest }: Pick<Metrics, "observeRequest">): void {
  app.addHook("onResponse", (request, { statusCode: status, elapsedTime }, done) => {
    observeRequest({ api: apiOf(request.url), operation: operationOf(request), status, seconds: elapsedTime / 1000 });
    done();
  });
}

/** Serves `/metrics` with the access rules of the control API. */
export function serveMetrics(
  app: FastifyInstance,
  world: World,
  { read }: Pick<Metrics, "read">,
  guard: ControlGuardOptions,
): void {
  app.register(async (scope) => {
    guardControl(scope, guard);
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof HttpFailure)) throw error;
      const { status, headers = {}, message } = error;
      return reply.code(status).headers(headers).type("text/plain; charset=utf-8").send(`${message}\n`);
    });
    scope.get("/metrics", async (_request, reply) =>
      reply.type("text/plain; version=0.0.4; charset=utf-8").send(await read(world)),
    );
  });
}

const apiOf = (url: string): string => versionIn(url) ?? (/^\/control(?:[/?]|$)/.test(url) ? "control" : "other");

/** operationId or route pattern. */
export const operationOf = (request: FastifyRequest): string =>
  operationIdOf(request) ?? request.routeOptions.url ?? "unknown path";
