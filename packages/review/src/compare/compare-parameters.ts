import { objectAt } from "../model/json.ts";
import { type Operation, type Parameter, parametersOf, renamedPathParameters } from "../model/operations.ts";
import { child, isWithin } from "../model/pointer.ts";
import { rules } from "../rules/index.ts";
import { compareContent } from "./compare-bodies.ts";
import { compareRoot, into, type Spot, type Walk } from "./walk.ts";

function pairParameters(
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

export function compareParameters(walk: Walk, spot: Spot): void {
  const { operation, flow } = spot;
  const old = parametersOf(walk.documents.before, operation[0]);
  const now = parametersOf(walk.documents.after, operation[1]);
  for (const [before, after] of pairParameters(operation, old, now)) {
    const { item } = operation[0];
    const isShared = [before, after].every(({ listed }, side) =>
      isWithin(listed, child(operation[side === 0 ? 0 : 1].item.pointer, "parameters")),
    );
    const way = isShared ? item.pointer : spot.way;
    const part = `${before.value.in}.${before.value.name}`;
    const place = into(walk, { ...spot, way, part }, ["parameters", part], before, after);
    for (const rule of rules)
      walk.report(rule.parameter?.({ flow, before, after, documents: walk.documents }), place, before, after);
    if ([before, after].some(({ value }) => Object.keys(objectAt(value, "content")).length > 0))
      compareContent(walk, place, before, after);
    else compareRoot(walk, place, before, after, "text");
  }
}
