/** More organizations or keys than anybody uses at a time. */
const REMEMBERED = 1000;

export interface ReadCache<Value> {
  readonly find: (key: string) => Promise<Value>;
  /** To be called when what is read may have changed. */
  readonly forget: () => void;
}

/**
 * Keeps in memory what every request reads: its key, and the faults that may happen to it.
 * @param read reads what is committed
 * @param isRemembered tells results that are worth the memory from others
 */
export function cacheReads<Value>(
  read: (key: string) => Promise<Value>,
  isRemembered: (value: Value) => boolean = () => true,
): ReadCache<Value> {
  let known = new Map<string, Value>();
  return {
    async find(key) {
      const remembered = known.get(key);
      if (remembered !== undefined) return remembered;
      // A result that is forgotten before it is here ends in a map that nobody asks any more.
      const asked = known;
      const found = await read(key);
      if (asked.size >= REMEMBERED) asked.clear();
      if (isRemembered(found)) asked.set(key, found);
      return found;
    },
    forget() {
      known = new Map();
    },
  };
}
