import type { Found } from "../site/search-index.ts";

/** Entries that hold every word of a text, the best first: words of the title count most, those at its beginning more. */
export function rank(index: readonly Found[], text: string): Found[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return index
    .map((found) => ({ found, points: pointsOf(found, words) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ found }) => found);
}

function pointsOf({ title, href, words: others }: Found, words: readonly string[]): number {
  const name = title.toLowerCase();
  const path = href.toLowerCase();
  let points = 0;
  for (const word of words) {
    const own = Math.max(
      name.startsWith(word) ? 12 : 0,
      name.includes(` ${word}`) ? 9 : 0,
      name.includes(word) ? 6 : 0,
      path.includes(word) ? 6 : 0,
      others.startsWith(word) || others.includes(` ${word}`) ? 2 : 0,
      others.includes(word) ? 1 : 0,
    );
    if (own === 0) return 0;
    points += own;
  }
  return points - name.length / 200;
}
