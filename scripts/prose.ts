/** Checks the language of comments, Markdown and interface texts with textlint, against a budget per package. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { parseArgs } from "node:util";
import ts from "typescript";
import { parse } from "yaml";
import { root } from "./documents.ts";

const help = `Usage: pnpm dev prose [--list] [--write] [<path> ...]

Reports words outside of the glossary (scripts/prose/terms.yaml) and sentences of more than 200 characters in comments,
Markdown and interface texts. Each package has a budget of findings (scripts/prose/budget.json), which only falls.

  --list   prints each finding with file and line
  --write  lowers budgets to the findings of today; never raises one
  <path>   limits the check to files or folders and prints their findings

Exit codes: 0 no package exceeds its budget, 1 a package exceeds it, 2 could not run`;

const BUDGET = join(root, "scripts/prose/budget.json");
const TERMS = join(root, "scripts/prose/terms.yaml");
const LONGEST_SENTENCE = 200;

/** Files without prose, or with prose generated from other files. */
const SKIPPED =
  /\/generated\/|CHANGELOG|^\.changeset\/|assumptions\.md|\.gen\.|\/vectors\/|^scripts\/prose\/|LICENSE|\.test\.|_test\.go|\/tests?\//;

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export type Budget = Record<string, number>;

/** Returns the folder whose budget includes a file: a package, or the first folder of its path. */
export function budgetOf(file: string): string {
  const parts = file.split("/");
  if (parts.length === 1) return "root";
  return parts[0] === "packages" ? parts.slice(0, 2).join("/") : (parts[0] as string);
}

const strip = (line: string): string =>
  line.replace(/^\s*(?:\/\*+|\*+\/|\*|\/\/[/!]?|#)?\s?/, "").replace(/\*\/\s*$/, "");

/** Returns the prose of a source file on its lines; other lines are empty. */
export function proseOf(file: string, text: string): string {
  switch (extname(file)) {
    case ".md":
      return text;
    case ".ts":
    case ".tsx":
      return proseOfTypeScript(text, file);
    case ".py":
      return proseOfPython(text);
    default:
      return proseOfComments(text);
  }
}

/** Texts with at least four words are for people; shorter ones may be keys, paths or SQL. */
const isText = (text: string): boolean => /^[A-Z][^{}<>]*\s\S+\s\S+\s\S/.test(text) && !/^[A-Z]{3,} /.test(text);

function proseOfTypeScript(text: string, file: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines: string[] = text.split("\n").map(() => "");
  const add = (position: number, prose: string) => {
    const first = source.getLineAndCharacterOfPosition(position).line;
    for (const [index, line] of prose.split("\n").entries()) {
      const known = lines[first + index];
      lines[first + index] = known ? `${known} ${line}` : line;
    }
  };
  const seen = new Set<number>();
  const visit = (node: ts.Node): void => {
    const comments = [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ];
    for (const { pos, end } of comments) {
      if (seen.has(pos) || text.startsWith("#!", pos)) continue;
      seen.add(pos);
      add(pos, text.slice(pos, end).split("\n").map(strip).join("\n"));
    }
    const literal = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node);
    if ((literal || ts.isTemplateHead(node)) && isText(node.text.trim()))
      add(node.getStart(), sentencesOf(node.text.trim()));
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  return lines.join("\n");
}

/** Indented lines are rows of a table, such as the options of a command: each is a sentence. */
const sentencesOf = (text: string): string => text.replace(/\n(?= {2})/g, ".\n");

function proseOfComments(text: string): string {
  let inside = false;
  const keep = (line: string): string => {
    const trimmed = line.trim();
    if (!inside && !trimmed.startsWith("/*")) return /^\/\/[/!]?\s/.test(trimmed) ? strip(line) : "";
    inside = !trimmed.includes("*/");
    return strip(line);
  };
  return text.split("\n").map(keep).join("\n");
}

function proseOfPython(text: string): string {
  let inside = false;
  const keep = (line: string): string => {
    const trimmed = line.trim();
    const quotes = trimmed.split('"""').length - 1;
    const isDocstring = inside || quotes > 0;
    if (quotes === 1) inside = !inside;
    if (isDocstring) return trimmed.replaceAll('"""', "");
    return /^#(?!!)/.test(trimmed) ? strip(line) : "";
  };
  return text.split("\n").map(keep).join("\n");
}

interface Message {
  readonly message: string;
  readonly loc: { readonly start: { readonly line: number } };
}

interface Term {
  readonly use: string;
  readonly not: readonly string[];
}

/** Creates a function that lints prose, with the textlint that `pnpm dev install tools` installs. */
export async function createLinter() {
  const require = createRequire(join(root, "tools/package.json"));
  const load = async (name: string) => {
    const loaded = await import(require.resolve(name));
    return loaded.default?.default ?? loaded.default ?? loaded;
  };
  const { TextlintKernel } = await import(require.resolve("@textlint/kernel"));
  const terms = (parse(readFileSync(TERMS, "utf8")) as Term[]).flatMap(({ use, not }) =>
    not.map((word) => [word, use]),
  );
  const options = {
    ext: ".md",
    plugins: [{ pluginId: "markdown", plugin: await load("@textlint/textlint-plugin-markdown") }],
    rules: [
      { ruleId: "terminology", rule: await load("textlint-rule-terminology"), options: { defaultTerms: false, terms } },
      {
        ruleId: "sentence-length",
        rule: await load("textlint-rule-sentence-length"),
        options: { max: LONGEST_SENTENCE },
      },
    ],
  };
  const kernel = new TextlintKernel();
  return async (file: string, prose: string): Promise<Finding[]> => {
    if (prose.trim() === "") return [];
    const { messages } = (await kernel.lintText(prose, { ...options, filePath: file })) as { messages: Message[] };
    return messages.map(({ loc, message }) => ({
      file,
      line: loc.start.line,
      message: (message.split("\n")[0] as string).replace(/Incorrect term: |\.?$/g, ""),
    }));
  };
}

export function countByPackage(findings: readonly Finding[]): Budget {
  const counts: Budget = {};
  for (const name of findings.map(({ file }) => budgetOf(file)).toSorted()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

export function compareWithBudget(counts: Budget, budget: Budget): { exceeded: string[]; lower: Budget } {
  const names = [...new Set([...Object.keys(counts), ...Object.keys(budget)])].toSorted();
  const exceeded = names.filter((name) => (counts[name] ?? 0) > (budget[name] ?? 0));
  const lowest = names.map((name): [string, number] => [name, Math.min(counts[name] ?? 0, budget[name] ?? 0)]);
  return { exceeded, lower: Object.fromEntries(lowest.filter(([, count]) => count > 0)) };
}

function listFiles(paths: readonly string[]): string[] {
  const listed = spawnSync("git", ["ls-files", "--", ...paths], { cwd: root, encoding: "utf8" });
  if (listed.status !== 0) throw new Error(`git ls-files: ${listed.stderr}`);
  return listed.stdout
    .split("\n")
    .filter((file) => /\.(ts|tsx|md|java|go|rs|py)$/.test(file) && !SKIPPED.test(file) && existsSync(join(root, file)));
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { list: { type: "boolean" }, write: { type: "boolean" }, help: { type: "boolean" } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  if (values.write && positionals.length > 0)
    throw new Error("--write needs the whole repository: leave out the paths");
  const lint = await createLinter();
  const files = listFiles(positionals);
  if (files.length === 0) throw new Error(`no file with prose under ${positionals.join(", ")}`);
  const findings: Finding[] = [];
  for (const file of files) findings.push(...(await lint(file, proseOf(file, readFileSync(join(root, file), "utf8")))));

  if (values.list || positionals.length > 0)
    for (const { file, line, message } of findings) console.log(`${file}:${line} ${message}`);
  if (positionals.length > 0) return 0;

  const counts = countByPackage(findings);
  const budget = existsSync(BUDGET) ? (JSON.parse(readFileSync(BUDGET, "utf8")) as Budget) : counts;
  const { exceeded, lower } = compareWithBudget(counts, budget);
  if (values.write) writeFileSync(BUDGET, `${JSON.stringify(lower, null, 2)}\n`);
  for (const name of exceeded)
    console.error(`${name}: ${counts[name]} findings, budget ${budget[name] ?? 0}. List them: pnpm dev prose ${name}`);
  console.log(`${files.length} files, ${findings.length} findings`);
  if (exceeded.length === 0 && !values.write && JSON.stringify(lower) !== JSON.stringify(budget))
    console.log("Some packages have fewer findings than their budget. Lower it: pnpm dev prose --write");
  return exceeded.length === 0 ? 0 : 1;
}

if (import.meta.main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(`prose: ${(error as Error).message}\n\n${help}`);
    process.exitCode = 2;
  }
}
