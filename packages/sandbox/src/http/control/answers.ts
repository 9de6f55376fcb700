import type { AnswerInput, AnswersInput, ScoresInput } from "@assessment-api/control/server";
import type { Answer, AnswerValue } from "../../domain/answers.ts";
import { answersOf } from "../../domain/assessments.ts";
import type { Assessment } from "../../domain/candidates.ts";
import { InvalidValueError } from "../../domain/errors.ts";
import type { TaskContent, TaskType } from "../../domain/tasks.ts";
import type { Scores } from "../../service/assessments.ts";
import { allRead } from "../handlers.ts";
import { sampleAnswer } from "./sample-answers.ts";

type Field = keyof AnswerValue;

const fieldsOf = (type: TaskType): readonly Field[] => {
  if (type === "CHOICE") return ["choices"];
  if (type === "CODE_GAPS") return ["gaps"];
  return type === "CODE_REVIEW" ? ["comments", "text"] : ["text"];
};

const everyField: readonly Field[] = ["text", "choices", "gaps", "comments"];

/**
 * Parses answers; `auto` adds samples for the remaining ones.
 * @throws InvalidValueError for an unknown, repeated or unsuitable answer
 */
export function parseAnswers(
  { answers: given = [], auto }: AnswersInput,
  assessment: Assessment,
  contents: ReadonlyMap<string, TaskContent>,
  random: () => number,
): Record<string, AnswerValue | undefined> {
  allRead<AnswersInput>({ answers: given, auto });
  const answers = named(assessment, given);
  const entries = [...answers].map(([answer, { index, input }]): [string, AnswerValue | undefined] => [
    answer.id,
    parseAnswer(input, answer, contents.get(answer.id), `answers[${index}]`),
  ]);
  if (auto === undefined) return Object.fromEntries(entries);
  const samples = answersOf(assessment).flatMap((answer): [string, AnswerValue][] => {
    const content = contents.get(answer.id);
    return content === undefined ? [] : [[answer.id, sampleAnswer(answer, content, { auto, random })]];
  });
  return Object.fromEntries([...samples, ...entries]);
}

/** @throws InvalidValueError for an unknown or repeated answer, or too many points */
export function parseScores({ answers = [], share }: ScoresInput, assessment: Assessment): Scores {
  allRead<ScoresInput>({ answers, share });
  const points = [...named(assessment, answers)].map(([{ id, maxPoints }, { index, input }]) => {
    const { answerId, scoredPoints, scoreRevision } = input;
    allRead<typeof input>({ answerId, scoredPoints, scoreRevision });
    if (scoredPoints > maxPoints)
      throw new InvalidValueError(`answers[${index}].scoredPoints`, scoredPoints, `must be from 0 to ${maxPoints}`);
    return [id, { scoredPoints, seen: scoreRevision }] as const;
  });
  return { points: new Map(points), share };
}

function named<Input extends { answerId: string }>(
  assessment: Assessment,
  given: readonly Input[],
): Map<Answer, { index: number; input: Input }> {
  const byId = new Map(answersOf(assessment).map((answer) => [answer.id, answer]));
  const found = new Map<Answer, { index: number; input: Input }>();
  for (const [index, input] of given.entries()) {
    const answer = byId.get(input.answerId);
    const field = `answers[${index}].answerId`;
    if (answer === undefined)
      throw new InvalidValueError(field, input.answerId, "must be the id of an answer of this assessment");
    if (found.has(answer)) throw new InvalidValueError(field, input.answerId, "must not be named twice");
    found.set(answer, { index, input });
  }
  return found;
}

function parseAnswer(
  given: AnswerInput,
  { type }: Answer,
  content: TaskContent | undefined,
  at: string,
): AnswerValue | undefined {
  const fields = fieldsOf(type);
  const { answerId, text, choices, gaps, comments } = given;
  allRead<AnswerInput>({ answerId, text, choices, gaps, comments });
  for (const field of everyField) {
    if (given[field] === undefined || fields.includes(field)) continue;
    const message = `does not fit a task of the type ${type}, which takes ${fields.join(" or ")}`;
    throw new InvalidValueError(`${at}.${field}`, "", message);
  }
  const offered = content?.choices?.map((choice) => choice.text);
  const unknown = choices?.findIndex((choice) => offered?.includes(choice) === false) ?? -1;
  if (unknown >= 0)
    throw new InvalidValueError(`${at}.choices[${unknown}]`, choices?.[unknown], "must be one of the task's choices");
  const most = content?.gaps?.length ?? 0;
  if (gaps !== undefined && gaps.length > most)
    throw new InvalidValueError(`${at}.gaps`, gaps, `must have at most ${most} elements, one per gap`);
  if (everyField.every((field) => given[field] === undefined)) return undefined;
  return {
    ...(text !== undefined && { text }),
    ...(choices !== undefined && { choices }),
    ...(gaps !== undefined && { gaps }),
    ...(comments !== undefined && { comments: parseComments(comments, content, at) }),
  };
}

function parseComments(
  comments: NonNullable<AnswerInput["comments"]>,
  content: TaskContent | undefined,
  at: string,
): NonNullable<AnswerValue["comments"]> {
  const names = content?.files?.map(({ filename }) => filename);
  return comments.map(({ filename, startLine, endLine, text }, index) => {
    allRead<(typeof comments)[number]>({ filename, startLine, endLine, text });
    const field = `${at}.comments[${index}]`;
    if (names?.includes(filename) === false)
      throw new InvalidValueError(`${field}.filename`, filename, `must be one of ${names.join(", ")}`);
    if (endLine < startLine) throw new InvalidValueError(`${field}.endLine`, endLine, "must not be before startLine");
    return { filename, rating: "UNRATED", startLine, endLine, text };
  });
}
