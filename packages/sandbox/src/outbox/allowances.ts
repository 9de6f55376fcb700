/** Attempts at a time at the mails of an organization, or at deliveries to one endpoint. */
const PER_LANE = 8;

/** Attempts that each lane may have at a time. */
export interface Allowances {
  of(lane: string): number;
  /** An attempt in the lane is over: the receiver was quick, whatever it responded, or took all the time there is. */
  report(lane: string, pace: Pace): void;
}

export type Pace = "quick" | "hung";

/**
 * A lane begins with one attempt at a time, and gets twice as many with each that is over quickly. After one that hung it is at the
 * beginning again. So receivers that hang take one place each, and there is room for all others.
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
