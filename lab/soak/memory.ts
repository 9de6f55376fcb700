/** As much more, of what it was, is within what garbage and caches make of it. */
const TOLERANCE = 1.25;

/**
 * Whether memory is flat, by its samples in megabytes: the median of the last quarter of the samples is no more than a quarter above that of the second one; the first
 * quarter is for warming up. Undefined with too few samples to say.
 */
export function isFlat(samples: readonly number[]): boolean | undefined {
  if (samples.length < 12) return undefined;
  const quarter = Math.floor(samples.length / 4);
  return median(samples.slice(-quarter)) <= TOLERANCE * median(samples.slice(quarter, 2 * quarter));
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** `210, 230, 228 … MB`: one in so many samples. */
export function describeMemory(samples: readonly number[]): string {
  const step = Math.max(1, Math.floor(samples.length / 10));
  const flat = isFlat(samples);
  const verdict = flat === undefined ? "too few samples to say whether it is flat" : flat ? "flat" : "it grows";
  return `memory ${samples.filter((_, index) => index % step === 0).join(", ")} MB: ${verdict}`;
}
