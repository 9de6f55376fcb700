import type { AutoAnswer } from "@assessment-api/control/server";
import type { Answer, AnswerComment, AnswerValue } from "../../domain/answers.ts";
import type { SourceFile, TaskContent } from "../../domain/tasks.ts";

export function sampleAnswer(
  answer: Answer,
  content: TaskContent,
  { auto, random }: { auto: AutoAnswer; random: () => number },
): AnswerValue {
  const right = auto === "random" ? random() < 0.5 : auto === "correct";
  switch (answer.type) {
    case "CHOICE":
      return { choices: (content.choices ?? []).flatMap(({ text, correct }) => (correct === right ? [text] : [])) };
    case "CODE_GAPS":
      return { gaps: (content.gaps ?? []).map(({ accepted: [first = ""] }) => (right ? first : `not ${first}`)) };
    case "CODE_REVIEW":
      return { comments: [comment(content.files, right)] };
    default:
      return { text: right ? `${texts[answer.type] ?? "A thorough answer"} to "${answer.title}".` : "I do not know." };
  }
}

const texts: Partial<Record<Answer["type"], string>> = {
  DATABASE: "-- A working query, the solution",
  DEVOPS: "# A working set-up, the solution",
  PROGRAMMING: "// A working program, the solution",
  TESTING: "// Tests that find every mistake, the solution",
};

function comment([file]: readonly SourceFile[] = [], right: boolean): AnswerComment {
  const text = right ? "This lets a mistake through: the value is not checked." : "Looks good to me.";
  return { filename: file?.filename ?? "README.md", rating: "UNRATED", startLine: 1, endLine: 1, text };
}
