export interface ReadCache<Asked extends unknown[], Value> {
  readonly find: (...asked: Asked) => Promise<Value>;
  /** To be called when what is read may have changed. */
  readonly forget: () => void;
}

export interface ReadCacheOptions<Value> {
  /** The memory that a result takes; 0 for one that is not worth any. 1 when absent. */
  readonly sizeOf?: (value: Value) => number;
  /** Sum of the sizes of all results that are kept at a time; 1000 when absent. */
  readonly capacity?: number;
  /** A result is kept when its question comes again within so many others; 1000 when absent. */
  readonly questions?: number;
}

/**
 * Keeps in memory what is read again and again, from the second time on.
 * @param read reads what is committed; nobody changes a result
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
      // A result that is forgotten before it is here ends in a map that nobody asks any more.
      const into = kept;
      const found = await read(...asked);
      // Results that are asked for once would only keep the garbage collector busy.
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
