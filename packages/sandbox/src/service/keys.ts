import { hash, timingSafeEqual } from "node:crypto";
import { InvalidValueError, NotFoundError } from "../domain/errors.ts";
import type { ApiKey, ApiVersion } from "../domain/keys.ts";
import type { Reader } from "../store/store.ts";
import { randomText } from "./new-id.ts";
import { change, type World } from "./world.ts";

/** Characters that a header can carry, and enough of them that no key is found by trying. */
const USABLE = /^[\x21-\x7e]{8,200}$/;

/** Stored keys are found by so much of their hash; the rest is compared in constant time. */
const PREFIX_LENGTH = 8;

const hashOf = (key: string): string => hash("sha256", key);

/**
 * Makes an API key of an organization, which opens `versions`. The key itself is in the result and nowhere else.
 * @param key taken instead of a random one: 8 to 200 visible ASCII characters
 * @throws NotFoundError for the organization, InvalidValueError for `key` or when it is in use
 */
export async function createKey(
  world: World,
  organizationId: string,
  { versions, key = `sbx_${randomText(32)}` }: { versions: readonly ApiVersion[]; key?: string | undefined },
): Promise<{ key: string; apiKey: ApiKey }> {
  // A rejected key is not repeated: it may be in use somewhere.
  if (!USABLE.test(key))
    throw new InvalidValueError("key", "", "must have 8 to 200 visible ASCII characters and no spaces");
  const apiKey: ApiKey = {
    id: world.newId("key"),
    organizationId,
    hash: hashOf(key),
    hint: key.slice(-4),
    versions,
    createdAt: world.clock.now(),
  };
  await change(world, async (tx) => {
    if ((await tx.organizations.get(organizationId)) === undefined)
      throw new NotFoundError("organization", organizationId);
    if ((await storedKey(tx, key)) !== undefined) throw new InvalidValueError("key", "", "is in use already");
    await tx.keys.put(apiKey);
  });
  return { key, apiKey };
}

/** The keys of an organization, without their secrets. */
export async function listKeys({ store }: World, organizationId: string): Promise<readonly ApiKey[]> {
  if ((await store.organizations.get(organizationId)) === undefined)
    throw new NotFoundError("organization", organizationId);
  return store.keys.list(organizationId);
}

/** The key stops working at once. @throws NotFoundError */
export async function deleteKey(world: World, organizationId: string, id: string): Promise<void> {
  await change(world, async (tx) => {
    if (!(await tx.keys.delete(organizationId, id))) throw new NotFoundError("key", id);
  });
}

/** The stored key that a request carries, whichever versions it opens. */
export async function findKey({ store }: World, key: string): Promise<ApiKey | undefined> {
  return storedKey(store, key);
}

async function storedKey({ keys }: Reader, key: string): Promise<ApiKey | undefined> {
  const given = hashOf(key);
  const candidates = await keys.findByHashPrefix(given.slice(0, PREFIX_LENGTH));
  return candidates.find(({ hash }) => timingSafeEqual(Buffer.from(hash), Buffer.from(given)));
}
