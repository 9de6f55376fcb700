import { branchesOf } from "../document/branches.ts";
import { type ApiDocument, type Located, readParameter, resolve } from "../document/document.ts";
import { arrayAt, isObject, objectAt, sameJson } from "../document/json.ts";
import { conjuncts } from "../document/mutations.ts";
import { child, valueAt } from "../document/pointer.ts";
import { serializeHeader, serializePath, serializeQuery } from "../document/serialize.ts";
import { createValidator, type Validator } from "../document/validator.ts";
import type { Finding } from "../findings/finding.ts";
import type { CheckResult } from "../messages/examples.ts";
import { beyond, casesOf, describeCase } from "./cases.ts";
import { asMembers, type DocumentFacts, type Facts } from "./facts.ts";

/**
 * Checks schemas, parameters and headers of a document against the facts that are kept by hand: good values are taken,
 * bad ones refused, defaults and the form of parameters are as stated, and every component and member has facts.
 */
export function checkValues(
  document: ApiDocument,
  { values }: Pick<DocumentFacts, "values">,
  validator: Validator = createValidator(document),
): CheckResult {
  const found = values.map((facts) => checkOne(document, facts, validator));
  return {
    findings: [...found.flatMap(({ findings }) => findings), ...withoutFacts(document, values)],
    checked: found.reduce((sum, { checked }) => sum + checked, 0),
  };
}

/** Name of the check that asks for facts where there are none yet. */
export const MISSING = "missing facts";

export const pointerOf = ({ kind, name }: Facts): string => child("#/components", kind, name);

/** Contradictions between the facts of one component and the document. */
export function checkOne(document: ApiDocument, facts: Facts, validator: Validator): CheckResult {
  const pointer = pointerOf(facts);
  const finding = (message: string): Finding => ({ check: "facts", pointer, message: `${message} (${facts.section})` });
  const component = valueAt(document.root, pointer);
  if (!isObject(component)) return { findings: [finding("is not in the document")], checked: 1 };
  const schema: Located =
    facts.kind === "schemas"
      ? { pointer, value: component }
      : { pointer: child(pointer, "schema"), value: component.schema };
  const cases = casesOf(facts);
  const findings: Finding[] = [];
  try {
    for (const one of cases) {
      if (validator.accepts(schema.pointer, one.value) !== one.good)
        findings.push(finding(`${one.good ? "refuses" : "accepts"} ${describeCase(one)}`));
    }
  } catch (error) {
    return { findings: [finding(`cannot be compiled: ${(error as Error).message}`)], checked: 1 };
  }
  const { value } = resolve(document.root, schema);
  findings.push(
    ...beyond(facts, arrayAt(value, "enum")).map((one) =>
      finding(`has ${JSON.stringify(one)}, which is none of the values`),
    ),
    ...checkDefaults(document, schema, facts).map(finding),
    ...unshownMembers(document, schema, facts).map(
      (name): Finding => ({ check: MISSING, pointer, message: `no value shows ${name}` }),
    ),
    ...(facts.kind === "schemas" ? [] : checkForm(document, facts).map(finding)),
  );
  return { findings, checked: cases.length };
}

/** Defaults that are not as stated. */
function checkDefaults(document: ApiDocument, schema: Located, facts: Facts): string[] {
  const stated = "default" in facts ? { "": facts.default } : (facts.defaults ?? {});
  const places = new Map([["", [schema]], ...propertiesOf(document, schema)]);
  const messages: string[] = [];
  for (const [path, schemas] of places) {
    const defaults = schemas
      .flatMap((one) => conjuncts(document, one))
      .flatMap(({ value }) => (isObject(value) && "default" in value ? [value.default] : []));
    const name = path || "the value";
    if (!(path in stated) && defaults.length > 0) messages.push(`has a default of ${name} that is not stated`);
    if (path in stated && !(defaults.length > 0 && defaults.every((one) => sameJson(one, stated[path]))))
      messages.push(`has not the default ${JSON.stringify(stated[path])} of ${name}`);
  }
  return messages;
}

/** Members that no good value shows. */
function unshownMembers(document: ApiDocument, schema: Located, facts: Facts): string[] {
  const values = [facts.value, ...(asMembers(facts.accepted)[""] ?? [])].filter(isObject);
  if (values.length === 0) return [];
  return [...propertiesOf(document, schema).keys()].filter((name) => !values.some((value) => name in value));
}

function propertiesOf(document: ApiDocument, schema: Located): Map<string, Located[]> {
  const parts = conjuncts(document, schema);
  const all = [...parts, ...parts.flatMap(branchesOf).flatMap((branch) => conjuncts(document, branch))];
  const found = new Map<string, Located[]>();
  for (const { pointer, value } of all) {
    for (const [name, property] of Object.entries(objectAt(value, "properties"))) {
      const one = { pointer: child(pointer, "properties", name), value: property };
      found.set(name, [...(found.get(name) ?? []), one]);
    }
  }
  return found;
}

/** How a parameter or header travels, and whether it may be absent. */
function checkForm(document: ApiDocument, facts: Facts): string[] {
  const pointer = pointerOf(facts);
  const located = { pointer, value: valueAt(document.root, pointer) };
  const parameter = readParameter(document.root, located, facts.kind === "headers" ? facts.name : undefined);
  const messages: string[] = [];
  if (parameter.required !== (facts.optional !== true)) {
    messages.push(parameter.required ? "is required" : "is not required");
  }
  if (facts.kind === "headers") return messages;
  const sent = {
    query: () => serializeQuery(parameter, facts.value).join("&"),
    path: () => `{${parameter.name}}=${serializePath(facts.value)}`,
    header: () => `${parameter.name}: ${serializeHeader(facts.value)}`,
    cookie: () => `Cookie: ${parameter.name}=${serializeHeader(facts.value)}`,
  }[parameter.in]();
  return decodeURIComponent(sent) === facts.sent
    ? messages
    : [...messages, `is sent as ${sent} instead of ${facts.sent}`];
}

function withoutFacts({ root }: ApiDocument, values: Facts[]): Finding[] {
  const known = new Set(values.map(pointerOf));
  return (["schemas", "parameters", "headers"] as const).flatMap((kind) =>
    Object.keys(objectAt(objectAt(root, "components"), kind))
      .map((name) => child("#/components", kind, name))
      .filter((pointer) => !known.has(pointer))
      .map((pointer): Finding => ({ check: MISSING, pointer, message: "has none" })),
  );
}
