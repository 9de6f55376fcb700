import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isBreak } from "../model/change.ts";
import { type Finding, fingerprintOf } from "../model/finding.ts";
import { reviewDocuments } from "../review-documents.ts";
import { matchAcknowledgements, readAcknowledgements } from "./acknowledgements.ts";
import { bumpsFor, mergeBumps } from "./bumps.ts";
import { checkChangesets, readChangesets } from "./changesets.ts";
import { checkFiles } from "./check-files.ts";
import { type Found, findDocuments, type Request, rootFileOf } from "./find-documents.ts";
import { createPlaceOf } from "./place-of.ts";
import { demandOf, type Policies, type Policy, readPolicies } from "./policies.ts";
import { type Report, type ReviewedFinding, type Status, type VersionReport, worstOf } from "./report.ts";
import { checkTexts, writeFollowUps } from "./write-follow-ups.ts";

export interface RepositoryRequest extends Request {
  write: boolean;
  /** Date such as `2026-03-02`; acknowledgements expire. */
  today: string;
}

export async function reviewRepository(request: RepositoryRequest): Promise<Report> {
  const policies = readPolicies(request.root);
  const folder = await mkdtemp(join(tmpdir(), "review-"));
  try {
    const found = await findDocuments(request, policies, folder);
    const reviewed = new Map<string, Finding[]>();
    for (const { version, before, after } of found.documents) {
      request.progress(`${version}: reviewing`);
      const findings = await reviewDocuments(before, after);
      const path = rootFileOf(version);
      const placeOf = createPlaceOf(
        { root: request.root, path },
        found.baseRoot ? { root: found.baseRoot, path } : undefined,
      );
      reviewed.set(
        version,
        findings.map((finding) => ({ ...finding, ...placeOf(finding) })),
      );
    }
    const report = createReport(request, policies, found, reviewed);
    if (!request.write) return report;
    const written = writeFollowUps(request.root, report, policies, found.baseRoot, request.today);
    return { ...createReport(request, policies, found, reviewed), written };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function createReport(
  { root, today }: RepositoryRequest,
  policies: Policies,
  found: Found,
  reviewed: ReadonlyMap<string, Finding[]>,
): Report {
  const problems = [...found.problems];
  const versions: VersionReport[] = [];
  for (const [version, entry] of Object.entries(policies.versions)) {
    const findings = reviewed.get(version);
    // A comparison with a published document does not cover other versions.
    if (!findings && found.baseRoot === undefined) continue;
    problems.push(...checkFiles(root, version, entry, found.documents.find((one) => one.version === version)?.after));
    const acknowledgements = readAcknowledgements(root, version, found.baseRoot, today);
    const breaks = (findings ?? []).filter(({ verdict }) => isBreak(verdict) || verdict === "undecided");
    const { by, problems: unmatched } = matchAcknowledgements(acknowledgements.valid, breaks);
    problems.push(...acknowledgements.problems, ...unmatched);
    if (!findings) continue;
    const documents = found.documents.find((one) => one.version === version);
    versions.push({
      ...(documents && { documents: { before: documents.before, after: documents.after } }),
      version,
      policy: entry.policy,
      package: entry.package,
      findings: findings.map((finding): ReviewedFinding => {
        const acknowledgement = by.get(fingerprintOf(finding));
        const status = statusOf(entry.policy, finding, acknowledgement !== undefined);
        return { ...finding, status, ...(acknowledgement && { acknowledgement }) };
      }),
    });
  }
  const bumps = mergeBumps(
    versions.flatMap(({ version, findings }) => bumpsFor(version, worstOf(findings), policies, root)),
  );
  problems.push(
    ...checkChangesets(readChangesets(root, found.baseRoot), bumps),
    ...checkTexts(root, versions, found.baseRoot),
  );
  return { base: found.label, versions, bumps, problems, written: [] };
}

function statusOf(policy: Policy, { verdict }: Finding, isAcknowledged: boolean): Status {
  if (!isBreak(verdict) && verdict !== "undecided") return "safe";
  if (verdict === "undecided" && isAcknowledged) return "acknowledged";
  const demand = demandOf(policy, verdict);
  if (demand === "nothing") return verdict === "undecided" ? "undecided" : "reported";
  if (demand === "refused") return "refused";
  return isAcknowledged ? "acknowledged" : "open";
}
