import { Bag, type Decoded, reject, type Values } from "./parameter-value.ts";

/** Maximum nesting; protects memory. */
const deepest = 20;

/** Lengths of `name[]` lists, because counting keys each time is quadratic. */
const counts = new WeakMap<Bag, number>();

/**
 * Returns the parser of one `name[a][b]=…`; an empty key appends to a list. Follows qs, because OpenAPI does not define
 * nesting for deepObject.
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

/** Converts objects with the keys 0, 1, 2, … to arrays. Keeps the root an object unless `may` is set. */
export function withLists(node: Bag, may = true): unknown {
  const keys = Object.keys(node);
  for (const key of keys) {
    const inner = node[key];
    if (inner instanceof Bag) node[key] = withLists(inner);
  }
  return may && keys.length > 0 && keys.every((key, index) => key === String(index)) ? Object.values(node) : node;
}
