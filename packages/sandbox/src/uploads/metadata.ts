import { type Locate, yamlThread } from "@assessment-api/runtime/server";
import type { BuildWish } from "../domain/builds.ts";
import { type Problem, UnprocessableFileError } from "../domain/errors.ts";
import { buildStatuses, difficulties, type TaskContent } from "../domain/tasks.ts";
import { taskDurationProblem } from "../domain/time.ts";

export interface Metadata {
  readonly taskId: string;
  readonly type?: string;
  readonly changes: Partial<Pick<TaskContent, Changeable>>;
}
type Changeable = (typeof changeable)[number];
const changeable = [
  "title",
  "difficulty",
  "tags",
  "duration",
  "points",
  "projectType",
  "projectTypeVersion",
] as const satisfies (keyof TaskContent)[];

export interface MetadataFile {
  readonly name: string;
  readonly text: string;
}

export const metadataFiles: readonly string[] = ["task.yaml", "task.json"];

type Rule = (value: unknown) => string | undefined;
type Rules = Readonly<Record<string, Rule>>;

const holds =
  (check: (value: unknown) => boolean, message: string): Rule =>
  (value) =>
    check(value) ? undefined : message;
const oneOf = (values: readonly string[]): Rule =>
  holds((value) => values.includes(value as string), `must be one of ${values.join(", ")}`);
const isTexts = holds(
  (value) => Array.isArray(value) && value.every((one) => typeof one === "string"),
  "must be a list of texts",
);
const isText: Rule = (value) => {
  if (typeof value === "number") return "must be text; put it in quotes";
  return typeof value === "string" && value.trim() !== "" ? undefined : "must be text that is not empty";
};

const rules: Rules = {
  taskId: isText,
  type: oneOf(["PROGRAMMING", "DEVOPS"]),
  title: isText,
  difficulty: oneOf(difficulties),
  tags: isTexts,
  duration: taskDurationProblem,
  points: holds(
    (value) => typeof value === "number" && value >= 0 && value <= 1_000_000,
    "must be a number from 0 to 1,000,000",
  ),
  projectType: isText,
  projectTypeVersion: isText,
};

const buildRules: Rules = {
  status: oneOf(buildStatuses),
  failingTests: isTexts,
  log: holds((value) => typeof value === "string", "must be text"),
};

/**
 * Ignores unknown fields.
 * @param organizationId for fair scheduling
 * @throws UnprocessableFileError with file, field and line; HttpFailure 503 for a full queue
 */
export async function parseMetadata(file: MetadataFile, organizationId: string): Promise<Metadata> {
  const data = await parseFile(file, organizationId);
  if ("problem" in data) throw invalid(`${file.name} ${data.problem}`);
  const { value } = data;
  const problems = await located([...broken(value, rules), ...brokenBuild(value)], data);
  if (value.taskId === undefined)
    problems.unshift({ field: "taskId", value: "", message: "must be given; it names the task of the package" });
  if (problems.length > 0) throw invalid(`${file.name} is not valid`, problems);
  const { taskId, type } = value as { taskId: string; type?: string };
  const changes = Object.fromEntries(
    changeable.flatMap((field) => (value[field] === undefined ? [] : [[field, value[field]]])),
  );
  if (changes.tags !== undefined) changes.tags = [...new Set(changes.tags as string[])];
  return { taskId, ...(type !== undefined && { type }), changes };
}

export async function parseWish(file: MetadataFile, organizationId: string): Promise<BuildWish> {
  const data = await parseFile(file, organizationId);
  if ("problem" in data) return {};
  const problems = await located(brokenBuild(data.value), data);
  if (problems.length > 0) throw invalid(`${file.name} is not valid`, problems);
  const { status, failingTests, log } = (data.value.build ?? {}) as BuildWish;
  return { status, failingTests, log };
}

type Fields = Readonly<Record<string, unknown>>;

interface Parsed {
  readonly value: Fields;
  readonly locate: Locate;
}

/** Runs the parser in a thread, because some small texts take it long. */
const yaml = yamlThread();

async function parseFile(
  { name, text }: MetadataFile,
  organizationId: string,
): Promise<Parsed | { readonly problem: string }> {
  if (name.endsWith(".json")) {
    try {
      JSON.parse(text);
    } catch (error) {
      return { problem: `is not valid JSON: ${(error as Error).message}` };
    }
  }
  const parsed = await yaml.parse(text, organizationId);
  if ("problem" in parsed) return { problem: `is not valid YAML: ${parsed.problem}` };
  const { value, locate } = parsed;
  return isObject(value) ? { value, locate } : { problem: "is not an object" };
}

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const invalid = (reason: string, problems: readonly Problem[] = []) =>
  new UnprocessableFileError(`The package cannot be processed: ${reason}.`, problems);

function brokenBuild({ build = {} }: Fields): Problem[] {
  if (!isObject(build)) return [problem("build", build, "must be an object")];
  return broken(build, buildRules, "build.");
}

const broken = (value: Fields, fields: Rules, prefix = ""): Problem[] =>
  Object.entries(fields).flatMap(([name, rule]) => {
    const message = value[name] === undefined ? undefined : rule(value[name]);
    return message === undefined ? [] : [problem(prefix + name, value[name], message)];
  });

function problem(field: string, value: unknown, message: string): Problem {
  const shown = typeof value === "string" ? value : JSON.stringify(value);
  return { field, value: shown.slice(0, 200), message };
}

async function located(problems: readonly Problem[], { locate }: Parsed): Promise<Problem[]> {
  if (problems.length === 0) return [];
  const places = await locate(problems.map(({ field }) => field));
  return problems.map((one, index) => ({
    ...one,
    message: places[index] ? `${one.message} (${places[index]})` : one.message,
  }));
}
