/** Milliseconds of CPU time that the work takes on the slowest machine on which the limit holds with nothing beside it. */
const REFERENCE = 55;

const list = Array.from({ length: 20_000 }, (_, index) => ({ id: `cnd_${index}`, tags: ["a", "b"], at: index }));

function measure(): number {
  const start = process.threadCpuUsage();
  for (let round = 0; round < 3; round++) JSON.parse(JSON.stringify(list));
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/**
 * How many times longer computing takes at present, at least 1: programs beside it take caches and memory, too, which CPU time does not leave out. The
 * first try is left out, in which the work is compiled.
 */
export const slowness = (): number => Math.max(1, Math.min(...[measure(), measure(), measure()].slice(1)) / REFERENCE);
