const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
const DATE = new RegExp(`\\d{4}-\\d\\d-\\d\\d(T[\\d:.]+Z)?|\\d{1,2} (${MONTHS}) \\d{4} at \\d\\d:\\d\\d`, "g");
const IDENTIFIER = /\b([a-z]{2,5})_[\w-]{8,}/g;

/** Ids, times, versions and durations vary between runs. */
export const steadyBody = (body: unknown): unknown => inOrder(JSON.parse(JSON.stringify(body ?? null), steady));

/** Journal entries of one batch have no stable order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const all = value.map(inOrder);
    const isJournal =
      all.length > 0 && all.every((one) => typeof one === "object" && one !== null && "recordDate" in one);
    return isJournal ? all.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : all;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inOrder(inner)]));
}

function steady(name: string, value: unknown): unknown {
  // Parts of random keys, list positions, and headers.
  if (/^(hint|next|date)$/.test(name)) return typeof value;
  if (typeof value === "number") return value > 1e11 || /(InMs|uptimeInSeconds)$/.test(name) ? "number" : value;
  if (typeof value === "string" && /^\d+\.\d+\.\d+$/.test(value)) return "<release>";
  return typeof value === "string" ? value.replace(DATE, "<date>").replace(IDENTIFIER, "$1_<id>") : value;
}
