import { stripVTControlCharacters } from "node:util";
import { type Client, type Explanation, type JournalEntry, unwrap } from "@assessment-api/control";
import { describeExplanation } from "../commands/journal/explain.ts";
import { entryLine } from "../commands/journal/journal-lines.ts";

export interface ReportOptions {
  readonly entries?: number | undefined;
}

const EXPLAINED = 5;

/** Writes the journal as text: entries below their causes, rejections with their reasons. */
export async function reportOn(control: Client, id: string, { entries = 40 }: ReportOptions = {}): Promise<string> {
  const params = { path: { id }, query: { count: entries } };
  const headers = { accept: "application/json" };
  const page = await unwrap(control.GET("/organizations/{id}/journal", { params, headers, parseAs: "json" }));
  const { items, next } = page as { items: readonly JournalEntry[]; next?: string };
  const happened = items.filter((entry) => !isBeginning(entry)).toReversed();
  if (happened.length === 0) return "Journal: no entries.";
  const refused = happened.filter(({ refusal }) => refusal !== undefined).slice(-EXPLAINED);
  const explanations = await Promise.all(refused.map((entry) => explain(control, entry)));
  const title = `Journal${next === undefined ? "" : `, the last ${happened.length} entries`}:`;
  // The most useful parts first, because some reporters truncate.
  const parts = [...explanations.flatMap((text) => [text, ""]), title, ...indented(happened)];
  return stripVTControlCharacters(parts.join("\n"));
}

const isBeginning = ({ operation, change }: JournalEntry): boolean =>
  operation === "createOrganization" || change?.planted !== undefined;

function indented(entries: readonly JournalEntry[]): string[] {
  const listed = new Set(entries.map(({ id }) => id));
  const isRoot = ({ causeId = "" }: JournalEntry) => !listed.has(causeId);
  const below = Map.groupBy(entries, ({ causeId }) => causeId);
  const lines = (entry: JournalEntry, depth: number): string[] => [
    entryLine(entry, depth),
    ...(below.get(entry.id) ?? []).flatMap((effect) => lines(effect, depth + 1)),
  ];
  // By recording and request id, because reads are written late.
  const arrival = ({ recordDate, id }: JournalEntry) => recordDate + id;
  const roots = entries.filter(isRoot).toSorted((a, b) => (arrival(a) < arrival(b) ? -1 : 1));
  return roots.flatMap((entry) => lines(entry, 0));
}

async function explain(control: Client, { id }: JournalEntry): Promise<string> {
  const { data } = await control.GET("/explanations/{id}", { params: { path: { id } } });
  return data === undefined ? `${id} was refused.` : describeExplanation(data as Explanation);
}
