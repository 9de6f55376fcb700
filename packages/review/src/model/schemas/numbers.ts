/** Whether a number is a multiple of a step, as far as binary fractions can show it. */
export const isMultiple = (value: number, step: number): boolean => {
  const quotient = value / step;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9 * Math.max(1, Math.abs(quotient));
};

/** The smallest number that is a multiple of both; of fractions, the one that is a multiple of the other. */
export function commonMultiple(a: number, b: number): number | undefined {
  if (isMultiple(a, b)) return a;
  if (isMultiple(b, a)) return b;
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b)) return undefined;
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
  return Math.abs(a * b) / divisor(Math.abs(a), Math.abs(b));
}
