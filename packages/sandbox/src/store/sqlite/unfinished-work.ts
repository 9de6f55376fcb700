import type { Database } from "./file/database.ts";

/** Ends unfinished clock moves. Their process ended before this one opened the file. */
export const endMoves = (db: Database): void => db.exec("UPDATE clocks SET mover = NULL WHERE mover IS NOT NULL");

/** Drops incomplete snapshots. Their process ended before this one opened the file. */
export const dropUnfinishedSnapshots = (db: Database): void =>
  db.exec("UPDATE snapshots SET state = 'DELETED' WHERE state = 'MAKING'");

/**
 * Deletes pieces of packages without a task: their process ended during the upload. The id of a piece is the
 * package's id, a dot and a number.
 */
export const dropLostPieces = (db: Database): void =>
  db.exec(`
    DELETE FROM packages WHERE id LIKE '%.%' AND substr(id, 1, instr(id, '.') - 1) NOT IN (
      SELECT doc ->> '$.draft.packageId' FROM tasks WHERE doc ->> '$.draft.packageId' IS NOT NULL
      UNION SELECT doc ->> '$.published.packageId' FROM tasks WHERE doc ->> '$.published.packageId' IS NOT NULL
    )
  `);
