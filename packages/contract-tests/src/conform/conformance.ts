import type { Operation } from "../document/document.ts";
import { isObject, objectAt } from "../document/json.ts";
import { successOf } from "../document/operations.ts";
import type { Finding } from "../findings/finding.ts";
import type { ProbeReport } from "../findings/outcome.ts";

/** `untested` operations count for nothing: the reason says what the run lacked. */
export const verdicts = ["conforms", "differs", "unsupported", "untested"] as const;
export type Verdict = (typeof verdicts)[number];

export interface OperationResult {
  operation: string;
  method: string;
  path: string;
  tags: string[];
  verdict: Verdict;
  /** Why an operation is unsupported or untested. */
  reason?: string | undefined;
  findings: Finding[];
}

export interface Score {
  operations: number;
  supported: number;
  conforming: number;
  untested: number;
  /** Share of supported operations that conform, in percent; rounded down, so that 100 means all. */
  percent: number;
}

export interface Conformance {
  title: string;
  version: string;
  baseUrl: string;
  finishedAt: string;
  score: Score;
  tags: ({ tag: string } & Score)[];
  operations: OperationResult[];
}

export function conformanceOf(report: ProbeReport): Conformance {
  const { document } = report;
  const withheld = (document.withheld ?? []).filter(({ operation }) =>
    report.outcomes.some((outcome) => outcome.operation === operation.id),
  );
  const operations = [
    ...document.operations.map((operation) => resultOf(report, operation)),
    ...withheld.map(({ operation, reason }) => ({
      ...nameOf(operation),
      verdict: "untested" as const,
      reason,
      findings: [],
    })),
  ];
  const tags = [...new Set(operations.flatMap((one) => one.tags))];
  const info = objectAt(document.root, "info");
  return {
    title: typeof info.title === "string" ? info.title : document.name,
    version: isObject(info) ? String(info.version ?? "") : "",
    baseUrl: report.baseUrl,
    finishedAt: new Date(report.finishedAt).toISOString(),
    score: scoreOf(operations),
    tags: tags.map((tag) => ({ tag, ...scoreOf(operations.filter((one) => one.tags.includes(tag))) })),
    operations,
  };
}

const nameOf = ({ id, method, path, tags }: Operation) => ({ operation: id, method, path, tags });

function resultOf({ outcomes, coverage, unsupported }: ProbeReport, operation: Operation): OperationResult {
  const own = outcomes.filter((one) => one.operation === operation.id);
  const findings = own.flatMap((one) => one.findings);
  const reason = own.find((one) => one.result === "skipped" && one.reason !== undefined)?.reason;
  const succeeded = coverage.count(operation.id, successOf(operation) ?? "default") > 0;
  const common = { ...nameOf(operation), findings };
  if (unsupported.includes(operation.id)) return { ...common, verdict: "unsupported", reason };
  if (findings.length > 0) return { ...common, verdict: "differs" };
  if (succeeded) return { ...common, verdict: "conforms" };
  return { ...common, verdict: "untested", reason: reason ?? "no request succeeded" };
}

function scoreOf(operations: readonly OperationResult[]): Score {
  const count = (verdict: Verdict) => operations.filter((one) => one.verdict === verdict).length;
  const conforming = count("conforms");
  const supported = conforming + count("differs");
  return {
    operations: operations.length,
    supported,
    conforming,
    untested: count("untested"),
    percent: supported === 0 ? 0 : Math.floor((100 * conforming) / supported),
  };
}

export const scoreText = ({ operations, supported, conforming, percent, untested }: Score): string =>
  `${conforming} of ${supported} supported operations conform (${percent} %); the server supports ${supported} of ${operations}${untested > 0 ? `, ${untested} not tested` : ""}`;
