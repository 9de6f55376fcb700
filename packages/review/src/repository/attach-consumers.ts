import { createAffected, type LoadedUsage } from "../consumers/affected.ts";
import { repairsOf } from "../consumers/repairs.ts";
import type { Report } from "./report.ts";

export function attachConsumers(report: Report, loaded: readonly LoadedUsage[]): Report {
  const usages = loaded.map(({ usage }) => usage);
  const versions = report.versions.map((version) => {
    if (!version.documents) return version;
    const affected = createAffected(usages, version.documents, version.package);
    const findings = version.findings.map((finding) => {
      const consumers = affected(finding);
      return consumers ? { ...finding, consumers } : finding;
    });
    return { ...version, findings };
  });
  const repairs = repairsOf(
    versions.flatMap(({ findings }) =>
      findings.flatMap((finding) =>
        (finding.consumers?.hits ?? []).flatMap((hit) =>
          loaded
            .filter(({ usage }) => usage.consumer === hit.consumer)
            .slice(0, 1)
            .map((source) => ({ hit, finding, findings, loaded: source })),
        ),
      ),
    ),
  );
  const withRepairs = versions.map((version) => ({
    ...version,
    findings: version.findings.map((finding) => {
      if (!finding.consumers) return finding;
      const hits = finding.consumers.hits.map((hit) => {
        const repair = repairs.get(hit);
        return repair ? { ...hit, repair } : hit;
      });
      return { ...finding, consumers: { ...finding.consumers, hits } };
    }),
  }));
  return { ...report, versions: withRepairs };
}
