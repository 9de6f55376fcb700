import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import type { Fingerprint } from "../model/finding.ts";
import { sentenceOf } from "../report/headline.ts";
import { type Acknowledgement, readAcknowledgements } from "./acknowledgements.ts";
import { type Bump, bumpsFor, larger } from "./bumps.ts";
import { formatChangeset, parseChangeset } from "./changesets.ts";
import type { Policies } from "./policies.ts";
import { type Report, type VersionReport, worstOf } from "./report.ts";

/** Validity of a new acknowledgement in days. */
const DAYS = 90;

/** Writes a template for each missing acknowledgement, and the changeset of each version. Returns the files, relative to the root. */
export function writeFollowUps(
  root: string,
  { versions }: Report,
  policies: Policies,
  base: string | undefined,
  today: string,
): string[] {
  return versions.flatMap((version) => [
    ...writeAcknowledgement(root, version, today),
    ...writeChangeset(root, version, policies, base, today),
  ]);
}

function writeAcknowledgement(root: string, { version, findings }: VersionReport, today: string): string[] {
  const open = findings.filter(({ status }) => status === "open");
  const [first] = open;
  if (!first) return [];
  const slug = `${first.rule}-${first.pointer.split("/").slice(-3).join("-")}`
    .replaceAll(/[^a-zA-Z0-9]+/g, "-")
    .toLowerCase();
  const file = freeName(root, `specs/${version}/breaks/${slug}`);
  const expires = new Date(Date.parse(today) + DAYS * 86_400_000).toISOString().slice(0, 10);
  const content: Omit<Acknowledgement, "file"> = {
    reason: "TODO: why this break is worth it",
    migration: "TODO: what users have to do",
    expires,
    changes: open.map(entryOf),
  };
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), stringify(content, { lineWidth: 0 }));
  return [file];
}

/** How an acknowledgement names a change. */
export const entryOf = ({ rule, method, path, pointer, detail }: Fingerprint): Fingerprint => ({
  rule,
  ...(method && path && { method, path }),
  pointer,
  ...(detail && { detail }),
});

function freeName(root: string, start: string): string {
  for (let number = 1; ; number += 1) {
    const file = `${start}${number === 1 ? "" : `-${number}`}.yaml`;
    if (!existsSync(join(root, file))) return file;
  }
}

/** Writes the changeset of a version, or raises the bumps of an existing one and adds missing migration notes. */
function writeChangeset(
  root: string,
  report: VersionReport,
  policies: Policies,
  base: string | undefined,
  today: string,
): string[] {
  const required = bumpsFor(report.version, worstOf(report.findings), policies, root);
  if (required.length === 0) return [];
  const file = `.changeset/spec-${report.version}.md`;
  const content = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined;
  const known = content === undefined ? undefined : parseChangeset(file, content);
  const bumps: Record<string, Bump> = { ...known?.bumps };
  for (const { package: name, bump } of required) bumps[name] = larger(bump, bumps[name] ?? "none");
  const text = textOf(root, report, base, today, known?.text);
  const next = formatChangeset({ bumps, text });
  if (next === content) return [];
  mkdirSync(join(root, ".changeset"), { recursive: true });
  writeFileSync(join(root, file), next);
  return [file];
}

const UNWRITTEN = "TODO: the migration, once it is written in specs/";

/** Migration notes and additions; text written by hand stays. */
function textOf(
  root: string,
  { version, findings }: VersionReport,
  base: string | undefined,
  today: string,
  known: string | undefined,
): string {
  const { valid } = readAcknowledgements(root, version, base, today);
  const notes = valid.map(({ migration }) => migration.trim());
  const isOpen =
    findings.some(({ status }) => status === "open") ||
    findings.some(({ status }) => status === "acknowledged" && notes.length === 0);
  const name = version.toUpperCase();
  const kept = (known ?? "").split("\n\n").filter((paragraph) => paragraph !== "" && !paragraph.startsWith("TODO"));
  const listed = findings.filter(({ status, verdict }) => status === "reported" || verdict === "additive").slice(0, 8);
  const fresh = [
    ...notes,
    ...(isOpen && notes.length === 0 ? [`${UNWRITTEN}${version}/breaks`] : []),
    ...(kept.length === 0 && notes.length === 0 && listed.length > 0
      ? [`${name}: ${listed.map(sentenceOf).join("; ")}.`]
      : []),
  ].filter((paragraph) => !kept.some((other) => other.includes(paragraph)));
  const text = [...fresh, ...kept];
  return text.length > 0 ? text.join("\n\n") : `${name}: the document says more.`;
}
