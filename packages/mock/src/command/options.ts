import { parseArgs } from "node:util";
import { refusedPorts } from "@assessment-api/runtime/ports";
import { MockError } from "../errors.ts";

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

export interface CommandOptions {
  readonly port: number;
  readonly host: string;
  readonly only: string[] | undefined;
  /** Folder with one folder per version. */
  readonly specs: string | undefined;
  readonly dynamic: boolean;
  readonly watch: boolean;
  readonly quiet: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

export const help = `Usage: assessment-api-mock [options]

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

/** @throws MockError when an option is unknown or has an impossible value. */
export function readOptions(args: readonly string[]): CommandOptions {
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
    // Only the first sentence applies: the next ones propose positional arguments, which this command does not take.
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
