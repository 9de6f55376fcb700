import type { Clocks } from "../domain/clocks.ts";
import { createReadPacker, type PackedReads, type ReadPacker } from "../store/journal/packed-reads.ts";
import { type Cause, timeOf } from "./cause.ts";

/** Consecutive reads of an organization, without changes in between. */
export interface WaitingReads {
  readonly organizationId: string;
  readonly reads: PackedReads;
}

export type Waiting = Cause | WaitingReads;

/** Queue of unwritten entries, in order of completion. */
export interface WaitingEntries {
  readonly count: number;
  add(cause: Cause): void;
  addRead(organizationId: string, cause: Cause): void;
  take(size: number): Waiting[];
  /** Drops entries of a deleted organization. */
  drop(organizationId: string): void;
  /** Returns a failed batch to the front of the queue. */
  putBack(taken: readonly Waiting[]): void;
}

export const isReads = (waiting: Waiting): waiting is WaitingReads => "reads" in waiting;

const sizeOf = (waiting: Waiting): number => (isReads(waiting) ? waiting.reads.ids.length : 1);

/** Returns true if a cause belongs to one organization only. Rejections stay explainable after a deletion. */
const isOf = (organizationId: string, { organizations, fields }: Cause): boolean =>
  organizations.length === 1 && organizations[0] === organizationId && fields.details?.refusal === undefined;

/**
 * @param most queue limit; drops the oldest
 * @param together maximum reads per batch
 */
export function createWaitingEntries(most: number, together: number, clocks: Clocks): WaitingEntries {
  let waiting: Waiting[] = [];
  let count = 0;
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
