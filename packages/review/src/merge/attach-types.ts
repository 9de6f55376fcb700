import type { Name } from "../engines/rules.ts";
import type { CheckedTypes, Probe, TypeCheck } from "../engines/types.ts";
import { type DocumentPair, isBreak, worse } from "../model/change.ts";
import { brief } from "../model/detail.ts";
import type { Finding } from "../model/finding.ts";
import { createConcerns } from "./concerns.ts";

export interface FindingProbe extends Probe {
  finding: Finding;
}

export const probesOf = (findings: Finding[]): FindingProbe[] =>
  findings.filter(isShown).flatMap((finding) => {
    const [pair] = finding.schemas ?? [];
    const [before, after] = [pair?.nodes.before[0], pair?.nodes.after[0]];
    if (before === undefined || after === undefined) return [];
    return finding.flows.map((flow) => ({ finding, flow, before, after, property: finding.property }));
  });

/**
 * Attaches compiler messages to breaks by named type, or else by operation. Other messages about operations become
 * findings.
 */
export function attachTypes(
  findings: Finding[],
  { checks, probed }: CheckedTypes,
  probes: FindingProbe[],
  documents: DocumentPair,
  nameOf: Name,
): Finding[] {
  const alone = new Set<Finding>();
  for (const [index, { finding }] of probes.entries()) {
    const result = probed[index];
    if (!result) continue;
    alone.add(finding);
    if (result.problem !== undefined) show(finding, result.problem);
  }
  const own = new Map<string, Finding>();
  const concerns = createConcerns(documents);
  for (const check of checks) {
    if (check.problem === undefined) continue;
    const fitting = findings.filter(
      (finding) => isShown(finding) && flowFits(finding, check) && concerns(finding, check.before, check.after),
    );
    for (const finding of fitting) if (!alone.has(finding)) show(finding, check.problem);
    if (fitting.length === 0 && !own.has(check.operation.name))
      own.set(check.operation.name, ownFinding(check, nameOf));
  }
  return [...findings, ...own.values()];
}

function show(finding: Finding, problem: string): void {
  // A compiler error is at least an SDK break.
  finding.verdict = worse(finding.verdict, "sdk-breaking");
  if (!finding.engines.includes("types")) finding.engines.push("types");
  finding.types ??= problem;
}

const isShown = ({ keyword, rule, verdict }: Finding) =>
  (isBreak(verdict) || verdict === "undecided") &&
  (keyword !== undefined ||
    /^(request-)?property-|^parameter-(removed|became)|^path-parameter|^request-body|^response-header|^discriminator|^(read|write)-only/.test(
      rule,
    ));

const flowFits = ({ flows }: Finding, { flow }: TypeCheck) => flows.length === 0 || flows.includes(flow);

const ownFinding = ({ operation, flow, part, problem }: TypeCheck, nameOf: Name): Finding => ({
  rule: "type-incompatible",
  ...nameOf(operation.pointer),
  detail: `${part} ${flow}: ${brief(problem)}`,
  verdict: "sdk-breaking",
  message: `the types of ${part} are incompatible with the old ones`,
  flows: [flow],
  engines: ["types"],
  operations: [operation.name],
  after: operation.pointer,
  ...(problem && { types: problem }),
});
