import { demandFound, InvalidValueError, NotFoundError, UnknownReferenceError } from "../domain/errors.ts";
import { afterUse, appliesTo, type Call, type Fault } from "../domain/faults.ts";
import { existing } from "./organizations.ts";
import type { World } from "./world.ts";

export type NewFault = Omit<Fault, "id" | "organizationId" | "createdAt">;

/** Limit, because each request checks all faults. */
const MOST_FAULTS = 100;

/**
 * @throws NotFoundError for the organization, UnknownReferenceError for the key, InvalidValueError above the maximum
 */
export async function createFault(world: World, organizationId: string, given: NewFault): Promise<Fault> {
  return world.store.transact(async (tx) => {
    await existing(tx, organizationId);
    const { keyId } = given;
    if (keyId !== undefined && (await tx.keys.get(organizationId, keyId)) === undefined)
      throw new UnknownReferenceError("key", "keyId", keyId);
    if ((await tx.faults.list(organizationId)).length >= MOST_FAULTS)
      throw new InvalidValueError("faults", String(MOST_FAULTS), `are at most ${MOST_FAULTS}: delete one first`);
    const fault: Fault = {
      ...given,
      id: world.newId("flt"),
      organizationId,
      createdAt: world.clocks.of(organizationId).now(),
    };
    await tx.faults.put(fault);
    return fault;
  });
}

/** @throws NotFoundError for the organization */
export async function listFaults({ store }: World, organizationId: string): Promise<readonly Fault[]> {
  await existing(store, organizationId);
  return store.faults.list(organizationId);
}

/** @throws NotFoundError */
export async function getFault({ store }: World, organizationId: string, id: string): Promise<Fault> {
  return demandFound(await store.faults.get(organizationId, id), "fault", id);
}

export async function deleteFault(world: World, organizationId: string, id: string): Promise<void> {
  await world.store.transact(async (tx) => {
    if (!(await tx.faults.delete(organizationId, id))) throw new NotFoundError("fault", id);
  });
}

/** Takes a use of a matching fault, by its probability; undefined without a match. */
export async function takeFault(world: World, organizationId: string, call: Call): Promise<Fault | undefined> {
  const { store, random } = world;
  const matching = (await store.faults.list(organizationId)).filter((fault) => appliesTo(fault, call));
  for (const { id, share = 1, left } of matching) {
    if (random() >= share) continue;
    if (left === undefined) return store.faults.get(organizationId, id);
    const taken = await store.transact(async (tx) => {
      // A concurrent request may have taken the last use.
      const fault = await tx.faults.get(organizationId, id);
      if (fault === undefined) return undefined;
      const rest = afterUse(fault);
      await (rest === undefined ? tx.faults.delete(organizationId, id) : tx.faults.put(rest));
      return fault;
    });
    if (taken !== undefined) return taken;
  }
  return undefined;
}
