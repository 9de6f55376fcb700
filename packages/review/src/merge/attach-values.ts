import type { Root } from "../compare/walk.ts";
import type { Name } from "../engines/rules.ts";
import { type Failure, receiverOf } from "../engines/trial.ts";
import { type DocumentPair, isBreak } from "../model/change.ts";
import type { Engine, Finding } from "../model/finding.ts";
import { child, isWithin, tokensOf } from "../model/pointer.ts";
import { createConcerns } from "./concerns.ts";

/** Gives findings the values that show them; failures that fit no finding become findings of their own. */
export function attachValues(
  findings: Finding[],
  failures: Failure[],
  engine: Extract<Engine, "values" | "examples">,
  documents: DocumentPair,
  nameOf: Name,
): Finding[] {
  const unclaimed = new Map<Root, Failure>();
  const claimed = new Set<Root>();
  const concerns = createConcerns(documents);
  for (const failure of failures) {
    const all = findings.filter((finding) => fits(finding, failure));
    const breaks = all.filter(({ verdict }) => isBreak(verdict));
    const fitting = breaks.length > 0 ? breaks : all;
    for (const finding of fitting) show(finding, failure, engine);
    if (fitting.length > 0) claimed.add(failure.root);
    else if (!unclaimed.has(failure.root)) unclaimed.set(failure.root, failure);
  }
  const own = [...unclaimed].flatMap(([root, failure]) =>
    claimed.has(root) ||
    findings.some((finding) => isBreak(finding.verdict) && concerns(finding, [root.before], [root.after]))
      ? []
      : [ownFinding(root, failure, engine, nameOf)],
  );
  const fresh = new Map(own.map((finding) => [finding.pointer, finding]));
  return [...findings, ...fresh.values()];
}

/** Whether the receiving side refuses the value at the very schema and by the very keyword that a finding is about. */
function fits(finding: Finding, { flow, refusals }: Failure): boolean {
  const { keyword, schema } = finding;
  if (!keyword || !schema || !finding.flows.includes(flow)) return false;
  const places = schema[receiverOf(flow)];
  return refusals.some(
    (refusal) =>
      isAt(refusal.schema, places, keyword) &&
      (finding.rule === "schema-combinator-changed" || sameKeyword(refusal.keyword, keyword)) &&
      (refusal.property === undefined ||
        !isOfProperty(keyword, finding) ||
        lastToken(finding.pointer) === refusal.property),
  );
}

/** At one of the places, or in the schema for further properties, whose own keywords refuse them. */
const isAt = (schema: string, places: string[], keyword: string) =>
  places.includes(schema) ||
  (keyword === "additionalProperties" && places.some((place) => isWithin(schema, child(place, keyword))));

const lastToken = (pointer: string) => tokensOf(pointer).at(-1);

const isOfProperty = (keyword: string, { rule }: Finding) =>
  keyword === "required" || (keyword === "additionalProperties" && rule !== "additional-properties-changed");

const VALUES = ["enum", "const"];
const UNIONS = ["anyOf", "oneOf"];

const sameKeyword = (refused: string, keyword: string): boolean =>
  refused === keyword ||
  [VALUES, UNIONS].some((group) => group.includes(refused) && group.includes(keyword)) ||
  // A list of values also refuses what is of another type, and a type what is not in the list.
  (keyword === "type" && VALUES.includes(refused)) ||
  (keyword === "additionalProperties" && refused !== "required");

function show(finding: Finding, failure: Failure, engine: "values" | "examples"): void {
  const { value, source, where, refusal } = failure;
  if (!finding.engines.includes(engine)) finding.engines.push(engine);
  if (engine === "examples")
    finding.examples = [...new Set([...(finding.examples ?? []), source.replace("example ", "")])];
  const known = finding.witness;
  if (!known || size(value) < size(known.value)) finding.witness = { value, source, where, refusal };
  if (finding.verdict !== "wire-breaking") {
    finding.note = `the rule says ${finding.verdict}, and a value shows that it is not`;
    finding.verdict = "wire-breaking";
  }
}

const size = (value: unknown) => JSON.stringify(value)?.length ?? 0;

const ownFinding = (root: Root, failure: Failure, engine: Engine, nameOf: Name): Finding => ({
  rule: "value-refused",
  ...nameOf("before", root.before),
  verdict: "wire-breaking",
  message: "a value that was fine is refused, and no rule says why",
  flows: [root.flow],
  engines: [engine],
  operations: [root.operation[1].name],
  before: root.before,
  after: root.after,
  witness: { value: failure.value, source: failure.source, where: failure.where, refusal: failure.refusal },
});
