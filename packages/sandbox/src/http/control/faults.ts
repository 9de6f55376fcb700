import type { Handlers, NewFault, Fault as Presented } from "@assessment-api/control/server";
import { InvalidValueError } from "../../domain/errors.ts";
import type { Fault } from "../../domain/faults.ts";
import { titleOf, versionOf } from "../../domain/keys.ts";
import { toTimestamp } from "../../domain/time.ts";
import { createFault, deleteFault, getFault, listFaults } from "../../service/faults.ts";
import type { World } from "../../service/world.ts";
import { allRead } from "../handlers.ts";
import { operationsOf } from "../versions.ts";
import type { Control, Operator } from "./context.ts";
import { organizationHref } from "./hrefs.ts";
import { pageOf, presentPage } from "./paging.ts";

const present = ({ id, keyId, version, operation, outcome, delayInMs, left, share, createdAt }: Fault): Presented => ({
  id,
  ...(keyId !== undefined && { keyId }),
  ...(version !== undefined && { version: titleOf(version) }),
  ...(operation !== undefined && { operation }),
  ...(outcome !== undefined && { outcome }),
  ...(delayInMs !== undefined && { delayInMs }),
  ...(left !== undefined && { count: left }),
  ...(share !== undefined && { share }),
  creationDate: toTimestamp(createdAt),
});

export function faultHandlers(control: Control) {
  const { world } = control;
  return {
    async listFaults({ params, query }) {
      const page = pageOf(await listFaults(world, params.id), query);
      return { status: 200, body: presentPage(page, query, present) };
    },

    async createFault({ params: { id }, body }) {
      const fault = await createFault(world, id, parseNewFault(body, world));
      const location = `${organizationHref(control, id)}/faults/${fault.id}`;
      return { status: 201, headers: { location }, body: present(fault) };
    },

    async getFault({ params: { id, faultId } }) {
      return { status: 200, body: present(await getFault(world, id, faultId)) };
    },

    async deleteFault({ params: { id, faultId } }) {
      await deleteFault(world, id, faultId);
      return { status: 204 };
    },
  } satisfies Partial<Handlers<Operator>>;
}

export function parseNewFault(body: NewFault, world: World) {
  const { keyId, version: title, operation, outcome, delayInMs, count, share } = body;
  allRead<NewFault>({ keyId, version: title, operation, outcome, delayInMs, count, share });
  const version = title && versionOf(title);
  const operations = operationsOf(world, version);
  if (operation !== undefined && !operations.includes(operation))
    throw new InvalidValueError(
      "operation",
      operation,
      `must be the operationId of an operation of ${title ?? "V1, V2 or V3"}`,
    );
  if (outcome === undefined && delayInMs === undefined)
    throw new InvalidValueError("outcome", "", "must be given, unless delayInMs is given");
  return {
    ...(keyId !== undefined && { keyId }),
    ...(version !== undefined && { version }),
    ...(operation !== undefined && { operation }),
    ...(outcome !== undefined && { outcome }),
    ...(delayInMs !== undefined && { delayInMs }),
    ...(count !== undefined && { left: count }),
    ...(share !== undefined && { share }),
  };
}
