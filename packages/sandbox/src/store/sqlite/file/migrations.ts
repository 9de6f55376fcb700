import { fold } from "../../fold.ts";
import type { Database } from "./database.ts";

/** Statements, or, for what they cannot say, a function. */
export type Step = string | ((db: Database) => void);

/**
 * From an empty file to the present layout, one step per release that changed it; a released step never changes.
 *
 * Each entity is a JSON document beside the columns that it is found by. `seq` counts up at the first put and stays when the entity
 * is replaced: it is the order of creation. Everything but organizations, settings and snapshots begins with the number of its
 * organization.
 */
export const migrations: readonly Step[] = [
  `
  CREATE TABLE organizations (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    doc TEXT NOT NULL
  );
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

  CREATE TABLE keys (
    seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL,
    hash TEXT NOT NULL
  );
  CREATE UNIQUE INDEX keys_by_id ON keys (org, id);
  CREATE INDEX keys_in_order ON keys (org, seq);
  CREATE INDEX keys_by_hash ON keys (hash);

  CREATE TABLE webhooks (seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL);
  CREATE UNIQUE INDEX webhooks_by_id ON webhooks (org, id);
  CREATE INDEX webhooks_in_order ON webhooks (org, seq);

  CREATE TABLE tests (
    seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL,
    text TEXT NOT NULL
  );
  CREATE UNIQUE INDEX tests_by_id ON tests (org, id);
  CREATE INDEX tests_in_order ON tests (org, seq, text);

  CREATE TABLE predefined_tests (
    seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL,
    text TEXT NOT NULL, skills TEXT NOT NULL, seniority_level TEXT NOT NULL
  );
  CREATE UNIQUE INDEX predefined_tests_by_id ON predefined_tests (org, id);
  CREATE INDEX predefined_tests_in_order ON predefined_tests (org, seq);

  CREATE TABLE tasks (
    seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL,
    published INTEGER NOT NULL,
    type TEXT, difficulty TEXT, tags TEXT NOT NULL,
    published_type TEXT, published_difficulty TEXT, published_tags TEXT NOT NULL
  );
  CREATE UNIQUE INDEX tasks_by_id ON tasks (org, id);
  CREATE INDEX tasks_in_order ON tasks (
    org, seq, published, type, difficulty, tags, published_type, published_difficulty, published_tags
  );

  CREATE TABLE task_revisions (seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL);
  CREATE UNIQUE INDEX task_revisions_by_id ON task_revisions (org, id);

  CREATE TABLE packages (seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, bytes BLOB NOT NULL);
  CREATE UNIQUE INDEX packages_by_id ON packages (org, id);

  CREATE TABLE mails (
    seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL,
    candidate_id TEXT NOT NULL
  );
  CREATE UNIQUE INDEX mails_by_id ON mails (org, id);
  CREATE INDEX mails_in_order ON mails (org, seq);
  CREATE INDEX mails_by_candidate ON mails (org, candidate_id, seq);

  CREATE TABLE events (
    seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL,
    candidate_id TEXT NOT NULL
  );
  CREATE UNIQUE INDEX events_by_id ON events (org, id);
  CREATE INDEX events_in_order ON events (org, seq);
  CREATE INDEX events_by_candidate ON events (org, candidate_id, seq);

  -- How many mails and events there are: counting a million rows takes too long.
  CREATE TABLE history_counts (
    org INTEGER NOT NULL, history TEXT NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (org, history)
  ) WITHOUT ROWID;

  CREATE TABLE jobs (
    seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL,
    due_at INTEGER NOT NULL, candidate_id TEXT
  );
  CREATE UNIQUE INDEX jobs_by_id ON jobs (org, id);
  CREATE INDEX jobs_by_due_at ON jobs (due_at, seq);
  CREATE INDEX jobs_by_candidate ON jobs (org, candidate_id);

  CREATE TABLE candidates (
    seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL,
    external_id TEXT
  );
  CREATE UNIQUE INDEX candidates_by_id ON candidates (id, org);
  CREATE INDEX candidates_by_external_id ON candidates (org, external_id, seq) WHERE external_id IS NOT NULL;

  CREATE TABLE candidate_assessments (
    org INTEGER NOT NULL, seq INTEGER NOT NULL, id TEXT NOT NULL, token TEXT NOT NULL,
    PRIMARY KEY (org, seq, id)
  ) WITHOUT ROWID;
  CREATE INDEX candidate_assessments_by_id ON candidate_assessments (id, org, seq);
  CREATE INDEX candidate_assessments_by_token ON candidate_assessments (token, seq);

  -- What lists of candidates are narrowed by: narrow rows, so that many of them are read at once.
  -- cell: stage and visibility in one number, see candidates/cells.ts.
  CREATE TABLE candidate_index (
    org INTEGER NOT NULL, seq INTEGER NOT NULL, cell INTEGER NOT NULL,
    started_at INTEGER, invitation_started_at INTEGER, assigned_user TEXT, assigned_team TEXT,
    tags TEXT NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (org, seq)
  ) WITHOUT ROWID;
  CREATE INDEX candidate_index_by_cell ON candidate_index (org, cell, seq);
  CREATE INDEX candidate_index_by_started_at ON candidate_index (org, started_at) WHERE started_at IS NOT NULL;
  CREATE INDEX candidate_index_by_invitation_started_at
    ON candidate_index (org, invitation_started_at) WHERE invitation_started_at IS NOT NULL;
  CREATE INDEX candidate_index_by_user ON candidate_index (org, assigned_user, seq) WHERE assigned_user IS NOT NULL;
  CREATE INDEX candidate_index_by_team ON candidate_index (org, assigned_team, seq) WHERE assigned_team IS NOT NULL;

  CREATE TABLE candidate_tags (
    org INTEGER NOT NULL, tag TEXT NOT NULL, seq INTEGER NOT NULL,
    PRIMARY KEY (org, tag, seq)
  ) WITHOUT ROWID;

  CREATE TABLE candidate_counts (
    org INTEGER NOT NULL, cell INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (org, cell)
  ) WITHOUT ROWID;

  -- Which candidates have which one to three letters in a row, see candidates/grams.ts; the rowid is the candidate's seq.
  CREATE VIRTUAL TABLE candidate_grams USING fts5 (
    grams, content = '', contentless_delete = 1, detail = 'none', tokenize = 'ascii'
  );
  `,
  // Timers, which change something when they are due, apart from deliveries, which leave the sandbox.
  `
  CREATE TABLE timers (
    seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL,
    due_at INTEGER NOT NULL, candidate_id TEXT
  );
  INSERT INTO timers (seq, org, id, doc, due_at, candidate_id)
    SELECT seq, org, id, doc, due_at, candidate_id FROM jobs WHERE doc ->> '$.mailId' IS NULL;
  CREATE UNIQUE INDEX timers_by_id ON timers (org, id);
  CREATE INDEX timers_by_due_at ON timers (due_at, seq);
  CREATE INDEX timers_by_candidate ON timers (org, candidate_id);

  -- lease_until is 0 while nobody attempts the delivery; event_id is NULL for mails.
  CREATE TABLE deliveries (
    seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL,
    lane TEXT NOT NULL, candidate_id TEXT NOT NULL, event_id TEXT, state TEXT NOT NULL,
    due_at INTEGER NOT NULL, failures INTEGER NOT NULL, lease_id TEXT, lease_until INTEGER NOT NULL DEFAULT 0
  );
  INSERT INTO deliveries (seq, org, id, doc, lane, candidate_id, state, due_at, failures)
    SELECT seq, org, delivery,
      json_object('kind', 'mail', 'id', delivery, 'organizationId', doc ->> '$.organizationId', 'candidateId', candidate_id,
        'state', 'PENDING', 'mailId', doc ->> '$.mailId', 'dueAt', due_at, 'failures', failures),
      'mails of ' || (doc ->> '$.organizationId'), candidate_id, 'PENDING', due_at, failures
    FROM (
      SELECT *, coalesce(doc ->> '$.failures', 0) AS failures,
        iif(doc ->> '$.kind' = 'hand-over', 'invitation:' || (doc ->> '$.assessmentId'), id) AS delivery
      FROM jobs WHERE doc ->> '$.mailId' IS NOT NULL
    );
  CREATE UNIQUE INDEX deliveries_by_id ON deliveries (org, id);
  CREATE INDEX deliveries_in_order ON deliveries (org, seq) WHERE event_id IS NOT NULL;
  CREATE INDEX deliveries_by_due_at ON deliveries (due_at, seq) WHERE state = 'PENDING';
  CREATE INDEX deliveries_by_lane ON deliveries (lane, due_at, seq) WHERE state = 'PENDING';
  CREATE INDEX deliveries_of_candidate_in_lane ON deliveries (lane, candidate_id, seq) WHERE state = 'PENDING';
  CREATE INDEX deliveries_by_state ON deliveries (lane, state);
  CREATE INDEX deliveries_by_candidate ON deliveries (org, candidate_id, seq);
  CREATE INDEX deliveries_by_event ON deliveries (org, event_id) WHERE event_id IS NOT NULL;

  DROP TABLE jobs;
  `,
  // Documents with the version of their form, see upgrades.ts; tokens apart from the text that is searched for any part.
  `
  ALTER TABLE organizations ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE keys ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE webhooks ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE candidates ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE tests ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE predefined_tests ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE tasks ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE task_revisions ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE mails ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE events ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE timers ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE deliveries ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

  ALTER TABLE tests ADD COLUMN state TEXT;
  UPDATE tests SET state = doc ->> '$.state';
  DROP INDEX tests_in_order;
  CREATE INDEX tests_in_order ON tests (org, seq, text, state);

  ALTER TABLE candidate_index ADD COLUMN tokens TEXT NOT NULL DEFAULT '';

  -- Which database this is, how many commits it has seen, and how many upgrades of documents the release knew that wrote it last.
  CREATE TABLE identity (id TEXT NOT NULL, commits INTEGER NOT NULL, upgrades INTEGER NOT NULL);
  INSERT INTO identity (id, commits, upgrades) VALUES (lower(hex(randomblob(16))), 0, 0);
  `,
  // Mails by address and date.
  `
  ALTER TABLE mails ADD COLUMN recipient TEXT NOT NULL DEFAULT '';
  ALTER TABLE mails ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0;
  UPDATE mails SET recipient = lower(doc ->> '$.to'), created_at = doc ->> '$.createdAt';
  CREATE INDEX mails_by_recipient ON mails (org, recipient, seq);
  CREATE INDEX mails_by_created_at ON mails (org, created_at);
  `,
  // Leases by lane, however many deliveries wait.
  `
  CREATE INDEX deliveries_by_lease ON deliveries (lease_until, lane) WHERE lease_until > 0;
  `,
  // The skills area: tables of one shape, and the values by which lists find what they hold, see terms.ts.
  `
  ${[
    "skills",
    "skill_folders",
    "skillsets",
    "position_families",
    "seniority_levels",
    "certificate_definitions",
    "people",
    "person_skills",
    "teams",
    "job_positions",
  ]
    .map(termedTable)
    .join("")}
  CREATE TABLE terms (
    org INTEGER NOT NULL, kind TEXT NOT NULL, term TEXT NOT NULL, seq INTEGER NOT NULL,
    PRIMARY KEY (org, kind, term, seq)
  ) WITHOUT ROWID;
  CREATE INDEX terms_of_entity ON terms (kind, seq);
  `,
  // The journal: org is 0 where an entry belongs to no organization. seq is the order of creation, rev that of writing. What may name
  // people is apart, so that it goes without the rest; mentions finds it where an entry is not about one candidate alone.
  `
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
  `,
  // Mails by state; until now every mail was handed over at once, unless it was withdrawn.
  `
  ALTER TABLE mails ADD COLUMN state TEXT NOT NULL DEFAULT 'HANDED_OVER';
  UPDATE mails SET state = 'WITHDRAWN' WHERE doc ->> '$.handedOverAt' IS NULL;
  CREATE INDEX mails_by_state ON mails (org, state, seq);
  `,
  // Faults that clients are tried with.
  `
  CREATE TABLE faults (
    seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL, version INTEGER NOT NULL
  );
  CREATE UNIQUE INDEX faults_by_id ON faults (org, id);
  `,
  // Organizations that get another number when they are reset keep their place in lists.
  `
  ALTER TABLE organizations ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
  UPDATE organizations SET place = number;

  -- Numbers of organizations whose rows nobody sees: drafts (draft_of is the organization they are meant for), and what was left by
  -- organizations that were deleted, reset, or never finished, which is swept bit by bit.
  CREATE TABLE hidden (org INTEGER PRIMARY KEY, draft_of TEXT);

  -- Deletions alone make no merges, which take hundreds of milliseconds.
  INSERT INTO candidate_grams (candidate_grams, rank) VALUES ('deletemerge', 0);
  `,
  // Snapshots, which outlive the number that an organization has at present. A row is an entity as its own table has it; subject is the
  // candidate or person that it is about, so that it goes with them.
  `
  CREATE TABLE snapshots (
    number INTEGER PRIMARY KEY AUTOINCREMENT, organization TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, state TEXT NOT NULL,
    doc TEXT NOT NULL, version INTEGER NOT NULL
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
  CREATE TABLE snapshot_erasures (seq INTEGER PRIMARY KEY, snapshot INTEGER NOT NULL, subject TEXT NOT NULL);
  CREATE UNIQUE INDEX snapshot_erasures_by_subject ON snapshot_erasures (snapshot, subject);
  CREATE INDEX timers_in_order ON timers (org, seq);
  `,

  `
  CREATE INDEX timers_of_organization ON timers (org, due_at, seq);
  `,
  // Entries of the journal for requests that changed nothing, many in a row; seq is that of the first.
  `
  CREATE TABLE journal_reads (
    seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, count INTEGER NOT NULL,
    first_id TEXT NOT NULL, last_id TEXT NOT NULL, recorded_at INTEGER NOT NULL, doc TEXT NOT NULL
  );
  CREATE INDEX journal_reads_in_order ON journal_reads (org, seq);
  `,
  // The details of those requests stand with them, and what they mention belongs to the first of the row.
  `
  UPDATE journal_reads SET doc = (
    SELECT json_group_array(json(CASE WHEN d.doc IS NULL THEN e.value ELSE json_insert(e.value, '$[7]', json(d.doc)) END) ORDER BY e.key)
    FROM json_each(journal_reads.doc) e LEFT JOIN journal_details d ON d.seq = journal_reads.seq + e.key
  ) WHERE EXISTS (SELECT 1 FROM journal_details d WHERE d.seq >= journal_reads.seq AND d.seq < journal_reads.seq + journal_reads.count);
  DELETE FROM journal_details WHERE
    (SELECT r.seq + r.count FROM journal_reads r WHERE r.seq <= journal_details.seq ORDER BY r.seq DESC LIMIT 1) > seq;
  `,
  // Skills by their names, and tasks by their titles.
  (db) => {
    db.exec("ALTER TABLE tasks ADD COLUMN text TEXT NOT NULL DEFAULT ''");
    const title = "coalesce(doc ->> '$.draft.title', doc ->> '$.published.title')";
    const names = { skills: "doc ->> '$.name'", tasks: title };
    for (const [table, name] of Object.entries(names))
      for (const row of db.all<{ seq: number; name: string }>(`SELECT seq, ${name} AS name FROM ${table}`))
        db.run(`UPDATE ${table} SET text = ?2 WHERE seq = ?1`, row.seq, fold(row.name));
  },
  // Entries of requests that changed nothing are flat, without the names of fields.
  `
  UPDATE journal_reads SET doc = (
    SELECT json_group_array(json_array(
      e.value ->> 0, e.value ->> 1, e.value ->> 2, e.value ->> 3, nullif(e.value ->> 4, e.value ->> 3), e.value ->> 5,
      e.value ->> '$[6].path', e.value ->> '$[6].method', e.value ->> '$[6].version', e.value ->> '$[6].durationInMs',
      e.value ->> '$[6].key.id', e.value ->> '$[6].key.hint', e.value ->> '$[7].query',
      json_remove(coalesce(nullif(e.value -> 6, 'null'), '{}'), '$.path', '$.method', '$.version', '$.durationInMs', '$.key')
    ) ORDER BY e.key)
    FROM json_each(journal_reads.doc) e
  );
  `,
  // They stand in columns, with what comes again once.
  `
  UPDATE journal_reads SET doc = (
    SELECT json_object(
      'requests', json_group_array(json_array(
        e.value ->> 1, e.value ->> 2, e.value ->> 5, e.value ->> 6, e.value ->> 7, e.value ->> 8, e.value ->> 10, e.value ->> 11,
        e.value ->> 12, json(coalesce(e.value -> 13, '{}'))
      ) ORDER BY e.key),
      'ids', json_group_array(e.value ->> 0 ORDER BY e.key),
      'of', json_group_array(e.key ORDER BY e.key),
      'start', 0,
      'at', json_group_array(e.value ->> 3 ORDER BY e.key),
      'ahead', json_group_array((e.value ->> 3) - coalesce(e.value ->> 4, e.value ->> 3) ORDER BY e.key),
      'tenths', json_group_array(CAST(round((e.value ->> 9) * 10) AS INTEGER) ORDER BY e.key)
    )
    FROM json_each(journal_reads.doc) e
  );
  `,
  // Clocks that organizations have of their own, with the lease under which one is moved, and their deliveries in the order in which they fall due.
  `
  CREATE TABLE clocks (org INTEGER PRIMARY KEY, ahead REAL NOT NULL, frozen_at REAL, mover TEXT, mover_until REAL) STRICT;
  CREATE INDEX deliveries_of_organization ON deliveries (org, due_at, seq) WHERE state = 'PENDING';
  `,
  // The number under which the journal of an organization stands that has another one since it was restored; what a restore would make due.
  `
  ALTER TABLE organizations ADD COLUMN journal INTEGER;
  CREATE UNIQUE INDEX organizations_by_journal ON organizations (coalesce(journal, number));
  CREATE INDEX snapshot_timers ON snapshot_rows (snapshot) WHERE collection = 'timers';
  `,
];

function termedTable(name: string): string {
  return `
  CREATE TABLE ${name} (
    seq INTEGER PRIMARY KEY, org INTEGER NOT NULL, id TEXT NOT NULL, doc TEXT NOT NULL,
    version INTEGER NOT NULL, text TEXT NOT NULL
  );
  CREATE UNIQUE INDEX ${name}_by_id ON ${name} (org, id);
  CREATE INDEX ${name}_in_order ON ${name} (org, seq);
  `;
}
