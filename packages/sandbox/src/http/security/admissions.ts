import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Admission, Arrival } from "../../domain/admissions.ts";
import type { ApiVersion } from "../../domain/keys.ts";
import { admit } from "../../service/keys.ts";
import { isShared, type World } from "../../service/world.ts";
import { operationIdOf, organizationIn, versionIn } from "../requests.ts";
import { orStoreFailure } from "../translate-failures.ts";

/** Admissions of pending requests, keyed by headers, because security handlers receive only headers. */
const admissions = new WeakMap<object, Admission>();

/** Returns data loaded before the request; undefined for a single process. */
export const admissionOf = (headers: IncomingHttpHeaders): Admission | undefined => admissions.get(headers);

/** Returns the key if admission is needed; unknown paths and requests without a key need none. */
function keyOf(request: FastifyRequest, keyHeader: string): string | undefined {
  const given = request.headers[keyHeader.toLowerCase()];
  return typeof given === "string" && operationIdOf(request) !== undefined ? given : undefined;
}

/**
 * Applies clock changes of other processes for requests without admission. Store errors surface later in the
 * handler.
 */
export function catchUpClock(
  app: FastifyInstance,
  world: World,
  keyHeaders: Readonly<Record<ApiVersion, string>>,
  callerOf: (key: string) => string | undefined,
): void {
  if (!isShared(world)) return;
  app.addHook("onRequest", async (request) => {
    const version = versionIn(request.url);
    const key = version === undefined ? undefined : keyOf(request, keyHeaders[version]);
    if (key === undefined || callerOf(key) !== undefined) await world.catchUp(organizationIn(request)).catch(() => {});
  });
}

/** Loads clock, key, faults and rate limit before requests of one version. */
export function admitRequests(
  scope: FastifyInstance,
  world: World,
  { keyHeader, callerOf, ...arrival }: AdmitOptions,
): void {
  if (!isShared(world)) return;
  scope.addHook("preHandler", async (request) => {
    const key = keyOf(request, keyHeader);
    if (key === undefined || callerOf(key) !== undefined) return;
    const admission = await orStoreFailure(admit(world, key, arrival));
    if (admission === undefined) return;
    admissions.set(request.headers, admission);
    if (request.cause) request.cause.fields.at = world.clocks.sandbox.now();
  });
}

export interface AdmitOptions extends Omit<Arrival, "keyHash"> {
  readonly keyHeader: string;
  readonly callerOf: (key: string) => string | undefined;
}
