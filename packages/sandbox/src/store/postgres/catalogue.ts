import type { PredefinedTest } from "../../domain/predefined-tests.ts";
import type { Task, TaskContent, TaskRevision } from "../../domain/tasks.ts";
import type { Test } from "../../domain/tests.ts";
import type { PredefinedTestFilter, TaskFilter, TestFilter } from "../filters.ts";
import type { Lookup } from "../lookups.ts";
import { createCollection } from "../shared/collections.ts";
import type { Tables } from "../tables.ts";
import type { Database } from "./connection/database.ts";
import { statementsOf } from "./dialect.ts";
import { createTermed } from "./searched-entities.ts";

/** Tests, predefined tests and tasks. */
export function createCatalogue(db: Database): Pick<Tables, "tests" | "predefinedTests" | "tasks" | "taskRevisions"> {
  return {
    get tests() {
      return createTermed(db, "tests", tests);
    },
    get predefinedTests() {
      return createTermed(db, "predefinedTests", predefinedTests);
    },
    get tasks() {
      return createTermed(db, "tasks", tasks);
    },
    get taskRevisions() {
      return createCollection<TaskRevision>(statementsOf(db), "taskRevisions");
    },
  };
}

const tests: Lookup<Test, TestFilter> = {
  termsOf: ({ state }) => ({ usable: state === "READY" }),
  wantedBy: ({ usable }) => ({ usable }),
  textOf: ({ name, skills }) => [name, ...skills].join("\n"),
  textIn: ({ text }) => text,
};

const predefinedTests: Lookup<PredefinedTest, PredefinedTestFilter> = {
  termsOf: ({ skills, seniorityLevel }) => ({ skill: skills, seniorityLevel }),
  wantedBy: ({ skills, seniorityLevels }) => ({ skill: skills, seniorityLevel: seniorityLevels }),
  textOf: ({ name, description, skills }) => [name, description, ...skills].join("\n"),
  textIn: ({ text }) => text,
};

const tasks: Lookup<Task, TaskFilter> = {
  termsOf: ({ draft, published }) => ({
    published: published !== undefined,
    package: [draft, published].flatMap((content) => content?.packageId ?? []),
    ...contentTerms("newest", draft ?? published),
    ...contentTerms("published", published),
  }),
  wantedBy({ tags, types, difficulties, published }) {
    const which = published ? "published" : "newest";
    return { published, [`${which}Tag`]: tags, [`${which}Type`]: types, [`${which}Difficulty`]: difficulties };
  },
  textOf: ({ draft, published }) => (draft ?? published)?.title ?? "",
  textIn: ({ text }) => text,
};

const contentTerms = (which: "newest" | "published", content: TaskContent | undefined) => ({
  [`${which}Tag`]: content?.tags,
  [`${which}Type`]: content?.type,
  [`${which}Difficulty`]: content?.difficulty,
});
