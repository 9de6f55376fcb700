const entity = (name: string, columns = ""): string => `
  CREATE TABLE ${name} (
    seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL, version INTEGER NOT NULL${columns && `, ${columns}`}
  );
  CREATE UNIQUE INDEX ${name}_by_id ON ${name} (org, id);`;

const count = (row: "OLD" | "NEW", change: 1 | -1): string => `
    INSERT INTO candidate_counts VALUES (${row}.org, ${row}.stage, ${row}.is_current, ${row}.is_invited, ${change})
      ON CONFLICT DO UPDATE SET count = count + excluded.count;`;

/**
 * Steps from an empty file to the current layout. Each layout change adds a step; a released step never changes.
 * An entity is a JSON document with the columns of queries. `seq` is the order of creation; a replaced entity
 * keeps it. `org` is the number of the organization.
 */
export const layout: readonly string[] = [
  `
  -- Which database this is, how many commits it has, how many upgrades of documents the release that opened it last knows, and the
  -- last number of an organization or a snapshot.
  CREATE TABLE identity (id TEXT NOT NULL, commits INTEGER NOT NULL, upgrades INTEGER NOT NULL, last_number INTEGER NOT NULL);
  INSERT INTO identity (id, commits, upgrades, last_number) VALUES (lower(hex(randomblob(16))), 0, 0, 0);
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

  -- A reset gives an organization another number; place keeps its position in lists, journal the number in the tables of the journal.
  CREATE TABLE organizations (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, doc TEXT NOT NULL, version INTEGER NOT NULL,
    place INTEGER NOT NULL DEFAULT 0, draft_of TEXT, journal INTEGER
  );
  CREATE UNIQUE INDEX organizations_by_journal ON organizations (coalesce(journal, number));
  CREATE INDEX organizations_by_draft ON organizations (draft_of) WHERE draft_of IS NOT NULL;
  -- Numbers whose rows the sweep deletes.
  CREATE TABLE leftovers (org INTEGER PRIMARY KEY);
  -- Numbers whose rows no query shows.
  CREATE VIEW hidden (org) AS
    SELECT org FROM leftovers UNION ALL SELECT number FROM organizations WHERE draft_of IS NOT NULL;
  -- Clocks of organizations. A process that advances one has it until mover_until.
  CREATE TABLE clocks (org INTEGER PRIMARY KEY, ahead REAL NOT NULL, frozen_at REAL, mover TEXT, mover_until REAL) STRICT;

  ${entity("keys", "hash TEXT NOT NULL")}
  CREATE INDEX keys_in_order ON keys (org, seq);
  CREATE INDEX keys_by_hash ON keys (hash);
  ${entity("faults")}
  ${entity("webhooks")}
  CREATE INDEX webhooks_in_order ON webhooks (org, seq);

  ${entity("task_revisions")}
  CREATE TABLE packages (seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, bytes BLOB NOT NULL);
  CREATE UNIQUE INDEX packages_by_id ON packages (org, id);

  -- Lists find these entities, and candidates with a tag, by the rows of terms.
  ${"tests predefined_tests tasks skills skill_folders skillsets position_families seniority_levels certificate_definitions people person_skills teams job_positions"
    .split(" ")
    .map((name) => `${entity(name, "text TEXT NOT NULL")} CREATE INDEX ${name}_in_order ON ${name} (org, seq);`)
    .join("")}
  CREATE TABLE terms (
    org INTEGER NOT NULL, kind TEXT NOT NULL, term TEXT NOT NULL, seq INTEGER NOT NULL,
    PRIMARY KEY (org, kind, term, seq)
  ) WITHOUT ROWID;
  CREATE INDEX terms_of_entity ON terms (kind, seq);

  CREATE TABLE candidates (
    seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, external_id TEXT,
    stage TEXT NOT NULL, is_current INTEGER NOT NULL, is_invited INTEGER NOT NULL, started_at INTEGER, invitation_started_at INTEGER,
    assigned_user TEXT, assigned_team TEXT, text TEXT NOT NULL, doc TEXT NOT NULL, version INTEGER NOT NULL
  );
  CREATE UNIQUE INDEX candidates_by_id ON candidates (id, org);
  CREATE INDEX candidates_by_external_id ON candidates (org, external_id, seq) WHERE external_id IS NOT NULL;
  -- Every column that a search compares, so that it reads this index alone.
  CREATE INDEX candidates_in_order ON candidates (
    org, seq, stage, is_current, is_invited, started_at, invitation_started_at, assigned_user, assigned_team, text
  );
  -- Totals of lists by stage and scope, which triggers keep.
  CREATE TABLE candidate_counts (
    org INTEGER NOT NULL, stage TEXT NOT NULL, is_current INTEGER NOT NULL, is_invited INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (org, stage, is_current, is_invited)
  ) WITHOUT ROWID;
  CREATE TRIGGER candidate_added AFTER INSERT ON candidates BEGIN ${count("NEW", 1)} END;
  CREATE TRIGGER candidate_deleted AFTER DELETE ON candidates BEGIN ${count("OLD", -1)} END;
  CREATE TRIGGER candidate_changed AFTER UPDATE OF stage, is_current, is_invited ON candidates BEGIN
    ${count("OLD", -1)} ${count("NEW", 1)}
  END;
  CREATE TABLE candidate_assessments (
    org INTEGER NOT NULL, seq INTEGER NOT NULL, id TEXT NOT NULL, token TEXT NOT NULL, folded_token TEXT NOT NULL,
    PRIMARY KEY (org, seq, id)
  ) WITHOUT ROWID;
  CREATE INDEX candidate_assessments_by_id ON candidate_assessments (id, org, seq);
  CREATE INDEX candidate_assessments_by_token ON candidate_assessments (token, seq);
  CREATE INDEX candidate_assessments_by_beginning ON candidate_assessments (org, folded_token, seq);

  ${entity(
    "mails",
    `candidate_id TEXT NOT NULL, recipient TEXT NOT NULL DEFAULT '', created_at INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'HANDED_OVER'`,
  )}
  CREATE INDEX mails_in_order ON mails (org, seq);
  CREATE INDEX mails_by_candidate ON mails (org, candidate_id, seq);
  CREATE INDEX mails_by_recipient ON mails (org, recipient, seq);
  CREATE INDEX mails_by_created_at ON mails (org, created_at);
  CREATE INDEX mails_by_state ON mails (org, state, seq);
  ${entity("events", "candidate_id TEXT NOT NULL")}
  CREATE INDEX events_in_order ON events (org, seq);
  CREATE INDEX events_by_candidate ON events (org, candidate_id, seq);
  -- Totals of mails and events: counting the rows of a million takes too long.
  CREATE TABLE history_counts (
    org INTEGER NOT NULL, history TEXT NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (org, history)
  ) WITHOUT ROWID;
  ${["mails", "events"]
    .map(
      (table) => `
  CREATE TRIGGER ${table}_added AFTER INSERT ON ${table} BEGIN
    INSERT INTO history_counts VALUES (NEW.org, '${table}', 1) ON CONFLICT DO UPDATE SET count = count + 1;
  END;
  CREATE TRIGGER ${table}_deleted AFTER DELETE ON ${table} BEGIN
    UPDATE history_counts SET count = count - 1 WHERE org = OLD.org AND history = '${table}';
  END;`,
    )
    .join("")}

  ${entity("timers", "due_at INTEGER NOT NULL, candidate_id TEXT")}
  CREATE INDEX timers_in_order ON timers (org, seq);
  CREATE INDEX timers_by_due_at ON timers (due_at, seq);
  CREATE INDEX timers_of_organization ON timers (org, due_at, seq);
  CREATE INDEX timers_by_candidate ON timers (org, candidate_id);
  -- lease_until is 0 while no process attempts the delivery; event_id is NULL for mails.
  ${entity(
    "deliveries",
    `lane TEXT NOT NULL, candidate_id TEXT NOT NULL, event_id TEXT, candidate_deleted INTEGER NOT NULL, state TEXT NOT NULL,
    due_at INTEGER NOT NULL, failures INTEGER NOT NULL, created_at INTEGER, lease_id TEXT, lease_until INTEGER NOT NULL`,
  )}
  CREATE INDEX deliveries_in_order ON deliveries (org, seq) WHERE event_id IS NOT NULL;
  CREATE INDEX deliveries_by_due_at ON deliveries (due_at, seq) WHERE state = 'PENDING';
  CREATE INDEX deliveries_of_organization ON deliveries (org, due_at, seq) WHERE state = 'PENDING';
  CREATE INDEX deliveries_by_lane ON deliveries (lane, due_at, seq) WHERE state = 'PENDING';
  CREATE INDEX deliveries_of_candidate_in_lane ON deliveries (lane, candidate_id, seq) WHERE state = 'PENDING';
  CREATE INDEX deliveries_by_lease ON deliveries (lane, lease_until) WHERE lease_until > 0;
  CREATE INDEX deliveries_by_state ON deliveries (lane, state);
  CREATE INDEX deliveries_by_candidate ON deliveries (org, candidate_id, seq);
  CREATE INDEX deliveries_by_event ON deliveries (org, event_id) WHERE event_id IS NOT NULL;

  -- The journal: org is 0 for entries without an organization. seq is the order of creation, rev the order of writing. Details and
  -- mentions may name people and are deleted with them; mentions find entries about several people.
  CREATE TABLE journal (
    org INTEGER NOT NULL, seq INTEGER NOT NULL, rev INTEGER NOT NULL, id TEXT NOT NULL,
    kind TEXT NOT NULL, operation TEXT NOT NULL, status INTEGER, at INTEGER NOT NULL, recorded_at INTEGER NOT NULL,
    cause_id TEXT, candidate_id TEXT, error_id TEXT, doc TEXT NOT NULL,
    PRIMARY KEY (org, seq)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX journal_by_id ON journal (id, org);
  CREATE INDEX journal_by_rev ON journal (org, rev) WHERE rev <> seq;
  CREATE INDEX journal_by_cause ON journal (org, cause_id, seq) WHERE cause_id IS NOT NULL;
  CREATE INDEX journal_by_candidate ON journal (org, candidate_id, seq) WHERE candidate_id IS NOT NULL;
  CREATE INDEX journal_by_error_id ON journal (error_id) WHERE error_id IS NOT NULL;
  CREATE TABLE journal_details (seq INTEGER PRIMARY KEY, doc TEXT NOT NULL);
  CREATE TABLE journal_mentions (
    org INTEGER NOT NULL, mention TEXT NOT NULL, seq INTEGER NOT NULL,
    PRIMARY KEY (org, mention, seq)
  ) WITHOUT ROWID;
  CREATE INDEX journal_mentions_by_seq ON journal_mentions (seq);
  -- Requests that changed nothing, many in a row, see journal/packed-reads.ts; seq is that of the first.
  CREATE TABLE journal_reads (
    seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, count INTEGER NOT NULL,
    first_id TEXT NOT NULL, last_id TEXT NOT NULL, recorded_at INTEGER NOT NULL, doc TEXT NOT NULL
  );
  CREATE INDEX journal_reads_in_order ON journal_reads (org, seq);

  -- Snapshots belong to the id of an organization, whatever number it has. subject is the candidate or person of an entity, whose
  -- deletion deletes the row.
  CREATE TABLE snapshots (
    seq INTEGER PRIMARY KEY, organization TEXT NOT NULL, id TEXT NOT NULL, number INTEGER NOT NULL UNIQUE, name TEXT NOT NULL,
    keeps_deleted INTEGER NOT NULL, state TEXT NOT NULL, doc TEXT NOT NULL, version INTEGER NOT NULL
  );
  CREATE UNIQUE INDEX snapshots_by_id ON snapshots (organization, id) WHERE state <> 'DELETED';
  CREATE UNIQUE INDEX snapshots_by_name ON snapshots (organization, name) WHERE state <> 'DELETED';
  CREATE INDEX snapshots_to_sweep ON snapshots (number) WHERE state = 'DELETED';
  CREATE TABLE snapshot_rows (
    seq INTEGER PRIMARY KEY, snapshot INTEGER NOT NULL, collection TEXT NOT NULL, subject TEXT,
    doc TEXT NOT NULL, version INTEGER NOT NULL, bytes BLOB
  );
  CREATE INDEX snapshot_rows_in_order ON snapshot_rows (snapshot, seq);
  CREATE INDEX snapshot_rows_by_subject ON snapshot_rows (subject, snapshot) WHERE subject IS NOT NULL;
  CREATE INDEX snapshot_timers ON snapshot_rows (snapshot) WHERE collection = 'timers';
  CREATE TABLE snapshot_erasures (seq INTEGER PRIMARY KEY, snapshot INTEGER NOT NULL, subject TEXT NOT NULL);
  CREATE UNIQUE INDEX snapshot_erasures_by_subject ON snapshot_erasures (snapshot, subject);
  `,
];
