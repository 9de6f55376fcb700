import type { ApiKey } from "../../domain/keys.ts";

type FindKeys = (prefix: string) => Promise<readonly ApiKey[]>;

/** More keys than anybody uses at a time. */
const REMEMBERED = 1000;

/**
 * Every request asks for its key, so keys in use stay in memory. Only what was found is remembered: guessing keys fills nothing.
 * @param find reads committed keys
 */
export function cacheKeys(find: FindKeys): { readonly find: FindKeys; readonly forget: () => void } {
  const known = new Map<string, readonly ApiKey[]>();
  return {
    async find(prefix) {
      const remembered = known.get(prefix);
      if (remembered !== undefined) return remembered;
      const found = await find(prefix);
      if (known.size >= REMEMBERED) known.clear();
      if (found.length > 0) known.set(prefix, found);
      return found;
    },
    forget: () => known.clear(),
  };
}
