import {
  api,
  type Handlers,
  type NewOrganization,
  type OrganizationPatch,
  type OrganizationReset,
  type Organization as Presented,
} from "@assessment-api/control/server";
import type { Organization } from "../../domain/organizations.ts";
import { toTimestamp } from "../../domain/time.ts";
import { createOrganization, resetOrganization } from "../../seed/organizations.ts";
import { deleteOrganization, getOrganization, listOrganizations, setCredits } from "../../service/organizations.ts";
import { allRead } from "../request-bodies.ts";
import type { Control, Operator } from "./context.ts";
import { presentPage, sliceOf } from "./paging.ts";

const present = ({ id, name, credits, createdAt }: Organization): Presented => ({
  id,
  name,
  credits,
  creationDate: toTimestamp(createdAt),
});

export const organizationUrl = ({ world }: Control, id: string): string =>
  `${world.links.origin}${api.basePath}/organizations/${id}`;

type OrganizationHandlers = Pick<
  Handlers<Operator>,
  | "listOrganizations"
  | "createOrganization"
  | "getOrganization"
  | "updateOrganization"
  | "resetOrganization"
  | "deleteOrganization"
>;

export function organizationHandlers(control: Control): OrganizationHandlers {
  const { world } = control;
  return {
    async listOrganizations({ query }) {
      const page = await listOrganizations(world, sliceOf(query));
      return { status: 200, body: presentPage(page, query, present) };
    },

    async createOrganization({ body }) {
      const organization = await createOrganization(world, parseNewOrganization(body));
      const headers = { location: organizationUrl(control, organization.id) };
      return { status: 201, headers, body: present(organization) };
    },

    async getOrganization({ params }) {
      return { status: 200, body: present(await getOrganization(world, params.id)) };
    },

    async updateOrganization({ params, body }) {
      return { status: 200, body: present(await setCredits(world, params.id, parseOrganizationPatch(body))) };
    },

    async resetOrganization({ params, body = {} }) {
      return { status: 200, body: present(await resetOrganization(world, params.id, parseReset(body))) };
    },

    async deleteOrganization({ params }) {
      await deleteOrganization(world, params.id);
      return { status: 204 };
    },
  };
}

export function parseNewOrganization({ name, credits, seed, seedValue }: NewOrganization) {
  allRead<NewOrganization>({ name, credits, seed, seedValue });
  return { name, credits, seed, seedValue };
}

export function parseOrganizationPatch({ credits }: OrganizationPatch) {
  allRead<OrganizationPatch>({ credits });
  return credits;
}

export function parseReset({ seed, seedValue }: OrganizationReset) {
  allRead<OrganizationReset>({ seed, seedValue });
  return { seed, seedValue };
}
