import type { IncomingHttpHeaders } from "node:http";
import { HttpFailure } from "@assessment-api/runtime/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Admission, Arrival } from "../../domain/admissions.ts";
import { COMMAND } from "../../domain/command.ts";
import { type ApiKey, type ApiVersion, titleOf } from "../../domain/keys.ts";
import type { RateLimit, Taken } from "../../domain/rate-limits.ts";
import { SECOND } from "../../domain/time.ts";
import { authenticated, calledByOperator, refused } from "../../journal/cause.ts";
import { admit, findKey } from "../../service/keys.ts";
import { isShared, type World } from "../../service/world.ts";
import { type Context, throwStoreFailure } from "../handlers.ts";
import { operationIdOf, organizationIn, versionIn } from "../requests.ts";

export type Authenticate = (
  key: string,
  request: { readonly headers: IncomingHttpHeaders },
) => Promise<Context | undefined>;

/**
 * @param counter shared by versions with a common limit
 * @param callers internal calls, which are not counted
 */
export function apiKeyCheck(
  world: World,
  version: ApiVersion,
  counter: RateCounter | undefined,
  callers: ReadonlyMap<string, string>,
): Authenticate {
  async function check(key: string, headers: IncomingHttpHeaders): Promise<Context | undefined> {
    const organizationId = callers.get(key);
    if (organizationId !== undefined) {
      calledByOperator(organizationId);
      return { organizationId };
    }
    const admission = admissionOf(headers);
    const found = admission === undefined ? await findKey(world, key) : admission.key;
    if (found === undefined || !found.versions.includes(version)) {
      refused(explainKey(version, found));
      return undefined;
    }
    authenticated(found);
    if (counter !== undefined) demandTurn(counter, admission?.taken ?? (await counter.take(found.id)));
    return { organizationId: found.organizationId };
  }

  return (key, { headers }) => check(key, headers).catch(throwStoreFailure);
}

/** Records why a key was refused; clients only learn that it is invalid. */
const explainKey = (version: ApiVersion, found: ApiKey | undefined) => ({
  explanation: {
    rule: "credential-valid",
    found:
      found === undefined
        ? "The key does not exist: it was never created, or was deleted."
        : `The key that ends with ${found.hint} is for ${found.versions.map(titleOf).join(", ")}.`,
    expected: `A key for ${titleOf(version)}.`,
    remedy: `Create one with "${COMMAND} keys create --versions ${titleOf(version)}".`,
  },
});

/** @throws HttpFailure 429 with rate-limit headers in whole seconds */
function demandTurn({ limit: { requests, periodInMs } }: RateCounter, { allowed, waitInMs }: Taken): void {
  if (allowed) return;
  const seconds = String(Math.ceil(waitInMs / SECOND));
  throw new HttpFailure(429, `The rate limit of ${requests} requests per ${periodInMs / SECOND} seconds is exceeded`, {
    headers: {
      "retry-after": seconds,
      "ratelimit-limit": String(requests),
      "ratelimit-remaining": "0",
      "ratelimit-reset": seconds,
    },
  });
}

/** Admissions by headers, because security handlers receive only these. */
const admissions = new WeakMap<object, Admission>();

export const admissionOf = (headers: IncomingHttpHeaders): Admission | undefined => admissions.get(headers);

/** Unknown paths and requests without a key need no admission. */
function keyOf(request: FastifyRequest, keyHeader: string): string | undefined {
  const given = request.headers[keyHeader.toLowerCase()];
  return typeof given === "string" && operationIdOf(request) !== undefined ? given : undefined;
}

/** Applies clock changes for requests without admission. Store errors surface later. */
export function catchUpClock(
  app: FastifyInstance,
  world: World,
  keyHeaders: Readonly<Record<ApiVersion, string>>,
  callers: ReadonlyMap<string, string>,
): void {
  if (!isShared(world)) return;
  app.addHook("onRequest", async (request) => {
    const version = versionIn(request.url);
    const key = version === undefined ? undefined : keyOf(request, keyHeaders[version]);
    if (key === undefined || callers.get(key) !== undefined)
      await world.catchUp(organizationIn(request)).catch(() => {});
  });
}

export function admitRequests(
  scope: FastifyInstance,
  world: World,
  { keyHeader, callers, ...arrival }: AdmitOptions,
): void {
  if (!isShared(world)) return;
  scope.addHook("preHandler", async (request) => {
    const key = keyOf(request, keyHeader);
    if (key === undefined || callers.get(key) !== undefined) return;
    const admission = await admit(world, key, arrival).catch(throwStoreFailure);
    if (admission === undefined) return;
    admissions.set(request.headers, admission);
    if (request.cause) request.cause.fields.at = world.clocks.sandbox.now();
  });
}

interface AdmitOptions extends Omit<Arrival, "keyHash"> {
  readonly keyHeader: string;
  readonly callers: ReadonlyMap<string, string>;
}

export interface RateCounter {
  readonly limit: RateLimit;
  /** Counts a request; rejected ones do not count. */
  take(keyId: string): Taken | Promise<Taken>;
}

/**
 * Counts requests on the machine clock: clients wait in real time, and a frozen sandbox clock would block keys forever.
 * @param now may go back
 */
export function createRateCounter(limit: RateLimit, now: () => number): RateCounter {
  const { requests, periodInMs } = limit;
  /** Times of the last allowed requests per key, up to the limit. */
  const taken = new Map<string, number[]>();
  let sweepAt = 1000;

  const hasEnded = (times: readonly number[], at: number) => Math.abs(at - (times.at(-1) ?? at)) >= periodInMs;

  function sweep(at: number): void {
    for (const [keyId, times] of taken) if (hasEnded(times, at)) taken.delete(keyId);
    sweepAt = Math.max(1000, taken.size * 2);
  }

  return {
    limit,
    take(keyId) {
      const known = taken.get(keyId);
      const times = known !== undefined && !hasEnded(known, now()) ? known : [];
      if (known === undefined && taken.size >= sweepAt) sweep(now());
      // The clock may go back by less than a period.
      const at = Math.max(now(), times.at(-1) ?? 0);
      const [oldest = 0] = times;
      if (times.length === requests && oldest + periodInMs > at)
        return { allowed: false, waitInMs: oldest + periodInMs - at };
      if (times.length === requests) times.shift();
      times.push(at);
      taken.set(keyId, times);
      return { allowed: true, waitInMs: 0 };
    },
  };
}
