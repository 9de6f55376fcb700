import { setImmediate } from "node:timers/promises";
import { NotFoundError } from "../domain/errors.ts";
import type { Organization } from "../domain/organizations.ts";
import { SECOND } from "../domain/time.ts";
import type { Transaction } from "../store/store.ts";
import type { Progress, World } from "./world.ts";

const TIME_SLICE = 10;

/** Milliseconds from which progress is reported. */
const REPORTED = 2 * SECOND;

export interface Draft {
  readonly draftId: string;
  readonly organization: Organization;
}

/** Callback after each batch, with the finished share of the work. */
export type Pause = (share: number) => Promise<void>;

export function createPause({ report }: World, work: Omit<Progress, "percent">): Pause {
  let [began, reported] = [performance.now(), performance.now()];
  return async (share) => {
    const now = performance.now();
    if (now - began < TIME_SLICE) return;
    if (now - reported >= REPORTED) {
      report({ ...work, percent: Math.floor(share * 100) });
      reported = now;
    }
    await setImmediate();
    began = performance.now();
  };
}

export type Step = (tx: Transaction, position: number) => Promise<number | undefined>;

/** Writes in short transactions, so that other requests can run. */
export async function fillDraft(
  { store }: World,
  { draftId }: Draft,
  step: Step,
  pause: (position: number) => Promise<void>,
): Promise<void> {
  const fillSome = (first: number) =>
    store.transact((tx) =>
      tx.organizations.inDraft(draftId, async () => {
        const end = performance.now() + TIME_SLICE;
        let position: number | undefined = first;
        while (position !== undefined && performance.now() < end) position = await step(tx, position);
        return position;
      }),
    );
  for (let position: number | undefined = 0; position !== undefined; ) {
    position = await fillSome(position);
    if (position !== undefined) await pause(position);
  }
}

interface Completion<Result> {
  /** Whether the draft replaces an existing organization. */
  readonly replaces: boolean;
  fill(): Promise<void>;
  /** Runs at the start of the publishing transaction. */
  prepare?(tx: Transaction): Promise<void>;
  /** Runs at the end of the publishing transaction. */
  finish(tx: Transaction): Promise<Result>;
}

/**
 * Publishes a draft and runs its due timers. Drops the draft after an error.
 * @throws NotFoundError if the replaced organization was deleted
 */
export async function completeDraft<Result>(
  world: World,
  { draftId, organization: { id } }: Draft,
  { replaces, fill, prepare = async () => {}, finish }: Completion<Result>,
): Promise<Result> {
  try {
    await fill();
    const result = await world.store.transact(async (tx) => {
      if (replaces && (await tx.organizations.get(id)) === undefined) throw new NotFoundError("organization", id);
      await prepare(tx);
      await tx.organizations.publishDraft(draftId);
      return finish(tx);
    });
    await world.catchUp(id);
    await world.runDue(id);
    return result;
  } catch (error) {
    // The next start drops drafts of a failed store.
    await world.store.transact((tx) => tx.organizations.dropDraft(draftId)).catch(() => {});
    throw error;
  }
}
