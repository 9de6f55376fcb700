import { AbstractJobPositionError, InvalidReferenceError } from "../domain/errors.ts";
import type { Reader } from "../store/tables.ts";

interface Named {
  readonly field: string;
  readonly id: string | null | undefined;
}

const finders = {
  team: (tx: Reader) => tx.teams,
  person: (tx: Reader) => tx.people,
  "job position": (tx: Reader) => tx.jobPositions,
  "position family": (tx: Reader) => tx.positionFamilies,
  "seniority level": (tx: Reader) => tx.seniorityLevels,
  skill: (tx: Reader) => tx.skills,
  "certificate definition": (tx: Reader) => tx.certificateDefinitions,
  "active skillset": (tx: Reader) => ({
    async get(organizationId: string, id: string) {
      const skillset = await tx.skillsets.get(organizationId, id);
      return skillset?.active ? skillset : undefined;
    },
  }),
} as const;

type Referable = keyof typeof finders;

export async function demandReferences(
  tx: Reader,
  organizationId: string,
  named: Readonly<Partial<Record<Referable, readonly Named[]>>>,
): Promise<void> {
  const missing = [];
  for (const [resource, all] of Object.entries(named) as [Referable, readonly Named[]][]) {
    for (const { field, id } of all)
      if (id != null && (await finders[resource](tx).get(organizationId, id)) === undefined)
        missing.push({ resource, field, id });
  }
  if (missing.length > 0) throw new InvalidReferenceError(missing);
}

export const listed = (field: string, ids: readonly string[] = []): { readonly field: string; readonly id: string }[] =>
  ids.map((id, index) => ({ field: `${field}[${index}]`, id }));

/** @throws InvalidReferenceError, AbstractJobPositionError */
export async function demandHoldable(tx: Reader, organizationId: string, named: readonly Named[]): Promise<void> {
  await demandReferences(tx, organizationId, { "job position": named });
  for (const { field, id } of named)
    if (id != null && (await tx.jobPositions.get(organizationId, id))?.abstract)
      throw new AbstractJobPositionError(field, id);
}
