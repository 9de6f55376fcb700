import type { JournalEntry } from "@assessment-api/control";
import type { Task } from "./task.ts";

/** Changes count once per operation. */
export function shapesOf(entries: readonly JournalEntry[]): Record<string, number> {
  const shapes: Record<string, number> = {};
  const made = new Set(entries.flatMap(({ change, subjectId }) => (change?.kind === "CREATED" ? subjectId : [])));
  for (const { kind, operation, change, subjectId } of entries) {
    if (change?.kind === "CREATED") count(`+ ${operation}`);
    else if (change?.kind === "DELETED") count(`- ${operation}`);
    else if (change !== undefined && !made.has(subjectId)) shapes[`~ ${operation}`] = 1;
    else if (kind === "EVENT" || kind === "MAIL") count(`${kind.toLowerCase()} ${operation}`);
  }
  return shapes;

  function count(shape: string): void {
    shapes[shape] = (shapes[shape] ?? 0) + 1;
  }
}

export function judge(
  task: Task,
  entries: readonly JournalEntry[],
  answer: string,
  checked: string | undefined,
): string[] {
  const found = shapesOf(entries);
  const names = [...new Set([...Object.keys(task.changes), ...Object.keys(found)])].toSorted();
  return [
    ...names.flatMap((name) => {
      const [wanted = 0, there = 0] = [task.changes[name], found[name]];
      return wanted === there ? [] : [`${name}: expected ${wanted}, found ${there}`];
    }),
    ...(task.answer ?? []).flatMap((part) =>
      (typeof part === "string" ? answer.toLowerCase().includes(part.toLowerCase()) : part.test(answer))
        ? []
        : [`the answer does not say ${part}: ${answer.slice(0, 200)}`],
    ),
    ...(checked === undefined || checked === "true" ? [] : [`the state is not as expected: ${checked}`]),
  ];
}
