import type { CandidateEvent } from "../../domain/events.ts";
import { addresseeOf, type Mail } from "../../domain/mails.ts";
import { createCollection } from "../shared/collections.ts";
import type { Transaction } from "../store.ts";
import { conditionsOf, listPage } from "./collections.ts";
import type { Database } from "./connection/database.ts";
import { statementsOf } from "./statements.ts";

/** Mails and events. */
export function createHistories(db: Database): Pick<Transaction, "mails" | "events"> {
  const statements = statementsOf(db);
  return {
    mails: {
      ...createCollection<Mail>(statements, "mails", ({ to, createdAt, state, ...mail }) => ({
        candidate_id: addresseeOf(mail),
        recipient: to.toLowerCase(),
        created_at: createdAt,
        state,
      })),
      list(organizationId, { candidateId, email, states = [], since }, slice) {
        const conditions = conditionsOf(db, organizationId);
        conditions.add("candidate_id = ?", candidateId);
        conditions.add("recipient = ?", email?.toLowerCase());
        conditions.add("created_at >= ?", since);
        conditions.add("state = ANY (?)", states.length === 0 ? undefined : states);
        return listPage(db, "mails", conditions, slice, { order: "DESC" });
      },
    },
    events: {
      ...createCollection<CandidateEvent>(statements, "events", ({ candidateId }) => ({ candidate_id: candidateId })),
      list(organizationId, { candidateId }, slice) {
        const conditions = conditionsOf(db, organizationId);
        conditions.add("candidate_id = ?", candidateId);
        return listPage(db, "events", conditions, slice);
      },
    },
  };
}
