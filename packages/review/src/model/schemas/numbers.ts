export function isMultiple(value: number, of: number): boolean {
  if (!Number.isFinite(value)) return false;
  const [a, m] = decimal(value);
  const [b, n] = decimal(of);
  const least = Math.min(m, n);
  return (a * 10n ** BigInt(m - least)) % (b * 10n ** BigInt(n - least)) === 0n;
}

function decimal(value: number): [bigint, number] {
  const [digits = "", exponent = "0"] = String(value).split("e");
  const [whole = "", fraction = ""] = digits.split(".");
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}

export function commonMultiple(a: number, b: number): number | undefined {
  if (isMultiple(a, b)) return a;
  if (isMultiple(b, a)) return b;
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b)) return undefined;
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
  return Math.abs(a * b) / divisor(Math.abs(a), Math.abs(b));
}
