import type { Database } from "../file/database.ts";
import { indexedGrams } from "./grams.ts";
import type { IndexRow } from "./rows.ts";

/** The index of texts of one connection, which is behind its transactions until `write`. */
export interface CandidateTexts {
  /** The text of a candidate is new, different, or gone. @param isIndexed whether it had one before */
  changed(seq: number, isIndexed: boolean): void;
  /** Brings the index up to date; what is taken back afterwards has to be written again. */
  write(): void;
  /** Nothing is behind any more. */
  settle(): void;
}

/**
 * Grams are written once per commit: FTS5 writes out what it holds whenever a savepoint follows, and most statements are one, so that
 * the index would cost more than everything else of a creation.
 */
export function createCandidateTexts(db: Database): CandidateTexts {
  const behind = new Map<number, { isIndexed: boolean }>();
  return {
    changed(seq, isIndexed) {
      if (!behind.has(seq)) behind.set(seq, { isIndexed });
    },
    write() {
      for (const [seq, state] of behind) {
        if (state.isIndexed) removeGrams(db, seq);
        addGrams(db, seq);
        state.isIndexed = true;
      }
    },
    settle: () => behind.clear(),
  };
}

/** Makes the index anew. */
export function reindexTexts(db: Database): void {
  db.run("INSERT INTO candidate_grams (candidate_grams) VALUES ('delete-all')");
  for (const { seq } of db.all<{ seq: number }>("SELECT seq FROM candidates")) addGrams(db, seq);
}

/** As the candidate is now; one that is not there has none. */
function addGrams(db: Database, seq: number): void {
  const row = db.get<{ org: number } & Pick<IndexRow, "text" | "tokens">>(
    `SELECT org, text, tokens FROM candidate_index
     WHERE org = (SELECT org FROM candidates WHERE seq = ?1) AND seq = ?1`,
    seq,
  );
  if (row === undefined) return;
  db.run("INSERT INTO candidate_grams (rowid, grams) VALUES (?1, ?2)", seq, indexedGrams(row.org, row));
}

export function removeGrams(db: Database, seq: number): void {
  db.run("DELETE FROM candidate_grams WHERE rowid = ?1", seq);
}
