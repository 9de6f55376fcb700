import type { Handlers, CaughtRequest as Presented } from "@assessment-api/control/server";
import { toTimestamp } from "../../domain/time.ts";
import { hasEvent } from "../../service/histories.ts";
import { getOrganization } from "../../service/organizations.ts";
import type { World } from "../../service/world.ts";
import type { Catcher, CaughtRequest } from "../catcher.ts";
import type { Control, Operator } from "./context.ts";
import { pageOf, presentPage } from "./paging.ts";

const present = ({ requestId, at, headers, body }: CaughtRequest): Presented => ({
  requestId,
  date: toTimestamp(at),
  headers: { ...headers },
  body,
});

async function forgetErased(world: World, catcher: Catcher, organizationId: string): Promise<void> {
  for (const request of catcher.list(organizationId)) {
    const { eventId } = request;
    if (eventId !== undefined && !(await hasEvent(world, organizationId, eventId)))
      catcher.forget(organizationId, request);
  }
}

export function caughtRequestHandlers({ world, catcher }: Control) {
  return {
    async listCaughtRequests({ params: { id }, query }) {
      await getOrganization(world, id);
      await forgetErased(world, catcher, id);
      return { status: 200, body: presentPage(pageOf(catcher.list(id), query), query, present) };
    },

    async deleteCaughtRequests({ params: { id } }) {
      await getOrganization(world, id);
      catcher.clear(id);
      return { status: 204 };
    },
  } satisfies Partial<Handlers<Operator>>;
}
