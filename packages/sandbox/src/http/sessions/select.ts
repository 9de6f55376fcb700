import { NotFoundError } from "../../domain/errors.ts";
import type { JournalEntry } from "../../domain/journal.ts";
import { listJournal } from "../../service/journal.ts";
import type { World } from "../../service/world.ts";
import { type Act, actOf, NotRepeatableError } from "./acts.ts";
import { identifiersIn, isOfAssessment } from "./identifiers.ts";

const MOST = 20_000;

interface Selection {
  readonly acts: readonly Act[];
  readonly timers: readonly number[];
  readonly leftOut: readonly string[];
  /** Acts whose names become pseudonyms. */
  readonly all: readonly Act[];
}

/**
 * Selects acts from an entry on, with the earlier acts that created their entities.
 * @param to default: the newest
 * @throws NotFoundError for an entry @throws NotRepeatableError
 */
export async function selectActs(
  world: World,
  organizationId: string,
  { from, to }: { readonly from: string; readonly to?: string | undefined },
): Promise<Selection> {
  const entries = await readAll(world, organizationId);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const effects = effectsOf(entries, byId);
  const ordered = entries.toSorted(byRequest);
  const start = ordered.indexOf(rootOf(byId, from));
  const end = to === undefined ? ordered.length : ordered.indexOf(rootOf(byId, to)) + 1;

  const [earlier, session]: [Act[], Act[]] = [[], []];
  const leftOut: string[] = [];
  for (const [index, entry] of ordered.slice(0, end).entries()) {
    const isEarlier = index < start;
    const act = actOrNothing(entry, effects.get(entry.id) ?? [], isEarlier);
    if (act === undefined) continue;
    if (!("leftOut" in act)) (isEarlier ? earlier : session).push(act);
    else if (!isEarlier) leftOut.push(act.leftOut);
  }
  const timers = entries
    .filter(({ kind, causeId }) => kind === "timer" && byId.get(causeId ?? "")?.operation.endsWith("Clock") !== true)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b);
  return { acts: [...prerequisitesOf(session, earlier), ...session], timers, leftOut, all: [...earlier, ...session] };
}

/** Compares by request id, because the journal has reads in the order in which they were written. */
const byRequest = (a: JournalEntry, b: JournalEntry): number =>
  a.recordedAt - b.recordedAt || Number(a.id > b.id) - Number(a.id < b.id);

/** Returns the act of an entry. Ignores requests before the session that cannot be repeated. */
function actOrNothing(entry: JournalEntry, effects: readonly JournalEntry[], isEarlier: boolean) {
  try {
    return actOf(entry, effects);
  } catch (error) {
    if (error instanceof NotRepeatableError && isEarlier) return undefined;
    throw error;
  }
}

async function readAll(world: World, organizationId: string): Promise<JournalEntry[]> {
  const all: JournalEntry[] = [];
  let before: number | undefined;
  do {
    const { items, next } = await listJournal(world, organizationId, {}, { before, limit: 100 });
    all.push(...items);
    before = next;
    if (all.length > MOST)
      throw new NotRepeatableError(
        `the journal has more than ${MOST} entries; record the session in a separate organization`,
      );
  } while (before !== undefined);
  return all.toReversed();
}

function effectsOf(entries: readonly JournalEntry[], byId: ReadonlyMap<string, JournalEntry>) {
  const effects = new Map<string, JournalEntry[]>();
  for (const entry of entries)
    for (let cause = byId.get(entry.causeId ?? ""), depth = 0; cause && depth < 50; depth++) {
      effects.set(cause.id, [...(effects.get(cause.id) ?? []), entry]);
      cause = byId.get(cause.causeId ?? "");
    }
  return effects;
}

/** @throws NotFoundError */
function rootOf(byId: ReadonlyMap<string, JournalEntry>, id: string): JournalEntry {
  let entry = byId.get(id);
  if (entry === undefined) throw new NotFoundError("entry of the journal", id);
  for (let cause = byId.get(entry.causeId ?? ""); cause; cause = byId.get(cause.causeId ?? "")) entry = cause;
  return entry;
}

const textsOf = ({ path, query = "", requestText = "" }: Act): string => [path, query, requestText].join(" ");
const responseOf = ({ response }: Act): string => (response === undefined ? "" : JSON.stringify(response));
const changes = ({ method, status }: Act): boolean => method !== "GET" && status < 400;

function prerequisitesOf(session: readonly Act[], before: readonly Act[]): Act[] {
  const earlier = before.filter(changes);
  const chosen = new Set<Act>();
  const wanted = new Set<string>();
  const want = (act: Act) => {
    for (const id of identifiersIn(textsOf(act))) wanted.add(id);
    if (act.candidateId !== undefined && isAboutAssessment(act)) wanted.add(act.candidateId);
  };
  session.forEach(want);
  for (let size = -1; size !== wanted.size + chosen.size; ) {
    size = wanted.size + chosen.size;
    const made = [...wanted].filter((id) => {
      const first = earlier.find((act) => (textsOf(act) + responseOf(act)).includes(id));
      return first !== undefined && !textsOf(first).includes(id);
    });
    for (const act of earlier) {
      if (chosen.has(act)) continue;
      const text = textsOf(act) + responseOf(act);
      if (!made.some((id) => text.includes(id) || act.candidateId === id)) continue;
      chosen.add(act);
      want(act);
    }
  }
  return earlier.filter((act) => chosen.has(act));
}

const isAboutAssessment = (act: Act): boolean =>
  identifiersIn(textsOf(act)).some(isOfAssessment) || act.path.includes("tkn_…");
