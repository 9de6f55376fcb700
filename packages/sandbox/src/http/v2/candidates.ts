import type {
  Candidate,
  CandidateExtended,
  CandidatePatch,
  CandidateStatus,
  Handlers,
  NewCandidate,
} from "@assessment-api/v2/server";
import {
  type CandidateChanges,
  candidateStage,
  type Candidate as DomainCandidate,
  type NewCandidate as DomainNewCandidate,
  newestAssessment,
  type Stage,
  stages,
} from "../../domain/candidates.ts";
import { toTimestamp } from "../../domain/time.ts";
import {
  createCandidate,
  deleteCandidate,
  getCandidate,
  searchCandidates,
  updateCandidate,
} from "../../service/candidates.ts";
import type { Links } from "../../service/links.ts";
import type { World } from "../../service/world.ts";
import { allRead, type Context, toInstant } from "../handlers.ts";
import { presentAssessment } from "./assessments.ts";
import { candidateHref, link } from "./hrefs.ts";
import { presentPageInfo, sliceOf } from "./paging.ts";

const statusOf: Record<Stage, CandidateStatus> = {
  WITHOUT_ASSESSMENT: "NEW",
  INVITED: "NEW",
  AWAITED: "WAITING_FOR_ANSWERS",
  STARTED: "WAITING_FOR_ANSWERS",
  FINISHED: "IN_EVALUATION",
  AUTO_ASSESSED: "IN_EVALUATION",
  IN_ASSESSMENT: "IN_EVALUATION",
  ASSESSED: "WAITING_FOR_DECISION",
  ACCEPTED: "ACCEPTED",
  REJECTED: "REJECTED",
  EXPIRED: "EXPIRED",
  CANCELED: "CANCELED",
  FAILED: "ERROR",
};

export const stagesOf = (statuses: readonly CandidateStatus[]): Stage[] =>
  stages.filter((stage) => statuses.includes(statusOf[stage]));

export function candidateHandlers(world: World) {
  const { links } = world;
  return {
    async listCandidates({ query }, { organizationId }) {
      const { query: text, status = [], tags, startDate, assignedUser, assignedTeam } = query;
      const startedSince = startDate === undefined ? undefined : toInstant(startDate);
      const filter = { text, stages: stagesOf(status), tags, startedSince, assignedUser, assignedTeam };
      const page = await searchCandidates(world, organizationId, filter, sliceOf(query));
      const candidates = page.items.map((candidate) => presentCandidate(candidate, links));
      return { status: 200, body: { _embedded: { candidates }, page: presentPageInfo(page, query) } };
    },

    async createCandidate({ body }, { organizationId }) {
      const candidate = await createCandidate(world, organizationId, parseNewCandidate(body));
      const location = candidateHref(links.origin, candidate.id);
      return { status: 201, headers: { location }, body: presentCandidate(candidate, links) };
    },

    async getCandidate({ params }, { organizationId }) {
      const candidate = await getCandidate(world, organizationId, params.id);
      return { status: 200, body: presentExtendedCandidate(candidate, links) };
    },

    async updateCandidate({ params, body }, { organizationId }) {
      await updateCandidate(world, organizationId, params.id, parseCandidatePatch(body));
      return { status: 202 };
    },

    async deleteCandidate({ params }, { organizationId }) {
      await deleteCandidate(world, organizationId, params.id);
      return { status: 204 };
    },
  } satisfies Partial<Handlers<Context>>;
}

export function parseNewCandidate(body: NewCandidate): DomainNewCandidate {
  const { email, firstName, lastName, tags, externalId, disableCommunication } = body;
  allRead<NewCandidate>({ email, firstName, lastName, tags, externalId, disableCommunication });
  return { email, firstName, lastName, tags, externalId, communicationDisabled: disableCommunication };
}

export function parseCandidatePatch({ status: decision, customFields }: CandidatePatch): CandidateChanges {
  allRead<CandidatePatch>({ status: decision, customFields });
  return { decision, customFields };
}

export function presentCandidate(candidate: DomainCandidate, links: Links): Candidate {
  const { id, firstName, lastName, externalId } = candidate;
  const newest = newestAssessment(candidate);
  return {
    id,
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    email: candidate.email,
    tags: candidate.tags as string[],
    disableCommunication: candidate.communicationDisabled,
    ...(externalId !== undefined && { externalId }),
    status: statusOf[candidateStage(candidate)],
    assignedUser: candidate.assignedUser,
    assignedTeam: candidate.assignedTeam,
    creationDate: toTimestamp(candidate.createdAt),
    customFields: candidate.customFields,
    _links: {
      self: link(candidateHref(links.origin, id)),
      onlineReport: link(newest ? links.report(newest.id) : links.futureReport(id)),
      pdfReport: link(newest ? links.pdfReport(newest.id) : links.futurePdfReport(id)),
    },
  };
}

export function presentExtendedCandidate(candidate: DomainCandidate, links: Links): CandidateExtended {
  const assessments = candidate.assessments.map((assessment) => presentAssessment(candidate.id, assessment, links));
  return Object.assign(presentCandidate(candidate, links), { _embedded: { assessments } });
}
