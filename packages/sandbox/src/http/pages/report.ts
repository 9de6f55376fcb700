import type { Answer } from "../../domain/answers.ts";
import { answerScore, assessmentScore, type Score, skillScores, totalScore } from "../../domain/assessments.ts";
import type { Assessment, AssessmentStatus, Section } from "../../domain/candidates.ts";
import type { SourceFile, TaskContent, TaskType } from "../../domain/tasks.ts";
import { type Instant, readableCount } from "../../domain/time.ts";
import type { Visit } from "../../service/linked-assessments.ts";
import { type Answered, answeredOf } from "./answers/answered.ts";
import { nameOf, readablePoints, typeNames } from "./readable.ts";

/** Data of a report. The link can be shared, so without address, notes and contract data. */
export interface Report {
  readonly organization: string;
  readonly candidate: string;
  readonly test: string;
  readonly status: AssessmentStatus;
  readonly createdAt: Instant;
  readonly startedAt?: Instant;
  readonly finishedAt?: Instant;
  readonly timedOut: boolean;
  readonly timeTakenInSeconds: number;
  readonly timeLimitInSeconds: number;
  readonly score: Score;
  readonly skills: readonly Scored[];
  readonly sections: readonly ReportedSection[];
}

export interface Scored {
  readonly name: string;
  readonly score: Score;
}

export interface ReportedSection extends Scored {
  readonly timeTakenInSeconds: number;
  readonly tasks: readonly ReportedTask[];
}

export interface ReportedTask {
  readonly answerId: string;
  readonly title: string;
  readonly type: TaskType;
  /** `GOLANG 1.24`; empty without a project. */
  readonly project: string;
  readonly question: string;
  readonly files: readonly SourceFile[];
  readonly score: Score;
  readonly scoredBy?: Answer["scoredBy"];
  readonly answered: Answered;
}

/** @param tasks at the start of the test, by answer id */
export function reportOf(visit: Visit, tasks: ReadonlyMap<string, TaskContent>): Report {
  const { candidate, assessment, organization } = visit;
  const { test, status, createdAt, startedAt, finishedAt, timedOut, sections } = assessment;
  return {
    organization,
    candidate: nameOf(candidate),
    test: test.name,
    status,
    createdAt,
    ...(startedAt !== undefined && { startedAt }),
    ...(finishedAt !== undefined && { finishedAt }),
    timedOut,
    timeTakenInSeconds: sections.reduce((sum, { timeTakenInSeconds }) => sum + timeTakenInSeconds, 0),
    timeLimitInSeconds: test.timeLimitInSeconds,
    score: status === "ASSESSMENT_COMPLETED" ? assessmentScore(assessment) : { maxPoints: test.maxPoints },
    skills: finishedAt === undefined ? [] : skillsOf(assessment),
    sections: finishedAt === undefined ? [] : sections.map((section) => sectionOf(section, tasks)),
  };
}

const skillsOf = (assessment: Assessment): Scored[] =>
  skillScores(assessment).flatMap(({ name, ...score }) => (score.maxPoints === 0 ? [] : [{ name, score }]));

const sectionOf = (
  { name, answers, maxPoints, timeTakenInSeconds }: Section,
  tasks: ReadonlyMap<string, TaskContent>,
): ReportedSection => ({
  name,
  score: totalScore(answers, maxPoints),
  timeTakenInSeconds,
  tasks: answers.map((answer) => taskOf(answer, tasks.get(answer.id))),
});

/** @param content at the start of the test, if known */
export function taskOf(answer: Answer, content: TaskContent | undefined): ReportedTask {
  const { id, title, type, scoredBy } = answer;
  return {
    answerId: id,
    title,
    type,
    project: [content?.projectType, content?.projectTypeVersion].filter(Boolean).join(" "),
    question: content?.question ?? "",
    files: content?.files ?? [],
    score: answerScore(answer),
    ...(scoredBy !== undefined && { scoredBy }),
    answered: answeredOf(answer, content),
  };
}

const scorers = { SERVICE: "assessed automatically", ASSESSOR: "assessed by an assessor" } as const;

export const pointsOf = ({ score, scoredBy }: ReportedTask): string =>
  scoredBy === undefined
    ? `Not assessed yet, ${readableCount(score.maxPoints, "point")} possible`
    : `${readablePoints(score)} points, ${scorers[scoredBy]}`;

export const kindOf = ({ type, project }: ReportedTask): string =>
  project === "" ? typeNames[type] : `${typeNames[type]} (${project})`;
