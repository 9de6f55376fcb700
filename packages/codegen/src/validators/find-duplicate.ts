/**
 * Returns the indexes of two equal items, or undefined. The source is copied into validators, so it must be
 * self-contained.
 */
export function findDuplicate(items: readonly unknown[]): { i: number; j: number } | undefined {
  /** Serializes a value independently of property order. */
  const textOf = (value: unknown): string => {
    if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? typeof value;
    if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
    const properties = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}:${textOf(inner)}`);
    return `{${properties.sort().join()}}`;
  };
  const seen = new Map<string, number>();
  for (const [i, item] of items.entries()) {
    const text = textOf(item);
    const j = seen.get(text);
    if (j !== undefined) return { i, j };
    seen.set(text, i);
  }
  return undefined;
}
