/** Maximum concurrent attempts per mail organization or endpoint. */
const PER_LANE = 8;

/** Concurrency limits per lane. */
export interface Allowances {
  of(lane: string): number;
  report(lane: string, pace: Pace): void;
}

export type Pace = "quick" | "hung";

/**
 * A lane starts with one concurrent attempt. Each quick attempt doubles the limit; a hanging attempt resets it. A
 * hanging receiver therefore occupies one slot.
 */
export function createAllowances(): Allowances {
  const grown = new Map<string, number>();
  const of = (lane: string) => grown.get(lane) ?? 1;
  return {
    of,
    report(lane, pace) {
      if (pace === "hung") grown.delete(lane);
      else grown.set(lane, Math.min(of(lane) * 2, PER_LANE));
    },
  };
}
