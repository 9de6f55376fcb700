/** Maximum growth that garbage and caches explain. */
const TOLERANCE = 1.25;

/**
 * Returns whether the median of the last quarter of the samples (megabytes) is within {@link TOLERANCE} of the second
 * quarter's. The first quarter is warm-up. Undefined for less than 12 samples.
 */
export function isFlat(samples: readonly number[]): boolean | undefined {
  if (samples.length < 12) return undefined;
  const quarter = Math.floor(samples.length / 4);
  return median(samples.slice(-quarter)) <= TOLERANCE * median(samples.slice(quarter, 2 * quarter));
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Formats every n-th sample: `210, 230, 228 … MB`. */
export function describeMemory(samples: readonly number[]): string {
  const step = Math.max(1, Math.floor(samples.length / 10));
  const flat = isFlat(samples);
  const verdict = flat === undefined ? "too few samples to say whether it is flat" : flat ? "flat" : "it grows";
  return `memory ${samples.filter((_, index) => index % step === 0).join(", ")} MB: ${verdict}`;
}
