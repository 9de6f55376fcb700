import type { CertificateDefinition, Handlers, PersonCertificate } from "@assessment-api/v3/server";
import type * as domain from "../../domain/certificates.ts";
import { reachCertificatePlugin } from "../../service/certificate-plugin.ts";
import {
  type DefinedCertificate,
  getCertificateDefinition,
  listPersonCertificates,
  searchCertificateDefinitions,
} from "../../service/certificates.ts";
import type { World } from "../../service/world.ts";
import type { Context } from "../handlers.ts";
import { presentPage } from "./paging.ts";

const activity = { true: true, false: false, all: undefined } as const;

export function certificateHandlers(world: World) {
  return {
    async listCertificateDefinitions({ query }, { organizationId }) {
      await reachCertificatePlugin(world, organizationId);
      const { searchText: text, organizationId: issuerId, isActive, after, limit } = query;
      const filter = { text, issuerId, active: activity[isActive] };
      const page = await searchCertificateDefinitions(world, organizationId, filter, { after, limit });
      return { status: 200, body: { ...presentPage(page, presentDefinition), totalCount: page.total } };
    },

    async getCertificateDefinition({ params }, { organizationId }) {
      await reachCertificatePlugin(world, organizationId);
      const definition = await getCertificateDefinition(world, organizationId, params.id);
      return { status: 200, body: presentDefinition(definition) };
    },

    async listPersonCertificates({ params }, { organizationId }) {
      await reachCertificatePlugin(world, organizationId);
      const certificates = await listPersonCertificates(world, organizationId, params.personId);
      return { status: 200, body: certificates.map(presentPersonCertificate) };
    },
  } satisfies Partial<Handlers<Context>>;
}

function presentDefinition(definition: domain.CertificateDefinition): CertificateDefinition {
  const { acronym, description, websiteUrl, defaultValidityInMonths, issuer } = definition;
  return {
    id: definition.id,
    name: definition.name,
    ...(acronym !== undefined && { acronym }),
    ...(description !== undefined && { description }),
    ...(websiteUrl !== undefined && { websiteUrl }),
    ...(defaultValidityInMonths !== undefined && { defaultValidityPeriod: defaultValidityInMonths }),
    isActive: definition.active,
    organization: { id: issuer.id, name: issuer.name },
  };
}

/** Uses epoch milliseconds, unlike other V3 dates. */
const presentPersonCertificate = ({ id, definition, issuedAt, expiresAt }: DefinedCertificate): PersonCertificate => ({
  id,
  definitionId: definition.id,
  name: definition.name,
  organization: { id: definition.issuer.id, name: definition.issuer.name },
  issueDate: issuedAt,
  ...(expiresAt !== undefined && { expirationDate: expiresAt }),
});
