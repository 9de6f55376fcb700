import {
  type Document,
  methodSteps,
  methodsOf,
  type Operation,
  operationOf,
  type Parameter,
  type PathItem,
  type Ref,
} from "../openapi.ts";
import type { Report } from "../problems.ts";
import { locate, step } from "../references.ts";

const namesIn = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? "");

export function fixPaths(document: Document, tell: Report): void {
  const { paths } = document;
  if (!paths) return;
  const entries = Object.entries(paths);
  const written = entries.map(([path, item]): [string, PathItem] => {
    if (path.startsWith("x-") || typeof item !== "object" || item === null) return [path, item];
    const pointer = step("#/paths", path);
    const own = withoutQuery(document, path, item, pointer, paths, tell);
    fixParameterNames(document, own, item, pointer, tell);
    return [withSlash(withoutOperators(own, item, document, pointer, tell), pointer, tell), item];
  });
  if (written.some(([path], index) => path !== entries[index]?.[0])) document.paths = Object.fromEntries(written);
}

function withoutQuery(
  document: Document,
  path: string,
  item: PathItem,
  pointer: string,
  all: Record<string, unknown>,
  tell: Report,
): string {
  const [own = "", query = ""] = path.split(/\?(.*)/s);
  const names = namesIn(query);
  if (names.length === 0 || Object.hasOwn(all, own)) return path;
  tell(pointer, `the query is removed; ${names.map((name) => `{${name}}`).join(", ")} becomes a query parameter`);
  const lists = [
    item.parameters ?? [],
    ...methodsOf(item).map((method) => operationOf(item, method)?.parameters ?? []),
  ];
  for (const list of lists)
    for (const [index, one] of list.entries()) {
      const parameter = locate<Parameter>(document, one, pointer).value;
      if (parameter.in === "path" && names.includes(parameter.name)) list[index] = { ...parameter, in: "query" };
    }
  return own;
}

function withSlash(path: string, pointer: string, tell: Report): string {
  if (path.startsWith("/")) return path;
  tell(pointer, "does not begin with /; added");
  return `/${path}`;
}

/** Converts `{name*}`, `{.name}` and `{;name}` (RFC 6570) to `style` and `explode`. */
function withoutOperators(path: string, item: PathItem, document: Document, pointer: string, tell: Report): string {
  return path.replaceAll(/\{([.;]?)([^}]*?)([*+]?)\}/g, (whole, prefix: string, name: string, suffix: string) => {
    if (prefix === "" && suffix === "") return whole;
    tell(pointer, `${whole} is read as the parameter {${name}}`);
    const lists = [
      item.parameters ?? [],
      ...methodsOf(item).map((method) => operationOf(item, method)?.parameters ?? []),
    ];
    for (const parameter of lists.flat().map((one) => locate<Parameter>(document, one, pointer).value)) {
      if (parameter.in !== "path" || parameter.name !== name) continue;
      if (prefix !== "") parameter.style ??= prefix === "." ? "label" : "matrix";
      if (suffix === "*") parameter.explode ??= true;
    }
    return `{${name}}`;
  });
}

function fixParameterNames(document: Document, path: string, item: PathItem, pointer: string, tell: Report): void {
  const names = namesIn(path);
  const withoutOperator = (name: string) => name.replaceAll(/^[.;]|[*+]$/g, "");
  const plain = names.map(withoutOperator);
  const keep = (list: (Parameter | Ref)[] | undefined, place: string) =>
    list?.filter((one, index) => {
      const parameter = locate<Parameter>(document, one, place).value;
      // The parameter's name may also include the operator.
      const own = withoutOperator(parameter.name);
      if (parameter.in === "path" && !plain.includes(parameter.name) && plain.includes(own)) parameter.name = own;
      if (parameter.in !== "path" || plain.includes(parameter.name)) return true;
      tell(step(place, "parameters", index), `the path has no {${parameter.name}}; the parameter is ignored`);
      return false;
    });
  const replace = (holder: PathItem | Operation, place: string) => {
    const kept = keep(holder.parameters, place);
    if (kept && kept.length < (holder.parameters?.length ?? 0)) holder.parameters = kept;
  };
  replace(item, pointer);
  for (const method of methodsOf(item)) {
    const operation = operationOf(item, method);
    if (!operation) continue;
    const place = step(pointer, ...methodSteps(method));
    replace(operation, place);
    const declared = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      .map((one) => locate<Parameter>(document, one, place).value)
      .filter((parameter) => parameter.in === "path")
      .map(({ name }) => name);
    for (const name of plain) {
      if (declared.includes(name)) continue;
      declared.push(name);
      tell(place, `the path parameter {${name}} is not declared; read as a string`);
      const parameter: Parameter = { name, in: "path", required: true, schema: { type: "string" } };
      operation.parameters = [...(operation.parameters ?? []), parameter];
    }
  }
}
