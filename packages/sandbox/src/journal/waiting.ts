import type { Clocks } from "../domain/clocks.ts";
import { createReadPacker, type PackedReads, type ReadPacker } from "../store/journal/packed-reads.ts";
import { type Cause, timeOf } from "./cause.ts";

/** Requests of an organization that changed nothing, between two causes that did. */
export interface WaitingReads {
  readonly organizationId: string;
  readonly reads: PackedReads;
}

export type Waiting = Cause | WaitingReads;

/** Entries of the journal that wait to be written, in the order in which all that ended. */
export interface WaitingEntries {
  /** How many there are. */
  readonly count: number;
  add(cause: Cause): void;
  addRead(organizationId: string, cause: Cause): void;
  /** Takes the first ones: `size`, or some more where reads wait together. */
  take(size: number): Waiting[];
  /** Drops those of an organization that is deleted: they would not be written. */
  drop(organizationId: string): void;
  /** Puts what was taken back in its place. */
  putBack(taken: readonly Waiting[]): void;
}

export const isReads = (waiting: Waiting): waiting is WaitingReads => "reads" in waiting;

const sizeOf = (waiting: Waiting): number => (isReads(waiting) ? waiting.reads.ids.length : 1);

/** Whether a cause is of an organization alone; a refusal is explained when the organization is gone, too. */
const isOf = (organizationId: string, { organizations, fields }: Cause): boolean =>
  organizations.length === 1 && organizations[0] === organizationId && fields.details?.refusal === undefined;

/**
 * @param most entries that wait at most; the oldest are given up
 * @param together reads that wait together at most
 */
export function createWaitingEntries(most: number, together: number, clocks: Clocks): WaitingEntries {
  let waiting: Waiting[] = [];
  let count = 0;
  /** Reads that others may join, by their organizations. */
  const open = new Map<string, ReadPacker>();

  function giveUp(): void {
    while (count > most) count -= sizeOf(waiting.shift() as Waiting);
  }

  function begin(organizationId: string): ReadPacker {
    const packer = createReadPacker(clocks.of(organizationId).now());
    open.set(organizationId, packer);
    waiting.push({ organizationId, reads: packer.reads });
    return packer;
  }

  return {
    get count() {
      return count;
    },
    add(cause) {
      for (const organizationId of cause.organizations) open.delete(organizationId);
      waiting.push(cause);
      count++;
      giveUp();
    },
    addRead(organizationId, cause) {
      const { fields, candidateId = null } = cause;
      timeOf(cause, organizationId, clocks);
      let packer = open.get(organizationId);
      if (packer === undefined || packer.reads.ids.length >= together) packer = begin(organizationId);
      packer.add(fields, candidateId);
      count++;
      giveUp();
    },
    take(size) {
      let [end, taken] = [0, 0];
      while (taken < size && end < waiting.length) taken += sizeOf(waiting[end++] as Waiting);
      const first = waiting.slice(0, end);
      waiting = waiting.slice(end);
      count -= taken;
      open.clear();
      return first;
    },
    drop(organizationId) {
      waiting = waiting.filter((one) => {
        const isDropped = isReads(one) ? one.organizationId === organizationId : isOf(organizationId, one);
        if (isDropped) count -= sizeOf(one);
        return !isDropped;
      });
      open.delete(organizationId);
    },
    putBack(taken) {
      waiting = [...taken, ...waiting];
      for (const one of taken) count += sizeOf(one);
      giveUp();
    },
  };
}
