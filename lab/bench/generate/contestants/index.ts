import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { BenchError } from "../../benchmark.ts";
import { documentPath, root, type Version } from "../../documents.ts";

interface Contestant {
  label: string;
  /** Creates fixtures of the processes before the measurement. */
  prepare?(folder: string, versions: readonly Version[]): void;
  /** The processes run in sequence. */
  processes(folder: string, versions: readonly Version[]): string[][];
}

const program = (name: string) => (folder: string, versions: readonly Version[]) => [
  [join(import.meta.dirname, `${name}.ts`), folder, ...versions],
];

const built = join(root, "packages/codegen/node_modules/.cache/bench");

/** The published command (JavaScript), built once per process. */
let isBuilt = false;
function build(): void {
  if (isBuilt) return;
  isBuilt = true;
  const tsc = join(root, "packages/codegen/node_modules/typescript/bin/tsc");
  const args = [tsc, "-p", join(root, "packages/codegen/tsconfig.build.json"), "--outDir", join(built, "dist")];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new BenchError(`codegen was not built:\n${stdout}`);
  cpSync(join(root, "packages/codegen/package.json"), join(built, "package.json"));
}

const published = (label: string, documentOf: (version: Version) => string): Contestant => ({
  label,
  prepare(folder, versions) {
    build();
    const documents = versions.map((version) => ({
      document: documentOf(version),
      out: join(folder, version),
      strict: true,
    }));
    writeFileSync(join(folder, "config.mjs"), `export default ${JSON.stringify({ documents })};`);
  },
  processes: (folder) => [[join(built, "dist/cli.js"), "--config", join(folder, "config.mjs")]],
});

/** TypeScript client generators. All except ours write one folder per version. */
export const contestants = {
  "openapi-typescript": { label: "openapi-typescript alone", processes: program("openapi-typescript") },
  "openapi-typescript-specs": {
    label: "openapi-typescript alone, from specs/",
    processes: program("openapi-typescript-specs"),
  },
  "assessment-api": { label: "Assessment API, from the bundled documents", processes: program("assessment-api") },
  pipeline: {
    label: "Assessment API, from specs/, server stubs too",
    // The script writes next to itself, so it runs in a copy.
    prepare(folder) {
      for (const name of ["scripts", "specs", "package.json"]) {
        cpSync(join(root, name), join(folder, name), {
          recursive: true,
          filter: (path) => basename(path) !== "node_modules",
        });
      }
      mkdirSync(join(folder, "packages"));
      symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    },
    processes: (folder, versions) => [[join(folder, "scripts/generate.ts"), "--no-lint", ...versions]],
  },
  published: published("Assessment API as published, from specs/, server stubs too", (version) =>
    join(root, "specs", version, "openapi.yaml"),
  ),
  "published-bundled": published(
    "Assessment API as published, from the bundled documents, server stubs too",
    documentPath,
  ),
  "hey-api": { label: "@hey-api/openapi-ts", processes: program("hey-api") },
  orval: { label: "orval", processes: program("orval") },
} satisfies Record<string, Contestant>;

export type ContestantName = keyof typeof contestants;

export const contestant = (name: ContestantName): Contestant => contestants[name];
