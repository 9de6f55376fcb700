import { isJson } from "../../document/media-types.ts";
import type { Document, Operation, Parameter, PathItem, Ref } from "../../document/openapi.ts";
import { parameterPlace, parametersOf, shapeOf, styleOf } from "../../document/parameters.ts";
import type { Report } from "../../document/problems.ts";
import { locate, step } from "../../document/references.ts";
import { propertiesOf } from "../../document/schemas.ts";

/** Problems of the parameters of an operation, those of its path included; `path` is undefined for a message. */
export function checkParameters(
  document: Document,
  item: PathItem,
  operation: Operation,
  itemPointer: string,
  pointer: string,
  path: string | undefined,
  report: Report,
): void {
  for (const [list, place] of [
    [item.parameters, itemPointer],
    [operation.parameters, pointer],
  ] as const)
    checkTwins(document, list ?? [], step(place, "parameters"), report);
  const parameters = parametersOf(document, item, operation, itemPointer, pointer);
  for (const { parameter, place } of parameters) checkParameter(document, parameter, place, report);
  checkExploded(document, parameters, report);
  if (path === undefined) return;
  const template = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? "");
  const declared = parameters.filter(({ parameter }) => parameter.in === "path").map(({ parameter }) => parameter.name);
  for (const name of template)
    if (!declared.includes(name)) report(pointer, `the path parameter {${name}} is not declared`);
  for (const name of declared)
    if (!template.includes(name))
      report(pointer, `the path has no {${name}}, but a parameter of that name is declared`);
  if (new Set(template).size < template.length) report(itemPointer, "the path names a parameter twice");
}

function checkTwins(document: Document, list: (Parameter | Ref)[], pointer: string, report: Report): void {
  const seen = new Set<string>();
  for (const [index, reference] of list.entries()) {
    const key = parameterPlace(locate<Parameter>(document, reference, "").value);
    if (seen.has(key)) report(step(pointer, index), `${key} is declared twice`);
    seen.add(key);
  }
}

const stylesOf: Record<string, string[]> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

function checkParameter(document: Document, parameter: Parameter, pointer: string, report: Report): void {
  const allowed = stylesOf[parameter.in];
  if (!allowed) {
    report(step(pointer, "in"), "is path, query, header or cookie");
    return;
  }
  if (parameter.name === "__proto__") report(step(pointer, "name"), "is a name that JavaScript keeps for itself");
  if (parameter.in === "path" && parameter.required !== true) report(pointer, "a path parameter says required: true");
  if (parameter.content) {
    const types = Object.keys(parameter.content);
    if (types.length !== 1 || !isJson(types[0] ?? ""))
      report(step(pointer, "content"), "a parameter described by content has one media type, and that is JSON");
    return;
  }
  if (!parameter.schema) {
    report(pointer, "a parameter needs schema or content");
    return;
  }
  const { style, explode } = styleOf(parameter);
  const { shape, properties, open } = shapeOf(document, parameter.schema, style);
  const place = step(pointer, "style");
  if (!allowed.includes(style)) report(place, `"${style}" is not a style of ${parameter.in} parameters`);
  if (style === "deepObject" && shape !== "object") report(place, "deepObject is defined for objects only");
  if (/Delimited$/.test(style) && (shape === "primitive" || explode))
    report(place, `${style} is defined for arrays and objects without explode only`);
  if (style === "form" && explode && shape === "object" && (open || !properties?.length))
    report(pointer, "an object that is spread over the query needs declared properties and no others; use deepObject");
  if (parameter.allowEmptyValue === true)
    report(step(pointer, "allowEmptyValue"), 'is not supported; let the schema allow ""');
}

/** The properties of an exploded form object are parameters to whoever reads the query. */
function checkExploded(
  document: Document,
  parameters: { parameter: Parameter; place: string }[],
  report: Report,
): void {
  const names = new Set(
    parameters.filter(({ parameter }) => parameter.in === "query").map(({ parameter }) => parameter.name),
  );
  for (const { parameter, place } of parameters) {
    const { style, explode } = styleOf(parameter);
    if (parameter.in !== "query" || !parameter.schema || style !== "form" || !explode) continue;
    if (shapeOf(document, parameter.schema, style).shape !== "object") continue;
    for (const name of propertiesOf(document, parameter.schema).keys()) {
      if (names.has(name)) report(place, `its property "${name}" collides with another query parameter`);
      names.add(name);
    }
  }
}
