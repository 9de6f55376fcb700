import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "./packages.ts";

/** Runs commands in a folder in sequence. */
export interface Shell {
  folder: string;
  /** Returns the output. Throws an Error with the output if the command fails. */
  run(command: string, ...args: string[]): Promise<string>;
  read(path: string): string;
  /** Replaces a text. Throws if the file does not contain the text. */
  edit(path: string, from: string, to: string): void;
}

export function shellIn(folder: string, env: NodeJS.ProcessEnv): Shell {
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  return {
    folder,
    async run(command, ...args) {
      const line = [command, ...args].join(" ");
      const start = Date.now();
      process.stderr.write(`  → ${line} …`);
      try {
        const options = {
          cwd: folder,
          env: { ...process.env, NO_COLOR: "1", CI: "true", GITHUB_ACTIONS: "", ...env },
          maxBuffer: 2 ** 26,
        };
        const { stdout, stderr } = await promisify(execFile)(command, args, options);
        process.stderr.write(` ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
        return stdout + stderr;
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        process.stderr.write(" failed\n");
        throw new Error(`${line} failed in ${folder}\n${stdout}\n${stderr}`);
      }
    },
    read,
    edit(path, from, to) {
      const text = read(path);
      if (!text.includes(from)) throw new Error(`${path} does not hold:\n${from}`);
      writeFileSync(join(folder, path), text.replace(from, to));
    },
  };
}

const identity = ["-c", "user.name=Release test", "-c", "user.email=release@example.com"];

export const commit = (shell: Shell, message: string): Promise<string> =>
  shell.run("git", "add", "-A").then(() => shell.run("git", ...identity, "commit", "-m", message));

/** Repository address for tests until the repository is published. */
export const inventedRepository = "https://github.com/example/assessment-api";

/** Clones the work tree with uncommitted files. The origin has all files in one commit. */
export async function cloneAsItIs(folder: string, env: NodeJS.ProcessEnv): Promise<Shell> {
  const origin = shellIn(join(folder, "origin"), env);
  const list = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: root, encoding: "utf8" });
  for (const path of list.split("\0").filter((one) => one && existsSync(join(root, one))))
    cpSync(join(root, path), join(origin.folder, path));
  mkdirSync(origin.folder, { recursive: true });
  const manifest = JSON.parse(origin.read("package.json"));
  const repository = manifest.repository ?? inventedRepository;
  writeFileSync(join(origin.folder, "package.json"), `${JSON.stringify({ ...manifest, repository }, null, 2)}\n`);
  await origin.run("git", "init", "--initial-branch=main");
  await commit(origin, "chore: all of it");
  const clone = shellIn(join(folder, "clone"), env);
  await shellIn(folder, env).run("git", "clone", origin.folder, clone.folder);
  // Tags also need an author.
  await clone.run("git", "config", "user.name", "Release test");
  await clone.run("git", "config", "user.email", "release@example.com");
  return clone;
}
