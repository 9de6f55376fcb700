import { describe } from "vitest";
import { describeBacklog } from "./backlog.ts";
import { describeCandidateSearch } from "./candidate-search.ts";
import { describeCandidateStages } from "./candidate-stages.ts";
import { describeCandidates } from "./candidates.ts";
import { describeClocks } from "./clocks.ts";
import { describeDeliveries } from "./deliveries.ts";
import { describeDrafts } from "./drafts.ts";
import { describeEntities } from "./entities.ts";
import { describeFaults } from "./faults.ts";
import type { CreateStore } from "./fresh-store.ts";
import { describeJournal } from "./journal.ts";
import { describeLists } from "./lists.ts";
import { describeOrganizations } from "./organizations.ts";
import { describeReadingAgain } from "./read-again.ts";
import { describeTerms } from "./terms.ts";
import { describeTimers } from "./timers.ts";
import { describeTransactions } from "./transactions.ts";
import { describeWalks } from "./walks.ts";

/**
 * Contract tests of store.ts for any store.
 * @param createStore returns an empty store per test; the test closes it
 */
export function describeStore(name: string, createStore: CreateStore): void {
  describe(name, () => {
    describeEntities(createStore);
    describeOrganizations(createStore);
    describeDrafts(createStore);
    describeLists(createStore);
    describeWalks(createStore);
    describeTerms(createStore);
    describeCandidates(createStore);
    describeCandidateSearch(createStore);
    describeTimers(createStore);
    describeDeliveries(createStore);
    describeClocks(createStore);
    describeBacklog(createStore);
    describeFaults(createStore);
    describeReadingAgain(createStore);
    describeJournal(createStore);
    describeCandidateStages(createStore);
    describeTransactions(createStore);
  });
}
