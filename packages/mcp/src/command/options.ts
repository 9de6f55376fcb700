import { parseArgs } from "node:util";

export class UsageError extends Error {
  override name = "UsageError";
}

const usage = (message: string) => new UsageError(`${message}; see --help`);

export const help = `Usage: assessment-api-mcp [options]

MCP server over stdio or HTTP: searches the documentation, and runs TypeScript against a sandbox. Start the sandbox
first: npx @assessment-api/sandbox serve

  --url <url>           URL of the sandbox (default: ASSESSMENT_API_SANDBOX_URL or http://127.0.0.1:4010)
  --token <token>       token of its control API, if it has one (default: ASSESSMENT_API_SANDBOX_CONTROL_TOKEN)
  --organization <id>   organization to fork (default: the first one)
  --in-place            work in that organization instead of a fork
  --keep                keep the forks when the server ends
  --time <seconds>      timeout of a snippet (default: 30)
  --http [port]         serve streamable HTTP at /mcp (default port: 4030; 0 selects a free port)
  --host <address>      address to listen on with --http (default: 127.0.0.1)
  --version, --help
`;

export interface CommandOptions {
  readonly url: string;
  readonly token: string | undefined;
  readonly organization: string | undefined;
  readonly inPlace: boolean;
  readonly keep: boolean;
  /** Timeout of a snippet in milliseconds. */
  readonly time: number;
  /** Port of --http; undefined for stdio. */
  readonly http: number | undefined;
  readonly host: string | undefined;
  readonly help: boolean;
  readonly version: boolean;
}

const HTTP_PORT = 4030;

export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv = process.env): CommandOptions {
  // The port is optional, which parseArgs does not support.
  const written = args.map((arg, at) =>
    arg === "--http" && !/^\d+$/.test(args[at + 1] ?? "") ? `--http=${HTTP_PORT}` : arg,
  );
  const { values } = parse(written);
  // Shells and Compose files set empty variables to unset them.
  const url = values.url ?? (env.ASSESSMENT_API_SANDBOX_URL || "http://127.0.0.1:4010");
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw usage(`--url must be an address such as http://127.0.0.1:4010, not ${url}`);
  return {
    url,
    token: values.token ?? (env.ASSESSMENT_API_SANDBOX_CONTROL_TOKEN || undefined),
    organization: values.organization,
    inPlace: values["in-place"],
    keep: values.keep,
    time: number("--time", values.time, 1, 600) * 1000,
    http: values.http === undefined ? undefined : number("--http", values.http, 0, 65_535),
    host: values.host,
    help: values.help,
    version: values.version,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        url: { type: "string" },
        token: { type: "string" },
        organization: { type: "string" },
        "in-place": { type: "boolean", default: false },
        keep: { type: "boolean", default: false },
        time: { type: "string", default: "30" },
        http: { type: "string" },
        host: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
        version: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    // Omit Node's advice about positional arguments.
    const [message = ""] = (error as Error).message.split(/\. (?=To specify)/);
    throw usage(message.charAt(0).toLowerCase() + message.slice(1));
  }
}

function number(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw usage(`${name} must be a number from ${least} to ${most}, not ${text}`);
  return value;
}
