import { type Job, jobId } from "../../domain/jobs.ts";
import type { Transaction } from "../store.ts";
import { demandOrganization, ORG, parse } from "./collections.ts";
import type { Database } from "./database.ts";

export function createJobs(db: Database): Transaction["jobs"] {
  return {
    async next() {
      const row = db.get<{ doc: string }>("SELECT doc FROM jobs ORDER BY due_at, seq LIMIT 1");
      return row && parse<Job>(row);
    },
    async get(organizationId, id) {
      const row = db.get<{ doc: string }>(`SELECT doc FROM jobs WHERE org = ${ORG} AND id = ?2`, organizationId, id);
      return row && parse<Job>(row);
    },
    async put(job) {
      db.run(
        `INSERT INTO jobs (org, id, doc, due_at, candidate_id) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (org, id) DO UPDATE SET
           doc = excluded.doc, due_at = excluded.due_at, candidate_id = excluded.candidate_id`,
        demandOrganization(db, job.organizationId),
        jobId(job),
        JSON.stringify(job),
        job.dueAt,
        "candidateId" in job ? job.candidateId : null,
      );
    },
    async delete(organizationId, id) {
      return db.run(`DELETE FROM jobs WHERE org = ${ORG} AND id = ?2`, organizationId, id).changes > 0;
    },
    async deleteOfCandidate(organizationId, candidateId) {
      db.run(`DELETE FROM jobs WHERE org = ${ORG} AND candidate_id = ?2`, organizationId, candidateId);
    },
  };
}
