import { declaredIn } from "../document/declared.ts";
import type { Media, Operation } from "../document/document.ts";
import { isJson } from "../document/media-types.ts";
import { valueAt } from "../document/pointer.ts";
import type { Kind } from "./exercise.ts";
import type { ProbeReport } from "./outcome.ts";

interface Extent {
  declared: number;
  missing: string[];
  reason?: string | undefined;
}

export interface OperationExtent {
  operation: string;
  shown: Extent;
  /** Parameters are `?name`. */
  sent: Extent;
  rules: Extent;
}

const jsonOf = (media: readonly Media[]) =>
  media.flatMap(({ mediaType, schema }) => (schema && isJson(mediaType) ? [schema] : []));

export function extentsOf(report: Pick<ProbeReport, "document" | "exercise" | "outcomes">): OperationExtent[] {
  return report.document.operations.map((operation) => extentOf(report, operation));
}

function extentOf(
  { document, exercise, outcomes }: Pick<ProbeReport, "document" | "exercise" | "outcomes">,
  operation: Operation,
): OperationExtent {
  const own = outcomes.filter((one) => one.operation === operation.id);
  const skipped = own.every(({ result }) => result === "skipped")
    ? own.find(({ reason }) => reason)?.reason
    : undefined;
  const answers = operation.responses
    .filter(({ status }) => status.startsWith("2"))
    .flatMap(({ media }) => jsonOf(media));
  const bodies = jsonOf(operation.requestBody?.media ?? []).map((schema) => declaredIn(document, schema));
  const parameters = operation.parameters.filter((one) => one.in === "query" || one.in === "path");
  // Path parameters have no rules to violate: an invalid value is an unknown id. Neither does `type` if it accepts text.
  const rules = parameters
    .filter((one) => one.in === "query")
    .flatMap(({ schema }) => (schema ? [...declaredIn(document, schema).rules] : []))
    .filter((pointer) => !(pointer.endsWith("/type") && takesText(valueAt(document.root, pointer))));
  const extent = (kind: Kind, names: string[], reason: string): Extent => {
    const declared = [...new Set(names)];
    const missing = declared.filter((name) => !exercise.has(kind, operation, name));
    return { declared: declared.length, missing, ...(missing.length > 0 ? { reason: skipped ?? reason } : {}) };
  };
  return {
    operation: operation.id,
    shown: extent(
      "shown",
      answers.flatMap((schema) => [...declaredIn(document, schema).members]),
      "no response had it",
    ),
    sent: extent(
      "sent",
      [...parameters.map(({ name }) => `?${name}`), ...bodies.flatMap(({ members }) => [...members])],
      "no request had it",
    ),
    rules: extent("broken", [...rules, ...bodies.flatMap((one) => [...one.rules])], "no request broke it"),
  };
}

const takesText = (type: unknown): boolean => [type].flat().some((one) => one === "string" || one === "array");

export function exercisedOperations({ document, coverage }: Pick<ProbeReport, "document" | "coverage">) {
  const { operations, withheld = [] } = document;
  const called = operations.filter(({ id, responses }) =>
    responses.some(({ status }) => /^[23]/.test(status) && coverage.count(id, status) > 0),
  );
  return { called: called.length, all: operations.length + withheld.length };
}

/** @returns a share from 0 to 1 */
export function exercisedShare(report: Pick<ProbeReport, "document" | "coverage" | "exercise" | "outcomes">): number {
  const { called, all } = exercisedOperations(report);
  const parts = extentsOf(report).flatMap(({ shown, sent }) => [shown, sent]);
  const declared = parts.reduce((sum, one) => sum + one.declared, 0);
  const missing = parts.reduce((sum, one) => sum + one.missing.length, 0);
  return all + declared === 0 ? 1 : (called + declared - missing) / (all + declared);
}

export function extentSummary(extents: readonly OperationExtent[]): string {
  const count = (kind: "shown" | "sent" | "rules") => {
    const declared = extents.reduce((sum, one) => sum + one[kind].declared, 0);
    const missing = extents.reduce((sum, one) => sum + one[kind].missing.length, 0);
    return `${declared - missing} of ${declared}`;
  };
  return `${count("shown")} members of responses shown, ${count("sent")} members and parameters of requests sent, ${count("rules")} rules of requests broken`;
}

export const missingOf = ({ shown, sent, rules }: OperationExtent): [string, string[], string][] =>
  (
    [
      ["not shown", shown],
      ["not sent", sent],
      ["not broken", rules],
    ] as const
  ).flatMap(([what, { missing, reason = "" }]): [string, string[], string][] =>
    missing.length > 0 ? [[what, missing, reason]] : [],
  );
