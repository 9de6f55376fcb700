import type { Answer, AnswerInput, Assessment } from "@assessment-api/control";
import type { Pair } from "../from-document/arguments.ts";

/** A comment such as `handler.go:2-4:Nobody checks the amount.` */
const COMMENT = /^(.+?):(\d+)(?:-(\d+))?:(.*)$/s;

/**
 * Converts flags to answers. Repeated values are choices, gaps in order, or comments. For other tasks they are lines of
 * text. The service validates them.
 */
export function answerInputs({ sections }: Assessment, pairs: readonly Pair<string>[]): AnswerInput[] {
  const types = new Map(sections.flatMap(({ answers }) => answers.map(({ answerId, type }) => [answerId, type])));
  const values = Map.groupBy(pairs, ([answerId]) => answerId);
  return [...values].map(([answerId, given]) => ({
    answerId,
    ...entered(
      types.get(answerId),
      given.map(([, value]) => value),
    ),
  }));
}

function entered(type: Answer["type"] | undefined, values: readonly string[]): Omit<AnswerInput, "answerId"> {
  if (type === "CHOICE") return { choices: [...values] };
  if (type === "CODE_GAPS") return { gaps: [...values] };
  const comments = values.map((value) => COMMENT.exec(value));
  if (type !== "CODE_REVIEW" || comments.some((match) => match === null)) return { text: values.join("\n") };
  return {
    comments: comments.map((match) => {
      const [, filename = "", start = "", end = start, text = ""] = match ?? [];
      return { filename, startLine: Number(start), endLine: Number(end), text: text.trim() };
    }),
  };
}
