import {
  type ApiDocument,
  arrayAt,
  child,
  isObject,
  type JsonObject,
  type Located,
  type Operation,
  objectAt,
  resolve,
  valueAt,
} from "@assessment-api/contract-tests/internal";
import { edit } from "./edit.ts";
import { type Kind, type Mutant, mutantsAt } from "./mutant.ts";

export function operationMutants(document: ApiDocument): Mutant[] {
  const operations = [...document.operations, ...document.webhooks];
  const mutants = operations.flatMap((operation) => [
    ...parameterMutants(document, operation),
    ...bodyMutants(document, operation),
    ...statusMutants(document, operation),
  ]);
  const all = [...mutants, ...componentParameters(document), ...keyMutants(document), ...rateMutants(document)];
  // Remove duplicates: shared components yield the same mutant several times.
  return [...new Map(all.map((mutant) => [`${mutant.kind} ${mutant.change} ${mutant.pointer}`, mutant])).values()];
}

const objectOf = (root: JsonObject, pointer: string): JsonObject => {
  const value = valueAt(root, pointer);
  return isObject(value) ? value : {};
};

const dropAt = (kind: Kind, pointer: string): Mutant => ({
  kind,
  change: "drop",
  pointer,
  apply: (root) => edit(root, pointer, undefined),
});

const parameterMutants = ({ root }: ApiDocument, { pointer }: Operation): Mutant[] =>
  arrayAt(valueAt(root, pointer), "parameters").map((_, index) =>
    dropAt("parameter", child(pointer, "parameters", index)),
  );

function componentParameters({ root }: ApiDocument): Mutant[] {
  const parameters = objectAt(objectAt(root, "components"), "parameters");
  return Object.entries(parameters).flatMap(([name, value]): Mutant[] => {
    if (!isObject(value)) return [];
    const { set } = mutantsAt(child("#/components/parameters", name), value);
    const list = resolveType(root, value) === "array" && value.in === "query";
    return [
      set("parameter", "change", "name", `${value.name}Other`),
      set("parameter", "change", "in", value.in === "header" ? "query" : "header"),
      ...(value.in === "path" ? [] : [set("parameter", "change", "required", value.required !== true)]),
      ...(list ? [set("parameter", "change", "explode", value.explode === false)] : []),
    ];
  });
}

const resolveType = (root: JsonObject, parameter: JsonObject): unknown => {
  const { value } = resolve(root, { pointer: "#", value: parameter.schema });
  return isObject(value) ? value.type : undefined;
};

function bodyMutants({ root }: ApiDocument, { pointer }: Operation): Mutant[] {
  const operation = objectOf(root, pointer);
  if (operation.requestBody === undefined) return [];
  const body = resolve(root, { pointer: child(pointer, "requestBody"), value: operation.requestBody });
  const value = objectOf(root, body.pointer);
  return [
    mutantsAt(pointer, operation).drop("request body", "requestBody"),
    mutantsAt(body.pointer, value).set("request body", "change", "required", value.required !== true),
    ...mediaMutants(root, body),
  ];
}

function mediaMutants(root: JsonObject, { pointer }: Located): Mutant[] {
  const content = objectAt(objectOf(root, pointer), "content");
  const names = Object.keys(content);
  const { rename, drop } = mutantsAt(child(pointer, "content"), content);
  return [
    ...names.map((name) => drop("media type", name)),
    ...names.map((name) => rename("media type", name, "application/xml")),
  ];
}

function statusMutants({ root }: ApiDocument, { pointer }: Operation): Mutant[] {
  const place = child(pointer, "responses");
  const responses = objectOf(root, place);
  const { drop, rename } = mutantsAt(place, responses);
  return Object.entries(responses).flatMap(([status, response]): Mutant[] => {
    const other = status === "default" ? "5XX" : String(Number(status) + 1);
    const located = resolve(root, { pointer: child(place, status), value: response });
    return [
      drop("status", status),
      ...(other in responses ? [] : [rename("status", status, other)]),
      ...mediaMutants(root, located),
      ...headerMutants(root, located),
    ];
  });
}

function headerMutants(root: JsonObject, { pointer }: Located): Mutant[] {
  const headers = objectAt(objectOf(root, pointer), "headers");
  const { drop, rename } = mutantsAt(child(pointer, "headers"), headers);
  return Object.entries(headers).flatMap(([name, header]): Mutant[] => {
    const located = resolve(root, { pointer: child(pointer, "headers", name), value: header });
    const value = objectOf(root, located.pointer);
    return [
      drop("header", name),
      rename("header", name, `${name}-Other`),
      mutantsAt(located.pointer, value).set("header", "change", "required", value.required !== true),
    ];
  });
}

function keyMutants({ root }: ApiDocument): Mutant[] {
  const schemes = objectAt(objectAt(root, "components"), "securitySchemes");
  return [
    ...("security" in root ? [mutantsAt("#", root).set("key", "require none", "security", [])] : []),
    ...Object.entries(schemes).flatMap(([name, scheme]): Mutant[] => {
      if (!isObject(scheme) || scheme.type !== "apiKey") return [];
      const { set } = mutantsAt(child("#/components/securitySchemes", name), scheme);
      return [set("key", "change", "name", "X-Other-Key"), set("key", "change", "in", "query")];
    }),
  ];
}

function rateMutants({ root }: ApiDocument): Mutant[] {
  const limit = objectAt(root, "x-rate-limit");
  const { set } = mutantsAt("#/x-rate-limit", limit);
  return Object.entries(limit).map(([key, value]) => set("rate limit", "change", key, Number(value) + 1));
}
