import type { Handlers, JobPosition, NewJobPosition, SkillsetAssignment } from "@assessment-api/v3/server";
import type * as domain from "../../domain/job-positions.ts";
import { createJobPosition, getJobPosition, searchJobPositions } from "../../service/job-positions.ts";
import type { World } from "../../service/world.ts";
import { allRead, type Context } from "../handlers.ts";
import { jobPositionHref } from "./hrefs.ts";
import { presentPage } from "./paging.ts";

export function jobPositionHandlers(world: World) {
  return {
    async listJobPositions({ query }, { organizationId }) {
      const page = await searchJobPositions(world, organizationId, {}, query.after);
      return { status: 200, body: presentPage(page, presentJobPosition) };
    },

    async createJobPosition({ body }, { organizationId }) {
      const position = await createJobPosition(world, organizationId, parseNewJobPosition(body));
      const location = jobPositionHref(world.links.origin, position.id);
      return { status: 201, headers: { location }, body: presentJobPosition(position) };
    },

    async getJobPosition({ params }, { organizationId }) {
      const position = await getJobPosition(world, organizationId, params.jobPositionId);
      return { status: 200, body: presentJobPosition(position) };
    },
  } satisfies Partial<Handlers<Context>>;
}

/** Null equals absent. */
export function parseNewJobPosition(body: NewJobPosition): domain.NewJobPosition {
  const { name, description, abstract, defaultSkillsetMasteryLevel, family, seniority, skillsets, feeders } = body;
  const levels = { abstract, defaultSkillsetMasteryLevel, family, seniority };
  allRead<NewJobPosition>({ name, description, ...levels, skillsets, feeders });
  return {
    name,
    description: description ?? undefined,
    abstract,
    defaultMasteryLevel: defaultSkillsetMasteryLevel ?? undefined,
    familyId: family ?? undefined,
    seniorityId: seniority ?? undefined,
    skillsets: skillsets?.map(parseAssignment),
    feederIds: feeders,
  };
}

function parseAssignment({ skillsetId, masteryLevel }: SkillsetAssignment): domain.JobPosition["skillsets"][number] {
  allRead<SkillsetAssignment>({ skillsetId, masteryLevel });
  return { skillsetId, ...(masteryLevel != null && { masteryLevel }) };
}

export const presentJobPosition = (position: domain.JobPosition): JobPosition => ({
  id: position.id,
  name: position.name,
  description: position.description ?? null,
  abstract: position.abstract,
  defaultSkillsetMasteryLevel: position.defaultMasteryLevel ?? null,
  feeders: position.feederIds as string[],
  translations: position.translations,
  skillsets: position.skillsets.map(({ skillsetId, masteryLevel = null }) => ({ skillsetId, masteryLevel })),
  family: position.familyId ?? null,
  seniority: position.seniorityId ?? null,
});
