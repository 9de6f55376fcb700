const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An example with parts of it replaced. Elements of an array that is given take what they leave out from the example's first one. */
export function merge(example: unknown, given: unknown): unknown {
  if (Array.isArray(given)) {
    const [first] = Array.isArray(example) ? example : [];
    return given.map((element) => (isObject(element) ? merge(structuredClone(first), element) : element));
  }
  if (!isObject(given)) return given;
  const base = isObject(example) ? example : {};
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) delete merged[name];
    else merged[name] = merge(base[name], value);
  }
  return merged;
}
