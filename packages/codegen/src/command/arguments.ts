import { parseArgs } from "node:util";
import { defaultRuntime } from "../files.ts";
import { type AdapterName, adapters } from "../server/adapters.ts";
import type { Job } from "./job.ts";
import { UsageError } from "./usage-error.ts";

export const help = `Generates TypeScript from a document of OpenAPI 3.0 to 3.2, or of Swagger 2.0, and the files that it refers to.

Usage: assessment-api-codegen <openapi.json|openapi.yaml|-> --out DIR [options]
       assessment-api-codegen [--config FILE] [options]

  -                 in the place of a file: the document comes from the standard input

  --out DIR         where the files go; made if it is not there
  --client          only the typed client: schema.d.ts, models, requests, webhooks
  --server          only the server stubs: schema.d.ts, operations, routes, validators
  --adapter NAME    what the server stands on: fastify (default), or fetch: a function from Request to Response,
                    for Hono, Bun, Deno, Workers, Next and service workers
  --runtime NAME    package with the types of the generated tables (default: ${defaultRuntime})
  --file URL=PATH   the file that has what stands at a URL, for references to it; may be repeated
  --overlay FILE    an overlay (OpenAPI Overlay 1.x) to apply; may be repeated
  --config FILE     several documents, each with options of its own; without it and without a document,
                    assessment-api-codegen.config.ts, .mts, .js or .mjs of this folder
  --strict          refuse a document that is not as OpenAPI wants it, instead of telling what is assumed
  --check           write nothing; name the files that differ from what would be written
  --watch           go on, and generate again what depends on a file that was edited
  --help            this text

Without --client and --server, both are generated; where one of them cannot be, the other one is written.
Exit code: 0 fine, 1 a side cannot be generated or files differ (--check), 2 could not run.
`;

const ofDocument = {
  out: { type: "string" },
  client: { type: "boolean" },
  server: { type: "boolean" },
  adapter: { type: "string" },
  runtime: { type: "string" },
  file: { type: "string", multiple: true },
  overlay: { type: "string", multiple: true },
} as const;

const options = {
  ...ofDocument,
  config: { type: "string" },
  strict: { type: "boolean" },
  check: { type: "boolean" },
  watch: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** What the command line asks for: one document, or those of a configuration. */
export interface Arguments {
  help: boolean;
  check: boolean;
  watch: boolean;
  strict: boolean;
  job: Job | undefined;
  config: string | undefined;
}

export function parseArguments(args: string[]): Arguments {
  const { values, positionals } = parse(args);
  const { help = false, check = false, watch = false, strict = false, config } = values;
  const [document, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`One document at a time; "${more[0]}" is one too many`);
  if (check && watch) throw new UsageError("--check writes nothing, so that there is nothing to watch for");
  const given = { help, check, watch, strict, config };
  if (document === undefined || help) {
    const own = Object.keys(ofDocument).find((name) => values[name as keyof typeof ofDocument] !== undefined);
    if (own !== undefined && !help)
      throw new UsageError(config ? `--${own} stands in the configuration` : "Which document? Name one file");
    return { ...given, job: undefined };
  }
  if (config !== undefined)
    throw new UsageError(`The configuration names the documents; "${document}" is one too many`);
  if (watch && document === "-") throw new UsageError("The standard input is read once; --watch needs a file");
  return { ...given, job: jobOf(document, strict, values) };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split(". ")[0]);
  }
}

const isAdapter = (name: string): name is AdapterName => Object.hasOwn(adapters, name);

function jobOf(document: string, strict: boolean, values: ReturnType<typeof parse>["values"]): Job {
  const { out, client, server, adapter = "fastify", runtime = defaultRuntime, overlay = [] } = values;
  if (/^https?:/i.test(document))
    throw new UsageError(`A document is read from a file; fetch it first: curl -fL -o openapi.json "${document}"`);
  if (out === undefined) throw new UsageError("Where to? --out DIR is missing");
  if (!isAdapter(adapter)) throw new UsageError(`--adapter is ${Object.keys(adapters).join(" or ")}, not "${adapter}"`);
  const sides =
    client === server ? (["client", "server"] as const) : client ? (["client"] as const) : (["server"] as const);
  return { document, out, sides, adapter, runtime, strict, files: filesOf(values.file), overlays: overlay };
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
