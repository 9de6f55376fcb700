import { type Client, type JournalEntry, unwrap } from "@assessment-api/control";

const PAGE = 100;
const PAGES = 10;
const SHOWN = 40;
const STEPS = 3;
const LONGEST = 160;

const kinds: readonly JournalEntry["kind"][] = ["CHANGE", "EVENT", "MAIL", "TIMER", "ATTEMPT"];

async function page(control: Client, id: string, count: number, after?: string) {
  const query = { count, ...(after !== undefined && { after }) };
  const headers = { accept: "application/json" };
  const params = { path: { id }, query };
  const read = await unwrap(control.GET("/organizations/{id}/journal", { params, headers, parseAs: "json" }));
  return read as { items: readonly JournalEntry[]; next?: string };
}

/** Later entries are effects of a call. */
export const newestEntry = async (control: Client, organizationId: string): Promise<string | undefined> =>
  (await page(control, organizationId, 1)).items[0]?.id;

/** @returns changes, events, mails, timers and deliveries, oldest first */
export async function entriesSince(control: Client, organizationId: string, since: string | undefined) {
  const found: JournalEntry[] = [];
  let after: string | undefined;
  for (let pages = 0; pages < PAGES; pages++) {
    const { items, next } = await page(control, organizationId, PAGE, after);
    const known = items.findIndex(({ id }) => id === since);
    found.push(...(known === -1 ? items : items.slice(0, known)));
    if (known !== -1 || next === undefined) break;
    after = next;
  }
  return found.filter(({ kind }) => kinds.includes(kind)).toReversed();
}

/** Formats entries: `+` created, `~` changed, `-` deleted. */
export function changeLines(entries: readonly JournalEntry[]): string[] {
  const lines = entries.map(lineOf);
  return lines.length > SHOWN ? [...lines.slice(0, SHOWN), `… and ${lines.length - SHOWN} more`] : lines;
}

function lineOf({ kind, operation, subjectId = "", change, attempt, candidateId }: JournalEntry): string {
  const line = () => {
    if (change !== undefined) {
      const name = `${operation} ${subjectId}`;
      if (change.kind === "CREATED") return `+ ${name}`;
      if (change.kind === "DELETED") return `- ${name}`;
      // Omits nested values, which can be requested.
      const plain = change.steps.filter(({ before, after }) => typeof (after ?? before) !== "object");
      const steps = plain
        .slice(0, STEPS)
        .map(({ path, before, after }) => `${path} ${shown(before)} → ${shown(after)}`);
      return [`~ ${name}`, steps.join(", ")].join(" ");
    }
    if (kind === "ATTEMPT") return `attempt ${operation} ${attempt?.state ?? ""}`;
    return `${kind.toLowerCase()} ${operation}${candidateId === undefined ? "" : ` ${candidateId}`}`;
  };
  return line().trimEnd().slice(0, LONGEST);
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? "–").slice(0, 60);
