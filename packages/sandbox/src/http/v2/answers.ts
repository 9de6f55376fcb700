import type { Answer, AnswerValue } from "@assessment-api/v2/server";
import type { Answer as DomainAnswer } from "../../domain/answers.ts";
import { answerScore } from "../../domain/assessments.ts";
import type { TaskType } from "../../domain/tasks.ts";
import type { Links } from "../../service/links.ts";

const repositories: readonly TaskType[] = ["PROGRAMMING", "DEVOPS", "TESTING", "CODE_REVIEW"];

export function presentAnswer(assessmentId: string, answer: DomainAnswer, links: Links): Answer {
  const { id, type, value } = answer;
  return {
    answerId: id,
    taskId: answer.taskId,
    title: answer.title,
    type,
    difficulty: answer.difficulty,
    score: answerScore(answer),
    ...(repositories.includes(type) && { gitUrl: links.repository(assessmentId, id) }),
    ...(value !== undefined && { value: value as AnswerValue }),
  };
}
