import { parseArgs } from "node:util";
import { defaultRuntime } from "../files.ts";
import { type AdapterName, adapters } from "../server/adapters.ts";
import { UsageError } from "./errors.ts";
import { type Job, sidesOf } from "./job.ts";

export const help = `Generates TypeScript from OpenAPI 3.0 to 3.2 or Swagger 2.0, including referenced files.

Usage: assessment-api-codegen <openapi.json|openapi.yaml|-> --out DIR [options]
       assessment-api-codegen [--config FILE] [options]

  -                 read the document from standard input

  --out DIR         output folder; created if missing
  --client          generate only the typed client: schema.d.ts, models, requests, webhooks
  --server          generate only the server stubs: schema.d.ts, operations, routes, validators
  --msw             generate only MSW handlers: schema.d.ts, msw, stateful, operations, routes, validators
  --adapter NAME    server adapter: fastify (default), or fetch for Hono, Bun, Deno, Workers, Next and
                    service workers
  --runtime NAME    package with the types of the generated tables (default: ${defaultRuntime})
  --file URL=PATH   local file for references to a URL; repeatable
  --overlay FILE    overlay (OpenAPI Overlay 1.x) to apply; repeatable
  --config FILE     configuration of several documents; default without a document:
                    assessment-api-codegen.config.ts, .mts, .js or .mjs in the current folder
  --strict          fail on invalid OpenAPI instead of reporting assumptions
  --check           write nothing; list the files that would change
  --watch           regenerate after edits
  --help            show this text

Without --client, --server and --msw, client and server are generated. If one side fails, the other is still written.
Exit code: 0 fine, 1 a side cannot be generated or files differ (--check), 2 could not run.
`;

const ofDocument = {
  out: { type: "string" },
  client: { type: "boolean" },
  server: { type: "boolean" },
  msw: { type: "boolean" },
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
  if (more.length > 0) throw new UsageError(`Only one document is allowed; remove "${more[0]}"`);
  if (check && watch) throw new UsageError("--check writes nothing, so it cannot be combined with --watch");
  const given = { help, check, watch, strict, config };
  if (document === undefined || help) {
    const own = Object.keys(ofDocument).find((name) => values[name as keyof typeof ofDocument] !== undefined);
    if (own !== undefined && !help)
      throw new UsageError(config ? `--${own} belongs in the configuration` : "No document given; name a file");
    return { ...given, job: undefined };
  }
  if (config !== undefined) throw new UsageError(`The configuration names the documents; remove "${document}"`);
  if (watch && document === "-") throw new UsageError("--watch needs a file; standard input is read once");
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
  const { out, adapter = "fastify", runtime = defaultRuntime, overlay = [] } = values;
  if (/^https?:/i.test(document))
    throw new UsageError(`The document must be a file; fetch it first: curl -fL -o openapi.json "${document}"`);
  if (out === undefined) throw new UsageError("The output folder is missing; add --out DIR");
  if (!isAdapter(adapter))
    throw new UsageError(`--adapter must be ${Object.keys(adapters).join(" or ")}, not "${adapter}"`);
  const [sides, files] = [sidesOf(values), filesOf(values.file)];
  return { document, out, sides, adapter, runtime, strict, files, overlays: overlay };
}

function filesOf(given: readonly string[] = []): Record<string, string> {
  const pairs = given.map((pair): [string, string] => {
    const equals = pair.lastIndexOf("=");
    if (equals < 1) throw new UsageError(`--file must be URL=PATH, not "${pair}"`);
    return [pair.slice(0, equals), pair.slice(equals + 1)];
  });
  return Object.fromEntries(pairs);
}
