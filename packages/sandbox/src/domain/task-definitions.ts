import { type Problem, UnprocessableFileError } from "./errors.ts";
import type { Gap, Task, TaskContent } from "./tasks.ts";
import { taskDurationProblem } from "./time.ts";

export interface TaskDefinition {
  /** Task to update; absent for a new task. */
  readonly taskId?: string | undefined;
  readonly draft: boolean;
  readonly content: TaskContent;
}

/**
 * Checks rules beyond the schema.
 * @param known referenced tasks by id
 * @throws UnprocessableFileError with one problem per field
 */
export function checkDefinitions(definitions: readonly TaskDefinition[], known: ReadonlyMap<string, Task>): void {
  const problems = definitions.flatMap((definition, index) => {
    const at = `tasks[${index}]`;
    const { content } = definition;
    const wrongDuration = taskDurationProblem(content.duration);
    return [
      ...targetProblems(definition, at, definitions.slice(0, index), known),
      ...(wrongDuration === undefined ? [] : [problem(`${at}.duration`, content.duration, wrongDuration)]),
      ...(content.type === "CHOICE" ? choiceProblems(content, at) : []),
      ...(content.type === "CODE_GAPS" ? gapProblems(content, at) : []),
    ];
  });
  if (problems.length > 0)
    throw new UnprocessableFileError("The file cannot be processed: a task definition is not valid.", problems);
}

const problem = (field: string, value: string, message: string): Problem => ({
  field,
  value: value.length > 200 ? `${value.slice(0, 199)}…` : value,
  message,
});

function targetProblems(
  { taskId, content }: TaskDefinition,
  at: string,
  before: readonly TaskDefinition[],
  known: ReadonlyMap<string, Task>,
): Problem[] {
  if (taskId === undefined) return [];
  const field = `${at}.taskId`;
  const task = known.get(taskId);
  if (task === undefined) return [problem(field, taskId, "must be the id of a task")];
  const earlier = before.findIndex((definition) => definition.taskId === taskId);
  if (earlier !== -1) return [problem(field, taskId, `must not be the task of tasks[${earlier}] again`)];
  const type = (task.draft ?? task.published)?.type;
  return type === content.type ? [] : [problem(`${at}.type`, content.type, `must be ${type}, the type of the task`)];
}

function choiceProblems({ choices = [] }: TaskContent, at: string): Problem[] {
  const twice = repeated(
    choices.map(({ text }) => text),
    (index) => `${at}.choices[${index}].text`,
    "must not be the text of another choice",
  );
  return choices.some(({ correct }) => correct)
    ? twice
    : [problem(`${at}.choices`, "", "must have at least one correct choice"), ...twice];
}

function gapProblems({ gaps = [], code = "" }: TaskContent, at: string): Problem[] {
  const names = gaps.map(({ name }) => name);
  const twice = repeated(names, (index) => `${at}.gaps[${index}].name`, "must not be the name of another gap");
  const missing = names.flatMap((name, index) => {
    const count = code.split(`[[${name}]]`).length - 1;
    if (count === 1) return [];
    return [
      problem(`${at}.gaps[${index}].name`, name, `must occur in the code once, as [[${name}]], not ${count} times`),
    ];
  });
  const undefinedOnes = [...new Set(gapNames(code))]
    .filter((name) => !names.includes(name))
    .map((name) => problem(`${at}.code`, `[[${name}]]`, `must not have [[${name}]], which is not the name of a gap`));
  return [...twice, ...missing, ...undefinedOnes];
}

/** Other double brackets are code, such as shell conditions. */
const gapNames = (code: string): string[] =>
  Array.from(code.matchAll(/\[\[([\p{L}_][\p{L}\d_-]*)\]\]/gu), ([, name = ""]) => name);

function repeated(values: readonly string[], field: (index: number) => string, message: string): Problem[] {
  const known = new Set<string>();
  return values.flatMap((value, index) => {
    if (!known.has(value.trim())) {
      known.add(value.trim());
      return [];
    }
    return [problem(field(index), value, message)];
  });
}

/** Converts a definition to content. Its gaps are in the order of the code, like the gaps of answers. */
export function contentOf({ content }: TaskDefinition): TaskContent {
  const { code = "", gaps } = content;
  if (gaps === undefined) return content;
  const place = ({ name }: Gap): number => code.indexOf(`[[${name}]]`);
  return { ...content, gaps: gaps.toSorted((one, other) => place(one) - place(other)) };
}
