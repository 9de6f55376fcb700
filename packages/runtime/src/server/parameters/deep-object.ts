import { Bag, type Decoded, reject, type Values } from "./parameter-value.ts";

/** Most names within each other: what is deeper is no parameter but an attempt on our memory. */
const deepest = 20;

/** How many items a list has that were written as `name[]`; to count them each time would take the square of their number. */
const counts = new WeakMap<Bag, number>();

/**
 * Takes one `name[a][b]=…` into the object of that name. `keys` are the names in brackets; an empty one is the next item of a list. OpenAPI
 * leaves what is within an object of style deepObject undefined: this is what qs writes, and a name that is repeated has an array.
 */
export function deepTake(
  name: string,
  keys: readonly string[],
  read: (raw: string, decoded: Decoded) => unknown,
): (raw: string, values: Values, decoded: Decoded) => void {
  return (raw, values, decoded) => {
    const item = read(raw, decoded);
    if (item === undefined) return;
    if (keys.length > deepest) return reject(decoded, name, item, "is nested too deeply");
    values[name] ??= new Bag();
    let node = values[name];
    for (const [index, key] of keys.entries()) {
      if (!(node instanceof Bag)) return reject(decoded, name, item, "must be either a value or an object");
      const own: string = key === "" ? next(node) : key;
      const known: unknown = node[own];
      if (index < keys.length - 1) node[own] ??= new Bag();
      else if (known instanceof Bag) return reject(decoded, name, item, "must be either a value or an object");
      else if (Array.isArray(known)) known.push(item);
      else node[own] = known === undefined ? item : [known, item];
      node = node[own];
    }
  };
}

function next(node: Bag): string {
  const count = counts.get(node) ?? 0;
  counts.set(node, count + 1);
  return String(count);
}

/** The same value, the objects in it that have the keys 0, 1, 2, … as arrays; itself only where it `may` be one. */
export function withLists(node: Bag, may = true): unknown {
  const keys = Object.keys(node);
  for (const key of keys) {
    const inner = node[key];
    if (inner instanceof Bag) node[key] = withLists(inner);
  }
  return may && keys.length > 0 && keys.every((key, index) => key === String(index)) ? Object.values(node) : node;
}
