import { type JsonObject, objectAt } from "../json.ts";
import { componentOf, placeOfTarget, tokensOf, valueAt } from "../pointer.ts";
import type { Effective } from "./effective.ts";

/** Returns the discriminator tags of the union members. Without a mapping, the tag is the component's name. */
export function tagsOf({ keywords, unions }: Effective, root: JsonObject): Map<string, string> {
  const discriminator = keywords.get("discriminator")?.value;
  if (discriminator === undefined) return new Map();
  const mapping = Object.entries(objectAt(discriminator, "mapping")).map(([tag, target]): [string, string] => [
    tag,
    placeOfTarget(target),
  ]);
  const mapped = mapping.map(([, target]) => target);
  const members = unions.flatMap((union) => union.members.flatMap(([member = ""]) => targetOf(root, member) ?? []));
  const implicit = members
    .filter((target) => !mapped.includes(target))
    .map((target): [string, string] => [tokensOf(target).at(-1) ?? "", target]);
  return new Map([...mapping, ...implicit]);
}

function targetOf(root: JsonObject, member: string): string | undefined {
  const value = valueAt(root, member) as JsonObject | undefined;
  const target = typeof value?.$ref === "string" ? decodeURIComponent(value.$ref) : member;
  return componentOf(target) === target ? target : undefined;
}
