/**
 * Decides predicates on pairs of recursive schemas. Assumes true for a pair in progress, and discards answers that
 * relied on an assumption that turned out wrong.
 */
export function createDecisions(): (key: string, decide: () => boolean) => boolean {
  const known = new Map<string, boolean>();
  const assumed: string[] = [];
  return (key, decide) => {
    const decided = known.get(key);
    if (decided !== undefined) return decided;
    const start = assumed.push(key) - 1;
    known.set(key, true);
    const result = decide();
    if (!result) {
      for (const one of assumed.splice(start)) known.delete(one);
      known.set(key, false);
    }
    return result;
  };
}
