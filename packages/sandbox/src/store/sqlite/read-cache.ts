export interface ReadCache<Asked extends unknown[], Value> {
  readonly find: (...asked: Asked) => Promise<Value>;
  /** Clears the cache after a change. */
  readonly forget: () => void;
}

export interface ReadCacheOptions<Value> {
  /** Memory of a result; 0 prevents caching. Default: 1. */
  readonly sizeOf?: (value: Value) => number;
  /** Maximum sum of the sizes; default 1000. */
  readonly capacity?: number;
  /** A result is cached if its key repeats within this many others; default 1000. */
  readonly questions?: number;
}

/**
 * Caches results from the second read on.
 * @param read reads committed data; results are immutable
 */
export function cacheReads<Asked extends unknown[], Value>(
  read: (...asked: Asked) => Promise<Value>,
  { sizeOf = () => 1, capacity = 1000, questions = 1000 }: ReadCacheOptions<Value> = {},
): ReadCache<Asked, Value> {
  const nothing = () => ({ asked: new Set<string>(), results: new Map<string, Value>(), size: 0 });
  let kept = nothing();
  return {
    async find(...asked) {
      const key = JSON.stringify(asked);
      const known = kept.results.get(key);
      if (known !== undefined) return known;
      // A result that arrives after a clear goes into a discarded map.
      const into = kept;
      const found = await read(...asked);
      // Caching single reads would only cost garbage collection.
      if (!into.asked.has(key)) {
        if (into.asked.size >= questions) into.asked.clear();
        into.asked.add(key);
        return found;
      }
      const size = sizeOf(found);
      if (size === 0 || size > capacity) return found;
      if (into.size + size > capacity) {
        into.results.clear();
        into.size = 0;
      }
      into.results.set(key, found);
      into.size += size;
      return found;
    },
    forget() {
      kept = nothing();
    },
  };
}
