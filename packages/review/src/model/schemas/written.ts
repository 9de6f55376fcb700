import type { DocumentPair } from "../change.ts";
import { show, showBoth } from "../json.ts";
import { tokensOf, valueAt } from "../pointer.ts";
import type { Keyword } from "./effective.ts";

/** Shows the keyword as written, not in normal form. */
export function tellWritten(documents: DocumentPair, old: Keyword | undefined, now: Keyword | undefined): string {
  const values = (side: "before" | "after", keyword: Keyword | undefined) =>
    (keyword?.written ?? (keyword ? [keyword.pointer] : [])).map((pointer) => valueAt(documents[side], pointer));
  const [was, is] = [values("before", old), values("after", now)];
  const texts = was.length > 1 || is.length > 1 ? [was, is].map(list) : showBoth(was[0], is[0]);
  const [name, newName] = [nameOf(old ?? now), nameOf(now ?? old)];
  return name === newName
    ? `\`${name}\` was ${texts[0]}, is ${texts[1]}`
    : `\`${name}\` was ${texts[0]}, \`${newName}\` is ${texts[1]}`;
}

const list = (values: unknown[]) => values.map(show).join(" and ") || "nothing";

const nameOf = (keyword: Keyword | undefined) => tokensOf(keyword?.pointer ?? "").at(-1);
