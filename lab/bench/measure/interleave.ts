/**
 * Measures the contestants in turn, round by round, so that other load affects all of them. Returns the figures per
 * contestant in round order.
 */
export async function interleave<Name extends string, Figure = number>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name, round: number) => Promise<Figure>,
): Promise<Record<Name, Figure[]>> {
  const figures = Object.fromEntries(names.map((name) => [name, [] as Figure[]])) as Record<Name, Figure[]>;
  for (let round = 1; round <= rounds; round++) {
    for (const name of names) figures[name].push(await measure(name, round));
  }
  return figures;
}

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

/** Interpolates between two figures. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const lower = sorted[Math.floor(position)];
  const upper = sorted[Math.ceil(position)];
  if (upper === undefined || lower === undefined) throw new RangeError("no figures, no quantile");
  return lower + (upper - lower) * (position % 1);
}
