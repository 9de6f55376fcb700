import type { Flow } from "../model/change.ts";
import { objectAt } from "../model/json.ts";
import { type Operation, type Parameter, parametersOf, renamedPathParameters } from "../model/operations.ts";
import { rules } from "../rules/index.ts";
import { compareContent, compareRoot, type Walk } from "./walk.ts";

/** Parameters of both sides by place and name; those of the path by their position in it. */
export function pairParameters(
  [before, after]: [Operation, Operation],
  old: Map<string, Parameter>,
  now: Map<string, Parameter>,
): [Parameter, Parameter][] {
  const renamed = renamedPathParameters(before.path, after.path);
  return [...old.values()].flatMap((parameter): [Parameter, Parameter][] => {
    const name = String(parameter.value.name);
    const key = parameter.value.in === "path" ? `path.${renamed.get(name) ?? name}` : parameter.key;
    const other = now.get(key);
    return other ? [[parameter, other]] : [];
  });
}

export function compareParameters(walk: Walk, operation: [Operation, Operation], flow: Flow): void {
  const old = parametersOf(walk.documents.before, operation[0]);
  const now = parametersOf(walk.documents.after, operation[1]);
  for (const [before, after] of pairParameters(operation, old, now)) {
    const place = { flow, operation: operation[1] };
    for (const rule of rules) walk.report(rule.parameter?.({ flow, before, after }), place);
    if ([before, after].some(({ value }) => Object.keys(objectAt(value, "content")).length > 0))
      compareContent(walk, operation, flow, before.key, before, after);
    else compareRoot(walk, operation, flow, before.key, before, after, true);
  }
}
