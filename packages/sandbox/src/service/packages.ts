import { setImmediate } from "node:timers/promises";
import type { Store, Transaction } from "../store/store.ts";
import type { Reader } from "../store/tables.ts";
import type { World } from "./world.ts";

/** Chunk size in bytes: a larger commit blocks other work for hundreds of milliseconds. */
export const PIECE = 1024 * 1024;

export const pieceId = (id: string, index: number): string => `${id}.${index}`;

/**
 * Stores a package in one transaction per chunk, before a task references it. The next start deletes packages without a
 * reference.
 */
export async function storePackage(
  { store, newId }: World,
  organizationId: string,
  bytes: Uint8Array,
): Promise<string> {
  const id = newId("pkg");
  for (let index = 0; index * PIECE < bytes.length; index++) {
    const piece = bytes.subarray(index * PIECE, (index + 1) * PIECE);
    await store.transact((tx) => tx.packages.put({ id: pieceId(id, index), organizationId, bytes: piece }));
    await setImmediate();
  }
  return id;
}

export async function readPackage(
  { packages }: Reader,
  organizationId: string,
  id: string,
): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  for (;;) {
    const piece = await packages.get(organizationId, pieceId(id, pieces.length));
    if (piece === undefined) break;
    pieces.push(piece.bytes);
    await setImmediate();
  }
  return pieces.length === 0 ? undefined : Buffer.concat(pieces);
}

export async function deletePackage({ packages }: Transaction, organizationId: string, id: string): Promise<void> {
  for (let index = 0; await packages.delete(organizationId, pieceId(id, index)); index++);
}

export async function withPackage<Result>(
  store: Store,
  organizationId: string,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await store.transact((tx) => deletePackage(tx, organizationId, id));
    throw error;
  }
}
