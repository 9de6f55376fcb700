import type { ClockOwner } from "../domain/clocks.ts";

/** Orders clock reads, which may finish out of order and during local changes. */
interface ReadOrder {
  /** Runs a read; `isNews` is false if a later read or move is newer. */
  ordered<Result>(read: (isNews: (owner: ClockOwner) => boolean) => Promise<Result>): Promise<Result>;
  /** Invalidates running reads after a local clock change. */
  changed(owner: ClockOwner): void;
}

export function createReadOrder(): ReadOrder {
  let begun = 0;
  let underWay = 0;
  /** Latest reads, kept while older ones run. */
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
