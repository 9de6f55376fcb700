type Node = Record<string, unknown>;

const isObject = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Levels of a response below which its list is: V2 has it in `_embedded`. */
const DEPTH = 2;

/**
 * A response whose list has as many elements: those of the example again and again, each with an identifier of its own, and totals that fit.
 * @returns undefined where the response has no list
 */
export function repeat(body: unknown, count: number): unknown {
  if (Array.isArray(body)) return repeated(body, count);
  const found = isObject(body) ? listIn(body, DEPTH) : undefined;
  if (found === undefined) return undefined;
  found.holder[found.name] = repeated(found.list, count);
  setTotals(body as Node, count);
  return body;
}

const repeated = (list: readonly unknown[], count: number): unknown[] =>
  Array.from({ length: count }, (_, index) => numbered(list[index % list.length], index));

function listIn(node: Node, depth: number): { holder: Node; name: string; list: unknown[] } | undefined {
  for (const [name, value] of Object.entries(node))
    if (Array.isArray(value) && isObject(value[0])) return { holder: node, name, list: value };
  if (depth === 0) return undefined;
  for (const value of Object.values(node)) {
    const found = isObject(value) ? listIn(value, depth - 1) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A copy whose identifier ends with its number, also where links have it. The length stays, and so do the characters before. */
function numbered(element: unknown, index: number): unknown {
  const text = JSON.stringify(element);
  const { id } = isObject(element) ? element : {};
  if (typeof id !== "string" || id === "") return JSON.parse(text);
  const number = String(index).padStart(Math.min(4, id.length), "0");
  return JSON.parse(text.replaceAll(id, id.slice(0, -number.length) + number));
}

/** The members that the versions' pages count with. */
function setTotals(node: Node, count: number): void {
  for (const [name, value] of Object.entries(node)) {
    if (isObject(value)) setTotals(value, count);
    else if (typeof value === "number" && /^total(Elements|Count)$/.test(name)) node[name] = count;
    else if (typeof value === "number" && name === "totalPages") node[name] = Math.min(count, 1);
  }
}
