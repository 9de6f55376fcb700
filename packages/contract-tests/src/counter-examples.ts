import { type ApiDocument, type Located, resolve } from "./document.ts";
import type { CheckResult } from "./examples.ts";
import { distinctFindings, type Finding } from "./finding.ts";
import { branchesOf, collectInstances, type Instances, membersOf } from "./instances.ts";
import { isObject } from "./json.ts";
import { conjuncts, innerPlaces, isFreeByDesign, mutationsOf } from "./mutations.ts";
import { listRootSchemas, listSubschemas } from "./places.ts";
import { createValidator, type Validator } from "./validator.ts";

/** Whether the root schema refuses the value; undefined where another branch of an `anyOf` rightly takes it. */
type Refuses = (value: unknown) => boolean | undefined;

interface Walk {
  document: ApiDocument;
  validator: Validator;
  instances: Instances;
  /** Per schema pointer: how many counter-examples were tried there or further in. */
  tried: Map<string, number>;
  /** Roots that cannot be compiled: reported once, their inner schemas are left out. */
  broken: Set<string>;
  count: { values: number };
  findings: Finding[];
  /** Whether places that the valid value leaves empty are filled and tried as well. */
  fill: boolean;
}

/** Valid values of one schema that are changed; more show nothing new. */
const BASES = 4;
/** Schemas may contain themselves: after this many rounds the walk stops. */
const ROUNDS = 2;

/**
 * Changes valid values along every schema of the document so that they break one rule each (wrong type, null, missing
 * member, value outside an enum or bound, wrong item, bad format) and expects the compiled schema to refuse them all.
 * A schema that refuses nothing is a finding too, unless it is free by design (see `isFreeByDesign`).
 */
export function checkCounterExamples(
  document: ApiDocument,
  validator: Validator = createValidator(document),
): CheckResult {
  const walk: Walk = {
    document,
    validator,
    instances: collectInstances(document, validator),
    tried: new Map(),
    broken: new Set(),
    count: { values: 0 },
    findings: [],
    fill: false,
  };
  const roots = listRootSchemas(document).filter(({ value }) => !isPlainRef(value));
  for (const root of roots) checkRoot(walk, root);
  const compiled = roots.filter(({ pointer }) => !walk.broken.has(pointer));
  for (const schema of compiled.flatMap(listSubschemas)) checkUntouched(walk, schema);
  return { findings: distinctFindings(walk.findings), checked: walk.count.values };
}

function checkRoot(walk: Walk, root: Located): void {
  try {
    walk.validator.accepts(root.pointer, null);
  } catch (error) {
    walk.broken.add(root.pointer);
    report(walk, root.pointer, `cannot be compiled: ${(error as Error).message}`);
    return;
  }
  const refuses: Refuses = (value) => !walk.validator.accepts(root.pointer, value);
  const bases = walk.instances.of(root).slice(0, BASES);
  for (const base of bases) visit({ ...walk, fill: false }, root, base, refuses, []);
  visit({ ...walk, fill: true }, root, bases[0], refuses, []);
}

/** Tries the counter-examples of one place, then those of the places and branches inside it. */
function visit(walk: Walk, schema: Located, valid: unknown, refuses: Refuses, path: string[]): number {
  const target = resolve(walk.document.root, schema);
  if (path.filter((pointer) => pointer === target.pointer).length >= ROUNDS) return 0;
  const inside = [...path, target.pointer];
  let tried = 0;
  for (const { pointer, what, value } of mutationsOf(walk.document, schema, valid)) {
    const refused = refuses(value);
    if (refused === undefined) continue;
    tried += 1;
    walk.count.values += 1;
    if (!refused) report(walk, pointer, `accepts ${what}`);
  }
  for (const inner of innerPlaces(walk.document, schema, valid)) {
    if (inner.present === undefined && !walk.fill) continue;
    const present = inner.present ?? walk.instances.of(inner.schema)[0];
    tried += visit(walk, inner.schema, present, (value) => refuses(inner.put(value)), inside);
  }
  for (const part of conjuncts(walk.document, schema)) {
    for (const keyword of ["anyOf", "oneOf"] as const)
      tried += visitBranches(walk, membersOf(part, keyword), refuses, inside);
  }
  for (const pointer of new Set([schema.pointer, target.pointer])) {
    walk.tried.set(pointer, (walk.tried.get(pointer) ?? 0) + tried);
  }
  return tried;
}

function visitBranches(walk: Walk, branches: Located[], refuses: Refuses, path: string[]): number {
  let tried = 0;
  for (const branch of branches) {
    const others = branches.filter((other) => other !== branch);
    const notElsewhere: Refuses = (value) =>
      others.some((other) => walk.validator.accepts(other.pointer, value)) ? undefined : refuses(value);
    const bases = walk.instances.of(branch);
    for (const base of bases.length > 0 ? bases.slice(0, BASES) : [undefined]) {
      tried += visit(walk, branch, base, notElsewhere, path);
    }
  }
  return tried;
}

/** Names a schema at which no counter-example could be tried, because it accepts everything or because nothing led there. */
function checkUntouched(walk: Walk, schema: Located): void {
  if ((walk.tried.get(schema.pointer) ?? 0) > 0 || isPlainRef(schema.value)) return;
  const parts = conjuncts(walk.document, schema);
  if (parts.some(({ value }) => isObject(value) && isFreeByDesign(value))) return;
  const rules = mutationsOf(walk.document, schema, undefined).length;
  const branches = parts.flatMap(branchesOf).length;
  if (rules + branches === 0) {
    if (!/\/allOf\/\d+$/.test(schema.pointer)) report(walk, schema.pointer, "accepts everything");
  } else if (
    !walk.tried.has(schema.pointer) &&
    !/\/(allOf\/\d+|not|if|then|else|contains|propertyNames)$/.test(schema.pointer)
  ) {
    report(walk, schema.pointer, "is not reached from any valid value; give an example that shows it");
  }
}

const isPlainRef = (value: unknown): boolean =>
  isObject(value) &&
  "$ref" in value &&
  Object.keys(value).every(
    (key) => ["$ref", "description", "summary", "title", "deprecated"].includes(key) || key.startsWith("x-"),
  );

const report = (walk: Walk, pointer: string, message: string): void => {
  walk.findings.push({ check: "schema", pointer, message });
};
