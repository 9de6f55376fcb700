import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isObject, parseJson } from "../document/json.ts";
import { type Finding, identityOf } from "../findings/finding.ts";
import { CouldNotRunError, type ProbeReport } from "../findings/outcome.ts";
import { memberOf } from "../report/telling.ts";
import { checkPath } from "./command-line.ts";

interface FindingFile {
  args: string[];
  check?: string | undefined;
  title: string;
  finding: Finding;
}

const NOT_KEPT = [
  "api-key",
  "other-api-key",
  "credential",
  "document-header",
  "report",
  "output",
  "findings",
  "baseline",
  "record",
  "check",
];
const SWITCHES = ["write", "record", "help"];

export function splitArgs(args: readonly string[]): string[] {
  const flags: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const flag = args[index] ?? "";
    const value = args[index + 1];
    const takesNext = flag.startsWith("--") && !flag.includes("=") && value !== undefined && !value.startsWith("--");
    if (takesNext && !SWITCHES.includes(nameOf(flag))) {
      flags.push(`${flag}=${value}`);
      index += 1;
    } else flags.push(flag);
  }
  return flags;
}

export const nameOf = (flag: string): string => flag.replace(/^--/, "").replace(/=.*$/s, "");

export async function writeFindings(
  folder: string,
  reports: readonly ProbeReport[],
  args: readonly string[],
): Promise<number> {
  const kept = splitArgs(args).filter((flag) => !NOT_KEPT.includes(nameOf(flag)));
  const files = new Map<string, FindingFile>();
  for (const { document, baseUrl, outcomes } of reports) {
    const any = kept.some((flag) => nameOf(flag) === "document");
    const target = [...(any ? [] : [`--version=${document.name}`]), `--base-url=${baseUrl}`];
    const others = kept.filter((flag) => !["version", "base-url"].includes(nameOf(flag)));
    for (const { check, title, findings } of outcomes)
      for (const finding of findings) {
        const name = `${any ? "" : `${document.name}-`}${fileName(finding)}`;
        if (!files.has(name)) files.set(name, { args: [...target, ...others], check, title, finding });
      }
  }
  try {
    await mkdir(folder, { recursive: true });
    for (const [name, file] of files) await writeFile(join(folder, name), `${JSON.stringify(file, null, 2)}\n`);
  } catch (error) {
    throw new CouldNotRunError(`the findings cannot be written to ${folder}: ${(error as Error).message}`, {
      cause: error,
    });
  }
  return files.size;
}

function fileName(finding: Finding): string {
  const words = [finding.operation ?? "document", finding.check, memberOf(finding)].join(" ");
  const hash = createHash("sha256").update(identityOf(finding)).digest("hex").slice(0, 6);
  return `${words
    .trim()
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80)}-${hash}.json`;
}

export async function readFinding(file: string): Promise<FindingFile> {
  checkPath("replay:", file, "read", "file");
  const bytes = await readFile(file).catch((error: Error) => {
    throw new CouldNotRunError(`${file} cannot be read: ${error.message}`, { cause: error });
  });
  const value = parseJson(bytes);
  if (!isObject(value) || !isObject(value.finding) || !Array.isArray(value.args))
    throw new CouldNotRunError(`${file} is not a file of --findings`);
  return value as unknown as FindingFile;
}
