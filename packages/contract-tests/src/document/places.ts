import {
  type ApiDocument,
  type Located,
  type Media,
  type Operation,
  type Parameter,
  readParameter,
  readRequestBody,
  readResponse,
} from "./document.ts";
import { isObject, objectAt } from "./json.ts";
import { child } from "./pointer.ts";

export interface Place {
  what: "parameter" | "header" | "request" | "response";
  operation?: string | undefined;
  status?: string | undefined;
  spec: Parameter | Media;
}

export function listPlaces(document: ApiDocument): Place[] {
  const places = [...document.operations, ...document.webhooks].flatMap(placesOfOperation);
  const known = new Set(places.map((place) => place.spec.pointer));
  return [...places, ...placesOfComponents(document).filter((place) => !known.has(place.spec.pointer))];
}

function placesOfOperation(operation: Operation): Place[] {
  const owner = { operation: operation.id };
  return [
    ...operation.parameters.map((spec): Place => ({ ...owner, what: "parameter", spec })),
    ...(operation.requestBody?.media ?? []).map((spec): Place => ({ ...owner, what: "request", spec })),
    ...operation.responses.flatMap(({ status, headers, media }): Place[] => [
      ...headers.map((spec): Place => ({ ...owner, status, what: "header", spec })),
      ...media.map((spec): Place => ({ ...owner, status, what: "response", spec })),
    ]),
  ];
}

function placesOfComponents({ root }: ApiDocument): Place[] {
  const each = (section: string): (Located & { name: string })[] =>
    Object.entries(objectAt(objectAt(root, "components"), section)).map(([name, value]) => ({
      name,
      pointer: child("#/components", section, name),
      value,
    }));
  return [
    ...each("parameters").map((one): Place => ({ what: "parameter", spec: readParameter(root, one) })),
    ...each("headers").map((one): Place => ({ what: "header", spec: readParameter(root, one, one.name) })),
    ...each("requestBodies").flatMap((one): Place[] =>
      (readRequestBody(root, one)?.media ?? []).map((spec): Place => ({ what: "request", spec })),
    ),
    ...each("responses").flatMap((one): Place[] => {
      const response = readResponse(root, one.name, one);
      return [
        ...response.headers.map((spec): Place => ({ what: "header", spec })),
        ...response.media.map((spec): Place => ({ what: "response", spec })),
      ];
    }),
  ];
}

/** Components first, then inline schemas. */
export function listRootSchemas(document: ApiDocument): Located[] {
  const components = Object.entries(objectAt(objectAt(document.root, "components"), "schemas")).map(
    ([name, value]): Located => ({ pointer: child("#/components/schemas", name), value }),
  );
  const inline = listPlaces(document).flatMap((place) => (place.spec.schema ? [place.spec.schema] : []));
  const all = new Map([...components, ...inline].map((located) => [located.pointer, located]));
  return [...all.values()];
}

const MAPS = ["properties", "patternProperties", "dependentSchemas", "$defs"];
const LISTS = ["allOf", "anyOf", "oneOf", "prefixItems"];
const SINGLE = [
  "additionalProperties", "items", "not", "if", "then", "else", "contains", "propertyNames",
  "unevaluatedProperties", "unevaluatedItems", "contentSchema",
]; // biome-ignore format: a list

export function listSubschemas(schema: Located): Located[] {
  if (!isObject(schema.value)) return [schema];
  const { pointer, value } = schema;
  const inner: Located[] = [];
  for (const key of MAPS) {
    for (const [name, member] of Object.entries(objectAt(value, key))) {
      inner.push({ pointer: child(pointer, key, name), value: member });
    }
  }
  for (const key of LISTS) {
    const members = value[key];
    if (Array.isArray(members)) {
      inner.push(...members.map((member, index) => ({ pointer: child(pointer, key, index), value: member })));
    }
  }
  for (const key of SINGLE) {
    if (isObject(value[key])) inner.push({ pointer: child(pointer, key), value: value[key] });
  }
  return [schema, ...inner.flatMap(listSubschemas)];
}
