import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadFile } from "../document/load.ts";
import type { Document } from "../document/openapi.ts";
import { DocumentError } from "../document/problems.ts";
import { generateClient, generateServer } from "../index.ts";
import { type AdapterName, adapters } from "../server/adapters.ts";
import { Told } from "./told.ts";

const help = `Generates TypeScript from a document of OpenAPI 3.1 or 3.0, or of Swagger 2.0, and the files that it refers to.

Usage: assessment-api-codegen <openapi.json|openapi.yaml|-> --out DIR [options]

  -                 in the place of a file: the document comes from the standard input

  --out DIR         where the files go; made if it is not there
  --client          only the typed client: schema.d.ts, models, requests, webhooks
  --server          only the server stubs: schema.d.ts, operations, routes, validators
  --adapter NAME    what the server stands on: fastify (default), or fetch: a function from Request to Response,
                    for Hono, Bun, Deno, Workers, Next and service workers
  --runtime NAME    package with the types of the generated tables (default: @assessment-api/runtime)
  --file URL=PATH   the file that has what stands at a URL, for references to it; may be repeated
  --strict          refuse a document that is not as OpenAPI wants it, instead of telling what is assumed
  --check           write nothing; name the files that differ from what would be written
  --help            this text

Without --client and --server, both are generated; where one of them cannot be, the other one is written.
Exit code: 0 fine, 1 a side cannot be generated or files differ (--check), 2 could not run.
`;

/** A mistake that a user can mend on the command line; `message` is one line. */
class UsageError extends Error {}

const options = {
  out: { type: "string" },
  client: { type: "boolean" },
  server: { type: "boolean" },
  adapter: { type: "string" },
  runtime: { type: "string" },
  file: { type: "string", multiple: true },
  strict: { type: "boolean" },
  check: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split(". ")[0]);
  }
}

/** The path of each URL that is given one. */
function filesOf(given: readonly string[] = []): Record<string, string> {
  const pairs = given.map((pair): [string, string] => {
    const equals = pair.lastIndexOf("=");
    if (equals < 1) throw new UsageError(`--file is URL=PATH, not "${pair}"`);
    return [pair.slice(0, equals), pair.slice(equals + 1)];
  });
  return Object.fromEntries(pairs);
}

type Print = (line: string) => void;

const isAdapter = (name: string): name is AdapterName => Object.hasOwn(adapters, name);

/** Runs the command; the result is the exit code. Prints by `out` and `err`, without the line break. */
export async function run(args: string[], out: Print = console.log, err: Print = console.error): Promise<0 | 1 | 2> {
  let path: string | undefined;
  try {
    const { values, positionals } = parse(args);
    if (values.help) {
      out(help.trimEnd());
      return 0;
    }
    const [document, ...more] = positionals;
    path = document;
    if (path === undefined) throw new UsageError("Which document? Name one file");
    if (more.length > 0) throw new UsageError(`One document at a time; "${more[0]}" is one too many`);
    if (/^https?:/i.test(path))
      throw new UsageError(`A document is read from a file; fetch it first: curl -fL -o openapi.json "${path}"`);
    if (values.out === undefined) throw new UsageError("Where to? --out DIR is missing");
    const { adapter = "fastify" } = values;
    if (!isAdapter(adapter))
      throw new UsageError(`--adapter is ${Object.keys(adapters).join(" or ")}, not "${adapter}"`);
    const told = new Told(path);
    const loaded = loadFile(path, { tell: told.tell, files: filesOf(values.file) });
    const sides =
      values.client === values.server
        ? (["client", "server"] as const)
        : values.client
          ? (["client"] as const)
          : (["server"] as const);
    const { files, refused } = await generate(loaded, sides, told, {
      adapter,
      ...(values.runtime && { runtime: values.runtime }),
    });
    for (const line of [...told.lines(), ...refused]) err(line);
    if ((values.strict && told.some) || Object.keys(files).length === 0) return 1;
    const code = values.check ? check(files, values.out, err) : write(files, values.out);
    return refused.length > 0 ? 1 : code;
  } catch (error) {
    if (error instanceof DocumentError) {
      for (const line of linesOf(error, path ?? "")) err(line);
      return 1;
    }
    const system = error as NodeJS.ErrnoException;
    if (error instanceof UsageError) err(`${error.message}. See assessment-api-codegen --help.`);
    else if (system.code === "ENOENT") err(`${system.path} does not exist.`);
    else if (system.code === "EISDIR") err(`${path} is a folder; name the document in it.`);
    else if (system.syscall) err(system.message);
    else throw error;
    return 2;
  }
}

/** A line for each problem; what is wrong with the text as a whole stands at the file itself. */
const linesOf = ({ problems }: DocumentError, path: string, side = "") =>
  problems.map(({ pointer, problem }) =>
    pointer === path ? `${path}: ${problem}` : `${path}: ${side}${pointer}: ${problem}`,
  );

/** The files of each side that can be generated, and lines that say why another one cannot. */
async function generate(
  document: Document,
  sides: readonly ("client" | "server")[],
  told: Told,
  { adapter, ...more }: { adapter: AdapterName; runtime?: string },
) {
  const files: Record<string, string> = {};
  const refused: string[] = [];
  for (const side of sides) {
    const options = { ...more, tell: told.tell };
    try {
      const types = !Object.hasOwn(files, "schema.d.ts");
      Object.assign(
        files,
        await (side === "client"
          ? generateClient(document, options)
          : generateServer(document, { ...options, adapter, types })),
      );
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      refused.push(...linesOf(error, told.path, sides.length > 1 ? `no ${side}: ` : ""));
    }
  }
  return { files, refused };
}

function write(files: Record<string, string>, folder: string): 0 {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return 0;
}

function check(files: Record<string, string>, folder: string, err: Print): 0 | 1 {
  const read = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);
  const stale = Object.entries(files).filter(([name, text]) => read(join(folder, name)) !== text);
  for (const [name] of stale)
    err(
      `${join(folder, name)} ${existsSync(join(folder, name)) ? "differs from what the document generates" : "is missing"}`,
    );
  return stale.length > 0 ? 1 : 0;
}
