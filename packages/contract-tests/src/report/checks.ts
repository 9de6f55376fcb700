import type { ProbeReport } from "../findings/outcome.ts";

/** What each check of a run came to. */
export interface CheckCount {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Why it did not run. */
  reason?: string;
}

/** Outcomes by check: those that ran, then those that were left out, with the reason. The comparison with the document comes first. */
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

/** A line per check: how often it passed, failed and was skipped, or why it did not run. */
export const formatChecks = (report: ProbeReport): string[] =>
  checkCounts(report).map(({ name, passed, failed, skipped, reason }) =>
    reason === undefined
      ? `  ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`
      : `  ${name}: not run, ${reason}`,
  );
