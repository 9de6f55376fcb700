/**
 * Measures the contestants in turn, round after round, so that whatever slows the machine for a while slows all of them.
 * Returns each contestant's figures in the order of the rounds.
 */
export async function interleave<Name extends string>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name, round: number) => Promise<number>,
): Promise<Record<Name, number[]>> {
  const figures = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 1; round <= rounds; round++) {
    for (const name of names) figures[name].push(await measure(name, round));
  }
  return figures;
}

/** The middle figure, or the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new RangeError("no figures, no median");
  return (lower + upper) / 2;
}
