export interface Place {
  readonly container: object;
  readonly key: string | number;
  readonly parent: Place | undefined;
  readonly depth: number;
}

export function pathTo(parent: Place, key: string | number): string[] {
  const path = [String(key)];
  for (let place = parent; place.parent !== undefined; place = place.parent) path.push(String(place.key));
  return path.reverse();
}

/** Yields all objects and arrays in a value, without recursion: the body may be nested deeper than the stack. */
export function* containersIn(root: unknown): Generator<Place, void, undefined> {
  if (typeof root !== "object" || root === null) return;
  const pending: Place[] = [{ container: root, key: "", parent: undefined, depth: 1 }];
  for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
    yield place;
    forEachMember(place.container, (value, key) => {
      if (typeof value === "object" && value !== null)
        pending.push({ container: value, key, parent: place, depth: place.depth + 1 });
    });
  }
}

export function forEachMember(container: object, take: (value: unknown, key: string | number) => void): void {
  if (Array.isArray(container)) container.forEach(take);
  else
    for (const name in container)
      if (Object.hasOwn(container, name)) take((container as Record<string, unknown>)[name], name);
}
