import type { ProbeReport } from "../findings/outcome.ts";

interface CheckCount {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  requests: number;
  /** Seconds until the responses to the check's requests. */
  seconds: number;
  reason?: string;
}

export function checkCounts({ outcomes, checks, cost }: ProbeReport): CheckCount[] {
  const names = ["document", ...checks.map(({ name }) => name)];
  return names.map((name) => {
    const own = outcomes.filter((one) => (one.check ?? "document") === name);
    const count = (result: string) => own.filter((one) => one.result === result).length;
    const reason = checks.find((one) => one.name === name)?.reason;
    const { requests, seconds } = cost.get(name) ?? { requests: 0, seconds: 0 };
    const results = { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
    const counts = { name, ...results, requests, seconds: Number(seconds.toFixed(3)) };
    return reason === undefined ? counts : { ...counts, reason };
  });
}

export const formatChecks = (report: ProbeReport): string[] =>
  checkCounts(report).map(({ name, passed, failed, skipped, requests, seconds, reason }) =>
    reason === undefined
      ? `  ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped, ${requests} requests, ${seconds.toFixed(1)} s`
      : `  ${name}: not run, ${reason}`,
  );
