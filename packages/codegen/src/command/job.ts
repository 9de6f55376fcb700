import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadFile } from "../document/load.ts";
import type { Document } from "../document/openapi.ts";
import { DocumentError } from "../document/problems.ts";
import { clientFiles, type Files, serverFiles } from "../files.ts";
import type { AdapterName } from "../server/adapters.ts";
import { checkPath } from "./errors.ts";
import { Notices } from "./notices.ts";

export const allSides = ["client", "server", "msw"] as const;
export type Side = (typeof allSides)[number];

export function sidesOf(options: Partial<Record<Side, boolean | undefined>>): readonly Side[] {
  const given = allSides.filter((side) => options[side]);
  return given.length > 0 ? given : ["client", "server"];
}

export interface Job {
  document: string;
  out: string;
  sides: readonly Side[];
  adapter: AdapterName;
  runtime: string;
  files: Readonly<Record<string, string>>;
  overlays: readonly string[];
  strict: boolean;
}

export interface Outcome {
  code: 0 | 1;
  lines: string[];
  written: string[];
  /** Paths of all inputs, including missing files. */
  read: string[];
}

/**
 * Generates the files of a document and writes the changed ones; with `check`, lists them.
 * @throws PathError, and file system errors
 */
export async function runJob(job: Job, check: boolean): Promise<Outcome> {
  checkPaths(job, check);
  const outcome: Outcome = { code: 0, lines: [], written: [], read: [] };
  const notices = new Notices(job.document);
  try {
    const { files: known, overlays } = job;
    const document = loadFile(job.document, {
      tell: notices.tell,
      files: known,
      overlays,
      read: (path) => outcome.read.push(path),
    });
    const { files, refused } = await generate(document, job, notices);
    outcome.lines.push(...notices.lines(), ...refused);
    const isRefused = (job.strict && notices.some) || Object.keys(files).length === 0;
    if (refused.length > 0 || isRefused) outcome.code = 1;
    if (isRefused) return outcome;
    const stale = Object.entries(files).filter(([name, text]) => textOf(join(job.out, name)) !== text);
    const left = leftOver(files, job.out);
    if (check && stale.length + left.length > 0) outcome.code = 1;
    if (check) {
      outcome.lines.push(...stale.map(([name]) => difference(join(job.out, name))));
      outcome.lines.push(...left.map((path) => `${path} is no longer generated`));
    } else {
      outcome.written = write(stale, job.out);
      for (const path of left) rmSync(path);
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    outcome.code = 1;
    outcome.lines = linesOf(error, job.document);
  }
  return outcome;
}

function checkPaths({ document, overlays, files, out }: Job, check: boolean): void {
  if (document !== "-") checkPath("", document, "read", "file");
  for (const overlay of overlays) checkPath("overlay ", overlay, "read", "file");
  for (const file of Object.values(files)) checkPath("file ", file, "read", "file");
  if (!check) checkPath("output folder ", out, "write", "folder");
  else if (existsSync(out)) checkPath("output folder ", out, "read", "folder");
}

const linesOf = ({ problems }: DocumentError, path: string, side = "") =>
  problems.map(({ pointer, problem }) =>
    pointer === path ? `${path}: ${problem}` : `${path}: ${side}${pointer}: ${problem}`,
  );

async function generate(document: Document, { sides, adapter, runtime }: Job, { tell, path }: Notices) {
  const files: Files = {};
  const refused: string[] = [];
  const msw = sides.includes("msw");
  for (const side of sides) {
    if (side === "msw" && sides.includes("server")) continue;
    try {
      const types = !Object.hasOwn(files, "schema.d.ts");
      Object.assign(
        files,
        side === "client"
          ? await clientFiles(document, runtime)
          : await serverFiles(
              document,
              { runtime, types, msw, adapter: side === "server" ? adapter : undefined },
              { tell },
            ),
      );
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      refused.push(...linesOf(error, path, sides.length > 1 ? `no ${side}: ` : ""));
    }
  }
  return { files, refused };
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

function leftOver(files: Files, out: string): string[] {
  const folders = [...new Set(Object.keys(files).map(dirname))].filter((folder) => folder !== ".");
  return folders.flatMap((folder) =>
    (existsSync(join(out, folder)) ? readdirSync(join(out, folder)) : [])
      .filter((name) => /\.gen\.ts$/.test(name) && !Object.hasOwn(files, `${folder}/${name}`))
      .map((name) => join(out, folder, name)),
  );
}

function write(files: readonly [string, string][], folder: string): string[] {
  return files.map(([name, text]) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  });
}

const difference = (path: string) =>
  `${path} ${existsSync(path) ? "differs from what the document generates" : "is missing"}`;
