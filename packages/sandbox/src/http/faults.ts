import { setTimeout as delay } from "node:timers/promises";
import { HttpFailure } from "@assessment-api/runtime/server";
import type { FastifyInstance } from "fastify";
import { COMMAND } from "../domain/command.ts";
import type { Fault } from "../domain/faults.ts";
import type { ApiVersion } from "../domain/keys.ts";
import { injected, refused } from "../journal/cause.ts";
import { takeFault } from "../service/faults.ts";
import { findKey, hasFaults } from "../service/keys.ts";
import type { World } from "../service/world.ts";
import { throwStoreFailure } from "./handlers.ts";
import { admissionOf } from "./security/api-keys.ts";
import { versions } from "./versions.ts";

/** Applies active faults to requests with a valid key. */
export function injectFaults(scope: FastifyInstance, world: World, version: ApiVersion, keyHeader: string): void {
  const header = keyHeader.toLowerCase();
  scope.addHook("preHandler", async ({ headers, routeOptions, raw }, reply) => {
    const { operationId: operation } = (routeOptions.config ?? {}) as { operationId?: string };
    const given = headers[header];
    if (operation === undefined || typeof given !== "string") return;
    const admission = admissionOf(headers);
    if (!(admission?.hasFaults ?? (await hasFaults(world).catch(throwStoreFailure)))) return;
    const key = admission?.key ?? (await findKey(world, given).catch(throwStoreFailure));
    if (key === undefined || !key.versions.includes(version)) return;
    const call = { keyId: key.id, version, operation };
    const fault = await takeFault(world, key.organizationId, call).catch(throwStoreFailure);
    if (fault === undefined) return;
    injected(key, fault);
    const { delayInMs, outcome } = fault;
    if (delayInMs !== undefined) await delay(delayInMs, undefined, { ref: false });
    if (outcome === undefined) return;
    if (outcome === "connection") {
      reply.hijack();
      raw.socket.destroy();
      return;
    }
    refused({ explanation: explain(fault) });
    const message = `Injected by the fault ${fault.id}`;
    const isPlugin = outcome === 503 && versions[version].pluginOperations?.includes(operation);
    const reason = isPlugin ? { reason: "plugin-unavailable" } : {};
    throw new HttpFailure(outcome, message, { headers: outcome === 500 ? {} : retryHeaders, ...reason });
  });
}

/** Headers as for an exceeded rate limit. */
const retryHeaders = {
  "retry-after": "1",
  "ratelimit-limit": "36",
  "ratelimit-remaining": "0",
  "ratelimit-reset": "1",
};

const explain = ({ id }: Fault) => ({
  rule: "fault-injected",
  found: `The fault ${id} of the control API is active for this request.`,
  expected: "A request without an active fault.",
  remedy: `Send the request again, or delete the fault with "${COMMAND} faults delete ${id}".`,
});
