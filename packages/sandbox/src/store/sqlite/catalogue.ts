import type { PredefinedTest } from "../../domain/predefined-tests.ts";
import type { Task } from "../../domain/tasks.ts";
import type { Test } from "../../domain/tests.ts";
import { createCollection, type Searching } from "../collections.ts";
import type { PredefinedTestFilter, TaskFilter, TestFilter } from "../filters.ts";
import { fold } from "../fold.ts";
import type { Transaction } from "../store.ts";
import type { DocumentKind } from "../upgrades.ts";
import { listAfter, listPage, organizationNumber } from "./collections.ts";
import type { Database, SqlValue } from "./file/database.ts";
import { statementsOf } from "./statements.ts";

/** Tests, predefined tests and tasks: some hundreds for each organization, which a list may look through one by one. */
export function createCatalogue(
  db: Database,
): Pick<Transaction, "tests" | "predefinedTests" | "tasks" | "taskRevisions"> {
  const statements = statementsOf(db);
  const tests = createCollection<Test>(statements, "tests", ({ name, skills, state }) => ({
    text: fold([name, ...skills].join("\n")),
    state,
  }));
  const predefinedTests = createCollection<PredefinedTest>(statements, "predefinedTests", (test) => ({
    text: fold([test.name, test.description, ...test.skills].join("\n")),
    skills: JSON.stringify(test.skills),
    seniority_level: test.seniorityLevel,
  }));
  const tasks = createCollection<Task>(statements, "tasks", (task) => {
    const content = task.draft ?? task.published;
    return {
      text: fold(content?.title ?? ""),
      published: task.published === undefined ? 0 : 1,
      type: content?.type ?? null,
      difficulty: content?.difficulty ?? null,
      tags: JSON.stringify(content?.tags ?? []),
      published_type: task.published?.type ?? null,
      published_difficulty: task.published?.difficulty ?? null,
      published_tags: JSON.stringify(task.published?.tags ?? []),
    };
  });

  return {
    tests: {
      ...tests,
      ...createSearches<Test, TestFilter>(db, "tests", ({ text, usable }) => [
        contains("text", text),
        usable ? ["state = ?", "READY"] : undefined,
      ]),
    },
    predefinedTests: {
      ...predefinedTests,
      ...createSearches<PredefinedTest, PredefinedTestFilter>(
        db,
        "predefinedTests",
        ({ text, skills, seniorityLevels }) => [
          contains("text", text),
          overlaps("skills", skills),
          isOneOf("seniority_level", seniorityLevels),
        ],
      ),
    },
    tasks: {
      ...tasks,
      ...createSearches<Task, TaskFilter>(db, "tasks", ({ tags, types, difficulties, published, text }) => {
        const which = published ? "published_" : "";
        return [
          published ? ["published = ?", 1] : undefined,
          contains("text", text),
          overlaps(`${which}tags`, tags),
          isOneOf(`${which}type`, types),
          isOneOf(`${which}difficulty`, difficulties),
        ];
      }),
    },
    taskRevisions: createCollection(statements, "taskRevisions"),
  };
}

function createSearches<Item, Filter>(
  db: Database,
  kind: DocumentKind,
  conditionsOf: (filter: Filter) => readonly Condition[],
): Searching<Item, Filter> {
  return {
    async search(organizationId, filter, slice) {
      const { where, values } = conditions(db, organizationId, conditionsOf(filter));
      return listPage<Item>(db, kind, where, values, slice);
    },
    async walk(organizationId, filter, slice) {
      const { where, values } = conditions(db, organizationId, conditionsOf(filter));
      return listAfter<Item>(db, kind, where, values, slice);
    },
  };
}

/** A condition with `?` for its value; undefined where nothing is asked for. */
type Condition = readonly [sql: string, value: SqlValue] | undefined;

const contains = (column: string, text: string | undefined): Condition =>
  text ? [`instr(${column}, ?) > 0`, fold(text)] : undefined;

const isOneOf = (column: string, wanted: readonly string[] | undefined): Condition =>
  wanted?.length ? [`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(wanted)] : undefined;

const overlaps = (column: string, wanted: readonly string[] | undefined): Condition =>
  wanted?.length
    ? [`EXISTS (SELECT 1 FROM json_each(${column}) h JOIN json_each(?) w ON h.value = w.value)`, JSON.stringify(wanted)]
    : undefined;

function conditions(db: Database, organizationId: string, given: readonly Condition[]) {
  const values: SqlValue[] = [organizationNumber(db, organizationId) ?? null];
  const parts = given.flatMap((condition) => {
    if (condition === undefined) return [];
    const position = values.push(condition[1]);
    return condition[0].replace("?", `?${position}`);
  });
  return { where: ["org = ?1", ...parts].join(" AND "), values };
}
