/** Formats absolute times in UTC, like the sandbox clock and responses. */
const dated = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const timed = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZone: "UTC",
});

export const formatDate = (date: Date): string => dated.format(date);
export const formatTime = (date: Date): string => timed.format(date);

const units = [
  ["y", 365 * 86_400],
  ["d", 86_400],
  ["h", 3600],
  ["min", 60],
] as const;

/** Formats the two largest units: `3 d 4 h`, `5 s`. */
export function formatDuration(milliseconds: number): string {
  let seconds = Math.round(Math.abs(milliseconds) / 1000);
  const parts: string[] = [];
  for (const [name, size] of units) {
    const count = Math.floor(seconds / size);
    if (count > 0) parts.push(`${count} ${name}`);
    seconds -= count * size;
  }
  if (seconds > 0 || parts.length === 0) parts.push(`${seconds} s`);
  return parts.slice(0, 2).join(" ");
}

/** Formats an advance, rounded to hours from one day on, so that two weeks read as `+ 14 d`. */
export function formatAhead(milliseconds: number): string {
  const grain = Math.abs(milliseconds) >= 86_400_000 ? 3_600_000 : 60_000;
  return `${milliseconds >= 0 ? "+" : "−"} ${formatDuration(Math.round(milliseconds / grain) * grain)}`;
}

/** Formats `in 3 d`, `5 s ago`. */
export const formatDistance = (from: number, to: number): string =>
  to >= from ? `in ${formatDuration(to - from)}` : `${formatDuration(to - from)} ago`;

const initialisms = /\b(ai|api|id|sql|url|yaml|zip)\b/g;

/** Names that differ from the sentence case of their words. */
const special: Readonly<Record<string, string>> = { DEVOPS: "DevOps", AUTO_ASSESSMENT_READY: "Automatically assessed" };

/** Formats an enumeration value: `Waiting for decision`, `AI interview`. */
export const formatName = (name: string): string => {
  const known = special[name];
  if (known !== undefined) return known;
  const words = name
    .replaceAll("_", " ")
    .toLowerCase()
    .replace(initialisms, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const formatCollection = (name: string): string => formatName(name.replace(/(?=[A-Z])/g, " "));

/** Formats the singular of a collection: `Task revision`. */
export const formatOneOf = (name: string): string =>
  name === "people" ? "Person" : formatCollection(name).replace(/s$/, "");

export const formatCount = (count: number): string => count.toLocaleString("en-GB");

export const formatNumber = (count: number, noun: string): string =>
  `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`;
