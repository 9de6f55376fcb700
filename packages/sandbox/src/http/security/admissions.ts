import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Admission, Arrival } from "../../domain/admissions.ts";
import type { ApiVersion } from "../../domain/keys.ts";
import { admit } from "../../service/keys.ts";
import { isShared, type World } from "../../service/world.ts";
import { operationIdOf, organizationIn, versionIn } from "../requests.ts";
import { orStoreFailure } from "../translate-failures.ts";

/** Admissions of the requests under way, by their headers, which security handlers see of a request, too. */
const admissions = new WeakMap<object, Admission>();

/** The data looked up for a request before it began; undefined where one process has the data for itself. */
export const admissionOf = (headers: IncomingHttpHeaders): Admission | undefined => admissions.get(headers);

/** The key of a request whose admission is looked up: those of unknown paths, and without a key, need none. */
function keyOf(request: FastifyRequest, keyHeader: string): string | undefined {
  const given = request.headers[keyHeader.toLowerCase()];
  return typeof given === "string" && operationIdOf(request) !== undefined ? given : undefined;
}

/**
 * Moves the clock as other processes have, for each request that has no admission, which does so itself. Where the store is out of reach, what needs it
 * says so itself.
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

/**
 * Looks up, before anything else is done for requests of one version, what they need: where the clock stands, their key, whether there are faults, and
 * their turn.
 */
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
  /** Organization of a call of the control API, which carries a key of its own. */
  readonly callerOf: (key: string) => string | undefined;
}
