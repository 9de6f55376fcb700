import { groupBy } from "./document.ts";
import type { Fact, List, Model, Resource } from "./model.ts";

type Row = [name: string, value: string, confidence: string, reason: string];

/** Formats each fact with its reason and confidence, and the operations that are not derived. */
export function explain(model: Model): string {
  const sections = model.resources.map((resource) => {
    const lists = model.lists.filter((list) => list.resource === resource.name);
    return `${resource.name}\n${table([...rowsOf(resource), ...lists.flatMap(listRows)])}`;
  });
  const others = model.lists.filter(({ resource }) => resource === undefined);
  if (others.length > 0) sections.push(`Lists without a resource\n${table(others.flatMap(listRows))}`);
  if (model.underived.length > 0) {
    const width = widest(model.underived.map(({ name }) => name));
    const lines = model.underived.map(({ name, reason }) => `  ${name.padEnd(width)}  ${reason}`);
    sections.push(`Not derived\n${lines.join("\n")}`);
  }
  const derived = model.resources.reduce((sum, { operations }) => sum + operations.length, 0);
  const operations = derived + model.underived.filter(({ name }) => /^[A-Z]+ \/[^?]*$/.test(name)).length;
  return `${model.resources.length} resources, ${derived} of ${operations} operations derived\n\n${sections.join("\n\n")}\n`;
}

const widest = (texts: readonly string[]): number => Math.min(60, Math.max(0, ...texts.map((text) => text.length)));

function table(rows: readonly Row[]): string {
  const widths = [0, 1, 2].map((column) => widest(rows.map((row) => row[column] ?? "")));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd())
    .join("\n");
}

const rowOf = <Value>(name: string, fact: Fact<Value> | undefined, text: (value: Value) => string): Row[] =>
  fact ? [[name, text(fact.value), fact.confidence, fact.reason]] : [];

const rowsOf = (resource: Resource): Row[] => [
  ...rowOf("collection", resource.collection, String),
  ...rowOf(resource.kind === "singleton" ? "single object" : "item", resource.item, String),
  ...resource.operations.map(
    ({ role, operation, confidence, reason }): Row => [
      role,
      `${operation.method} ${operation.path}`,
      confidence,
      reason,
    ],
  ),
  ...rowOf(
    "id",
    resource.id,
    ({ member, parameter, setBy }) => `${member.join(".")} = {${parameter}}, set by the ${setBy}`,
  ),
  ...resource.parents.flatMap((parent) => rowOf("parent", parent, (one) => `${one.resource} = {${one.parameter}}`)),
  ...(resource.envelope.value.length > 0 ? rowOf("envelope", resource.envelope, (path) => path.join(".")) : []),
  ...resource.references.flatMap((one) =>
    rowOf("reference", one, ({ member, resource, holds }) => `${member.join(".")} → ${resource} (${holds})`),
  ),
  ...grouped("read-only", resource.readOnly),
  ...rowOf("created", resource.created, String),
  ...rowOf("changed", resource.changed, String),
  ...resource.unique.flatMap((one) => rowOf("unique", one, String)),
  ...rowOf("location", resource.location, String),
  ...rowOf("on delete", resource.onDelete, String),
];

function grouped(name: string, facts: readonly Fact<string>[]): Row[] {
  const groups = groupBy(facts, ({ reason, confidence }) => `${confidence}\n${reason}`);
  return [...groups.values()].map((group) => [
    name,
    group.map(({ value }) => value).join(", "),
    group[0]?.confidence ?? "",
    group[0]?.reason ?? "",
  ]);
}

const listRows = ({ operation, elements, parameters, figures, unknown }: List): Row[] => [
  ...rowOf(`GET ${operation.path}`, elements, (path) => path.join(".") || "(array)"),
  ...parameters.map(
    ({ value, reason, confidence }): Row => [
      `  ?${value.name}`,
      value.meaning === "filter" ? `${value.member.join(".")} ${value.compare}` : value.meaning,
      confidence,
      reason,
    ],
  ),
  ...figures.map(
    ({ value, reason, confidence }): Row => [`  ${value.member.join(".")}`, value.meaning, confidence, reason],
  ),
  ...unknown.map(({ name, reason }): Row => [`  ?${name}`, "not known", "", reason]),
];
