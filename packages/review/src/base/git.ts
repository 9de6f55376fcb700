import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { CouldNotRunError } from "../errors.ts";

const execute = promisify(execFile);

async function git(root: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string | undefined> {
  try {
    const { stdout } = await execute("git", args, { cwd: root, env: { ...process.env, ...env }, maxBuffer: 1 << 28 });
    return stdout.trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT")
      throw new CouldNotRunError(
        "git is not installed; install it, or name the old document with --base FILE or --base npm:PACKAGE@VERSION",
      );
    return undefined;
  }
}

export interface Commit {
  sha: string;
  label: string;
}

/** @param ref default: origin's default branch */
export async function findMergeBase(root: string, ref?: string): Promise<Commit> {
  const name = ref ?? (await defaultBranch(root));
  // Diagnose only failures, because each check starts a process.
  const sha = name && (await git(root, ["merge-base", name, "HEAD"]));
  if (!name || !sha) throw new CouldNotRunError(await whyNoMergeBase(root, name));
  return { sha, label: `${name} (${sha.slice(0, 7)})` };
}

async function whyNoMergeBase(root: string, name: string | undefined): Promise<string> {
  if ((await git(root, ["rev-parse", "--is-inside-work-tree"])) !== "true")
    return "not a git repository; name the old document with --base FILE or --base npm:PACKAGE@VERSION";
  if ((await git(root, ["rev-parse", "--verify", "HEAD"])) === undefined)
    return "the repository has no commits, so there is nothing to compare";
  const isShallow = (await git(root, ["rev-parse", "--is-shallow-repository"])) === "true";
  if (name === undefined)
    return (await remotesOf(root)).includes("origin")
      ? `origin's default branch is not here; ${fetchCommand("origin/main", isShallow)} fetches it, or name another base with --base REF`
      : "there is no remote origin and no branch main; name a base with --base REF";
  if ((await git(root, ["rev-parse", "--verify", "--quiet", `${name}^{commit}`])) === undefined)
    return `${name} is missing; run ${fetchCommand(name, isShallow)}`;
  return isShallow
    ? `this clone is shallow and does not reach back to ${name}; \`git fetch --unshallow origin\` fetches the rest`
    : `${name} and HEAD have no commit in common; name another base with --base REF`;
}

const remotesOf = async (root: string) => (await git(root, ["remote"]))?.split("\n") ?? [];

/** @returns origin's default branch; without an origin, `main` or `master` of the clone */
async function defaultBranch(root: string): Promise<string | undefined> {
  const head = await git(root, ["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"]);
  if (head) return head;
  const candidates = (await remotesOf(root)).includes("origin") ? ["origin/main", "origin/master"] : ["main", "master"];
  for (const name of candidates) if (await git(root, ["rev-parse", "--verify", "--quiet", name])) return name;
  return undefined;
}

const fetchCommand = (name: string, shallow: boolean) => {
  const branch = name.replace(/^origin\//, "");
  return `\`git fetch ${shallow ? "--unshallow " : ""}origin ${branch}:refs/remotes/origin/${branch}\``;
};

/** Lists changed, removed and untracked files below a folder, relative to the root. */
export async function changedFiles(root: string, { sha, label }: Commit, folder: string): Promise<string[]> {
  const [changed, fresh] = await Promise.all([
    git(root, ["diff", "--name-only", "--no-renames", "--relative", "-z", sha, "--", folder]),
    git(root, ["ls-files", "--others", "--exclude-standard", "-z", "--", folder]),
  ]);
  if (changed === undefined || fresh === undefined)
    throw new CouldNotRunError(`${label} cannot be compared with the work tree; run \`git status\` for the reason`);
  return `${changed}\0${fresh}`.split("\0").filter((path) => path !== "");
}

export async function filesOf(root: string, { sha }: Commit, files: readonly string[]): Promise<string[]> {
  const listed = (await git(root, ["ls-tree", "--name-only", "-z", sha, "--", ...files])) ?? "";
  return listed.split("\0").filter((path) => path !== "");
}

/** Extracts folders of a commit into another folder. Does not touch work tree or index. */
export async function materialise(
  root: string,
  { sha, label }: Commit,
  paths: string[],
  folder: string,
  isNeeded: (path: string) => boolean = () => true,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const index = { GIT_INDEX_FILE: join(folder, ".index") };
  const places = await git(root, ["rev-parse", "--show-toplevel", "--show-prefix"]);
  const [top, prefix = ""] = places?.split("\n") ?? [];
  if (top === undefined || (await git(top, ["read-tree", sha], index)) === undefined)
    throw new CouldNotRunError(`${label} cannot be read; run \`git fetch --unshallow origin\``);
  const listed = (await git(top, ["ls-files", "-z", "--", ...paths.map((path) => prefix + path)], index)) ?? "";
  const files = listed.split("\0").filter((path) => path !== "" && isNeeded(path.slice(prefix.length)));
  for (let at = 0; at < files.length; at += 500) {
    const written = await git(
      top,
      ["checkout-index", "--force", `--prefix=${folder}/`, "--", ...files.slice(at, at + 500)],
      index,
    );
    if (written === undefined) throw new CouldNotRunError(`${label} cannot be written to ${folder}`);
  }
  return join(folder, prefix);
}
