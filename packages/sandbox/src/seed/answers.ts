import type { Answer, AnswerValue } from "../domain/answers.ts";
import type { Setting } from "./life.ts";

export function enterAnswer(taskId: string, ability: number, { catalogue, random: { next } }: Setting): AnswerValue {
  const { choices, gaps } = catalogue.tasks.get(taskId)?.published ?? {};
  if (choices !== undefined) {
    const chosen = choices.filter(({ correct }) => next() < (correct ? 0.3 + 0.7 * ability : 0.4 * (1 - ability)));
    return { choices: chosen.map(({ text }) => text) };
  }
  if (gaps !== undefined)
    return { gaps: gaps.map(({ accepted: [usual = ""] }) => (next() < 0.25 + 0.75 * ability ? usual : "")) };
  return catalogue.sampleAnswers.get(taskId)?.[next() < ability ? "strong" : "weak"] ?? {};
}

export function scoreOf({ taskId, value, maxPoints }: Answer, { catalogue, random: { next } }: Setting): number {
  const strong = catalogue.sampleAnswers.get(taskId)?.strong;
  const share = value === strong ? 0.7 + 0.3 * next() : 0.3 * next();
  return Math.round(maxPoints * share * 2) / 2;
}
