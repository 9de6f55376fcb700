import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { refusedPorts } from "@assessment-api/runtime/ports";
import { parse as parseYaml } from "yaml";
import { defaultNames } from "./defaults.ts";
import { checkPath, type Spec } from "./documents.ts";
import { MockError } from "./errors.ts";
import type { RunningMock } from "./server.ts";

const definitions = {
  port: { type: "string", short: "p" },
  host: { type: "string" },
  only: { type: "string" },
  dynamic: { type: "boolean" },
  stateful: { type: "boolean" },
  data: { type: "string", multiple: true },
  hints: { type: "string", multiple: true },
  handlers: { type: "string", multiple: true },
  save: { type: "string" },
  explain: { type: "boolean" },
  watch: { type: "boolean" },
  quiet: { type: "boolean", short: "q" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const;

type Named = string | Record<string, string> | undefined;

interface CommandOptions {
  readonly port: number;
  readonly host: string;
  readonly only: string[] | undefined;
  /** Documents of the command line: one, several by prefix, or undefined. */
  readonly documents: Named;
  readonly dynamic: boolean;
  readonly stateful: boolean;
  /** Files with items: one, or several by prefix. */
  readonly data: Named;
  readonly hints: Named;
  readonly handlers: Named;
  readonly save: string | undefined;
  readonly explain: boolean;
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
      --stateful     keep state: list, read, change and delete created resources, as far as the document says
      --data FILE    initial resources, YAML or JSON, instead of the examples; with --stateful
      --hints FILE   information that the document lacks; with --stateful
      --save FILE    keep the state in this file; with --stateful
      --explain      print the resources derived from the document, with reasons, and exit
      --handlers FILE  replace single operations by functions: default export by operationId
      --watch        reload a document after each change
  -q, --quiet        do not log requests
  -h, --help         show this text
      --version      show the version of the mock

--data, --hints and --handlers of several documents: --data shop=shop-data.yaml
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
    documents: namedOf(positionals, "Several documents need prefixes, such as shop="),
    stateful: values.stateful ?? (values.data ?? values.save) !== undefined,
    data: namedOf(values.data, "Several --data need prefixes, such as shop="),
    hints: namedOf(values.hints, "Several --hints need prefixes, such as shop="),
    handlers: namedOf(values.handlers, "Several --handlers need prefixes, such as shop="),
    save: values.save,
    explain: values.explain ?? false,
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
    // Omit Node's hints about positional arguments.
    const [message = ""] = (error as Error).message.split(". ");
    throw new MockError(`${(message.split("\n")[0] ?? "").replace(/\.$/, "")}; see --help`);
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new MockError(`--port must be a number from 0 to 65535, not ${text}`);
  if (refusedPorts.has(port))
    throw new MockError(`--port ${text} is blocked by browsers and fetch; choose another port`);
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

function namedOf(given: readonly string[] = [], mistake: string): Named {
  const named = given.map((text) => /^([^=/\\:]*)=(.+)$/s.exec(text)?.slice(1) ?? ["", text]);
  const [first] = given;
  if (given.length < 2 && named.every(([name]) => name === "")) return first;
  const unnamed = named.find(([name]) => name === "");
  if (unnamed !== undefined) throw new MockError(`${mistake}${unnamed[1]}; see --help`);
  const twice = named.find(([name], index) => named.findIndex(([other]) => other === name) !== index);
  if (twice !== undefined) throw new MockError(`The prefix ${twice[0]} is given twice; give it once`);
  return Object.fromEntries(named);
}

function contentOf<Content>(files: Named, option: string): Content | Record<string, Content> | undefined {
  if (files === undefined) return undefined;
  if (typeof files !== "string")
    return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, contentOf(file, option) as Content]));
  checkPath(option, files, "read", "file");
  try {
    const content = parseYaml(readFileSync(files, "utf8"), { logLevel: "error" });
    if (typeof content === "object" && content !== null) return content as Content;
  } catch (error) {
    const [line = ""] = (error as Error).message.split("\n");
    throw new MockError(`${option} ${files} is not YAML: ${line.replace(/:$/, "")}`);
  }
  throw new MockError(`${option} ${files} must contain an object`);
}

async function serve(options: CommandOptions): Promise<void> {
  const { port, host, only, dynamic, stateful, save, watch, quiet } = options;
  const documents = options.documents ?? (watch ? checkoutSpecs() : undefined);
  const data = contentOf<Record<string, unknown[]>>(options.data, "--data");
  const hints = contentOf<object>(options.hints, "--hints");
  // Prism takes most of the start time. `--help` and usage errors do not load it.
  const { explainDocument, startMock } = await import("./server.ts");
  if (options.explain) {
    for (const [name, spec] of typeof documents === "object" ? Object.entries(documents) : [["", documents] as const]) {
      if (spec === undefined) throw new MockError("--explain needs a document, such as: --explain openapi.yaml");
      console.log(await explainDocument(spec, name === "" ? hints : (hints as Record<string, object>)?.[name]));
    }
    return;
  }
  const mock = await startMock<string>({
    port,
    host,
    dynamic,
    stateful,
    watch,
    log: !quiet,
    ...(only && { only }),
    ...(documents !== undefined && { documents }),
    ...(data !== undefined && { data }),
    ...(hints !== undefined && { hints }),
    ...(options.handlers !== undefined && { handlers: options.handlers }),
    ...(save !== undefined && { save }),
  });
  // Register before printing: scripts may send a signal as soon as they see the start screen.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  console.log(startScreen(mock, { watch, stateful, hasDocs: documents === undefined }));
  await stopped;
  await mock.close();
}

/**
 * Returns the documents of a checkout, which `--watch` serves by default.
 * @throws MockError without a checkout
 */
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

function startScreen(
  { url, urls, samples, titles, counts }: RunningMock<string>,
  { watch, stateful, hasDocs }: { watch: boolean; stateful: boolean; hasDocs: boolean },
): string {
  const kinds = (name: string) => {
    const { operations = 0, derived = 0, handled = 0 } = counts[name] ?? {};
    const state = stateful
      ? [`${derived} of ${operations} operations keep state; the other operations respond with examples`]
      : [];
    const parts = [...state, ...(handled > 0 ? [`${handled} with your handlers`] : [])];
    return parts.length > 0 ? [`      ${parts.join("; ")}`] : [];
  };
  const rows = Object.entries(urls).flatMap(([name, baseUrl]) => [
    "",
    `  ${titles[name]}: ${baseUrl}${hasDocs ? ` (documentation: ${url}/docs/${name})` : ""}`,
    ...kinds(name),
    ...(samples[name] ?? "").split("\n").map((line) => `      ${line}`),
  ]);
  const end = watch ? "Watching the documents. Stop with Ctrl+C." : "Stop with Ctrl+C.";
  const page = urls[""] === undefined ? `${url}/` : `${url}/ (unless the document has an operation there)`;
  return ["Mock server", ...rows, "", `  All operations and examples: ${page}`, "", end].join("\n");
}
