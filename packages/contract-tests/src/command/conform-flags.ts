import { parseFlags } from "./command-line.ts";

export const CONFORM_FORMATS = ["text", "json", "html"] as const;

export const CONFORM_HELP = `Tests a server that implements somebody else's OpenAPI document, completely or in part.

Usage: assessment-api-contract conform --document openapi.yaml --base-url URL --write [options]

  --document FILE    OpenAPI 3.0, 3.1 or 3.2 document; a file or a URL
  --document-header "NAME: VALUE"  header for the URL of the document, such as a key; repeatable
  --base-url URL     URL of the server, with the path of the document's servers, such as http://127.0.0.1:8000/v1
  --api-key KEY      key for all security schemes; default: the environment variable ASSESSMENT_API_KEY
  --credential SCHEME=VALUE  key of a security scheme, USER:PASSWORD for HTTP basic; repeatable
  --hints FILE       information that the document lacks: ids, bodies, parameters, operations to skip
  --allow OPERATION  call this operation although it may change data that the run did not create; repeatable
  --only TAG         test only operations with this tag; repeatable
  --write            also call operations other than GET, on a server without other users' data
  --check CHECK      also run this check, such as refused-bodies; repeatable
  --checks FILE      further checks: a module that exports checks
  --minimum PERCENT  minimum share of supported operations that conform; default: 100
  --pages FOLDER     write index.html, badge.svg and conformance.json to a folder
  --label TEXT       left part of the badge; default: the title of the document
  --report FORMAT    ${CONFORM_FORMATS.join(", ")}; default text
  --output FILE      write the report to a file instead of standard output
  --timeout SECONDS  timeout of a response and a stream; default: 30
  --max-seconds SECONDS  time budget: remaining operations are skipped after it
  --wait SECONDS     time after a change until the server shows it everywhere
  --help             show this text

An operation is unsupported if the server responds to a valid request with 404, 405 or 501. Items of streams (server-sent
events, JSON lines) are compared with the schema one by one.
Exit code: 0 enough supported operations conform, 1 too few, 2 could not run or no operation is supported.
`;

const FLAGS = {
  document: { type: "string" },
  "document-header": { type: "string", multiple: true },
  "base-url": { type: "string", multiple: true },
  "api-key": { type: "string", multiple: true },
  credential: { type: "string", multiple: true },
  hints: { type: "string" },
  allow: { type: "string", multiple: true },
  only: { type: "string", multiple: true },
  write: { type: "boolean", default: false },
  check: { type: "string", multiple: true },
  checks: { type: "string" },
  minimum: { type: "string", default: "100" },
  pages: { type: "string" },
  label: { type: "string" },
  report: { type: "string", default: "text" },
  output: { type: "string" },
  timeout: { type: "string", default: "30" },
  "max-seconds": { type: "string" },
  wait: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

export type ConformFlags = ReturnType<typeof readConformFlags>;

export const readConformFlags = (args: readonly string[]) => parseFlags(args, FLAGS);
