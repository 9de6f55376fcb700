/**
 * Answers a yes-or-no question about pairs of recursive schemas. While the answer for a pair is being computed, nested questions about the same
 * pair are answered with yes; answers that relied on such an assumption are discarded when it proves wrong.
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
