import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import type { Fingerprint } from "../model/finding.ts";
import { sentenceOf } from "../model/sentence.ts";
import { type Acknowledgement, readAcknowledgements } from "./acknowledgements.ts";
import { type Bump, bumpsFor, larger } from "./bumps.ts";
import { formatChangeset, parseChangeset } from "./changesets.ts";
import type { Policies } from "./policies.ts";
import { type Report, type ReviewedFinding, type VersionReport, worstOf } from "./report.ts";

/** Validity of an acknowledgement in days. */
const DAYS = 90;

/** Writes acknowledgement templates and changesets. Returns relative paths. */
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
    migration: "TODO: what users must do",
    expires,
    changes: open.map(entryOf),
  };
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), stringify(content, { lineWidth: 0 }));
  return [file];
}

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

/** Raises bumps and adds missing migration notes of an existing changeset. */
function writeChangeset(
  root: string,
  report: VersionReport,
  policies: Policies,
  base: string | undefined,
  today: string,
): string[] {
  const required = bumpsFor(report.version, worstOf(report.findings), policies, root);
  if (required.length === 0) return [];
  const file = changesetOf(report.version);
  const content = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined;
  const known = content === undefined ? undefined : parseChangeset(file, content);
  const bumps: Record<string, Bump> = { ...known?.bumps };
  for (const { package: name, bump } of required) bumps[name] = larger(bump, bumps[name] ?? "none");
  const text = textOf(root, report, base, today, file, known?.text);
  const next = formatChangeset({ bumps, text });
  if (next === content) return [];
  mkdirSync(join(root, ".changeset"), { recursive: true });
  writeFileSync(join(root, file), next);
  return [file];
}

const UNWRITTEN = "TODO: the migration, once it is written in specs/";

function textOf(
  root: string,
  report: VersionReport,
  base: string | undefined,
  today: string,
  file: string,
  known: string | undefined,
): string {
  const { version, findings } = report;
  const { valid } = readAcknowledgements(root, version, base, today);
  const notes = valid.map(({ migration }) => migration.trim());
  const isOpen =
    findings.some(({ status }) => status === "open") ||
    findings.some(({ status }) => status === "acknowledged" && notes.length === 0);
  const name = version.toUpperCase();
  const kept = (known ?? "").split("\n\n").filter((paragraph) => paragraph !== "" && !paragraph.startsWith("TODO"));
  const missing = known === undefined && notes.length > 0 ? [] : missingSentences(root, report, base, file, known);
  const fresh = [
    ...notes,
    ...(isOpen && notes.length === 0 ? [`${UNWRITTEN}${version}/breaks`] : []),
    ...(missing.length > 0 ? [`${name}: ${missing.join("; ")}.`] : []),
  ].filter((paragraph) => !kept.some((other) => other.includes(paragraph)));
  const text = [...fresh, ...kept];
  return text.length > 0 ? text.join("\n\n") : `${name}: the document has more details.`;
}

/** Returns the sentences that a changeset lacks; none if its text was written by hand. */
function missingSentences(
  root: string,
  { findings }: VersionReport,
  base: string | undefined,
  file: string,
  known: string | undefined,
): string[] {
  const isListed = ({ status, verdict }: ReviewedFinding) =>
    verdict !== "description" && (status === "safe" || status === "reported" || status === "undecided");
  const sentences = [...new Set(findings.filter(isListed).map(sentenceOf))];
  const missing = sentences.filter((sentence) => !known?.includes(sentence));
  const isByHand =
    known !== undefined && known !== "" && !isOfBase(root, base, file) && missing.length === sentences.length;
  return isByHand && !known.startsWith("TODO") ? [] : missing;
}

const isOfBase = (root: string, base: string | undefined, file: string): boolean =>
  base !== undefined &&
  existsSync(join(base, file)) &&
  readFileSync(join(base, file), "utf8") === readFileSync(join(root, file), "utf8");

/** Reports changesets that lack sentences about this change. */
export function checkTexts(root: string, versions: readonly VersionReport[], base: string | undefined): string[] {
  return versions.flatMap((report) => {
    const file = changesetOf(report.version);
    if (!existsSync(join(root, file))) return [];
    // A changeset of the base does not describe this change.
    if (isOfBase(root, base, file)) return [];
    const { text } = parseChangeset(file, readFileSync(join(root, file), "utf8"));
    const [first, ...more] = missingSentences(root, report, base, file, text);
    if (first === undefined) return [];
    return [
      `${file} does not mention: ${first}${more.length > 0 ? ` (and ${more.length} more)` : ""}. Run \`pnpm review --write\` to add it`,
    ];
  });
}

const changesetOf = (version: string) => `.changeset/spec-${version}.md`;
