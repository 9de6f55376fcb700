import { afterEach, beforeEach } from "vitest";
import type { Candidate } from "../../src/domain/candidates.ts";
import type { CandidateFilter } from "../../src/store/filters.ts";
import type { Store, Transaction } from "../../src/store/store.ts";
import { OTHER, OURS, organization } from "./samples.ts";

/** A store shared between tests is released instead of closed. */
type TestStore = Store & { readonly release?: () => void };

export type CreateStore = () => TestStore | Promise<TestStore>;

export interface FreshStore {
  /** Store of the running test, with organizations `OURS` and `OTHER`. */
  readonly store: Store;
  change(work: (tx: Transaction) => Promise<unknown>): Promise<void>;
  /** Returns matching candidate ids; checks the total. */
  search(filter: CandidateFilter, organizationId?: string): Promise<string[]>;
  putCandidates(...candidates: readonly Candidate[]): Promise<void>;
}

export function useFreshStore(createStore: CreateStore): FreshStore {
  let current: TestStore;

  beforeEach(async () => {
    current = await createStore();
    await current.transact(async (tx) => {
      await tx.organizations.put(organization({ id: OURS }));
      await tx.organizations.put(organization({ id: OTHER }));
    });
  });
  afterEach(() => (current.release ?? current.close)());

  const change = async (work: (tx: Transaction) => Promise<unknown>): Promise<void> => {
    await current.transact(work);
  };
  return {
    get store() {
      return current;
    },
    change,
    async search(filter, organizationId = OURS) {
      const { items, total } = await current.candidates.search(organizationId, filter, { offset: 0, limit: 1000 });
      if (total !== items.length) throw new Error(`The total is ${total}, the items are ${items.length}.`);
      return items.map(({ id }) => id);
    },
    async putCandidates(...candidates) {
      await change(async (tx) => {
        for (const candidate of candidates) await tx.candidates.put(candidate);
      });
    },
  };
}
