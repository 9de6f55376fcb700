import { isNode, LineCounter, parseDocument, visit } from "yaml";
import { UnprocessableFileError } from "../../domain/errors.ts";
import { checkDefinitions } from "../../domain/task-definitions.ts";
import { violationOf } from "../../store/validation/validate.ts";
import { contentOf } from "./build.ts";
import { type CatalogueFile, catalogueFile } from "./form.ts";

type Lists = Required<CatalogueFile>;

/**
 * Parses the sources. @param sources texts by file
 * @throws Error with file, line and rule
 */
export function compileCatalogue(sources: Readonly<Record<string, string>>): Lists {
  const parsed = Object.entries(sources).map(([file, text]) => parseFile(file, text));
  const all = <Name extends keyof Lists>(name: Name): Lists[Name] =>
    parsed.flatMap(({ content }): readonly object[] => content[name] ?? []) as readonly object[] as Lists[Name];
  const published = new Set(all("tasks").flatMap(({ taskId, draft = true }) => (draft ? [] : taskId)));
  for (const { content, fail } of parsed)
    for (const list of ["tests", "predefinedTests"] as const)
      for (const [index, { sections }] of (content[list] ?? []).entries())
        for (const [name, taskIds] of Object.entries(sections))
          for (const [place, taskId] of taskIds.entries())
            if (!published.has(taskId))
              fail(`${list}[${index}].sections.${name}[${place}]`, `must be a published task, not ${taskId}`);
  return {
    tasks: all("tasks"),
    tests: all("tests"),
    predefinedTests: all("predefinedTests"),
    skillFolders: all("skillFolders"),
    skillsets: all("skillsets"),
    positionFamilies: all("positionFamilies"),
    seniorityLevels: all("seniorityLevels"),
    jobPositions: all("jobPositions"),
    certificateDefinitions: all("certificateDefinitions"),
  };
}

function parseFile(file: string, text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });

  function failAt(offset: number, message: string): never {
    const { line, col } = lines.linePos(offset);
    throw new Error(`${file}, line ${line}, column ${col}: ${message}`);
  }
  /** @param member such as `tasks[0].title` */
  function fail(member: string, message: string): never {
    const path = member.split(/[.[\]]+/).filter((part) => part !== "");
    // A missing member is reported at its parent.
    const node = path.map((_, index) => document.getIn(path.slice(0, path.length - index), true)).find(isNode);
    failAt(node?.range?.[0] ?? 0, `${member} ${message}`);
  }

  const [broken] = [...document.errors, ...document.warnings];
  if (broken !== undefined) failAt(broken.pos[0], broken.message);
  visit(document, { Alias: (_, { range }) => failAt(range?.[0] ?? 0, "Aliases are not supported") });
  const content = (document.toJS({ maxAliasCount: 0 }) ?? {}) as CatalogueFile;
  const violation = violationOf(catalogueFile, content);
  if (violation !== undefined) fail(violation.member, violation.message);
  const definitions = (content.tasks ?? []).map((task) => ({ draft: false, content: contentOf(task) }));
  try {
    checkDefinitions(definitions, new Map());
  } catch (error) {
    const [problem] = error instanceof UnprocessableFileError ? error.problems : [];
    if (problem === undefined) throw error;
    fail(problem.field, problem.message);
  }
  return { content, fail };
}
