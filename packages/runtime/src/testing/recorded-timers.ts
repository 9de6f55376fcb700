/**
 * Records the delays of new timers. Not a Vitest spy, because a later file of the same worker would restore it again,
 * with dead timers.
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
