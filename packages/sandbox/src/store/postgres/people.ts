import { lookups } from "../lookups.ts";
import type { Transaction } from "../store.ts";
import type { Database } from "./database.ts";
import { createTermed } from "./terms.ts";

/** People with their skills, their teams and job positions. */
export function createPeople(db: Database): Pick<Transaction, "people" | "personSkills" | "teams" | "jobPositions"> {
  return {
    people: createTermed(db, "people", lookups.people),
    personSkills: createTermed(db, "personSkills", lookups.personSkills),
    teams: createTermed(db, "teams", lookups.teams),
    jobPositions: createTermed(db, "jobPositions", lookups.jobPositions),
  };
}
