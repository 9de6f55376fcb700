/**
 * Records the lengths of the timers that are set from now on, in milliseconds. The returned `restore` puts back what was there before. A spy of Vitest does
 * not do: `vi.restoreAllMocks()` of a later file in the same worker would restore it once more, with timers that no longer run.
 */
export function recordTimers(): { lengths: number[]; restore(): void } {
  const before = globalThis.setTimeout;
  const lengths: number[] = [];
  const recording = (run: () => void, ms = 0, ...rest: []) => {
    lengths.push(ms);
    return before(run, ms, ...rest);
  };
  globalThis.setTimeout = Object.assign(recording, before) as unknown as typeof setTimeout;
  return {
    lengths,
    restore() {
      globalThis.setTimeout = before;
    },
  };
}
