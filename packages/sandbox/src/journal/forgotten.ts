import type { JournalEntry } from "../domain/journal.ts";
import { foldName, isNamedIn, type Naming, pathWithoutNames, withoutNames } from "../domain/naming.ts";
import { type Instant, MINUTE } from "../domain/time.ts";
import { forgetIn, type PackedReads } from "../store/journal/packed-reads.ts";

/** Period in milliseconds, longer than any running request. */
const REMEMBERED_FOR = 5 * MINUTE;

/** Recently deleted people, whose names running requests may still record. */
interface Forgotten {
  add(organizationId: string, naming: Naming): void;
  expire(): void;
  leaveOut(entry: JournalEntry): JournalEntry;
  leaveOutOfReads(organizationId: string, reads: PackedReads): PackedReads;
}

interface Remembered {
  readonly organizationId: string;
  readonly naming: Naming;
  readonly at: Instant;
}

export function createForgotten(machine: () => Instant): Forgotten {
  let all: Remembered[] = [];

  function deletedSince(organizationId: string | undefined, begun: Instant): Remembered[] {
    const since = all.findLastIndex(({ at }) => at < begun) + 1;
    // Entries without an organization may contain any name.
    return all.slice(since).filter((one) => organizationId === undefined || one.organizationId === organizationId);
  }

  return {
    add(organizationId, naming) {
      all.push({ organizationId, naming, at: machine() });
    },

    expire() {
      all = all.filter(({ at }) => at + REMEMBERED_FOR > machine());
    },

    leaveOut(entry) {
      if (all.length === 0) return entry;
      return deletedSince(entry.organizationId, entry.recordedAt).reduce(
        (left, { naming }) => leaveOut(left, naming),
        entry,
      );
    },

    leaveOutOfReads(organizationId, reads) {
      if (all.length === 0) return reads;
      const begun = Math.min(...reads.at.map((at, index) => reads.start + at - (reads.ahead[index] as number)));
      return deletedSince(organizationId, begun).reduce((left, { naming }) => forgetIn(left, naming), reads);
    },
  };
}

function leaveOut(entry: JournalEntry, naming: Naming): JournalEntry {
  const { details, ...rest } = entry;
  if (details !== undefined && isAbout(entry, naming)) return rest;
  const { exchange } = rest;
  const path = exchange && pathWithoutNames(exchange.path, naming);
  const kept = details && withoutNames(details, naming);
  return {
    ...rest,
    ...(exchange && path !== undefined && { exchange: { ...exchange, path } }),
    ...(kept && { details: kept }),
  };
}

const isAbout = ({ candidateId = "", details }: JournalEntry, naming: Naming): boolean =>
  naming.ids.includes(foldName(candidateId)) || isNamedIn(JSON.stringify(details), { ...naming, texts: [], words: [] });
