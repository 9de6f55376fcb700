import type { PredefinedTest } from "../../domain/predefined-tests.ts";
import type { Task } from "../../domain/tasks.ts";
import type { Test } from "../../domain/tests.ts";
import type { Searching } from "../collections.ts";
import { type DocumentKind, fold } from "../documents.ts";
import type { PredefinedTestFilter, TaskFilter, TestFilter } from "../filters.ts";
import { createCollection } from "../shared/collections.ts";
import type { Tables } from "../tables.ts";
import {
  type Conditions,
  conditionsOf,
  isIn,
  listAfter,
  listPage,
  organizationNumber,
  statementsOf,
} from "./dialect.ts";
import type { Database } from "./file/database.ts";

/** Tests, predefined tests and tasks: a few hundred per organization, so lists may scan them. */
export function createCatalogue(db: Database): Pick<Tables, "tests" | "predefinedTests" | "tasks" | "taskRevisions"> {
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
      ...createSearches<Test, TestFilter>(db, "tests", (conditions, { text, usable }) => {
        addText(conditions, text);
        conditions.add("state = ?", usable ? "READY" : undefined);
      }),
    },
    predefinedTests: {
      ...predefinedTests,
      ...createSearches<PredefinedTest, PredefinedTestFilter>(db, "predefinedTests", (conditions, filter) => {
        addText(conditions, filter.text);
        conditions.addWanted(overlaps("skills"), filter.skills);
        conditions.addWanted(isIn("seniority_level"), filter.seniorityLevels);
      }),
    },
    tasks: {
      ...tasks,
      ...createSearches<Task, TaskFilter>(db, "tasks", (conditions, { tags, types, difficulties, published, text }) => {
        const which = published ? "published_" : "";
        conditions.add("published = ?", published ? 1 : undefined);
        addText(conditions, text);
        conditions.addWanted(overlaps(`${which}tags`), tags);
        conditions.addWanted(isIn(`${which}type`), types);
        conditions.addWanted(isIn(`${which}difficulty`), difficulties);
      }),
    },
    taskRevisions: createCollection(statements, "taskRevisions"),
  };
}

function createSearches<Item, Filter>(
  db: Database,
  kind: DocumentKind,
  add: (conditions: Conditions, filter: Filter) => void,
): Searching<Item, Filter> {
  function admitting(organizationId: string, filter: Filter): Conditions {
    const conditions = conditionsOf(organizationNumber(db, organizationId));
    add(conditions, filter);
    return conditions;
  }

  return {
    search: async (organizationId, filter, slice) => listPage(db, kind, admitting(organizationId, filter), slice),
    walk: async (organizationId, filter, slice) => listAfter(db, kind, admitting(organizationId, filter), slice),
  };
}

const addText = (conditions: Conditions, text: string | undefined): void =>
  conditions.add("instr(text, ?) > 0", text ? fold(text) : undefined);

/** Returns a condition: the column, a JSON array, has one of the given values. */
const overlaps = (column: string): string =>
  `EXISTS (SELECT 1 FROM json_each(${column}) h JOIN json_each(?) w ON h.value = w.value)`;
