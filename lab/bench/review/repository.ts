import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { BenchError } from "../benchmark.ts";
import { root } from "../documents.ts";
import { redoclyConfig, redoclyScript, runToEnd } from "./process.ts";

interface Edit {
  file: string;
  from: string;
  to: string;
}

const wordEdits: Edit[] = [
  { file: "components/schemas/Candidate.yaml", from: "Tags given at creation.", to: "Tags, given at creation." },
  { file: "components/examples/newCandidateComplete.yaml", from: "ATS-20417", to: "ATS-20418" },
];

/**
 * The edits of docs/spec-review.md, as replacements in V2's files: three wire breaks, one of generated code, one
 * addition, one refactoring.
 */
const edits: Edit[] = [
  { file: "components/schemas/CandidateStatus.yaml", from: "  - NEW\n", to: "  - NEW\n  - ON_HOLD\n" },
  { file: "components/parameters/CountQuery.yaml", from: "  default: 10\n", to: "  default: 20\n" },
  { file: "paths/tests.yaml", from: "get:\n  tags: [Tests]\n", to: "get:\n  tags: [Predefined tests]\n" },
  {
    file: "components/schemas/NewCandidate.yaml",
    from: "  externalId:\n    type: string\n    minLength: 1\n    maxLength: 200\n",
    to: "  timeZone:\n    type: string\n    maxLength: 100\n    description: Time zone.\n  externalId:\n    type: string\n    minLength: 1\n    maxLength: 40\n",
  },
  {
    file: "components/schemas/Candidate.yaml",
    from: "    type: array\n    description: Tags given at creation.\n    items:\n      type: string\n      description: One tag.\n",
    to: "    $ref: CandidateTags.yaml\n",
  },
];
const newFile = {
  file: "components/schemas/CandidateTags.yaml",
  text: "type: array\ndescription: Tags given at creation.\nitems:\n  type: string\n  description: One tag.\n",
};

export interface ReviewRepository {
  root: string;
  /** Copy of the repository with changed descriptions and examples only. */
  words: string;
  before: string;
  after: string;
  config: string;
}

/** Creates a repository with our documents committed on main, and edits of V2 in the work tree. */
export async function createReviewRepository(folder: string): Promise<ReviewRepository> {
  const repository = join(folder, "repository");
  mkdirSync(join(repository, "scripts"), { recursive: true });
  for (const name of ["specs", "redocly.yaml", "package.json", "scripts/lint-rules"])
    cpSync(join(root, name), join(repository, name), {
      recursive: true,
      filter: (path) => basename(path) !== "node_modules",
    });
  symlinkSync(join(root, "node_modules"), join(repository, "node_modules"));
  const git = (...args: string[]) =>
    runToEnd({
      program: "git",
      args: ["-c", "user.name=Bench", "-c", "user.email=bench@example.com", "-c", "core.hooksPath=/dev/null", ...args],
      cwd: repository,
    });
  await git("init", "--quiet", "--initial-branch=main");
  await git("add", "specs", "redocly.yaml");
  await git("commit", "--quiet", "--no-gpg-sign", "--message", "Start");

  const bundle = async (name: string) => {
    const path = join(folder, name);
    const args = [redoclyScript(), "bundle", "specs/v2/openapi.yaml", `--output=${path}`];
    await runToEnd({ program: process.execPath, args, cwd: repository });
    return path;
  };
  const before = await bundle("before.json");
  const words = join(folder, "words");
  cpSync(repository, words, { recursive: true, verbatimSymlinks: true });
  apply(words, wordEdits);
  apply(repository, edits);
  writeFileSync(join(repository, "specs/v2", newFile.file), newFile.text);
  const after = await bundle("after.json");
  const config = join(dirname(after), "redocly-diff.yaml");
  writeFileSync(config, redoclyConfig);
  return { root: repository, words, before, after, config };
}

function apply(repository: string, edits: readonly Edit[]): void {
  for (const { file, from, to } of edits) {
    const path = join(repository, "specs/v2", file);
    const text = readFileSync(path, "utf8");
    if (!text.includes(from))
      throw new BenchError(
        `specs/v2/${file} does not say ${JSON.stringify(from)}; fix the edit in review/repository.ts`,
      );
    writeFileSync(path, text.replace(from, to));
  }
}
