/** Garbage and caches explain growth up to this factor. */
const TOLERANCE = 1.25;

/**
 * The median of the last quarter of the samples (megabytes) is at most a quarter above the second quarter's. The first
 * quarter is warm-up. Undefined with too few samples.
 */
export function isFlat(samples: readonly number[]): boolean | undefined {
  if (samples.length < 12) return undefined;
  const quarter = Math.floor(samples.length / 4);
  return median(samples.slice(-quarter)) <= TOLERANCE * median(samples.slice(quarter, 2 * quarter));
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** `210, 230, 228 … MB`: every n-th sample. */
export function describeMemory(samples: readonly number[]): string {
  const step = Math.max(1, Math.floor(samples.length / 10));
  const flat = isFlat(samples);
  const verdict = flat === undefined ? "too few samples to say whether it is flat" : flat ? "flat" : "it grows";
  return `memory ${samples.filter((_, index) => index % step === 0).join(", ")} MB: ${verdict}`;
}
