import type { Clocks } from "../domain/clocks.ts";
import type { Change } from "../domain/journal.ts";
import type { Naming } from "../domain/naming.ts";
import type { Instant } from "../domain/time.ts";
import type { PutEntry } from "../store/store.ts";
import type { Cause } from "./cause.ts";

/** Needs of recording beside the transaction. */
export interface RecordOptions {
  /** The cause of what is done at present: a transaction may have several. */
  readonly cause: () => Cause;
  readonly clocks: Clocks;
  readonly machine: () => Instant;
  readonly newId: (prefix: "chg") => string;
  /** Drafts of organizations that are being filled, by their ids. */
  readonly drafts: Map<string, PlantedDraft>;
  /** Is told of each entry. */
  readonly wrote: (organizationId: string) => void;
  /** Is told what names somebody who is deleted. */
  readonly forgotten: (organizationId: string, naming: Naming) => void;
  /** Is told of each organization that is deleted, once it is. */
  readonly deleted: (organizationId: string) => void;
}

/** The change that stands for all that an organization begins with. */
export interface Plant {
  readonly id: string;
  readonly kind: Change["kind"];
  readonly counts: Record<string, number>;
}

/** The same of a draft. */
export type PlantedDraft = Plant & { readonly organizationId: string };

/** Writes entries into a transaction; the first one of each cause brings the entry of the cause along. */
export interface Recorder {
  /** The cause of what is done at present. */
  readonly cause: () => Cause;
  /** Writes the entry of the cause, once; later it is written again with what became known. */
  writeCause(organizationId: string): Promise<void>;
  write(entry: Written): Promise<void>;
  /** The change that stands for all that an organization begins with; undefined but in the transaction that plants it. */
  plantedBy(organizationId: string, collection: string): string | undefined;
  /** Whether this transaction plants the data of an organization. */
  plants(organizationId: string): boolean;
}

export type Written = Omit<PutEntry, "at" | "recordedAt" | "causeId" | "organizationId"> & {
  readonly organizationId: string;
  readonly causeId?: string;
};
