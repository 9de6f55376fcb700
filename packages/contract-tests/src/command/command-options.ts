import { randomUUID } from "node:crypto";
import { type CheckName, checkNames, checks, profileNames, profiles } from "../checks/checks.ts";
import type { ListenAddress } from "../listen/listener.ts";
import { type AnyTarget, readCredentials } from "./any-target.ts";
import { choice, parseFlags, readSeconds, required, usage } from "./command-line.ts";
import { readBaseUrl, readTargets, type Target } from "./command-targets.ts";
import { documentNames } from "./versions.ts";

const FORMATS = ["text", "json", "junit", "ctrf", "md", "html"] as const;

export interface CommandOptions {
  /** At least one, unless `any` is set. */
  targets: Target[];
  /** A document of others, instead of versions. */
  any: AnyTarget | undefined;
  only: string[];
  report: (typeof FORMATS)[number];
  output: string | undefined;
  /** Folder for a file per finding. */
  findings: string | undefined;
  /** Check only these operations. */
  operations?: string[] | undefined;
  write: boolean;
  otherApiKey: string | undefined;
  simulate: string | undefined;
  /** Where to listen for webhooks. */
  listen: ListenAddress | undefined;
  task: string | undefined;
  expected: string | undefined;
  except: CheckName[];
  fuzz: { examples: number; seed: string } | undefined;
  /** Seconds. */
  timeout: number;
  /** Share of the document, from 0 to 1, that a run must exercise. */
  minimum: number | undefined;
  /** Seconds that no response may take longer than. */
  maxDuration: number | undefined;
}

export const HELP = `Checks a server that claims to be the Assessment API against the published document.

Usage: assessment-api-contract --version v1|v2|v3 --base-url URL --api-key KEY [options]
       assessment-api-contract --version v1,v2,v3,control --base-url URL [options]
       assessment-api-contract --document openapi.yaml --base-url URL [--credential SCHEME=VALUE] [options]
       assessment-api-contract replay FILE        checks again what a run found
       assessment-api-contract receiver --help    checks a receiver of webhooks
       assessment-api-contract proxy --help       checks what passes between a client and a server

  --version NAME     version of the API: ${documentNames.join(", ")}; several with commas
  --base-url URL     where that version is served, for example https://api.example.com/v2; of several versions the address below which
                     /v1, /v2, /v3 and /control lie, or NAME=URL for each
  --api-key KEY      a key of the server, or NAME=KEY for each version; default: the environment variable ASSESSMENT_API_KEY, for control
                     ASSESSMENT_CONTROL_TOKEN
  --document FILE    check a server of any OpenAPI 3.0 or 3.1 document instead, a file or a URL
  --credential SCHEME=VALUE  a key for a security scheme of that document, USER:PASSWORD for HTTP basic; may be repeated
  --hints FILE       what that document does not say: ids, bodies, parameters, operations to skip
  --allow OPERATION  call this operation of that document although it might change data that the run did not create; may be repeated
  --only TAG         check only operations with this tag; may be repeated
  --other-api-key KEY  a key of another organization, which must see nothing of the first
  --simulate WHERE   how candidates take tests: the URL of a sandbox's control API (token: ASSESSMENT_CONTROL_TOKEN), or a module
  --listen [HOST:PORT]  receive webhooks there and check them, with --write; HOST is how the server reaches this machine; default
                     127.0.0.1 and a free port. Secret, where the address was registered by hand: ASSESSMENT_WEBHOOK_SECRET
  --task ID          a task with source code that may be replaced
  --expected FILE    checks that are known to fail, a line each: operation, a space, title of the check
  --check CHECK      run this check only; may be repeated: ${checkNames.join(", ")}
  --except CHECK     leave out a check; may be repeated
  --profile NAME     leave out what a server cannot pass by what it is: static (responds with examples, keeps nothing)
  --write            also check operations that change data, on data the run creates and deletes again
  --fuzz N           also send N generated valid and N generated wrong requests to each operation
  --seed TEXT        generate the same requests again; default: another seed each time, which is printed
  --report FORMAT    ${FORMATS.join(", ")}; default text
  --output FILE      write the report to a file instead of the standard output
  --findings FOLDER  write a file per finding, for the command replay
  --minimum PERCENT  share of operations and members that must be exercised; a run below it has exit code 1
  --timeout SECONDS  how long to wait for a response; default 30
  --max-duration SECONDS  how long a response may take; without it durations are reported only
  --help             show this text

Without --write only GET requests are sent. What cannot be checked is listed as skipped, with the reason.
Exit code: 0 nothing contradicts the document, 1 findings, 2 could not run.
`;

const FLAGS = {
  version: { type: "string", multiple: true },
  "base-url": { type: "string", multiple: true },
  "api-key": { type: "string", multiple: true },
  document: { type: "string" },
  credential: { type: "string", multiple: true },
  hints: { type: "string" },
  allow: { type: "string", multiple: true },
  only: { type: "string", multiple: true },
  report: { type: "string", default: "text" },
  output: { type: "string" },
  findings: { type: "string" },
  write: { type: "boolean", default: false },
  "other-api-key": { type: "string" },
  simulate: { type: "string" },
  listen: { type: "string" },
  task: { type: "string" },
  expected: { type: "string" },
  check: { type: "string", multiple: true },
  except: { type: "string", multiple: true },
  profile: { type: "string" },
  fuzz: { type: "string" },
  seed: { type: "string" },
  timeout: { type: "string", default: "30" },
  "max-duration": { type: "string" },
  minimum: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

/** Reads the command line. Throws a UsageError. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): CommandOptions | "help" {
  // A flag whose value may be missing.
  const bare = (arg: string, index: number) => arg === "--listen" && (args[index + 1] ?? "--").startsWith("--");
  const flags = parseFlags(
    args.map((arg, index) => (bare(arg, index) ? "--listen=127.0.0.1:0" : arg)),
    FLAGS,
  );
  if (flags.help) return "help";
  return {
    any: flags.document === undefined ? refuseAlone(flags) : readAny(flags.document, flags, env),
    targets: flags.document === undefined ? readTargets(flags, env) : [],
    report: choice("report format", flags.report, FORMATS),
    minimum: readMinimum(flags.minimum),
    timeout: readSeconds("--timeout", flags.timeout),
    maxDuration: flags["max-duration"] === undefined ? undefined : readSeconds("--max-duration", flags["max-duration"]),
    only: flags.only ?? [],
    output: flags.output,
    findings: flags.findings,
    write: flags.write,
    otherApiKey: flags["other-api-key"],
    simulate: flags.simulate,
    listen: readListen(flags.listen, flags.write),
    task: flags.task,
    expected: flags.expected,
    except: [...readExcept(flags), ...(flags.document === undefined ? [] : unstated(flags.check))],
    fuzz: readFuzz(flags.fuzz, flags.seed),
  };
}

/** Options that only some flag of another kind gives a meaning. */
function refuseAlone({
  credential,
  hints,
  allow,
}: {
  credential?: string[] | undefined;
  hints?: string | undefined;
  allow?: string[] | undefined;
}): undefined {
  if (allow !== undefined) throw usage("--allow belongs to --document, which is missing");
  if (credential !== undefined) throw usage("--credential belongs to --document, which is missing");
  if (hints !== undefined) throw usage("--hints belongs to --document, which is missing");
}

interface AnyFlags {
  version?: string[] | undefined;
  "base-url"?: string[] | undefined;
  "api-key"?: string[] | undefined;
  credential?: string[] | undefined;
  hints?: string | undefined;
  allow?: string[] | undefined;
  listen?: string | undefined;
  simulate?: string | undefined;
  task?: string | undefined;
  "other-api-key"?: string | undefined;
}

/** Options that only the Assessment API has a use for. */
const OWN_ONLY = ["listen", "simulate", "task", "other-api-key"] as const;

function readAny(file: string, flags: AnyFlags, env: NodeJS.ProcessEnv): AnyTarget {
  if (flags.version !== undefined) throw usage("--version and --document exclude each other");
  const useless = OWN_ONLY.find((name) => flags[name] !== undefined);
  if (useless) throw usage(`--${useless} does nothing with --document; it belongs to --version`);
  const [url, another] = flags["base-url"] ?? [];
  if (another !== undefined) throw usage("--base-url is given twice");
  return {
    file: required("--document", file),
    hints: flags.hints,
    allow: flags.allow ?? [],
    baseUrl: readBaseUrl(required("--base-url", url)),
    apiKey: flags["api-key"]?.[0] ?? env.ASSESSMENT_API_KEY,
    credentials: readCredentials(flags.credential),
  };
}

interface CheckFlags {
  check?: string[] | undefined;
  except?: string[] | undefined;
  profile?: string | undefined;
  write: boolean;
  listen?: string | undefined;
}

/** The checks to leave out; those that `--check` does not name are among them. */
function readExcept({ check, except = [], profile, ...given }: CheckFlags): CheckName[] {
  const wanted = check?.map((name) => choice("check", name, checkNames));
  const met = { "--write": given.write, "--listen": given.listen !== undefined };
  for (const { name, needs } of checks.filter((one) => wanted?.includes(one.name)))
    for (const need of needs)
      if (!met[need]) throw usage(`--check ${name} needs ${need}, without which it does nothing`);
  return checkNames.filter(
    (name) =>
      (wanted && !wanted.includes(name)) ||
      except.map((one) => choice("check", one, checkNames)).includes(name) ||
      (profile !== undefined && isIn(name, profiles[choice("profile", profile, profileNames)])),
  );
}

/** Checks of what a document of others seldom promises, unless `--check` names them. */
const unstated = (check: readonly string[] = []): CheckName[] =>
  profiles.stated.filter((name) => !check.includes(name));

const isIn = (name: CheckName, names: readonly CheckName[]): boolean => names.includes(name);

function readListen(value: string | undefined, write: boolean): ListenAddress | undefined {
  if (value === undefined) return undefined;
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(value) ?? [];
  if (host === undefined || !URL.canParse(`http://${value}`)) throw usage(`--listen takes HOST:PORT, not ${value}`);
  if (!write) throw usage("--listen needs --write, since nothing happens without it");
  return { host, port: Number(port) };
}

function readMinimum(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || percent > 100) throw usage(`--minimum takes a number from 0 to 100, not ${text}`);
  return percent / 100;
}

function readFuzz(count: string | undefined, seed: string | undefined): CommandOptions["fuzz"] {
  if (count === undefined) {
    if (seed !== undefined) throw usage("--seed belongs to --fuzz, which is missing");
    return undefined;
  }
  const examples = Number(count);
  if (!/^\d+$/.test(count) || examples < 1 || examples > 100_000)
    throw usage(`--fuzz takes a number from 1 to 100000, not ${count}`);
  return { examples, seed: seed ?? randomUUID().slice(0, 8) };
}
