import type { Database } from "./file/database.ts";

/** Ends the moves of clocks that were under way: the process that made them is gone when another one opens the file. */
export const endMoves = (db: Database): void => db.exec("UPDATE clocks SET mover = NULL WHERE mover IS NOT NULL");

/** Drops all snapshots that are being made: the process that did so is gone when another one opens the file. */
export const dropUnfinishedSnapshots = (db: Database): void =>
  db.exec("UPDATE snapshots SET state = 'DELETED' WHERE state = 'MAKING'");

/**
 * Deletes pieces of packages that no task names: their upload was under way when the process ended. The id of a piece is that of its
 * package, a dot and a number.
 */
export const dropLostPieces = (db: Database): void =>
  db.exec(`
    DELETE FROM packages WHERE id LIKE '%.%' AND substr(id, 1, instr(id, '.') - 1) NOT IN (
      SELECT doc ->> '$.draft.packageId' FROM tasks WHERE doc ->> '$.draft.packageId' IS NOT NULL
      UNION SELECT doc ->> '$.published.packageId' FROM tasks WHERE doc ->> '$.published.packageId' IS NOT NULL
    )
  `);
