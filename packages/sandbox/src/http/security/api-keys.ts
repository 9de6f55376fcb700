import type { IncomingHttpHeaders } from "node:http";
import { HttpFailure } from "@assessment-api/runtime/server";
import { COMMAND } from "../../domain/command.ts";
import { type ApiKey, type ApiVersion, titleOf } from "../../domain/keys.ts";
import type { Taken } from "../../domain/rate-limits.ts";
import { SECOND } from "../../domain/time.ts";
import { refused } from "../../journal/cause.ts";
import { authenticated, calledByOperator } from "../../service/journal.ts";
import { findKey } from "../../service/keys.ts";
import type { World } from "../../service/world.ts";
import type { Context } from "../context.ts";
import { orStoreFailure } from "../translate-failures.ts";
import { admissionOf } from "./admissions.ts";
import type { RateCounter } from "./rate-limit.ts";

export type Authenticate = (
  key: string,
  request: { readonly headers: IncomingHttpHeaders },
) => Promise<Context | undefined>;

/**
 * Authenticates callers of a version and counts requests.
 * @param counter shared between versions with a common limit; undefined without a limit
 * @param callerOf organization of an internal control API call, which is not counted
 */
export function apiKeyCheck(
  world: World,
  version: ApiVersion,
  counter: RateCounter | undefined,
  callerOf: (key: string) => string | undefined,
): Authenticate {
  async function check(key: string, headers: IncomingHttpHeaders): Promise<Context | undefined> {
    const organizationId = callerOf(key);
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

  return (key, { headers }) => orStoreFailure(check(key, headers));
}

/** Reason for the sandbox's operator; clients only learn that the key is invalid. */
const explainKey = (version: ApiVersion, found: ApiKey | undefined) => ({
  explanation: {
    rule: "credential-valid",
    found:
      found === undefined
        ? "There is no such key: it was never made, or was deleted."
        : `The key that ends with ${found.hint} opens ${found.versions.map(titleOf).join(", ")}.`,
    expected: `A key that opens ${titleOf(version)}.`,
    remedy: `Make one with "${COMMAND} keys create --versions ${titleOf(version)}".`,
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
