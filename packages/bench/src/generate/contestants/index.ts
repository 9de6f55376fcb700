import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { root, type Version } from "../../documents.ts";

interface Contestant {
  label: string;
  /** Lays out, before the clock starts, what the processes need in the folder. */
  prepare?(folder: string): void;
  /** The Node processes of one run, started one after the other: each a program with its arguments. */
  processes(folder: string, versions: readonly Version[]): string[][];
}

const program = (name: string) => (folder: string, versions: readonly Version[]) => [
  [join(import.meta.dirname, `${name}.ts`), folder, ...versions],
];

/** Generators of TypeScript clients. All but our own write one folder per version. */
export const contestants = {
  "openapi-typescript": { label: "openapi-typescript alone", processes: program("openapi-typescript") },
  "openapi-typescript-specs": {
    label: "openapi-typescript alone, from specs/",
    processes: program("openapi-typescript-specs"),
  },
  "assessment-api": { label: "Assessment API, from the bundled documents", processes: program("assessment-api") },
  pipeline: {
    label: "Assessment API, from specs/, server stubs too",
    // The script writes beside itself: in a copy of its surroundings it leaves the workspace alone.
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
  "hey-api": { label: "@hey-api/openapi-ts", processes: program("hey-api") },
  orval: { label: "orval", processes: program("orval") },
} satisfies Record<string, Contestant>;

export type ContestantName = keyof typeof contestants;

export const contestant = (name: ContestantName): Contestant => contestants[name];
