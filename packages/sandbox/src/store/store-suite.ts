import { describe } from "vitest";
import { describeCandidateSearch } from "./suite/candidate-search.ts";
import { describeCandidates } from "./suite/candidates.ts";
import { describeEntities } from "./suite/entities.ts";
import type { CreateStore } from "./suite/fresh-store.ts";
import { describeLists } from "./suite/lists.ts";
import { describeOrganizations } from "./suite/organizations.ts";
import { describeTransactions } from "./suite/transactions.ts";

/**
 * All that store.ts promises, for any store.
 * @param createStore gives an empty one for each test, which closes it
 */
export function describeStore(name: string, createStore: CreateStore): void {
  describe(name, () => {
    describeEntities(createStore);
    describeOrganizations(createStore);
    describeLists(createStore);
    describeCandidates(createStore);
    describeCandidateSearch(createStore);
    describeTransactions(createStore);
  });
}
