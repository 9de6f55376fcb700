import type { ClockOwner } from "../domain/clocks.ts";

/** Reads of where clocks stand. They may end in another order than they began, and while this process moves a clock. */
export interface ReadOrder {
  /**
   * Runs a read.
   * @param read is given what says whether its result is to be gone by: not where a later read was already, or a move that ended meanwhile
   */
  ordered<Result>(read: (isNews: (owner: ClockOwner) => boolean) => Promise<Result>): Promise<Result>;
  /** This process has changed a clock: reads that are under way know less. */
  changed(owner: ClockOwner): void;
}

export function createReadOrder(): ReadOrder {
  let begun = 0;
  let underWay = 0;
  /** Number of the read, or change, that was gone by last; kept while there is a read that may be older. */
  const latest = new Map<ClockOwner, number>();
  return {
    async ordered(read) {
      const number = ++begun;
      underWay += 1;
      try {
        return await read((owner) => {
          if (number < (latest.get(owner) ?? 0)) return false;
          latest.set(owner, number);
          return true;
        });
      } finally {
        underWay -= 1;
        if (underWay === 0) latest.clear();
      }
    },
    changed(owner) {
      if (underWay > 0) latest.set(owner, ++begun);
    },
  };
}
