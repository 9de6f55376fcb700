import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type ApiDocument,
  branchesOf,
  child,
  conjuncts,
  createValidator,
  type JsonObject,
  type Located,
  listPlaces,
  loadVersion,
  objectAt,
  type Validator,
  valueAt,
  versionNames,
  wrongValues,
} from "@assessment-api/contract-tests/internal";
import { isObject } from "./openapi30/schema.ts";

interface ValueOfSchema {
  /** Path of the changed member, such as `tags/0`; "" for the root. */
  at: string;
  what: string;
  value: unknown;
  /** Whether an optional member is null, which the SDKs read as absent. */
  asAbsent: boolean;
}

/** Values that a response may hold, and values that it must not. */
interface ValuesOfSchema {
  taken: ValueOfSchema[];
  refused: ValueOfSchema[];
}

export type ResponseValues = Record<string, Record<string, ValuesOfSchema>>;

/** Derives values for the schemas of responses and events from examples and schemas. */
export async function readResponseValues(): Promise<ResponseValues> {
  const versions = versionNames.map(async (version) => {
    return [version, valuesOfSchemas(await loadVersion(version))] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}

function valuesOfSchemas(document: ApiDocument): Record<string, ValuesOfSchema> {
  const validator = createValidator(document);
  const shown = shownValues(document, validator);
  const read = [...namesOfRead(document)].map((name): [string, ValuesOfSchema] => {
    const pointer = `#/components/schemas/${name}`;
    const takes = (value: unknown) => validator.accepts(pointer, value);
    const whole = wholeOf(shown.get(pointer) ?? [], takes);
    if (whole === undefined) throw new Error(`no example of a response shows ${name}`);
    const wrong = wrongValues(document, validator, { pointer, value: valueAt(document.root, pointer) }, whole);
    const refused = wrong
      .filter(({ at }) => /^(\/[^/]+(\/0)?)?$/.test(at))
      .map(({ at, what, value }): ValueOfSchema => {
        const member = at.slice(1);
        const asAbsent = isObject(value) && value[member] === null && takes(without(value, member));
        return { at: member, what: `${member || "the value"}: ${what}`, value, asAbsent };
      });
    return [name, { taken: goodValues(whole).filter(({ value }) => takes(value)), refused }];
  });
  return Object.fromEntries(read);
}

function shownValues(document: ApiDocument, { accepts }: Validator): Map<string, unknown[]> {
  const shown = new Map<string, unknown[]>();
  const visit = (schema: Located, value: unknown): void => {
    for (const { pointer, value: part } of conjuncts(document, schema)) {
      shown.set(pointer, [...(shown.get(pointer) ?? []), value]);
      const inner = (member: unknown, ...tokens: string[]) => {
        const place = child(pointer, ...tokens);
        const known = valueAt(document.root, place);
        if (isObject(known)) visit({ pointer: place, value: known }, member);
      };
      if (Array.isArray(value)) for (const item of value) inner(item, "items");
      if (isObject(value))
        for (const [name, member] of Object.entries(value))
          if (name in objectAt(part, "properties")) inner(member, "properties", name);
          else inner(member, "additionalProperties");
      for (const branch of branchesOf({ pointer, value: part }))
        if (accepts(branch.pointer, value)) visit(branch, value);
    }
  };
  for (const { spec } of listPlaces(document))
    for (const { value } of spec.schema ? spec.examples : []) visit(spec.schema as Located, value);
  return shown;
}

/** With the members of all examples, or the largest example. */
function wholeOf(values: unknown[], takes: (value: unknown) => boolean): unknown {
  const good = values.filter(takes);
  const largest = good.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
  if (!isObject(largest)) return largest;
  const all = Object.assign({}, ...good, largest);
  return takes(all) ? all : largest;
}

function goodValues(whole: unknown): ValueOfSchema[] {
  const of = (at: string, what: string, value: unknown) => ({
    at,
    what: `${at || "the value"}: ${what}`,
    value,
    asAbsent: false,
  });
  if (!isObject(whole)) return [of("", "as an example shows it", whole)];
  return [
    of("", "with every member", whole),
    of("", "with a further member", { ...whole, unheardOf: Object.values(whole)[0] }),
    ...Object.entries(whole).flatMap(([name, member]) => [
      of(name, "left out", without(whole, name)),
      of(name, "null", { ...whole, [name]: null }),
      ...(Array.isArray(member) ? [of(name, "an empty list", { ...whole, [name]: [] })] : []),
      ...(typeof member === "number" ? [of(name, "a fraction", { ...whole, [name]: member + 0.5 })] : []),
    ]),
  ];
}

const without = ({ ...value }: JsonObject, name: string): JsonObject => {
  delete value[name];
  return value;
};

function namesOfRead({ root, operations, webhooks }: ApiDocument): Set<string> {
  const names = new Set<string>();
  const schemas = (root.components as { schemas: Record<string, unknown> }).schemas;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    const name = typeof value.$ref === "string" ? value.$ref.replace("#/components/schemas/", "") : undefined;
    if (name !== undefined && name in schemas && !names.has(name)) {
      names.add(name);
      visit(schemas[name]);
    }
    Object.values(value).forEach(visit);
  };
  const media = [
    ...operations.flatMap(({ responses }) => responses.flatMap((one) => one.media)),
    ...webhooks.flatMap(({ requestBody }) => requestBody?.media ?? []),
  ];
  for (const { schema } of media) visit(schema?.value);
  return names;
}

export async function writeResponseValues(): Promise<{ file: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "sdk-values-"));
  const file = join(folder, "values.json");
  writeFileSync(file, JSON.stringify(await readResponseValues()));
  return { file, remove: () => rmSync(folder, { recursive: true }) };
}
