import { expect, test } from "vitest";
import { replacing } from "../../testing/replacing.ts";
import { createTestWorld } from "../../testing/world.ts";
import { deletePackage, PIECE, readPackage, storePackage } from "./packages.ts";

test("a package is stored in pieces, one per transaction, read as it was, and deleted whole", async () => {
  const { world, organizationId } = await createTestWorld();
  const written: number[] = [];
  const transact: typeof world.store.transact = (work) =>
    world.store.transact((tx) => {
      const index = written.push(0) - 1;
      const packages = replacing(tx.packages, {
        put(one) {
          written[index] = (written[index] ?? 0) + one.bytes.length;
          return tx.packages.put(one);
        },
      });
      return work(replacing(tx, { packages }));
    });
  const bytes = new Uint8Array(2.5 * PIECE).map((_, index) => index % 251);
  const id = await storePackage({ ...world, store: { ...world.store, transact } }, organizationId, bytes);
  expect(written).toEqual([PIECE, PIECE, PIECE / 2]);
  expect(Buffer.compare((await readPackage(world.store, organizationId, id)) ?? Buffer.of(), bytes)).toBe(0);
  await world.store.transact((tx) => deletePackage(tx, organizationId, id));
  expect(await readPackage(world.store, organizationId, id)).toBeUndefined();
  expect(await world.store.packages.get(organizationId, `${id}.2`)).toBeUndefined();
});
