import { LOST_PIECES } from "../shared/collections.ts";
import type { Database } from "./file/database.ts";

export const dropUnfinishedWork = (db: Database): void =>
  db.exec(`
    UPDATE deliveries SET lease_id = NULL, lease_until = 0 WHERE lease_until > 0;
    UPDATE clocks SET mover = NULL WHERE mover IS NOT NULL;
    INSERT INTO leftovers (org) SELECT number FROM organizations WHERE draft_of IS NOT NULL;
    DELETE FROM organizations WHERE draft_of IS NOT NULL;
    UPDATE snapshots SET state = 'DELETED' WHERE state = 'MAKING';
    DELETE FROM packages WHERE ${LOST_PIECES};
  `);
