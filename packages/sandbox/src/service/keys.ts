import { hash, timingSafeEqual } from "node:crypto";
import type { Admission, Arrival } from "../domain/admissions.ts";
import { InvalidValueError, NotFoundError } from "../domain/errors.ts";
import type { ApiKey, ApiVersion } from "../domain/keys.ts";
import type { Instant } from "../domain/time.ts";
import type { Transaction } from "../store/store.ts";
import type { Reader } from "../store/tables.ts";
import { randomText } from "./new-id.ts";
import { existing } from "./organizations.ts";
import type { World } from "./world.ts";

/** Characters that are valid in a header, and a length that prevents guessing. */
const USABLE = /^[\x21-\x7e]{8,200}$/;

/** Length of the indexed prefix; the rest is compared in constant time. */
const PREFIX_LENGTH = 8;

const hashOf = (key: string): string => hash("sha256", key);

export interface NewKey {
  readonly versions: readonly ApiVersion[];
  readonly name?: string | undefined;
  readonly key?: string | undefined;
}

/** The only type with the plain API key. */
export interface CreatedKey {
  readonly key: string;
  readonly apiKey: ApiKey;
}

/** @throws NotFoundError for the organization, InvalidValueError for an invalid or used `key` */
export async function createKey(world: World, organizationId: string, given: NewKey): Promise<CreatedKey> {
  return world.store.transact(async (tx) => {
    await existing(tx, organizationId);
    return addKey(world, tx, organizationId, given);
  });
}

/**
 * @param options.field field of the key in errors
 * @param options.now unknown during a fork
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

/** @throws InvalidValueError without the key, which another user may own */
export async function demandFreeKey(reader: Reader, key: string, field: string): Promise<void> {
  if (!USABLE.test(key))
    throw new InvalidValueError(field, "", "must have 8 to 200 visible ASCII characters and no spaces");
  if ((await storedKey(reader, key)) !== undefined) throw new InvalidValueError(field, "", "is in use already");
}

export async function listKeys({ store }: World, organizationId: string): Promise<readonly ApiKey[]> {
  await existing(store, organizationId);
  return store.keys.list(organizationId);
}

/**
 * Takes effect immediately.
 * @throws NotFoundError
 */
export async function deleteKey(world: World, organizationId: string, id: string): Promise<void> {
  await world.store.transact(async (tx) => {
    if (!(await tx.keys.delete(organizationId, id))) throw new NotFoundError("key", id);
  });
}

/** Admits a request of a shared store, after clock changes of other processes. */
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

export const hasFaults = ({ store }: World): Promise<boolean> => store.faults.any();

export async function findKey({ store }: World, key: string): Promise<ApiKey | undefined> {
  return storedKey(store, key);
}

async function storedKey({ keys }: Reader, key: string): Promise<ApiKey | undefined> {
  const given = hashOf(key);
  const candidates = await keys.findByHashPrefix(given.slice(0, PREFIX_LENGTH));
  return candidates.find(({ hash }) => timingSafeEqual(Buffer.from(hash), Buffer.from(given)));
}
