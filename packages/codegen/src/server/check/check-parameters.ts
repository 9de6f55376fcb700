import type { Document, Operation, Parameter, PathItem } from "../../document/openapi.ts";
import { type FoundParameter, parametersOf, shapeOf, styleOf } from "../../document/parameters.ts";
import type { Report } from "../../document/problems.ts";
import { step } from "../../document/references.ts";
import { propertiesOf } from "../../document/schemas.ts";
import { defaultOf } from "../../validators/default-of.ts";

export function checkParameters(
  document: Document,
  item: PathItem,
  operation: Operation,
  itemPointer: string,
  pointer: string,
  report: Report,
  tell: Report,
): void {
  const parameters = parametersOf(document, item, operation, itemPointer, pointer);
  for (const { parameter, place } of parameters) {
    if (!/^(path|query|header|cookie)$/.test(parameter.in))
      report(step(place, "in"), "must be path, query, header or cookie");
    if (parameter.name === "__proto__")
      report(step(place, "name"), "is a reserved name in JavaScript; rename the parameter");
    checkDefault(document, parameter, place, tell);
  }
  checkExploded(document, parameters, report, tell);
}

/** Reports invalid defaults, which make every request without the parameter fail. */
function checkDefault(document: Document, { schema, required }: Parameter, place: string, tell: Report): void {
  const found = schema && required !== true ? defaultOf(document, schema, step(place, "schema")) : undefined;
  if (found?.problem !== undefined) tell(step(found.pointer, "default"), found.problem);
}

/** Reports name conflicts: the properties of an exploded form object look like parameters. */
function checkExploded(document: Document, parameters: FoundParameter[], report: Report, tell: Report): void {
  const names = new Set(
    parameters.filter(({ parameter }) => parameter.in === "query").map(({ parameter }) => parameter.name),
  );
  let free = 0;
  for (const { parameter, place } of parameters) {
    const { style, explode } = styleOf(parameter);
    if (parameter.in !== "query" || !parameter.schema || style !== "form" || !explode) continue;
    const { shape, open } = shapeOf(document, parameter.schema, style);
    if (shape !== "object") continue;
    if (open && ++free > 1) report(place, "only one object in the query may accept every name");
    for (const name of propertiesOf(document, parameter.schema).keys()) {
      if (names.has(name)) tell(place, `its property "${name}" is also a query parameter, which is used`);
      names.add(name);
    }
  }
}
