import type { Handlers, Invitation, InvitationExtended, NewInvitation } from "@assessment-api/v2/server";
import { type Candidate, invitationOf } from "../../domain/candidates.ts";
import type { Found } from "../../service/assessments.ts";
import { deleteInvitation, getInvitation, invite, searchCandidates } from "../../service/candidates.ts";
import type { Links } from "../../service/links.ts";
import type { World } from "../../service/world.ts";
import { allRead, type Context, toInstant } from "../handlers.ts";
import { presentAssessment, presentExtendedAssessment } from "./assessments.ts";
import { presentCandidate, presentExtendedCandidate, stagesOf } from "./candidates.ts";
import { invitationHref, link } from "./hrefs.ts";
import { presentPageInfo, sliceOf } from "./paging.ts";

export function invitationHandlers(world: World) {
  const { links } = world;
  return {
    async listInvitations({ query }, { organizationId }) {
      const { query: text, status = [], tags, startDate } = query;
      const startedSince = startDate === undefined ? undefined : toInstant(startDate);
      const filter = { text, stages: stagesOf(status), tags, startedSince, only: "invited" } as const;
      const page = await searchCandidates(world, organizationId, filter, sliceOf(query));
      const invitations = page.items.flatMap(invited).map((one) => presentInvitation(one, links));
      return { status: 200, body: { _embedded: { invitations }, page: presentPageInfo(page, query) } };
    },

    async createInvitation({ body }, { organizationId }) {
      const { candidate, assessment } = parseNewInvitation(body);
      const one = await invite(world, organizationId, candidate, assessment);
      const location = invitationHref(links.origin, one.assessment.id);
      return { status: 201, headers: { location }, body: presentInvitation(one, links) };
    },

    async getInvitation({ params }, { organizationId }) {
      const one = await getInvitation(world, organizationId, params.id);
      return { status: 200, body: presentExtendedInvitation(one, links) };
    },

    async deleteInvitation({ params }, { organizationId }) {
      await deleteInvitation(world, organizationId, params.id);
      return { status: 204 };
    },
  } satisfies Partial<Handlers<Context>>;
}

export function parseNewInvitation(body: NewInvitation) {
  const { email, firstName, lastName, tags, externalId, disableCommunication } = body;
  const { testId, validityInDays, note, testStartDate, customFields } = body;
  const person = { email, firstName, lastName, tags, externalId };
  allRead<NewInvitation>({
    ...person,
    disableCommunication,
    testId,
    validityInDays,
    note,
    testStartDate,
    customFields,
  });
  const opensAt = testStartDate === undefined ? undefined : toInstant(testStartDate);
  return {
    candidate: { ...person, communicationDisabled: disableCommunication },
    assessment: { testId, validityInDays, note, opensAt, customFields },
  };
}

function invited(candidate: Candidate): Found[] {
  const assessment = invitationOf(candidate);
  return assessment === undefined ? [] : [{ candidate, assessment }];
}

const linksOf = (id: string, { origin }: Links) => ({ self: link(invitationHref(origin, id)) });

const presentInvitation = ({ candidate, assessment }: Found, links: Links): Invitation => ({
  id: assessment.id,
  _links: linksOf(assessment.id, links),
  _embedded: {
    candidate: presentCandidate(candidate, links),
    assessment: presentAssessment(candidate.id, assessment, links),
  },
});

const presentExtendedInvitation = (one: Found, links: Links): InvitationExtended => ({
  id: one.assessment.id,
  _links: linksOf(one.assessment.id, links),
  _embedded: {
    candidate: presentExtendedCandidate(one.candidate, links),
    assessment: presentExtendedAssessment(one, links),
  },
});
