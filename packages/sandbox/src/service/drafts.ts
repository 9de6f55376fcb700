import { setImmediate } from "node:timers/promises";
import { NotFoundError } from "../domain/errors.ts";
import type { Organization } from "../domain/organizations.ts";
import { SECOND } from "../domain/time.ts";
import type { Transaction } from "../store/store.ts";
import { PATIENCE } from "./pieces.ts";
import { change, type Progress, type World } from "./world.ts";

/** Milliseconds between two reports of progress; shorter work is not reported. */
const REPORTED = 2 * SECOND;

/** A draft of an organization that takes several transactions to fill. */
export interface Draft {
  readonly draftId: string;
  readonly organization: Organization;
}

/** Called after each piece of work, with the share of it that is done. */
export type Pause = (share: number) => Promise<void>;

/** Lets others go on when the work has taken a while. */
export function createPause({ report }: World, work: Omit<Progress, "percent">): Pause {
  let [began, reported] = [performance.now(), performance.now()];
  return async (share) => {
    const now = performance.now();
    if (now - began < PATIENCE) return;
    if (now - reported >= REPORTED) {
      report({ ...work, percent: Math.floor(share * 100) });
      reported = now;
    }
    await setImmediate();
    began = performance.now();
  };
}

/** Does one piece of the work that begins at a position, and says where the next one does; undefined when there is none. */
export type Step = (tx: Transaction, position: number) => Promise<number | undefined>;

/** Fills a draft in transactions of some milliseconds each. Other requests and transactions go on in between. */
export async function fillDraft(
  { store }: World,
  { draftId }: Draft,
  step: Step,
  pause: (position: number) => Promise<void>,
): Promise<void> {
  const fillSome = (first: number) =>
    store.transact((tx) =>
      tx.organizations.inDraft(draftId, async () => {
        const end = performance.now() + PATIENCE;
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

export interface Completion<Result> {
  /** Whether the draft takes the place of an organization that is there already. */
  readonly replaces: boolean;
  fill(): Promise<void>;
  /** The beginning of the transaction that shows the draft to everybody. */
  prepare?(tx: Transaction): Promise<void>;
  /** The end of it. */
  finish(tx: Transaction): Promise<Result>;
}

/** Fills a draft, shows it to everybody and runs the timers that are due in it, or drops it. @throws NotFoundError when what it replaces was deleted meanwhile */
export async function completeDraft<Result>(
  world: World,
  { draftId, organization: { id } }: Draft,
  { replaces, fill, prepare = async () => {}, finish }: Completion<Result>,
): Promise<Result> {
  try {
    await fill();
    const result = await change(world, async (tx) => {
      if (replaces && (await tx.organizations.get(id)) === undefined) throw new NotFoundError("organization", id);
      await prepare(tx);
      await tx.organizations.publishDraft(draftId);
      return finish(tx);
    });
    await world.catchUp(id);
    await world.runDue(id);
    return result;
  } catch (error) {
    // A store that fails or is closed drops its drafts when it is opened again.
    await change(world, (tx) => tx.organizations.dropDraft(draftId)).catch(() => {});
    throw error;
  }
}
