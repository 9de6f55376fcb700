import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { refusedPorts } from "@assessment-api/runtime/ports";
import { MockError } from "./errors.ts";
import type { RunningMock } from "./server.ts";
import { selectVersions, versionNames } from "./versions.ts";

const definitions = {
  port: { type: "string", short: "p" },
  host: { type: "string" },
  only: { type: "string" },
  specs: { type: "string" },
  dynamic: { type: "boolean" },
  watch: { type: "boolean" },
  quiet: { type: "boolean", short: "q" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const;

interface CommandOptions {
  readonly port: number;
  readonly host: string;
  readonly only: string[] | undefined;
  /** Folder with a folder for each version. */
  readonly specs: string | undefined;
  readonly dynamic: boolean;
  readonly watch: boolean;
  readonly quiet: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

const help = `Usage: assessment-api-mock [options]

Responds to every operation of the Assessment API with the examples of its documents, all versions on one port.

Options:
  -p, --port PORT    port to listen on, 0 for a free one (default 4020)
      --host HOST    address to listen on (default 127.0.0.1, this machine only)
      --only LIST    versions to serve, like v1,v2 (default all)
      --dynamic      made-up data that fits the schemas, instead of the examples
      --watch        reload when a document changes (in a checkout, or with --specs)
      --specs DIR    serve DIR/v1/openapi.yaml and so on instead of the published documents
  -q, --quiet        no line per request
  -h, --help         this text
      --version      version of the mock

Per request: "Prefer: code=404", "Prefer: example=name", "Prefer: delay=500", "Prefer: dynamic=true", or several, separated by commas.
Exit code: 0 stopped by a signal, 2 could not run.
`;

/** @throws MockError for an unknown option or an invalid value. */
function readOptions(args: readonly string[]): CommandOptions {
  const values = parse(args);
  return {
    port: portOf(values.port ?? "4020"),
    host: values.host ?? "127.0.0.1",
    only: values.only?.split(",").map((name) => name.trim()),
    specs: values.specs,
    dynamic: values.dynamic ?? false,
    watch: values.watch ?? false,
    quiet: values.quiet ?? false,
    help: values.help ?? false,
    version: values.version ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: definitions, strict: true }).values;
  } catch (error) {
    // Node adds sentences about positional arguments, which this command does not take.
    const [message = ""] = (error as Error).message.split(". ");
    throw new MockError(`${(message.split("\n")[0] ?? "").replace(/\.$/, "")}; see --help`);
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new MockError(`--port is a number from 0 to 65535, not ${text}`);
  if (refusedPorts.has(port))
    throw new MockError(`--port ${text} is one of those that browsers and fetch refuse; choose another one`);
  return port;
}

/** Runs the command until SIGINT or SIGTERM. Resolves to the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args);
    if (options.help) process.stdout.write(help);
    else if (options.version) console.log(packageVersion());
    else await serve(options);
    return 0;
  } catch (error) {
    if (!(error instanceof MockError)) throw error;
    console.error(`assessment-api-mock: ${error.message}`);
    return 2;
  }
}

async function serve(options: CommandOptions): Promise<void> {
  const { port, host, only, dynamic, watch, quiet } = options;
  selectVersions(only);
  const specs = specFiles(options);
  // Prism takes most of the start time. `--help` and usage errors do not load it.
  const { startMock } = await import("./server.ts");
  const mock = await startMock({
    port,
    host,
    dynamic,
    watch,
    log: !quiet,
    ...(only && { only }),
    ...(specs && { specs }),
  });
  // Scripts may send a signal as soon as they see the start screen.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  console.log(startScreen(mock, watch));
  await stopped;
  await mock.close();
}

/** Returns the root files in the folder of `--specs`, or in the checkout with `--watch`; otherwise undefined. */
function specFiles({ specs, watch, only }: CommandOptions): Record<string, string> | undefined {
  if (specs === undefined && !watch) return undefined;
  const folder = specs ?? checkoutSpecs();
  if (folder === undefined) {
    throw new MockError("--watch needs a checkout of the repository, or --specs with a folder of documents");
  }
  const names = only ?? versionNames;
  return Object.fromEntries(names.map((name) => [name, join(folder, name, "openapi.yaml")]));
}

function checkoutSpecs(): string | undefined {
  const folder = fileURLToPath(new URL("../../../specs", import.meta.url));
  const found = versionNames.some((name) => existsSync(join(folder, name, "openapi.yaml")));
  return found ? relative(process.cwd(), folder) || "." : undefined;
}

function packageVersion(): string {
  return JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version;
}

/** Returns the text printed after the start: addresses and a command for each version. */
function startScreen({ url, urls, samples }: RunningMock, watch: boolean): string {
  const rows = Object.entries(urls).flatMap(([name, baseUrl]) => [
    "",
    `  ${name.toUpperCase()}  ${baseUrl}  (documentation: ${url}/docs/${name})`,
    ...(samples[name as keyof typeof samples] ?? "").split("\n").map((line) => `      ${line}`),
  ]);
  const end = watch ? "Watching the documents. Stop with Ctrl+C." : "Stop with Ctrl+C.";
  return ["Assessment API mock", ...rows, "", `  All operations and examples: ${url}/`, "", end].join("\n");
}
