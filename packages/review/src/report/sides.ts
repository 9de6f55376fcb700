import { stringify } from "yaml";
import type { DocumentPair } from "../model/change.ts";
import { isObject, type JsonObject } from "../model/json.ts";
import { parentOf, valueAt } from "../model/pointer.ts";
import type { ReviewedFinding } from "../repository/report.ts";

const LONGEST = 6000;

/** @returns YAML; "" if missing */
export const sidesOf = (
  { before, after }: ReviewedFinding,
  documents: DocumentPair,
): Record<"before" | "after", string> => ({
  before: textAt(documents.before, before),
  after: textAt(documents.after, after),
});

function textAt(root: JsonObject, pointer: string | undefined): string {
  if (pointer === undefined) return "";
  const own = valueAt(root, pointer);
  let place = isObject(own) ? pointer : parentOf(pointer);
  while (place !== "#" && place !== "" && !isObject(valueAt(root, place))) place = parentOf(place);
  const value = valueAt(root, place);
  const shown = place === "#" ? { [pointer.slice(2)]: own } : value;
  const text = stringify(shown, { lineWidth: 0, aliasDuplicateObjects: false }).trimEnd();
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}\n…` : text;
}
