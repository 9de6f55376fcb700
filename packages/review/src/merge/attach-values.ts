import type { Root } from "../compare/walk.ts";
import type { Name } from "../engines/rules.ts";
import type { Failure, Trial } from "../engines/trial.ts";
import { type DocumentPair, isBreak } from "../model/change.ts";
import type { Finding, Witness } from "../model/finding.ts";
import { createConcerns } from "./concerns.ts";
import { findProof } from "./proof.ts";

interface Setting {
  documents: DocumentPair;
  nameOf: Name;
  trial: Trial;
}

/** Rejected values without a finding become findings. */
export function attachValues(
  findings: Finding[],
  failures: Failure[],
  { documents, nameOf, trial }: Setting,
): Finding[] {
  const unclaimed = new Map<Root, Failure>();
  const claimed = new Set<Root>();
  const ranks = new Map<Finding, number[]>();
  const concerns = createConcerns(documents);
  for (const failure of failures) {
    const proven = findings.filter((finding) => findProof(finding, failure, trial) !== undefined);
    const breaks = proven.filter(({ verdict }) => isBreak(verdict));
    for (const finding of breaks.length > 0 ? breaks : proven) show(finding, failure, trial, ranks);
    if (proven.length > 0) claimed.add(failure.root);
    else if (!unclaimed.has(failure.root)) unclaimed.set(failure.root, failure);
  }
  const own = [...unclaimed].flatMap(([root, failure]) => {
    if (claimed.has(root)) return [];
    const fitting = findings.filter(
      (finding) =>
        (isBreak(finding.verdict) || finding.verdict === "undecided") &&
        (finding.flows.length === 0 || finding.flows.includes(root.flow)) &&
        concerns(finding, [root.before], [root.after]),
    );
    for (const finding of fitting) showAtRoot(finding, failure);
    return fitting.length > 0 ? [] : [ownFinding(root, failure, nameOf)];
  });
  const fresh = new Map(own.map((finding) => [`${finding.pointer} ${finding.detail}`, finding]));
  return [...findings, ...fresh.values()];
}

function show(finding: Finding, failure: Failure, trial: Trial, ranks: Map<Finding, number[]>): void {
  const { engine, source, value, refusals } = failure;
  if (!finding.engines.includes(engine)) finding.engines.push(engine);
  if (engine === "examples")
    finding.examples = [...new Set([...(finding.examples ?? []), source.replace("example ", "")])];
  const rank = [refusals.length, JSON.stringify(value)?.length ?? 0];
  const known = ranks.get(finding);
  if (!known || compare(rank, known) < 0) {
    ranks.set(finding, rank);
    const proof = findProof(finding, failure, trial);
    if (proof) finding.witness = witnessOf(failure, proof);
  }
  if (finding.verdict !== "wire-breaking") {
    finding.note = `the rule says ${finding.verdict}, and a value shows that it is not`;
    finding.verdict = "wire-breaking";
  }
}

/** Attaches a value that is rejected at the root, but not at a keyword of the finding. */
function showAtRoot(finding: Finding, failure: Failure): void {
  if (!finding.engines.includes(failure.engine)) finding.engines.push(failure.engine);
  const [first] = failure.refusals;
  if (first) finding.witness ??= witnessOf(failure, first);
  finding.verdict = "wire-breaking";
}

const compare = (a: number[], b: number[]) => a.map((one, index) => one - (b[index] ?? 0)).find(Boolean) ?? 0;

const witnessOf = ({ root, source, value }: Failure, { at, message }: Failure["refusals"][number]): Witness => ({
  source,
  value,
  where: `${root.operation[1].name} ${root.part}`,
  refusal: `${at || "the value"} ${message}`,
});

function ownFinding(root: Root, failure: Failure, nameOf: Name): Finding {
  const [first] = failure.refusals;
  return {
    rule: "value-refused",
    ...nameOf(root.before),
    detail: `${root.operation[1].name} ${root.part}: ${first?.keyword} in ${first?.schema}`,
    verdict: "wire-breaking",
    message: "a previously valid value is rejected, but no rule explains it",
    flows: [root.flow],
    engines: [failure.engine],
    operations: [root.operation[1].name],
    before: root.before,
    after: root.after,
    ...(first && { witness: witnessOf(failure, first) }),
  };
}
