import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { UsageError } from "../errors.ts";
import type { JsonObject } from "../model/json.ts";
import { checkPath, isFile } from "../paths.ts";
import { usageOfTraffic } from "./from-traffic.ts";
import { usageOfTypes } from "./from-types.ts";
import { formatUsage, USAGE_FILE, type Usage } from "./usage.ts";

export const USAGE_HELP = `Writes what a consumer uses of an API: operations, parameters, members and compared values, with file and line.

Usage: assessment-api-review usage [FOLDER]                        TypeScript with generated types.
       assessment-api-review usage --har FILE --document FILE      recorded traffic in any language.

  FOLDER           folder with a tsconfig.json, or the path of one; default: this folder.
  --har FILE       recorded exchanges (HAR), from a browser or proxy; repeatable.
  --document FILE  the document of the recorded API (YAML or JSON).
  --name NAME      name of the consumer in reports; default: the package's or the folder's.
  --output FILE    default: ${USAGE_FILE} in the folder, - for standard output.
  --help           show this text

The file has at most 20 kB and contains no values of requests or responses except enum members. Commit it, or publish it
with the build: \`assessment-api-review --consumers\` reads it.
Exit code: 0 written, 2 could not run.
`;

const FLAGS = {
  har: { type: "string", multiple: true },
  document: { type: "string" },
  name: { type: "string" },
  output: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

interface Terminal {
  out(text: string): void;
  progress(line: string): void;
}

/** Runs `assessment-api-review usage`. Throws a UsageError or a CouldNotRunError. */
export async function runUsageCommand(
  args: readonly string[],
  root: string,
  read: (root: string, path: string) => Promise<JsonObject>,
  { out, progress }: Terminal,
): Promise<0> {
  const { values, positionals } = parse(args);
  if (values.help) {
    out(USAGE_HELP);
    return 0;
  }
  const { har = [], document, output } = values;
  const [folder = ".", ...more] = positionals;
  if (more.length > 0) throw new UsageError("name one folder; see usage --help");
  if (har.length > 0 !== (document !== undefined)) throw new UsageError("--har and --document need each other");
  const name = values.name ?? nameOf(resolve(root, folder));
  const file = resolve(root, output ?? join(document === undefined ? folder : ".", USAGE_FILE));
  if (document === undefined) checkPath("", root, folder, "read", isFile(resolve(root, folder)) ? "file" : "folder");
  else checkPath("--document", root, document, "read", "file");
  if (output !== undefined && output !== "-") checkPath("--output", root, output, "write", "file");
  let usage: Usage;
  if (document === undefined) usage = usageOfTypes(resolve(root, folder), name);
  else {
    const texts = new Map(har.map((file) => [relative(root, resolve(root, file)), textOf(root, file)]));
    usage = usageOfTraffic(texts, await read(root, relative(root, resolve(root, document))), name);
  }
  const text = formatUsage(usage);
  if (output === "-") {
    out(text);
    return 0;
  }
  writeFileSync(file, text);
  const operations = usage.apis.reduce((sum, { calls }) => sum + Object.keys(calls).length, 0);
  progress(
    `${relative(root, file)}: ${usage.consumer} calls ${operations} operations (${Buffer.byteLength(text)} bytes)`,
  );
  return 0;
}

function textOf(root: string, file: string): string {
  checkPath("--har", root, file, "read", "file");
  return readFileSync(resolve(root, file), "utf8");
}

function nameOf(path: string): string {
  const folder = path.endsWith(".json") ? dirname(path) : path;
  const manifest = join(folder, "package.json");
  const { name } = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, "utf8")) as { name?: string }) : {};
  return name ?? basename(folder);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, strict: true, allowPositionals: true });
  } catch (error) {
    const [message = ""] = (error as Error).message.split(/\. (?=To specify)/);
    throw new UsageError(`${message.charAt(0).toLowerCase()}${message.slice(1)}; see usage --help`);
  }
}
