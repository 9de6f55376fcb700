import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { refusedPorts } from "@assessment-api/runtime/ports";
import { defaultNames } from "./defaults.ts";
import type { Spec } from "./documents.ts";
import { MockError } from "./errors.ts";
import type { RunningMock } from "./server.ts";

const definitions = {
  port: { type: "string", short: "p" },
  host: { type: "string" },
  only: { type: "string" },
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
  /** Documents of the command line: one, several by prefix, or undefined. */
  readonly documents: string | Record<string, string> | undefined;
  readonly dynamic: boolean;
  readonly watch: boolean;
  readonly quiet: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

const help = `Usage: assessment-api-mock [options] [DOCUMENT | PREFIX=DOCUMENT …]

Responds to every operation of OpenAPI documents with their examples. A document is a file (YAML or JSON), a folder with a root file
such as openapi.yaml, or a URL. One document is served at the root, several under their prefixes. Without documents, serves V1, V2 and
V3 of the Assessment API.

  assessment-api-mock openapi.yaml
  assessment-api-mock shop=shop.yaml stock=./stock/openapi.json

Options:
  -p, --port PORT    port to listen on, 0 for a free one (default 4020)
      --host HOST    address to listen on (default 127.0.0.1, this machine only)
      --only LIST    prefixes to serve, like v1,v2 (default all)
      --dynamic      generated data that fits the schemas, instead of the examples
      --watch        reload a document after each change
  -q, --quiet        no line per request
  -h, --help         this text
      --version      version of the mock

Per request: "Prefer: code=404", "Prefer: example=name", "Prefer: delay=500", "Prefer: dynamic=true", or several, separated by commas.
Exit code: 0 stopped by a signal, 2 could not run.
`;

/** @throws MockError for an unknown option or an invalid value. */
function readOptions(args: readonly string[]): CommandOptions {
  const { values, positionals } = parse(args);
  return {
    port: portOf(values.port ?? "4020"),
    host: values.host ?? "127.0.0.1",
    only: values.only?.split(",").map((name) => name.trim()),
    documents: documentsOf(positionals),
    dynamic: values.dynamic ?? false,
    watch: values.watch ?? false,
    quiet: values.quiet ?? false,
    help: values.help ?? false,
    version: values.version ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: definitions, strict: true, allowPositionals: true });
  } catch (error) {
    // Node adds sentences about positional arguments.
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

/** Reads `DOCUMENT` and `PREFIX=DOCUMENT`. */
function documentsOf(given: readonly string[]): string | Record<string, string> | undefined {
  const named = given.map((text) => /^([^=/\\:]*)=(.+)$/s.exec(text)?.slice(1) ?? ["", text]);
  const [first] = given;
  if (given.length < 2 && named.every(([name]) => name === "")) return first;
  const unnamed = named.find(([name]) => name === "");
  if (unnamed !== undefined)
    throw new MockError(`Several documents need prefixes, such as shop=${unnamed[1]}; see --help`);
  const twice = named.find(([name], index) => named.findIndex(([other]) => other === name) !== index);
  if (twice !== undefined) throw new MockError(`The prefix ${twice[0]} is given twice`);
  return Object.fromEntries(named);
}

async function serve(options: CommandOptions): Promise<void> {
  const { port, host, only, dynamic, watch, quiet } = options;
  const documents = options.documents ?? (watch ? checkoutSpecs() : undefined);
  // Prism takes most of the start time. `--help` and usage errors do not load it.
  const { startMock } = await import("./server.ts");
  const mock = await startMock<string>({
    port,
    host,
    dynamic,
    watch,
    log: !quiet,
    ...(only && { only }),
    ...(documents !== undefined && { documents }),
  });
  // Scripts may send a signal as soon as they see the start screen.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  console.log(startScreen(mock, { watch, hasDocs: documents === undefined }));
  await stopped;
  await mock.close();
}

/** Returns the documents of the checkout, which `--watch` without documents serves. */
function checkoutSpecs(): Record<string, Spec> {
  const folder = fileURLToPath(new URL("../../../specs", import.meta.url));
  const files = defaultNames.map((name) => [name, join(folder, name, "openapi.yaml")] as const);
  if (files.every(([, file]) => !existsSync(file)))
    throw new MockError("--watch needs a document, such as: assessment-api-mock --watch openapi.yaml");
  return Object.fromEntries(files);
}

function packageVersion(): string {
  return JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version;
}

/** Returns the text printed after the start: address and a command for each document. */
function startScreen(
  { url, urls, samples, titles }: RunningMock<string>,
  { watch, hasDocs }: { watch: boolean; hasDocs: boolean },
): string {
  const rows = Object.entries(urls).flatMap(([name, baseUrl]) => [
    "",
    `  ${titles[name]}: ${baseUrl}${hasDocs ? ` (documentation: ${url}/docs/${name})` : ""}`,
    ...(samples[name] ?? "").split("\n").map((line) => `      ${line}`),
  ]);
  const end = watch ? "Watching the documents. Stop with Ctrl+C." : "Stop with Ctrl+C.";
  const page = urls[""] === undefined ? `${url}/` : `${url}/ (unless the document has an operation there)`;
  return ["Mock server", ...rows, "", `  All operations and examples: ${page}`, "", end].join("\n");
}
