/**
 * Reports production dependencies that are deprecated or had no release for a year, for the nightly run. Exit code: 0 fine, 1 findings, 2
 * the registry is not available.
 */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { packageFolders } from "./release/packages.ts";

const root = join(import.meta.dirname, "..");
const PAGE = "docs/decisions/dependencies.md";
const YEAR = 365 * 24 * 60 * 60 * 1000;

export function productionDependencies(): string[] {
  const names = packageFolders().flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(join(root, "packages", folder, "package.json"), "utf8"));
    return manifest.private ? [] : Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  });
  return [...new Set(names)].filter((name) => !name.startsWith("@assessment-api/")).sort();
}

export interface Row {
  readonly name: string;
  /** Month of the last release, such as `2026-03`. */
  readonly released: string;
  readonly cells: readonly string[];
  /** Whether docs/decisions/dependencies.md declares a year without a release, or the deprecation, as known. */
  readonly isQuiet: boolean;
}

export function rowsOf(page: string): Row[] {
  return [...page.matchAll(/^\| `([^`]+)` \| (\d{4}-\d{2})( \(quiet\))? \|(.*)\|$/gm)].map(
    ([, name = "", released = "", quiet, rest = ""]) => ({
      name,
      released,
      cells: rest.split("|").map((cell) => cell.trim()),
      isQuiet: quiet !== undefined,
    }),
  );
}

export interface Published {
  readonly version: string;
  readonly time: Readonly<Record<string, string>>;
  readonly deprecated?: string;
}

/** Returns the reason for a finding. `now` in milliseconds. */
export function concernOf({ version, time, deprecated }: Published, now: number): string | undefined {
  if (deprecated) return `is deprecated: ${deprecated}`;
  const last = Date.parse(time[version] ?? "");
  if (Number.isNaN(last)) return `has no date of its latest release, ${version}`;
  return now - last < YEAR
    ? undefined
    : `has had no release since ${new Date(last).toISOString().slice(0, 10)} (${version})`;
}

const run = promisify(execFile);

async function ask(name: string): Promise<Published> {
  const { stdout } = await run("pnpm", ["view", name, "version", "time", "deprecated", "--json"], { cwd: root });
  return JSON.parse(stdout);
}

async function main(): Promise<number> {
  const quiet = new Set(
    rowsOf(readFileSync(join(root, PAGE), "utf8")).flatMap(({ name, isQuiet }) => (isQuiet ? [name] : [])),
  );
  let findings = 0;
  for (const name of productionDependencies()) {
    let published: Published;
    try {
      published = await ask(name);
    } catch (error) {
      const [reason = ""] = String((error as { stderr?: string }).stderr || (error as Error).message).split("\n");
      console.error(`dependencies: the registry did not respond for ${name}: ${reason}`);
      return 2;
    }
    const concern = concernOf(published, Date.now());
    if (concern === undefined) continue;
    const isKnown = quiet.has(name);
    if (!isKnown) findings += 1;
    console.log(`${isKnown ? "known  " : "FINDING"} ${name} ${concern}`);
  }
  if (findings > 0)
    console.log(`Replace them, or give the reason in ${PAGE}: "(quiet)" after the month of the release.`);
  return findings > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = await main();
