import { createAffected, type LoadedUsage } from "../consumers/affected.ts";
import { repairOf } from "../consumers/repairs.ts";
import type { Report } from "./report.ts";

export function attachConsumers(report: Report, loaded: readonly LoadedUsage[]): Report {
  const usages = loaded.map(({ usage }) => usage);
  const versions = report.versions.map((version) => {
    if (!version.documents) return version;
    const affected = createAffected(usages, version.documents, version.package);
    const findings = version.findings.map((finding) => {
      const consumers = affected(finding);
      if (!consumers) return finding;
      const hits = consumers.hits.map((hit) => {
        const source = loaded.find(({ usage }) => usage.consumer === hit.consumer);
        const repair = source && repairOf(finding, version.findings, hit, source);
        return repair ? { ...hit, repair } : hit;
      });
      return { ...finding, consumers: { ...consumers, hits } };
    });
    return { ...version, findings };
  });
  return { ...report, versions };
}
