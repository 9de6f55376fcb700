import { checkNames } from "./check-names.ts";
import { parseFlags } from "./command-line.ts";
import { documentNames } from "./versions.ts";

export const FORMATS = ["text", "json", "junit", "ctrf", "md", "html", "sarif", "github", "gitlab"] as const;

export const HELP = `Tests a server of the Assessment API, or of any OpenAPI document, against its document.

Usage: assessment-api-contract --version v1|v2|v3 --base-url URL --api-key KEY [options]
       assessment-api-contract --version v1,v2,v3,control --base-url URL [options]
       assessment-api-contract --document openapi.yaml --base-url URL [--credential SCHEME=VALUE] [options]
       assessment-api-contract replay FILE        repeats a finding
       assessment-api-contract conform --help     scores a server of somebody else's document
       assessment-api-contract receiver --help    tests a webhook receiver
       assessment-api-contract proxy --help       checks the traffic between a client and a server

  --version NAME     version of the API: ${documentNames.join(", ")}; several with commas
  --base-url URL     URL of that version, such as https://api.example.com/v2; for several versions the URL above /v1, /v2, /v3
                     and /control, or NAME=URL for each
  --api-key KEY      API key, or NAME=KEY for each version; default: the environment variable ASSESSMENT_API_KEY, for control
                     ASSESSMENT_API_SANDBOX_CONTROL_TOKEN
  --document FILE    any OpenAPI 3.0, 3.1 or 3.2 document instead of a version; a file or a URL
  --document-header "NAME: VALUE"  header for the URL of the document, such as a key; repeatable
  --credential SCHEME=VALUE  key of a security scheme, USER:PASSWORD for HTTP basic; repeatable
  --hints FILE       information that the document lacks: ids, bodies, parameters, operations to skip
  --allow OPERATION  call this operation although it may change data that the run did not create; repeatable
  --only TAG         check only operations with this tag; repeatable
  --other-api-key KEY  key of another organization, which must have no access
  --simulate WHERE   lets candidates take tests: the URL of a sandbox's control API (token: ASSESSMENT_API_SANDBOX_CONTROL_TOKEN), or a module
  --listen [HOST:PORT]  receive and check webhooks, with --write; HOST is this machine's address for the server; default: 127.0.0.1
                     and a free port. Secret of a webhook registered by hand: ASSESSMENT_API_WEBHOOK_SECRET
  --task ID          task whose source code may be replaced
  --baseline FILE    known findings: a run fails on new ones only, and names fixed ones
  --record           write the findings of this run to --baseline, valid for 90 days
  --changed BASE     check only operations that differ from an earlier document: a file, a URL or a git revision
  --checks FILE      further checks: a module that exports checks
  --check CHECK      run only this check; repeatable: ${checkNames.join(", ")}
  --except CHECK     skip a check; repeatable
  --profile NAME     skip checks that a kind of server cannot pass: static (a mock: examples, no storage)
  --write            also call operations that change data, on data that the run creates and deletes
  --fuzz N           also send N valid and N invalid generated requests per operation
  --seed TEXT        repeat generated requests; default: a new seed, which is printed
  --report FORMAT    ${FORMATS.join(", ")}; default text
  --output FILE      write the report to a file instead of standard output
  --findings FOLDER  write one file per finding, for replay
  --minimum PERCENT  minimum exercised share of operations and members; a lower share has exit code 1
  --timeout SECONDS  timeout of a response; default: 30
  --max-duration SECONDS  maximum duration of a response; default: durations are only reported
  --max-seconds SECONDS  time budget, spent on the most valuable checks first; the report names what was left out
  --wait SECONDS     time after a change until the server shows it everywhere
  --help             show this text

Without --write, only GET, HEAD and OPTIONS requests are sent. Skipped checks are listed with the reason.
Exit code: 0 no findings, 1 findings, 2 could not run.
`;

const FLAGS = {
  version: { type: "string", multiple: true },
  "base-url": { type: "string", multiple: true },
  "api-key": { type: "string", multiple: true },
  document: { type: "string" },
  "document-header": { type: "string", multiple: true },
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
  baseline: { type: "string" },
  record: { type: "boolean", default: false },
  changed: { type: "string" },
  checks: { type: "string" },
  check: { type: "string", multiple: true },
  except: { type: "string", multiple: true },
  profile: { type: "string" },
  fuzz: { type: "string" },
  seed: { type: "string" },
  timeout: { type: "string", default: "30" },
  "max-duration": { type: "string" },
  "max-seconds": { type: "string" },
  wait: { type: "string" },
  minimum: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

export type Flags = ReturnType<typeof readFlags>;

export function readFlags(args: readonly string[]) {
  // The value of `--listen` is optional.
  const bare = (arg: string, index: number) => arg === "--listen" && (args[index + 1] ?? "--").startsWith("--");
  return parseFlags(
    args.map((arg, index) => (bare(arg, index) ? "--listen=127.0.0.1:0" : arg)),
    FLAGS,
  );
}
