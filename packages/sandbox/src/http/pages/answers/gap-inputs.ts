import { type Html, html } from "@assessment-api/html";
import type { Answer } from "../../../domain/answers.ts";
import type { TaskContent } from "../../../domain/tasks.ts";
import type { Entry } from "./entry.ts";
import { fieldNames } from "./fields.ts";

/** Code, a gap, or a repeated gap, which is shown by its number. */
type Piece = { readonly code: string } | { readonly gap: number } | { readonly again: number };

/** Splits code at its gaps. An unknown gap name is code. */
export function piecesOf({ code = "", gaps = [] }: Pick<TaskContent, "code" | "gaps">): Piece[] {
  const seen = new Set<number>();
  const marks = new Map(gaps.map(({ name }, index) => [`[[${name}]]`, index]));
  return code.split(/(\[\[[^[\]]+\]\])/).flatMap((part): Piece[] => {
    const gap = marks.get(part);
    if (gap === undefined) return part === "" ? [] : [{ code: part }];
    if (seen.has(gap)) return [{ again: gap }];
    seen.add(gap);
    return [{ gap }];
  });
}

export function gapInputs({ id }: Answer, content: TaskContent | undefined, entry: Entry): Html {
  const { gaps = [] } = content ?? {};
  const pieces = piecesOf(content ?? {});
  const field = (index: number): Html => {
    const name = fieldNames(id).gap(index);
    const label = `Gap ${index + 1} of ${gaps.length}`;
    return html`<input class="gap" id="${name}" name="${name}" aria-label="${label}" value="${entry.gaps[index] ?? ""}" autocomplete="off" autocapitalize="off" spellcheck="false">`;
  };
  const code = pieces.map((piece) => {
    if ("code" in piece) return piece.code;
    return "gap" in piece ? field(piece.gap) : html`<em>(gap ${piece.again + 1} again)</em>`;
  });
  const shown = new Set(pieces.flatMap((piece) => ("gap" in piece ? [piece.gap] : [])));
  const left = gaps.flatMap((_, index) => (shown.has(index) ? [] : [index]));
  return html`<fieldset><legend>Fill in the gaps</legend>
<pre class="gaps">
${code}</pre>
${left.map((index) => html`<p>Gap ${index + 1}: ${field(index)}</p>`)}</fieldset>`;
}
