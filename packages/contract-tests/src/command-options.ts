import { parseArgs } from "node:util";
import { isVersionName, type VersionName, versionNames } from "./versions.ts";

const FORMATS = ["text", "json", "junit", "md"] as const;

export interface CommandOptions {
  version: VersionName;
  baseUrl: string;
  apiKey: string;
  only: string[];
  report: (typeof FORMATS)[number];
  output: string | undefined;
  write: boolean;
  /** Seconds. */
  timeout: number;
}

/** The arguments make no sense; the message says how to mend them. */
export class UsageError extends Error {
  override name = "UsageError";
}

export const HELP = `Checks a server that claims to be the Assessment API against the published document.

Usage: assessment-api-contract --version v1|v2|v3 --base-url URL --api-key KEY [options]

  --version NAME     version of the API: ${versionNames.join(", ")}
  --base-url URL     where that version is served, for example https://api.example.com/v2
  --api-key KEY      a key of the server; default: the environment variable ASSESSMENT_API_KEY
  --only TAG         check only operations with this tag; may be repeated
  --write            also check operations that change data, on data the run creates and deletes again
  --report FORMAT    ${FORMATS.join(", ")}; default text
  --output FILE      write the report to a file instead of the standard output
  --timeout SECONDS  how long to wait for a response; default 30
  --help             show this text

Without --write only GET requests are sent. What cannot be checked is listed as skipped, with the reason.
Exit code: 0 nothing contradicts the document, 1 findings, 2 could not run.
`;

const FLAGS = {
  version: { type: "string" },
  "base-url": { type: "string" },
  "api-key": { type: "string" },
  only: { type: "string", multiple: true },
  report: { type: "string", default: "text" },
  output: { type: "string" },
  write: { type: "boolean", default: false },
  timeout: { type: "string", default: "30" },
  help: { type: "boolean", default: false },
} as const;

/** Reads the command line. Throws a UsageError. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): CommandOptions | "help" {
  const flags = parse(args);
  if (flags.help) return "help";
  const version = required("--version", flags.version);
  if (!isVersionName(version)) throw usage(`there is no version ${version}; choose from ${versionNames.join(", ")}`);
  const report = FORMATS.find((format) => format === flags.report);
  if (!report) throw usage(`there is no report format ${flags.report}; choose from ${FORMATS.join(", ")}`);
  const timeout = Number(flags.timeout);
  if (!(timeout > 0 && timeout <= 3600))
    throw usage(`--timeout takes seconds from above 0 to 3600, not ${flags.timeout}`);
  return {
    version,
    baseUrl: checkUrl(required("--base-url", flags["base-url"])),
    apiKey: required(
      "--api-key (or the environment variable ASSESSMENT_API_KEY)",
      flags["api-key"] ?? env.ASSESSMENT_API_KEY,
    ),
    only: flags.only ?? [],
    report,
    output: flags.output,
    write: flags.write,
    timeout,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [message = ""] = (error as Error).message.split(/\. (?=To specify)/);
    throw usage(message.charAt(0).toLowerCase() + message.slice(1));
  }
}

const usage = (message: string): UsageError => new UsageError(`${message}; see --help`);

function required(flag: string, value: string | undefined): string {
  if (value === undefined || value.trim() === "") throw usage(`${flag} is missing`);
  return value;
}

function checkUrl(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) {
    throw usage(`--base-url must be an absolute URL such as https://api.example.com/v2, not ${url}`);
  }
  if (parsed.search || parsed.hash) throw usage(`--base-url takes no query and no fragment: ${url}`);
  return url.replace(/\/+$/, "");
}
