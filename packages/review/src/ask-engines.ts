import type { Comparison } from "./compare/compare-documents.ts";
import { compareDocuments } from "./compare/compare-documents.ts";
import { replayExamples } from "./engines/examples.ts";
import { createNameOf, findByRules } from "./engines/rules.ts";
import { createTrial, type Trial } from "./engines/trial.ts";
import { findWitnesses } from "./engines/values.ts";
import { attachTypes, probesOf } from "./merge/attach-types.ts";
import { attachValues } from "./merge/attach-values.ts";
import { noteDisagreements } from "./merge/disagreements.ts";
import { sortFindings } from "./merge/sort-findings.ts";
import type { DocumentPair } from "./model/change.ts";
import type { Engine, Finding } from "./model/finding.ts";
import type { Operation } from "./model/operations.ts";
import { createReach } from "./model/reach.ts";

export async function askEngines(documents: DocumentPair, engines: readonly Engine[]): Promise<Finding[]> {
  const asks = (engine: Engine) => engines.includes(engine);
  const comparison = compareDocuments(documents);
  const reach = { before: createReach(documents.before), after: createReach(documents.after) };
  const nameOf = createNameOf(documents);
  const trial = createTrial(documents);
  const failures = [
    ...(asks("examples") ? replayExamples(comparison, documents, trial) : []),
    ...(asks("values") ? findWitnesses(comparison, documents, trial) : []),
  ];
  let findings = findByRules(comparison.changes, nameOf, reach);
  findings = attachValues(findings, failures, { documents, nameOf, trial });
  if (asks("types")) {
    const operations = changedOperations(comparison, findings);
    if (operations.length > 0) {
      const { checkTypes } = await import("./engines/types.ts");
      const probes = probesOf(findings);
      const checked = checkTypes(operations, probes, documents);
      findings = attachTypes(findings, checked, probes, documents, nameOf);
    }
  }
  return sortFindings(noteUncompiled(noteDisagreements(findings, engines), trial));
}

/** Adds a note to undecided findings whose schemas could not be compiled. */
const noteUncompiled = (findings: Finding[], { uncompiled }: Trial): Finding[] =>
  findings.map((finding) => {
    const root = [...uncompiled].find(
      ({ operation, flow }) => finding.flows.includes(flow) && finding.operations.includes(operation[1].name),
    );
    if (finding.verdict !== "undecided" || root === undefined) return finding;
    const { operation, part } = root;
    return {
      ...finding,
      note: `undecided: no value could be tried, because the schema of ${operation[1].name} ${part} does not compile`,
    };
  });

function changedOperations({ roots, pairs }: Comparison, findings: Finding[]): [Operation, Operation][] {
  const names = new Set(roots.map(({ operation }) => operation[1].name));
  for (const { verdict, pointer, operations } of findings)
    if (verdict !== "description" && /^#\/(paths|webhooks)\//.test(pointer))
      for (const name of operations) names.add(name);
  return pairs.filter(
    ([, after]) => names.has(after.name) && /^#\/(paths|webhooks)\/[^/]+\/[^/]+$/.test(after.pointer),
  );
}
