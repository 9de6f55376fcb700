import type { Score } from "../../../domain/assessments.ts";
import { type Instant, readableDuration, readableInstant } from "../../../domain/time.ts";
import { readablePercentage, readablePoints, wellFormed } from "../readable.ts";
import { kindOf, pointsOf, type Report, type ReportedTask } from "../report.ts";
import { type Bar, type Column, createWriter, type Writer } from "./writer.ts";

export interface PdfOrder {
  readonly report: Report;
  readonly link: string;
  readonly now: Instant;
}

export async function createReportPdf({ report, link, now }: PdfOrder): Promise<Buffer> {
  const { organization, test, candidate, score, skills, sections } = report;
  const writer = createWriter({
    title: wellFormed(`${test}: ${candidate}`),
    author: wellFormed(organization),
    createdAt: new Date(now),
  });
  writer.text(organization, { muted: true });
  writer.text("Assessment report", { size: 11, muted: true, above: 18 });
  writer.text(test, { tag: "H1", size: 22, bold: true, above: 2 });
  writer.text(candidate, { size: 15, above: 2 });
  writer.text(`${readablePercentage(score)}   (${readablePoints(score)} points)`, { size: 18, bold: true, above: 14 });
  writer.bar(barOf(score));
  for (const [index, fact] of factsOf(report).entries()) writer.text(fact, { above: index === 0 ? 12 : 1 });
  writer.text(`On the web: ${link}`, { size: 8, muted: true, above: 4 });
  if (skills.length > 0) {
    heading(writer, "Skills");
    writer.table(
      scoreColumns("Skill"),
      skills.map(({ name, score: reached }) => [name, ...scoreCells(reached)]),
    );
  }
  heading(writer, "Sections");
  writer.table(
    [...scoreColumns("Section"), { title: "Time taken", share: 2.2, right: true }],
    sections.map(({ name, score: reached, timeTakenInSeconds }) => [
      name,
      ...scoreCells(reached),
      readableDuration(timeTakenInSeconds),
    ]),
  );
  for (const [index, { name, tasks }] of sections.entries()) {
    heading(writer, `Section ${index + 1}: ${name}`);
    for (const [position, task] of tasks.entries()) writeTask(writer, task, position + 1);
  }
  return writer.end(`${test}: ${candidate}`);
}

function factsOf({ startedAt, finishedAt, timedOut, timeTakenInSeconds, timeLimitInSeconds }: Report): string[] {
  return [
    ...(startedAt === undefined ? [] : [`Started: ${readableInstant(startedAt)}`]),
    ...(finishedAt === undefined
      ? []
      : [`Finished: ${readableInstant(finishedAt)}${timedOut ? ", when the time was up" : ""}`]),
    `Time taken: ${readableDuration(timeTakenInSeconds)} of ${readableDuration(timeLimitInSeconds)}`,
  ];
}

const heading = (writer: Writer, text: string): void =>
  writer.text(text, { tag: "H2", size: 13, bold: true, above: 20, heads: true });

const scoreColumns = (title: string): Column[] => [
  { title, share: 4 },
  { title: "", share: 2.5 },
  { title: "Points", share: 1.6, right: true },
  { title: "Score", share: 1.2, right: true },
];

const scoreCells = (score: Score): (string | Bar)[] => [barOf(score), readablePoints(score), readablePercentage(score)];

const barOf = ({ percentage }: Score): Bar => ({ share: percentage === undefined ? undefined : percentage / 100 });

function writeTask(writer: Writer, task: ReportedTask, position: number): void {
  writer.text(`${position}. ${task.title}`, { tag: "H3", size: 11, bold: true, above: 12, heads: true });
  writer.text(`${kindOf(task)}, ${pointsOf(task)}`, { size: 9, muted: true, heads: true });
  if (task.question !== "") writer.text(task.question, { size: 9, prose: true, above: 4 });
  writer.group("BlockQuote", () => {
    for (const part of answeredParts(task)) writePart(writer, part);
  });
}

function writePart(writer: Writer, part: Part): void {
  if ("items" in part)
    writer.group("L", () => {
      for (const [index, item] of part.items.entries())
        writer.group("LI", () =>
          writer.text(item, { tag: "LBody", size: 9, prose: true, quoted: true, above: index === 0 ? 6 : 0 }),
        );
    });
  else if ("code" in part)
    writer.group("P", () => writer.text(part.code, { tag: "Code", size: 8.5, code: true, quoted: true, above: 6 }));
  else writer.text(part.text, { size: 9, prose: true, quoted: true, above: 6 });
}

type Part = { readonly text: string } | { readonly code: string } | { readonly items: readonly string[] };

/** Answers without commented files, which the HTML page shows. */
function answeredParts({ answered, type }: ReportedTask): Part[] {
  const { entered, choices, pieces, comments } = answered;
  const text = answered.text.trimEnd();
  const gaps = pieces.map((piece) => ("code" in piece ? piece.code : `[${piece.gap || "left open"}]`)).join("");
  return [
    ...(entered ? [] : [{ text: "No answer" }]),
    ...(text === "" ? [] : [type === "PROGRAMMING" ? { code: text } : { text }]),
    ...(choices.length === 0
      ? []
      : [{ items: choices.map((choice) => `${choice.selected ? "☑" : "☐"}  ${choice.text}`) }]),
    ...(gaps === "" ? [] : [{ code: gaps }]),
    ...comments.map(({ filename, startLine, endLine, text: comment }) => {
      const lines = startLine === endLine ? `line ${startLine}` : `lines ${startLine} to ${endLine}`;
      return { text: `${filename}, ${lines}:\n${comment}` };
    }),
  ];
}
