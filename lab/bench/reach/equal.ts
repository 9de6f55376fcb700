/** Compares two values as JSON. Undefined properties and prototypes are ignored. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, index) => equal(one, b[index]))
    );
  const [own, other] = [a, b].map((one) => Object.entries(one).filter(([, value]) => value !== undefined));
  return own?.length === other?.length && own?.every(([name, value]) => equal(value, (b as never)[name])) === true;
}
