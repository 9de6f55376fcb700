import type { Answer, AnswerComment } from "../../../domain/answers.ts";
import type { TaskContent } from "../../../domain/tasks.ts";
import { piecesOf } from "./gap-inputs.ts";

export interface Answered {
  readonly entered: boolean;
  readonly text: string;
  readonly choices: readonly { readonly text: string; readonly selected: boolean }[];
  readonly pieces: readonly ({ readonly code: string } | { readonly gap: string })[];
  readonly comments: readonly AnswerComment[];
}

/** @param content at the start of the test, if known */
export function answeredOf({ value }: Answer, content: TaskContent | undefined): Answered {
  const { text = "", choices = [], gaps = [], comments = [] } = value ?? {};
  return {
    entered: value !== undefined,
    text,
    choices: choicesOf(choices, content),
    pieces: filled(gaps, content),
    comments,
  };
}

function choicesOf(
  selected: readonly string[],
  { choices = [] }: Pick<TaskContent, "choices"> = {},
): Answered["choices"] {
  const chosen = new Set(selected);
  const all = new Set([...choices.map(({ text }) => text), ...selected]);
  return [...all].map((text) => ({ text, selected: chosen.has(text) }));
}

function filled(gaps: readonly string[], content: TaskContent | undefined): Answered["pieces"] {
  const pieces = piecesOf(content ?? {});
  const shown = new Set(pieces.flatMap((piece) => ("gap" in piece ? [piece.gap] : [])));
  return [
    ...pieces.map((piece) => {
      if ("code" in piece) return piece;
      return { gap: gaps["gap" in piece ? piece.gap : piece.again] ?? "" };
    }),
    ...gaps.flatMap((gap, index) => (shown.has(index) ? [] : [{ code: "\n" }, { gap }])),
  ];
}
