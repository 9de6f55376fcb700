import type { JournalEntry } from "../domain/journal.ts";
import { type Instant, MINUTE } from "../domain/time.ts";
import { percentDecoded } from "../store/journal-mentions.ts";
import { forgetIn, type PackedReads } from "../store/packed-reads.ts";

/** Requests that were going on when somebody was deleted have ended by then. */
const REMEMBERED_FOR = 5 * MINUTE;

/** Those who were deleted lately, whom entries that still wait may name. */
export interface Forgotten {
  add(organizationId: string, texts: readonly string[]): void;
  /** Removes those whom no entry names any more; to be called when none waits. */
  expire(): void;
  /** The entry, without details where it names one of them. */
  leaveOut(entry: JournalEntry): JournalEntry;
  /** The same for reads. */
  leaveOutOfReads(organizationId: string, reads: PackedReads): PackedReads;
}

export function createForgotten(machine: () => Instant): Forgotten {
  let all: { readonly organizationId: string; readonly texts: readonly string[]; readonly until: Instant }[] = [];

  /** In lower case. */
  const textsIn = (organizationId: string | undefined): string[] =>
    all
      .filter((one) => one.organizationId === organizationId)
      .flatMap(({ texts }) => texts.map((text) => text.toLowerCase()));

  return {
    add(organizationId, texts) {
      all.push({ organizationId, texts, until: machine() + REMEMBERED_FOR });
    },

    expire() {
      all = all.filter(({ until }) => until > machine());
    },

    leaveOut(entry) {
      if (entry.details === undefined || all.length === 0) return entry;
      const text = percentDecoded(JSON.stringify(entry)).toLowerCase();
      const names = textsIn(entry.organizationId).some((one) => text.includes(one));
      if (!names) return entry;
      const { details: _, ...rest } = entry;
      return rest;
    },

    leaveOutOfReads: (organizationId, reads) => (all.length === 0 ? reads : forgetIn(reads, textsIn(organizationId))),
  };
}
