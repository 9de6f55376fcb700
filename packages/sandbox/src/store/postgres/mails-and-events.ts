import type { CandidateEvent } from "../../domain/events.ts";
import type { Slice } from "../../domain/lists.ts";
import { addresseeOf, type Mail } from "../../domain/mails.ts";
import type { EventFilter, MailFilter } from "../filters.ts";
import { createCollection } from "../shared/collections.ts";
import type { Tables } from "../tables.ts";
import type { Database } from "./connection/database.ts";
import { conditionsOf, listPage, statementsOf } from "./dialect.ts";

/** Mails and events. */
export function createHistories(db: Database): Pick<Tables, "mails" | "events"> {
  return {
    get mails() {
      return {
        ...createCollection<Mail>(statementsOf(db), "mails", ({ to, createdAt, state, ...mail }) => ({
          candidate_id: addresseeOf(mail),
          recipient: to.toLowerCase(),
          created_at: createdAt,
          state,
        })),
        list(organizationId: string, { candidateId, email, states = [], since }: MailFilter, slice: Slice) {
          const conditions = conditionsOf(db, organizationId);
          conditions.add("candidate_id = ?", candidateId);
          conditions.add("recipient = ?", email?.toLowerCase());
          conditions.add("created_at >= ?", since);
          conditions.add("state = ANY (?)", states.length === 0 ? undefined : states);
          return listPage<Mail>(db, "mails", conditions, slice, { order: "DESC" });
        },
      };
    },
    get events() {
      return {
        ...createCollection<CandidateEvent>(statementsOf(db), "events", ({ candidateId }) => ({
          candidate_id: candidateId,
        })),
        list(organizationId: string, { candidateId }: EventFilter, slice: Slice) {
          const conditions = conditionsOf(db, organizationId);
          conditions.add("candidate_id = ?", candidateId);
          return listPage<CandidateEvent>(db, "events", conditions, slice);
        },
      };
    },
  };
}
