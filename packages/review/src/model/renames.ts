/** Returns the only candidate that shares a word, or the only candidate if nothing else was removed. */
export function likelyRename(name: string, candidates: string[], isOnlyRemoved: boolean): string | undefined {
  const words = wordsOf(name);
  const [similar, ...more] = candidates.filter((one) => wordsOf(one).some((word) => words.includes(word)));
  if (similar !== undefined && more.length === 0) return similar;
  return isOnlyRemoved && candidates.length === 1 ? candidates[0] : undefined;
}

const wordsOf = (name: string): string[] => {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return [...words, words.join("")].filter(Boolean);
};

export const renameText = (name: string | undefined): string => (name ? `; likely renamed to \`${name}\`` : "");

export const renamed = (from: string, to: string | undefined): { from: string; to: string } | undefined =>
  to === undefined ? undefined : { from, to };
