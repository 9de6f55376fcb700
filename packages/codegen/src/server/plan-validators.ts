import { camelCase, createNames, isName } from "../code/names.ts";
import type { Document, Schema } from "../document/openapi.ts";
import { lookUp, referencePath } from "../document/references.ts";
import { createSchemaSet, isTrivial, schemaId } from "../validators/json-schema.ts";
import type { OperationModel, SchemaUse, StubModel } from "./model/stub-model.ts";

export interface ValidatorModel {
  name: string;
  coerces: boolean;
  id: string;
}

export interface ValidatorPlan {
  validators: ValidatorModel[];
  /** Schemas without coercion; `text` has the coercing ones. */
  exact: Record<string, unknown>[];
  text: Record<string, unknown>[];
  of(use: SchemaUse | undefined): string | undefined;
  ofParameters(operation: OperationModel): string | undefined;
}

export function planValidators(document: Document, model: StubModel): ValidatorPlan {
  const set = createSchemaSet(document);
  const byKey = new Map<string, { wanted: string; coerces: boolean; id: string; name: string }>();

  const keyOf = ({ pointer, use, json }: SchemaUse) => `${set.refer(set.behind(pointer), use, json)} ${use === "text"}`;
  const plan = (schemaUse: SchemaUse) => {
    const pointer = set.behind(schemaUse.pointer);
    const schema = lookUp(document, pointer).value as Schema;
    if (isTrivial(set.inline(schema, schemaUse.use, schemaUse.json))) return;
    const id = set.refer(pointer, schemaUse.use, schemaUse.json);
    const component = /^#\/components\/schemas\/[^/]+$/.test(pointer) ? referencePath(pointer)?.[2] : undefined;
    const suffix =
      schemaUse.use === "text"
        ? "FromText"
        : id.endsWith("~request")
          ? "InRequest"
          : id.endsWith("~response")
            ? "InResponse"
            : "";
    const wanted = component === undefined ? camelCase(schemaUse.name) : nameOf(component) + suffix;
    const key = keyOf(schemaUse);
    const known = byKey.get(key);
    // A shared inline schema gets the alphabetically first name.
    if (known && known.wanted <= wanted) return;
    byKey.set(key, { wanted, coerces: schemaUse.use === "text", id, name: "" });
  };

  for (const operation of model.operations) {
    const schema = parametersSchema(document, operation, set);
    if (schema) {
      const wanted = camelCase(`${operation.operationId} parameters`);
      const id = schemaId(["operations", operation.operationId, "parameters"]);
      set.text.set(id, { $id: id, ...schema });
      byKey.set(`parameters ${operation.operationId}`, { wanted, coerces: true, id, name: "" });
    }
    for (const { schema } of operation.body?.content ?? []) if (schema) plan(schema);
    for (const { content, headers } of operation.responses) {
      for (const { schema } of content) if (schema) plan(schema);
      for (const { schema } of headers) if (schema) plan(schema);
    }
  }
  for (const { body, headers } of model.senders)
    for (const { schema } of [...(body?.content ?? []), ...headers]) if (schema) plan(schema);

  const name = createNames();
  const sorted = [...byKey].sort(([a, one], [b, two]) => compare(one.wanted, two.wanted) || compare(a, b));
  for (const [, validator] of sorted) validator.name = name(validator.wanted);
  const byId = (schemas: Map<string, Record<string, unknown>>) =>
    [...schemas].sort(([a], [b]) => compare(a, b)).map(([, schema]) => schema);
  return {
    validators: sorted.map(([, { name, coerces, id }]) => ({ name, coerces, id })),
    exact: byId(set.exact),
    text: byId(set.text),
    of: (use) => use && byKey.get(keyOf(use))?.name,
    ofParameters: ({ operationId }) => byKey.get(`parameters ${operationId}`)?.name,
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const nameOf = (component: string) =>
  isName(component) ? component : camelCase(component).replace(/^./, (first) => first.toUpperCase());

const sections = { path: "path", query: "query", header: "headers", cookie: "cookies" } as const;

interface Section {
  type: "object";
  properties: Record<string, unknown>;
  required?: string[];
  fillDefaults?: Record<string, unknown>;
}

function parametersSchema(document: Document, { parameters }: OperationModel, set: ReturnType<typeof createSchemaSet>) {
  if (parameters.length === 0) return undefined;
  const properties: Record<string, Section> = {};
  for (const parameter of parameters) {
    properties[sections[parameter.in]] ??= { type: "object", properties: {} };
    const section = properties[sections[parameter.in]];
    if (!section) continue;
    const name = parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
    const schema = lookUp(document, parameter.schema.pointer).value as Schema;
    section.properties[name] = parameter.json
      ? { exactly: { json: set.inline(schema, "json") } }
      : set.inline(schema, "text");
    if (parameter.default !== undefined) section.fillDefaults = { ...section.fillDefaults, [name]: parameter.default };
    if (parameter.required) section.required = [...(section.required ?? []), name];
  }
  return { type: "object", properties, required: Object.keys(properties) };
}
