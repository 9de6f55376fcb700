import type { ProbeReport } from "../findings/outcome.ts";

/** Results of a check in a run. */
export interface CheckCount {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  reason?: string;
}

/** Counts outcomes by check. The comparison with the document first, disabled checks last. */
export function checkCounts({ outcomes, checks }: ProbeReport): CheckCount[] {
  const names = ["document", ...checks.map(({ name }) => name)];
  return names.map((name) => {
    const own = outcomes.filter((one) => (one.check ?? "document") === name);
    const count = (result: string) => own.filter((one) => one.result === result).length;
    const reason = checks.find((one) => one.name === name)?.reason;
    const counts = { name, passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
    return reason === undefined ? counts : { ...counts, reason };
  });
}

export const formatChecks = (report: ProbeReport): string[] =>
  checkCounts(report).map(({ name, passed, failed, skipped, reason }) =>
    reason === undefined
      ? `  ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`
      : `  ${name}: not run, ${reason}`,
  );
