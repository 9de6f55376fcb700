import type { Handlers, CandidateEvent as Presented } from "@assessment-api/control/server";
import type { CandidateEvent } from "../../domain/events.ts";
import { toTimestamp } from "../../domain/time.ts";
import { getEvent, listEvents } from "../../service/histories.ts";
import type { Links } from "../../service/links.ts";
import * as v1 from "../v1/events.ts";
import * as v2 from "../v2/events.ts";
import type { Control, Operator } from "./context.ts";
import { presentPage, sliceOf } from "./paging.ts";

function present(event: CandidateEvent, links: Links): Presented {
  const { externalId } = event;
  return {
    id: event.id,
    type: event.type,
    date: toTimestamp(event.at),
    candidateId: event.candidateId,
    ...(externalId !== undefined && { externalId }),
    email: event.email,
    assessmentId: event.assessmentId,
    testId: event.testId,
    testName: event.testName,
    v1: v1.presentEvent(event),
    v2: v2.presentEvent(event, links),
  };
}

export function eventHandlers({ world, settle }: Control) {
  return {
    async listEvents({ params, query }) {
      await settle({ organizationId: params.id });
      const page = await listEvents(world, params.id, { candidateId: query.candidateId }, sliceOf(query));
      return { status: 200, body: presentPage(page, query, (event) => present(event, world.links)) };
    },

    async getEvent({ params: { id, eventId } }) {
      await settle({ organizationId: id });
      return { status: 200, body: present(await getEvent(world, id, eventId), world.links) };
    },
  } satisfies Partial<Handlers<Operator>>;
}
