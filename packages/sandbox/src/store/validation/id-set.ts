import { hash, randomBytes } from "node:crypto";

/** Maximum number of identifiers: with two slots each, 64 MiB. */
const MOST_IDS = 4_000_000;

class TooManyIdsError extends Error {
  override name = "TooManyIdsError";

  constructor() {
    super(`more than ${MOST_IDS} documents`);
  }
}

interface IdSet {
  /**
   * @returns false for a known identifier
   * @throws TooManyIdsError
   */
  add(kind: string, id: string): boolean;
  has(kind: string, id: string): boolean;
}

/**
 * A set of identifiers with 16 bytes each. A `Set` of a large organization takes ten times
 * as much.
 */
export function createIdSet(): IdSet {
  // Prevents identifiers with colliding digests.
  const secret = randomBytes(16).toString("hex");
  let [slots, size] = [1024, 0];
  let digests = new Uint32Array(2 * slots);

  function slotOf(high: number, low: number): number {
    let slot = low % slots;
    while ((digests[2 * slot] !== 0 || digests[2 * slot + 1] !== 0) && !isAt(slot, high, low))
      slot = (slot + 1) % slots;
    return slot;
  }

  const isAt = (slot: number, high: number, low: number) => digests[2 * slot] === high && digests[2 * slot + 1] === low;

  function put(high: number, low: number): boolean {
    const slot = slotOf(high, low);
    if (isAt(slot, high, low)) return false;
    digests[2 * slot] = high;
    digests[2 * slot + 1] = low;
    return true;
  }

  function grow(): void {
    const old = digests;
    slots *= 2;
    digests = new Uint32Array(2 * slots);
    for (let index = 0; index < old.length; index += 2) {
      const [high, low] = [old[index] as number, old[index + 1] as number];
      if (high !== 0 || low !== 0) put(high, low);
    }
  }

  function digestOf(kind: string, id: string): [number, number] {
    const digest = hash("sha1", `${secret} ${kind} ${id}`, "buffer");
    return [digest.readUInt32LE(0), digest.readUInt32LE(4)];
  }

  return {
    add(kind, id) {
      if (!put(...digestOf(kind, id))) return false;
      size += 1;
      if (size > MOST_IDS) throw new TooManyIdsError();
      if (2 * size > slots) grow();
      return true;
    },
    has: (kind, id) => {
      const digest = digestOf(kind, id);
      return isAt(slotOf(...digest), ...digest);
    },
  };
}
