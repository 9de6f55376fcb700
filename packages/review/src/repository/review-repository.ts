import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isBreak } from "../model/change.ts";
import { type Finding, fingerprintOf } from "../model/finding.ts";
import { reviewDocuments } from "../review-documents.ts";
import { matchAcknowledgements, readAcknowledgements } from "./acknowledgements.ts";
import { bumpsFor, mergeBumps } from "./bumps.ts";
import { checkChangesets, readChangesets } from "./changesets.ts";
import { type Found, findDocuments, type Request, rootFileOf } from "./find-documents.ts";
import { demandOf, type Policies, readPolicies } from "./policies.ts";
import { type Report, type ReviewedFinding, type Status, type VersionReport, worstOf } from "./report.ts";
import { createSources, type Sources } from "./sources.ts";
import { writeFollowUps } from "./write-follow-ups.ts";

export interface RepositoryRequest extends Request {
  /** Scaffold acknowledgements and the changeset. */
  write: boolean;
  /** `2026-03-02`; acknowledgements expire by it. */
  today: string;
}

/** Reviews the documents of a repository against a base. Throws a CouldNotRunError. */
export async function reviewRepository(request: RepositoryRequest): Promise<Report> {
  const policies = readPolicies(request.root);
  const folder = await mkdtemp(join(tmpdir(), "review-"));
  try {
    const found = await findDocuments(request, policies, folder);
    const reviewed: { version: string; findings: Finding[] }[] = [];
    for (const { version, before, after } of found.documents) {
      request.progress(`${version}: reviewing`);
      const sources = sourcesOf(request.root, found, version);
      const findings = await reviewDocuments(before, after);
      reviewed.push({ version, findings: findings.map((finding) => withPlace(finding, sources)) });
    }
    const first = assemble(request, policies, found, reviewed);
    if (!request.write) return first;
    const written = writeFollowUps(request.root, first, policies, found.baseRoot, request.today);
    return { ...assemble(request, policies, found, reviewed), written };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface BothSources {
  before: Sources | undefined;
  after: Sources;
}

const sourcesOf = (root: string, { baseRoot }: Found, version: string): BothSources => ({
  before: baseRoot ? createSources(baseRoot, rootFileOf(version)) : undefined,
  after: createSources(root, rootFileOf(version)),
});

/** The place in the new files; of what is gone, what held it there. */
function withPlace(finding: Finding, { before, after }: BothSources): Finding {
  const place = finding.after
    ? after.locate(finding.after)
    : finding.before
      ? before?.locate(finding.before)
      : undefined;
  return place ? { ...finding, place } : finding;
}

/** Puts findings beside policies, acknowledgements and changesets. */
function assemble(
  { root, today }: RepositoryRequest,
  policies: Policies,
  found: Found,
  reviewed: { version: string; findings: Finding[] }[],
): Report {
  const problems = [...found.problems];
  const versions: VersionReport[] = [];
  for (const [version, entry] of Object.entries(policies.versions)) {
    const findings = reviewed.find((one) => one.version === version)?.findings ?? [];
    if (!reviewed.some((one) => one.version === version) && found.baseRoot === undefined) continue;
    const acknowledgements = readAcknowledgements(root, version, found.baseRoot, today);
    const { by, problems: unmatched } = matchAcknowledgements(
      acknowledgements.valid,
      findings.filter(({ verdict }) => isBreak(verdict)),
    );
    problems.push(...acknowledgements.problems, ...unmatched);
    if (!reviewed.some((one) => one.version === version)) continue;
    versions.push({
      version,
      policy: entry.policy,
      package: entry.package,
      findings: findings.map((finding): ReviewedFinding => {
        const demand = demandOf(entry.policy, finding.verdict);
        const acknowledgement = by.get(fingerprintOf(finding));
        const status: Status = !isBreak(finding.verdict)
          ? "safe"
          : demand === "nothing"
            ? "reported"
            : demand === "refused"
              ? "refused"
              : acknowledgement
                ? "acknowledged"
                : "open";
        return { ...finding, status, ...(acknowledgement && { acknowledgement }) };
      }),
    });
  }
  const bumps = mergeBumps(
    versions.flatMap(({ version, findings }) => bumpsFor(version, worstOf(findings), policies, root)),
  );
  problems.push(...checkChangesets(readChangesets(root, found.baseRoot), bumps));
  return { base: found.label, versions, bumps, problems, written: [] };
}
