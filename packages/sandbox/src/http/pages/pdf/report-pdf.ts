import type { Answer } from "../../../domain/answers.ts";
import type { Assessment, Candidate } from "../../../domain/candidates.ts";
import { readableDuration } from "../../../domain/durations.ts";
import { answerScore, assessmentScore, type Score, skillScores, totalScore } from "../../../domain/scores.ts";
import { type Instant, readableInstant } from "../../../domain/time.ts";
import { nameOf, readablePercentage, readablePoints, typeNames, wellFormed } from "../readable.ts";
import { type Column, createWriter, type Writer } from "./writer.ts";

export interface Report {
  readonly candidate: Candidate;
  readonly assessment: Assessment;
  /** Name of the organization. */
  readonly organization: string;
  /** Address of the report's page, which holds the answers themselves. */
  readonly link: string;
  readonly now: Instant;
}

/** The report on an assessment as a PDF. */
export async function createReportPdf({ candidate, assessment, organization, link, now }: Report): Promise<Buffer> {
  const { test, sections, assessorNote } = assessment;
  const name = nameOf(candidate);
  const writer = createWriter({
    title: wellFormed(`${test.name}: ${name}`),
    author: wellFormed(organization),
    createdAt: new Date(now),
  });
  writer.text(organization, { muted: true, after: 18 });
  writer.text("Assessment report", { size: 11, muted: true, after: 2 });
  writer.text(test.name, { size: 22, bold: true, after: 2 });
  writer.text(name, { size: 15, after: 14 });
  const score = assessmentScore(assessment);
  writer.text(`${readablePercentage(score)}   (${readablePoints(score)} points)`, { size: 18, bold: true, after: 12 });
  for (const line of facts(candidate, assessment)) writer.text(line, { after: 1 });
  writer.text("", { after: 6 });
  if (assessorNote !== undefined) {
    heading(writer, "Note of the assessor");
    writer.text(assessorNote, { prose: true, after: 14 });
  }
  const skills = skillScores(assessment);
  if (skills.length > 0) {
    heading(writer, "Skills");
    writer.table(
      scoreColumns("Skill"),
      skills.map((skill) => [skill.name, ...scoreCells(skill)]),
    );
  }
  heading(writer, "Sections");
  writer.table(
    [...scoreColumns("Section"), { title: "Time taken", share: 2, right: true }],
    sections.map((section) => [
      section.name,
      ...scoreCells(totalScore(section.answers, section.maxPoints)),
      readableDuration(section.timeTakenInSeconds),
    ]),
  );
  sections.forEach(({ name, answers }, index) => {
    heading(writer, `Section ${index + 1}: ${name}`);
    writer.table(answerColumns, answers.map(answerCells));
  });
  writer.text(`The answers themselves: ${link}`, { size: 9, muted: true });
  return writer.end(`${test.name}: ${name}`);
}

function facts({ email }: Candidate, { test, startedAt, finishedAt, timedOut, sections }: Assessment): string[] {
  const taken = sections.reduce((sum, { timeTakenInSeconds }) => sum + timeTakenInSeconds, 0);
  return [
    `E-mail: ${email}`,
    ...(startedAt === undefined ? [] : [`Started: ${readableInstant(startedAt)}`]),
    ...(finishedAt === undefined
      ? []
      : [`Finished: ${readableInstant(finishedAt)}${timedOut ? ", when the time was up" : ""}`]),
    `Time taken: ${readableDuration(taken)} of ${readableDuration(test.timeLimitInSeconds)}`,
  ];
}

function heading(writer: Writer, text: string): void {
  // Not at the end of a page, without what it heads.
  writer.keep(90);
  writer.text(text, { size: 13, bold: true, after: 6 });
}

const scoreColumns = (title: string): Column[] => [
  { title, share: 5 },
  { title: "Points", share: 1.6, right: true },
  { title: "Score", share: 1.2, right: true },
];

const scoreCells = (score: Score): string[] => [readablePoints(score), readablePercentage(score)];

const answerColumns: readonly Column[] = [
  { title: "Task", share: 5 },
  { title: "Type", share: 2 },
  { title: "Points", share: 1.6, right: true },
  { title: "Score", share: 1.2, right: true },
];

const answerCells = (answer: Answer): string[] => [
  answer.title,
  typeNames[answer.type],
  ...scoreCells(answerScore(answer)),
];
