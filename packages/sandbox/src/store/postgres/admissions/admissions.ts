import type { Admission, Arrival } from "../../../domain/admissions.ts";
import type { ApiKey } from "../../../domain/keys.ts";
import { formOf } from "../../documents.ts";
import { stateOf } from "../../shared/clocks.ts";
import { type Database, gather, given } from "../connection/database.ts";
import { takeOf } from "./rate-counts.ts";

/**
 * Admits requests in one statement: `$4` to `$6` are key hashes, versions, and numbers of requests. Active faults come
 * first, so these requests do not count.
 */
const ADMIT = `WITH known AS MATERIALIZED (
    SELECT requested.hash, requested.version AS requested_version, k.id, k.doc, k.version, k.org, requested.n,
      EXISTS (SELECT 1 FROM faults WHERE faults.org = k.org) AS has_faults
    FROM unnest(${given("$4::text[]", "$5::text[]", "$6::integer[]")}) AS requested (hash, version, n) JOIN keys k ON k.hash = requested.hash
  ), taken AS (
    ${takeOf(`(
      SELECT $1::text || ' ' || id AS key, sum(n)::integer AS n FROM known
      WHERE $1::text IS NOT NULL AND NOT has_faults AND doc::jsonb -> 'versions' ? requested_version GROUP BY id
    ) AS requested`)}
  )
  SELECT clock.value AS clock, known.hash, known.requested_version, known.id, known.doc, known.version, known.has_faults, taken.granted, taken.wait,
    clocks.ahead, clocks.frozen_at
  FROM (SELECT (SELECT value FROM settings WHERE name = 'clock') AS value) AS clock
    LEFT JOIN known ON true LEFT JOIN taken ON taken.key = $1::text || ' ' || known.id LEFT JOIN clocks ON clocks.org = known.org`;

interface AdmissionRow {
  readonly clock: string | null;
  readonly hash: string | null;
  readonly requested_version: string;
  readonly id: string;
  readonly doc: string;
  readonly version: number;
  readonly has_faults: boolean;
  readonly granted: number | null;
  readonly wait: number;
  readonly ahead: number | null;
  readonly frozen_at: number | null;
}

type Counting = NonNullable<Arrival["counting"]>;

const { parse } = formOf<ApiKey>("keys");

/** Looks up concurrent requests together. */
export function createAdmit(db: Database): (arrival: Arrival) => Promise<Admission> {
  /** All requests of a counter have the same limit. */
  const counters = new Map<string, (arrival: Arrival) => Promise<Admission>>();
  return (arrival) => {
    const { counter = "" } = arrival.counting ?? {};
    let admit = counters.get(counter);
    if (admit === undefined) {
      admit = gather((arrivals) => admitAll(db, arrivals, arrival.counting));
      counters.set(counter, admit);
    }
    return admit(arrival);
  };
}

async function admitAll(
  db: Database,
  arrivals: readonly Arrival[],
  counting: Counting | undefined,
): Promise<Admission[]> {
  const counts = new Map<string, { readonly keyHash: string; readonly version: string; n: number }>();
  for (const { keyHash, version } of arrivals) {
    const name = `${keyHash} ${version}`;
    const count = counts.get(name);
    if (count === undefined) counts.set(name, { keyHash, version, n: 1 });
    else count.n += 1;
  }
  const requested = [...counts.values()];
  const { requests = 0, periodInMs = 0 } = counting?.limit ?? {};
  const rows = await db.all<AdmissionRow>(
    ADMIT,
    counting?.counter ?? null,
    requests,
    periodInMs,
    requested.map(({ keyHash }) => keyHash),
    requested.map(({ version }) => version),
    requested.map(({ n }) => n),
  );
  const clock = rows[0]?.clock ?? undefined;
  const found = new Map(rows.map((row) => [`${row.hash} ${row.requested_version}`, row]));
  /** Allowed requests left by key id; versions may share a counter. */
  const left = new Map(rows.map(({ id, granted }) => [id, Math.min(granted ?? 0, requests)]));
  return arrivals.map(({ keyHash, version }) => {
    const row = found.get(`${keyHash} ${version}`);
    if (row === undefined) return { clock, ownClock: undefined, key: undefined, hasFaults: false, taken: undefined };
    const key = parse(row);
    const { ahead, frozen_at } = row;
    const ownClock = ahead === null ? undefined : stateOf({ ahead, frozen_at });
    const admission = { clock, ownClock, key, hasFaults: row.has_faults, taken: undefined };
    if (row.granted === null || !key.versions.includes(version)) return admission;
    const rest = left.get(row.id) ?? 0;
    left.set(row.id, rest - 1);
    return { ...admission, taken: { allowed: rest > 0, waitInMs: rest > 0 ? 0 : row.wait } };
  });
}
