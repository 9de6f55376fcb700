/** @returns milliseconds of `3 d`, `1h 30min`, `2 weeks` or `PT90S`; undefined if invalid */
export function parseStep(text: string): number | undefined {
  const given = text
    .trim()
    .toLowerCase()
    .replace(/^\+\s*/, "");
  const iso = /^p(?:(\d+)w|(?:(\d+)d)?(?:t(?=\d)(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?)?)$/.exec(given);
  if (iso && given !== "p") {
    const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = iso.slice(1).map((part) => Number(part ?? 0));
    return (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60_000 + seconds * 1000;
  }
  const parts = [...given.matchAll(/(\d+(?:\.\d+)?)\s*([a-z]+)[\s,]*/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join("") !== given) return undefined;
  let sum = 0;
  for (const [, count, unit = ""] of parts) {
    const size = units.find(([names]) => names.test(unit))?.[1];
    if (size === undefined) return undefined;
    sum += Number(count) * size;
  }
  return Math.round(sum);
}

const units = [
  [/^(s|sec|secs|seconds?)$/, 1000],
  [/^(m|min|mins|minutes?)$/, 60_000],
  [/^(h|hours?)$/, 3_600_000],
  [/^(d|days?)$/, 86_400_000],
  [/^(w|weeks?)$/, 7 * 86_400_000],
] as const;

/** Formats a duration for the API: `P14D` or `PT1H` if possible, otherwise milliseconds. */
export function durationOf(milliseconds: number): string | number {
  if (milliseconds === 0) return "PT0S";
  for (const [size, before, after] of [
    [86_400_000, "P", "D"],
    [3_600_000, "PT", "H"],
    [60_000, "PT", "M"],
    [1000, "PT", "S"],
  ] as const)
    if (milliseconds % size === 0) return `${before}${milliseconds / size}${after}`;
  return milliseconds;
}
