import { readFile, writeFile } from "node:fs/promises";
import { isObject } from "../document/json.ts";
import { type Finding, formatFinding, identityOf } from "./finding.ts";
import { CouldNotRunError, type Outcome, type ProbeReport } from "./outcome.ts";

/** A known finding. It counts again after the day `until`. */
interface Entry {
  id: string;
  operation: string;
  /** Name of the check; `document` for the comparison with the document. */
  check: string;
  message: string;
  /** Day in UTC, such as `2027-02-26`. */
  until: string;
}

/** Default validity of a new entry in days. */
const VALID = 90;
const DAY = 24 * 60 * 60 * 1000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const idOf = (version: string, finding: Finding): string => `${version}|${identityOf(finding)}`;
const checkOf = ({ check = "document" }: Outcome): string => check;

/** Removes known findings from the reports. Returns what changed, one line each. */
export async function applyBaseline(reports: readonly ProbeReport[], file: string): Promise<string[]> {
  const entries = await readEntries(file);
  const today = todayOf(reports);
  const valid = new Map(entries.filter(({ until }) => until >= today).map((one) => [one.id, one]));
  const lines = entries.filter((one) => isFixed(reports, one)).map(({ message }) => `fixed: ${message}`);
  const expired = entries.filter(({ id, until }) => until < today && shownIds(reports).has(id));
  lines.push(...expired.map((one) => `known only until ${one.until}: ${one.message}`));
  let known = 0;
  for (const { document, outcomes } of reports)
    for (const outcome of outcomes) {
      const fresh = outcome.findings.filter((one) => !valid.has(idOf(document.name, one)));
      known += outcome.findings.length - fresh.length;
      const reason = `known findings of ${file}`;
      if (fresh.length === outcome.findings.length) continue;
      Object.assign(outcome, fresh.length > 0 ? { findings: fresh } : { result: "skipped", findings: [], reason });
    }
  return [...lines, `${known} known, ${file}`];
}

/**
 * Writes the findings of the reports to a baseline. Entries keep their day unless it is over. Fixed entries are removed; entries that the run did not
 * check stay.
 */
export async function recordBaseline(reports: readonly ProbeReport[], file: string): Promise<void> {
  const before = await readEntries(file, []);
  const today = todayOf(reports);
  const until = dayOf(Date.parse(today) + VALID * DAY);
  const kept = before.filter((one) => !isFixed(reports, one));
  const entries = new Map(kept.map((one) => [one.id, one.until < today ? { ...one, until } : one]));
  for (const { document, outcomes } of reports)
    for (const outcome of outcomes)
      for (const finding of outcome.findings) {
        const id = idOf(document.name, finding);
        const { operation } = outcome;
        const { request: _, ...rest } = finding;
        if (!entries.has(id))
          entries.set(id, { id, operation, check: checkOf(outcome), message: formatFinding(rest), until });
      }
  const sorted = [...entries.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  await writeFile(file, `${JSON.stringify({ findings: sorted }, null, 2)}\n`).catch((error: Error) => {
    throw new CouldNotRunError(`--baseline ${file} cannot be written: ${error.message}`, { cause: error });
  });
}

const todayOf = ([first]: readonly ProbeReport[]): string => dayOf(first?.startedAt ?? Date.now());

const shownIds = (reports: readonly ProbeReport[]): Set<string> =>
  new Set(
    reports.flatMap(({ document, outcomes }) =>
      outcomes.flatMap(({ findings }) => findings.map((one) => idOf(document.name, one))),
    ),
  );

/** Returns whether the check of an entry ran on its operation without showing the finding. */
const isFixed = (reports: readonly ProbeReport[], { id, operation, check }: Entry): boolean =>
  !shownIds(reports).has(id) &&
  reports.some(
    ({ document, outcomes }) =>
      id.startsWith(`${document.name}|`) &&
      outcomes.some((one) => one.operation === operation && checkOf(one) === check && one.result !== "skipped"),
  );

async function readEntries(file: string, missing?: Entry[]): Promise<Entry[]> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if (missing && (error as { code?: unknown }).code === "ENOENT") return missing;
    throw new CouldNotRunError(`--baseline ${file}: ${(error as Error).message}; create it with --record`, {
      cause: error,
    });
  }
  try {
    const { findings } = JSON.parse(text) as { findings: Entry[] };
    const isEntry = (one: unknown) =>
      isObject(one) && ["id", "operation", "check", "message", "until"].every((name) => typeof one[name] === "string");
    if (!findings.every(isEntry)) throw new Error("an entry lacks a member");
    return findings;
  } catch (error) {
    throw new CouldNotRunError(`--baseline ${file} is not a baseline: ${(error as Error).message}`, { cause: error });
  }
}
