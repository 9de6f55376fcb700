import { type Named, type Naming, namingOf } from "../domain/naming.ts";
import type { Reader } from "../store/tables.ts";

export interface Subject extends Named {
  readonly id: string;
  readonly organizationId: string;
  readonly assessments?: readonly { readonly id: string }[];
}

export const subjects = ["candidates", "people"];

export async function namingFor(reader: Pick<Reader, "journal">, subject: Subject): Promise<Naming> {
  const { id, assessments = [] } = subject;
  const ids = [id, ...assessments.map((assessment) => assessment.id)];
  return namingOf(ids, [subject, ...(await formerNames(reader, subject))]);
}

const CHANGES = 200;

async function formerNames({ journal }: Pick<Reader, "journal">, { organizationId, id }: Subject): Promise<Named[]> {
  const names: Named[] = [];
  const ofSubject = { candidateId: id, kinds: ["change"], operations: subjects } as const;
  for (let before: number | undefined; ; ) {
    const { items, next } = await journal.list(organizationId, ofSubject, { before, limit: CHANGES });
    for (const { details } of items)
      for (const { path, before: former } of details?.patch ?? []) names.push({ [path.slice(1)]: former });
    if (next === undefined) return names;
    before = next as number;
  }
}
