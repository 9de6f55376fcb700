export interface Trail {
  add(from: string, to: string): boolean;
  startsOf(place: string): string[];
}

export function createTrail(): Trail {
  const next = new Map<string, Set<string>>();
  const targets = new Set<string>();
  let starts: Map<string, string[]> | undefined;
  const follow = () => {
    const found = new Map<string, string[]>();
    for (const start of [...next.keys()].filter((one) => !targets.has(one))) {
      const seen = new Set<string>();
      const visit = (place: string): void => {
        if (seen.has(place)) return;
        seen.add(place);
        found.set(place, [...(found.get(place) ?? []), start]);
        for (const one of next.get(place) ?? []) visit(one);
      };
      visit(start);
    }
    return found;
  };
  return {
    add(from, to) {
      const known = next.get(from) ?? new Set();
      next.set(from, known.add(to));
      const isNew = !targets.has(to);
      targets.add(to);
      return isNew;
    },
    startsOf(place) {
      starts ??= follow();
      return starts.get(place) ?? [];
    },
  };
}
