import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { compileCatalogue } from "./compile.ts";
import { files, readSources } from "./sources.ts";

const sources = await readSources();

test("the catalogue follows the form", () => {
  expect(compileCatalogue(sources).tasks.length).toBeGreaterThan(0);
});

test("every YAML file is part of the catalogue", () => {
  const found = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  expect(found.filter((file) => file.endsWith(".yaml")).sort()).toEqual(files.toSorted());
});

test.each([
  [
    "no YAML",
    ["tasks/go.yaml", "type: CHOICE", "type: 'CHOICE"],
    /^tasks\/go\.yaml, line \d+, column \d+: Missing closing 'quote/,
  ],
  [
    "an alias",
    ["tests.yaml", "skills: [SQL]", "skills: *all"],
    /^tests\.yaml, line \d+, column \d+: Aliases are not supported$/,
  ],
  [
    "a value of another type",
    ["tasks/go.yaml", "points: 4", "points: four"],
    "tasks/go.yaml, line 13, column 13: tasks[0].points must be number",
  ],
  [
    "an unknown value",
    ["tasks/go.yaml", "difficulty: EASY", "difficulty: EASYY"],
    "tasks/go.yaml, line 11, column 17: tasks[0].difficulty must be one of EASY, MEDIUM, HARD",
  ],
  [
    "an unknown member",
    ["job-positions.yaml", "name: Engineer\n", "name: Engineer\n    nane: Engineer\n"],
    /^job-positions\.yaml, line \d+, column 11: jobPositions\[0\]\.nane is not known to this release$/,
  ],
  [
    "a missing member",
    ["certificates.yaml", "    name: Cloud Operations Associate\n", ""],
    "certificates.yaml, line 2, column 5: certificateDefinitions[0].name must be given",
  ],
  [
    "a folder below a group",
    ["skills.yaml", "            skills:", "            folders:"],
    /^skills\.yaml, line \d+, column \d+: skillFolders\[0\]\.folders\[0\]\.folders\[0\]\.folders is not known/,
  ],
  [
    "a duration that is none",
    ["tasks/go.yaml", "duration: PT4M", "duration: 4 minutes"],
    /^tasks\/go\.yaml, line \d+, column 15: tasks\[0\]\.duration must be an ISO 8601 duration/,
  ],
  [
    "a gap that the code does not have",
    ["tasks/python.yaml", "name: step", "name: stride"],
    /^tasks\/python\.yaml, line \d+, column \d+: tasks\[1\]\.gaps\[1\]\.name must occur in the code once, as \[\[stride\]\]/,
  ],
  [
    "a task that does not exist",
    ["tests.yaml", "tsk_go_append", "tsk_go_apend"],
    "tests.yaml, line 9, column 23: tests[0].sections.What you know[0] must be a published task, not tsk_go_apend",
  ],
  [
    "a task that is a draft",
    ["tests.yaml", "tsk_go_append", "tsk_go_worker_pool"],
    /must be a published task, not tsk_go_worker_pool$/,
  ],
] as const)("%s is an error with file, place and rule", (_, [file, before, after], message) => {
  expect(sources[file]).toContain(before);
  const changed = { ...sources, [file]: sources[file].replace(before, after) };
  expect(() => compileCatalogue(changed)).toThrow(message);
});
