import type { CertificateDefinition, PersonCertificate } from "../domain/certificates.ts";
import { demandFound } from "../domain/errors.ts";
import type { CursorPage } from "../domain/lists.ts";
import type { CertificateDefinitionFilter } from "../store/filters.ts";
import { pageOf } from "./cursors.ts";
import { existing as existingPerson } from "./people.ts";
import type { World } from "./world.ts";

export async function searchCertificateDefinitions(
  world: World,
  organizationId: string,
  filter: CertificateDefinitionFilter,
  page: { readonly after?: string | undefined; readonly limit: number },
): Promise<CursorPage<CertificateDefinition> & { readonly total: number }> {
  const { certificateDefinitions } = world.store;
  const scope = { organizationId, list: "certificate definitions", filter: { ...filter } };
  const found = await pageOf(world, scope, page, (slice) => certificateDefinitions.walk(organizationId, filter, slice));
  const { total } = await certificateDefinitions.search(organizationId, filter, { offset: 0, limit: 0 });
  return { ...found, total };
}

/**
 * Includes inactive definitions.
 * @throws NotFoundError
 */
export async function getCertificateDefinition(
  { store }: World,
  organizationId: string,
  id: string,
): Promise<CertificateDefinition> {
  return demandFound(await store.certificateDefinitions.get(organizationId, id), "certificate definition", id);
}

export interface DefinedCertificate extends PersonCertificate {
  readonly definition: CertificateDefinition;
}

export async function listPersonCertificates(
  { store }: World,
  organizationId: string,
  personId: string,
): Promise<readonly DefinedCertificate[]> {
  const { certificates } = await existingPerson(store, organizationId, personId);
  const known = await Promise.all(
    certificates.map(async (certificate) => ({
      ...certificate,
      definition: await store.certificateDefinitions.get(organizationId, certificate.definitionId),
    })),
  );
  return known.filter((one): one is DefinedCertificate => one.definition !== undefined);
}
