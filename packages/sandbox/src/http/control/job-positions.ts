import type { Handlers, JobPosition as Presented } from "@assessment-api/control/server";
import type { JobPosition } from "../../domain/job-positions.ts";
import { toTimestamp } from "../../domain/time.ts";
import { getJobPosition, listJobPositions } from "../../service/job-positions.ts";
import type { Control, Operator } from "./context.ts";
import { presentPage, sliceOf } from "./paging.ts";

function present(position: JobPosition): Presented {
  const { id, name, description, abstract, defaultMasteryLevel, familyId, seniorityId } = position;
  return {
    id,
    name,
    ...(description !== undefined && { description }),
    abstract,
    ...(defaultMasteryLevel !== undefined && { defaultMasteryLevel }),
    feederIds: [...position.feederIds],
    languages: Object.keys(position.translations),
    skillsets: position.skillsets.map((skillset) => ({ ...skillset })),
    ...(familyId !== undefined && { familyId }),
    ...(seniorityId !== undefined && { seniorityId }),
    creationDate: toTimestamp(position.createdAt),
  };
}

export function jobPositionHandlers({ world }: Control) {
  return {
    async listJobPositions({ params, query }) {
      const positions = await listJobPositions(world, params.id, { text: query.searchText }, sliceOf(query));
      return { status: 200, body: presentPage(positions, query, present) };
    },

    async getJobPosition({ params: { id, jobPositionId } }) {
      return { status: 200, body: present(await getJobPosition(world, id, jobPositionId)) };
    },
  } satisfies Partial<Handlers<Operator>>;
}
