import type { CandidateEvent } from "../../domain/events.ts";
import { addresseeOf, type Mail } from "../../domain/mails.ts";
import type { Tables } from "../tables.ts";
import { createCollection } from "./collections.ts";
import { conditionsOf } from "./conditions.ts";
import type { Statements } from "./statements.ts";

export const createMails = (db: Statements): Tables["mails"] => ({
  ...createCollection<Mail>(db, "mails", ({ to, createdAt, state, ...mail }) => ({
    candidate_id: addresseeOf(mail),
    recipient: to.toLowerCase(),
    created_at: createdAt,
    state,
  })),
  list(organizationId, { candidateId, email, states, since }, slice) {
    const conditions = conditionsOf(db.rowsOf(organizationId));
    conditions.add("candidate_id = ?", candidateId);
    conditions.add("recipient = ?", email?.toLowerCase());
    conditions.add("created_at >= ?", since);
    conditions.addWanted(db.isIn("state"), states);
    return db.page("mails", conditions, slice, { order: "DESC" });
  },
});

export const createEvents = (db: Statements): Tables["events"] => ({
  ...createCollection<CandidateEvent>(db, "events", ({ candidateId }) => ({ candidate_id: candidateId })),
  list(organizationId, { candidateId }, slice) {
    const conditions = conditionsOf(db.rowsOf(organizationId));
    conditions.add("candidate_id = ?", candidateId);
    return db.page("events", conditions, slice);
  },
});
