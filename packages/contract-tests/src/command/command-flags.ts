import { checkNames } from "./check-names.ts";
import { parseFlags } from "./command-line.ts";
import { documentNames } from "./versions.ts";

export const FORMATS = ["text", "json", "junit", "ctrf", "md", "html"] as const;

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

export type Flags = ReturnType<typeof readFlags>;

/** Reads the command line. Throws a UsageError. */
export function readFlags(args: readonly string[]) {
  // The value of `--listen` is optional.
  const bare = (arg: string, index: number) => arg === "--listen" && (args[index + 1] ?? "--").startsWith("--");
  return parseFlags(
    args.map((arg, index) => (bare(arg, index) ? "--listen=127.0.0.1:0" : arg)),
    FLAGS,
  );
}
