import { setImmediate } from "node:timers/promises";
import type { Reader, Store, Transaction } from "../store/store.ts";
import type { World } from "./world.ts";

/** A commit of many megabytes would hold up everything else for hundreds of milliseconds. */
export const PIECE = 1024 * 1024;

const pieceId = (id: string, index: number): string => `${id}.${index}`;

/**
 * Stores an uploaded package in pieces, each in a transaction of its own, before anything names it. The store forgets packages that no task
 * names when it is opened again.
 * @returns the id of the package
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

/** The bytes of a package; undefined where it is gone. */
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
  if (pieces.length > 0) return Buffer.concat(pieces);
  // Earlier releases stored packages whole.
  return (await packages.get(organizationId, id))?.bytes;
}

export async function deletePackage({ packages }: Transaction, organizationId: string, id: string): Promise<void> {
  await packages.delete(organizationId, id);
  for (let index = 0; await packages.delete(organizationId, pieceId(id, index)); index++);
}

/** Runs work that makes a stored package a task's; when it fails, the package is deleted. */
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
