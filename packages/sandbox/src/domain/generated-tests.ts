import { InvalidValueError } from "./errors.ts";
import type { Difficulty, Task, TaskContent, TaskType } from "./tasks.ts";
import type { Test, TestSection } from "./tests.ts";
import { minutesOf } from "./time.ts";

/** Criteria, each with one match per list. Absent or empty lists allow all. */
export interface GeneratorCriteria {
  readonly skills: readonly string[];
  readonly difficulties?: readonly Difficulty[] | undefined;
  readonly types?: readonly TaskType[] | undefined;
}

/** In minutes, unless one task per skill takes longer. */
export const MOST_MINUTES = 90;
export const MOST_TASKS = 10;

/** In minutes, for tasks without a readable duration. */
const USUAL_MINUTES = 10;

interface Option extends TaskContent {
  readonly taskId: string;
  readonly minutes: number;
}

/**
 * Selects one random task per skill, then more up to the maximum duration.
 * @param tasks matching published tasks
 * @throws InvalidValueError without a matching task
 */
export function generateTest(
  criteria: GeneratorCriteria,
  tasks: readonly Task[],
  random: () => number,
): Pick<Test, "name" | "skills" | "durationInMinutes" | "sections"> {
  const shuffled = shuffle(tasks.flatMap(toOption), random);
  const skills = [...new Set(criteria.skills)].filter((skill) => shuffled.some(needs(skill)));
  if (skills.length === 0)
    throw new InvalidValueError("generatorCriteria", criteria, "must match at least one published task");
  const chosen = new Set<Option>();
  for (const skill of skills) {
    const first = shuffled.find(needs(skill));
    if (first !== undefined && ![...chosen].some(needs(skill))) chosen.add(first);
  }
  for (const task of shuffled) {
    if (chosen.size < MOST_TASKS && minutes([...chosen, task]) <= MOST_MINUTES) chosen.add(task);
  }
  const pageOf = ({ tags }: Option) => skills.find((skill) => tags.includes(skill));
  const sections = skills.flatMap((skill) =>
    section(
      skill,
      [...chosen].filter((task) => pageOf(task) === skill),
    ),
  );
  return {
    name: `Generated: ${skills.join(", ")}`,
    skills,
    durationInMinutes: sections.reduce((sum, { durationInMinutes }) => sum + durationInMinutes, 0),
    sections,
  };
}

function toOption({ id, published }: Task): Option[] {
  if (published === undefined) return [];
  return [{ ...published, taskId: id, minutes: minutesOf(published.duration) || USUAL_MINUTES }];
}

const needs =
  (skill: string) =>
  ({ tags }: Option): boolean =>
    tags.includes(skill);

const minutes = (tasks: readonly Option[]): number => tasks.reduce((sum, task) => sum + task.minutes, 0);

/** No page if the tasks are on other pages. */
function section(name: string, tasks: readonly Option[]): TestSection[] {
  if (tasks.length === 0) return [];
  const durationInMinutes = minutes(tasks);
  return [{ name, durationInMinutes, tasks: tasks.map(({ taskId, type, points }) => ({ taskId, type, points })) }];
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}
