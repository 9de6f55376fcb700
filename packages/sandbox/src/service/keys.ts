import { hash, timingSafeEqual } from "node:crypto";
import type { Admission, Arrival } from "../domain/admissions.ts";
import { InvalidValueError, NotFoundError } from "../domain/errors.ts";
import type { ApiKey, ApiVersion } from "../domain/keys.ts";
import type { Instant } from "../domain/time.ts";
import type { Reader, Transaction } from "../store/store.ts";
import { randomText } from "./new-id.ts";
import { existing } from "./organizations.ts";
import { change, type World } from "./world.ts";

/** Characters that a header can carry, and enough of them that no key is found by trying. */
const USABLE = /^[\x21-\x7e]{8,200}$/;

/** Stored keys are found by so much of their hash; the rest is compared in constant time. */
const PREFIX_LENGTH = 8;

const hashOf = (key: string): string => hash("sha256", key);

export interface NewKey {
  readonly versions: readonly ApiVersion[];
  readonly name?: string | undefined;
  /** Taken instead of a random one: 8 to 200 visible ASCII characters. */
  readonly key?: string | undefined;
}

/** The key itself is here and nowhere else. */
export interface CreatedKey {
  readonly key: string;
  readonly apiKey: ApiKey;
}

/**
 * Makes an API key of an organization, which opens `versions`.
 * @throws NotFoundError for the organization, InvalidValueError for `key` or when it is in use
 */
export async function createKey(world: World, organizationId: string, given: NewKey): Promise<CreatedKey> {
  return change(world, async (tx) => {
    await existing(tx, organizationId);
    return addKey(world, tx, organizationId, given);
  });
}

/**
 * The same within a transaction that is open already.
 * @param options.field name of the given key in what is thrown
 * @param options.now by the organization's clock, which is not known yet while a fork is made
 */
export async function addKey(
  { newId, clocks }: World,
  tx: Transaction,
  organizationId: string,
  { versions, name, key = `sbx_${randomText(32)}` }: NewKey,
  { field = "key", now = clocks.of(organizationId).now() }: { field?: string; now?: Instant } = {},
): Promise<CreatedKey> {
  await demandFreeKey(tx, key, field);
  const apiKey: ApiKey = {
    id: newId("key"),
    organizationId,
    ...(name !== undefined && { name }),
    hash: hashOf(key),
    hint: key.slice(-4),
    versions,
    createdAt: now,
  };
  await tx.keys.put(apiKey);
  return { key, apiKey };
}

/** @throws InvalidValueError for a key that cannot be used, or is in use; it is not repeated, since it may be somebody's */
export async function demandFreeKey(reader: Reader, key: string, field: string): Promise<void> {
  if (!USABLE.test(key))
    throw new InvalidValueError(field, "", "must have 8 to 200 visible ASCII characters and no spaces");
  if ((await storedKey(reader, key)) !== undefined) throw new InvalidValueError(field, "", "is in use already");
}

/** The keys of an organization, without their secrets. */
export async function listKeys({ store }: World, organizationId: string): Promise<readonly ApiKey[]> {
  await existing(store, organizationId);
  return store.keys.list(organizationId);
}

/** The key stops working at once. @throws NotFoundError */
export async function deleteKey(world: World, organizationId: string, id: string): Promise<void> {
  await change(world, async (tx) => {
    if (!(await tx.keys.delete(organizationId, id))) throw new NotFoundError("key", id);
  });
}

/** Looks up what a request with a key needs before it begins, and moves the clock as other processes have. For stores that several share. */
export async function admit(
  { store: { sharing }, adoptClock }: World,
  key: string,
  arrival: Omit<Arrival, "keyHash">,
): Promise<Admission | undefined> {
  return adoptClock(
    async () => sharing?.admit({ ...arrival, keyHash: hashOf(key) }),
    (admission) =>
      admission && {
        sandbox: admission.clock,
        own: admission.key && { organizationId: admission.key.organizationId, state: admission.ownClock },
      },
  );
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
