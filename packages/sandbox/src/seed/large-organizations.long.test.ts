import { expect, test } from "vitest";
import { createTestWorld } from "../../testing/world.ts";
import { InvalidValueError, NotFoundError } from "../domain/errors.ts";
import { searchCandidates } from "../service/candidates.ts";
import { createKey } from "../service/keys.ts";
import { deleteOrganization, listOrganizations } from "../service/organizations.ts";
import type { World } from "../service/world.ts";
import { createOrganization, createOrganizationWithKey, resetOrganization } from "./organizations.ts";

const size = 1500;
const page = { offset: 0, limit: 1 };
const countOf = async (world: World, id: string) => (await searchCandidates(world, id, {}, page)).total;

function failing(world: World, transactions: number): World {
  let left = transactions;
  const transact: World["store"]["transact"] = (work) => {
    if (left-- === 0) return Promise.reject(new Error("the disk is full"));
    return world.store.transact(work);
  };
  return { ...world, store: { ...world.store, transact } };
}

test("during the creation of a large organization, others are served, and it is hidden", async () => {
  const { world, organizationId } = await createTestWorld({ largeSize: size });
  const percents: number[] = [];
  const report: World["report"] = ({ percent }) => percents.push(percent);
  let made = false;
  const making = createOrganization({ ...world, report }, { name: "Large", seed: "large" }).finally(() => {
    made = true;
  });
  let served = 0;
  while (!made) {
    await createKey(world, organizationId, { versions: ["v1"] });
    const { items } = await listOrganizations(world, page);
    const listed = items.find((one) => one.id !== organizationId);
    if (listed) expect(await countOf(world, listed.id)).toBe(size);
    else served += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { id } = await making;
  expect(served).toBeGreaterThan(3);
  expect(percents).toEqual([...percents].sort((one, other) => one - other));
  expect([await countOf(world, id), (await listOrganizations(world, page)).total]).toEqual([size, 2]);
});

test("a reset shows the old data until the new data is complete, also a second time", async () => {
  const { world } = await createTestWorld({ largeSize: size });
  const { id } = await createOrganization(world, { name: "A", seed: "demo" });
  const before = await countOf(world, id);
  const counts = new Set<number>();
  const resets = (["large", "none"] as const).map((seed) => resetOrganization(world, id, { seed }));
  let done = false;
  const all = Promise.all(resets).finally(() => {
    done = true;
  });
  while (!done) {
    counts.add(await countOf(world, id));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await all).map(({ fresh }) => fresh.seed)).toEqual(["large", "none"]);
  expect([before, size, 0]).toEqual(expect.arrayContaining([...counts]));
  expect(counts).toContain(before);
  expect(await countOf(world, id)).toBe(size);
});

test("a failed reset changes nothing", async () => {
  const { world } = await createTestWorld({ largeSize: size });
  const { id } = await createOrganization(world, { name: "A", seed: "demo" });
  const before = await countOf(world, id);
  await expect(resetOrganization(failing(world, 10), id, { seed: "large" })).rejects.toThrow("the disk is full");
  expect(await countOf(world, id)).toBe(before);
  expect((await world.store.organizations.get(id))?.fresh.seed).toBe("demo");
  await expect(createOrganization(failing(world, 10), { name: "B", seed: "large" })).rejects.toThrow(
    "the disk is full",
  );
  expect((await listOrganizations(world, page)).total).toBe(2);
  while (await world.store.sweep());
  expect(await countOf(world, id)).toBe(before);
});

test("an organization that is deleted during its reset stays deleted", async () => {
  const { world, organizationId } = await createTestWorld({ largeSize: size });
  const reset = resetOrganization(world, organizationId, { seed: "large" });
  await deleteOrganization(world, organizationId);
  await expect(reset).rejects.toThrow(NotFoundError);
  expect((await listOrganizations(world, page)).total).toBe(0);
});

test("a key in use is refused before the creation", async () => {
  const { world, organizationId } = await createTestWorld({ largeSize: size });
  await createKey(world, organizationId, { versions: ["v1"], key: "a-key-in-use" });
  const given = { name: "Large", seed: "large" } as const;
  const making = createOrganizationWithKey(failing(world, 1), given, { versions: ["v1"], key: "a-key-in-use" });
  await expect(making).rejects.toThrow(InvalidValueError);
});

test("a large organization keeps its latest clock after a reset", async () => {
  const { world, organizationId } = await createTestWorld({ largeSize: size });
  const clock = { offset: 0, frozenAt: 5 };
  const reset = resetOrganization(world, organizationId, { seed: "large" });
  await world.store.transact((tx) => tx.clocks.put(organizationId, clock));
  await reset;
  expect(await world.store.clocks.get(organizationId)).toStrictEqual(clock);
});
