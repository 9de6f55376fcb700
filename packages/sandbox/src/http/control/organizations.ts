import type {
  Handlers,
  NewOrganization,
  OrganizationPatch,
  OrganizationReset,
  Organization as Presented,
} from "@assessment-api/control/server";
import type { Organization } from "../../domain/organizations.ts";
import { toTimestamp } from "../../domain/time.ts";
import { createOrganization, createOrganizationWithKey, resetOrganization } from "../../seed/organizations.ts";
import { deleteOrganization, getOrganization, listOrganizations, setCredits } from "../../service/organizations.ts";
import { allRead } from "../handlers.ts";
import type { Control, Operator } from "./context.ts";
import { organizationHref } from "./hrefs.ts";
import { parseNewKey, presentCreatedKey } from "./keys.ts";
import { presentPage, sliceOf } from "./paging.ts";

export const presentOrganization = ({ id, name, credits, createdAt }: Organization): Presented => ({
  id,
  name,
  credits,
  creationDate: toTimestamp(createdAt),
});

export function organizationHandlers(control: Control) {
  const { world } = control;
  return {
    async listOrganizations({ query }) {
      const page = await listOrganizations(world, sliceOf(query));
      return { status: 200, body: presentPage(page, query, presentOrganization) };
    },

    async createOrganization({ body }) {
      const { given, apiKey } = parseNewOrganization(body);
      const created =
        apiKey === undefined
          ? { organization: await createOrganization(world, given) }
          : await createOrganizationWithKey(world, given, apiKey);
      const headers = { location: organizationHref(control, created.organization.id) };
      const shownKey = "key" in created && { apiKey: presentCreatedKey(created) };
      return { status: 201, headers, body: { ...presentOrganization(created.organization), ...shownKey } };
    },

    async getOrganization({ params }) {
      return { status: 200, body: presentOrganization(await getOrganization(world, params.id)) };
    },

    async updateOrganization({ params, body }) {
      return {
        status: 200,
        body: presentOrganization(await setCredits(world, params.id, parseOrganizationPatch(body))),
      };
    },

    async resetOrganization({ params, body = {} }) {
      return { status: 200, body: presentOrganization(await resetOrganization(world, params.id, parseReset(body))) };
    },

    async deleteOrganization({ params }) {
      await deleteOrganization(world, params.id);
      return { status: 204 };
    },
  } satisfies Partial<Handlers<Operator>>;
}

export function parseNewOrganization({ name, credits, seed, seedValue, apiKey }: NewOrganization) {
  allRead<NewOrganization>({ name, credits, seed, seedValue, apiKey });
  return { given: { name, credits, seed, seedValue }, apiKey: apiKey && parseNewKey(apiKey) };
}

export function parseOrganizationPatch({ credits }: OrganizationPatch) {
  allRead<OrganizationPatch>({ credits });
  return credits;
}

export function parseReset({ seed, seedValue }: OrganizationReset) {
  allRead<OrganizationReset>({ seed, seedValue });
  return { seed, seedValue };
}
