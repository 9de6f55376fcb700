import type { Name } from "../engines/rules.ts";
import type { TypeCheck } from "../engines/types.ts";
import { type DocumentPair, isBreak } from "../model/change.ts";
import type { Finding } from "../model/finding.ts";
import { createConcerns } from "./concerns.ts";

/** Gives breaks what the compiler says of their operations; a problem that fits no break becomes a finding of its own. */
export function attachTypes(
  findings: Finding[],
  checks: TypeCheck[],
  documents: DocumentPair,
  nameOf: Name,
): Finding[] {
  const own = new Map<string, Finding>();
  const concerns = createConcerns(documents);
  for (const check of checks) {
    if (check.problem === undefined) continue;
    const fitting = findings.filter(
      (finding) =>
        isBreak(finding.verdict) &&
        showsInTypes(finding) &&
        flowFits(finding, check) &&
        concerns(finding, check.before, check.after),
    );
    for (const finding of fitting) {
      if (!finding.engines.includes("types")) finding.engines.push("types");
      finding.types ??= check.problem;
    }
    if (fitting.length === 0 && !own.has(check.operation.name))
      own.set(check.operation.name, ownFinding(check, nameOf));
  }
  return [...findings, ...own.values()];
}

/** Breaks that change what a value looks like, or which values there are. */
const showsInTypes = ({ keyword, rule }: Finding) =>
  keyword !== undefined ||
  /^(request-)?property-|^parameter-(removed|became)|^path-parameter|^request-body|^response-header|^discriminator|^(read|write)-only/.test(
    rule,
  );

const flowFits = ({ flows }: Finding, { flow }: TypeCheck) => flows.length === 0 || flows.includes(flow);

const ownFinding = ({ operation, flow, part, problem }: TypeCheck, nameOf: Name): Finding => ({
  rule: "type-incompatible",
  ...nameOf("after", operation.pointer),
  verdict: "sdk-breaking",
  message: `the types of ${part} do not fit those of before`,
  flows: [flow],
  engines: ["types"],
  operations: [operation.name],
  after: operation.pointer,
  ...(problem && { types: problem }),
});
