import { parseArgs } from "node:util";
import { UsageError } from "./errors.ts";

const FORMATS = ["table", "md", "json", "github", "sarif", "html"] as const;

export interface CommandOptions {
  base: string | undefined;
  only: string[];
  format: (typeof FORMATS)[number];
  output: string | undefined;
  reports: string | undefined;
  write: boolean;
  consumers: string[];
  files: readonly [string, string] | undefined;
}

export const HELP = `Reports breaking changes of the documents under specs/, whom they affect, and the required version bumps.

Usage: assessment-api-review [options]
       assessment-api-review [options] OLD NEW   compare two files (YAML or JSON, OpenAPI 3.0 to 3.2)

  --base REF       base of the comparison: a branch or commit (its merge-base with HEAD), a bundled openapi.json,
                   or npm:PACKAGE@VERSION; default: origin's default branch
  --only VERSION   review one version of specs/policies.yaml; repeatable
  --format FORMAT  ${FORMATS.join(", ")}; default: table
  --output FILE    write the report to a file instead of standard output
  --reports FOLDER also write review.md, review.json and review.html to a folder
  --consumers DIR  name the affected consumers: a folder with usage files, a usage file or its URL; repeatable
  --write          create specs/<version>/breaks/….yaml for breaks without an acknowledgement, and create or
                   update the changeset
  --help           show this text

Run \`assessment-api-review usage --help\` to write the usage file of a consumer.

Exit code: 0 no unacknowledged breaks, 1 action required, 2 could not run. Undecided changes require action only in a
frozen version.
`;

const FLAGS = {
  base: { type: "string" },
  only: { type: "string", multiple: true },
  format: { type: "string", default: "table" },
  output: { type: "string" },
  reports: { type: "string" },
  consumers: { type: "string", multiple: true },
  write: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

export function readOptions(args: readonly string[]): CommandOptions | "help" {
  const { values, positionals } = parse(args);
  const { help, base, only = [], output, reports, consumers = [], write, ...flags } = values;
  if (help) return "help";
  const format = FORMATS.find((one) => one === flags.format);
  if (!format) throw new UsageError(`unknown format ${flags.format}; choose from ${FORMATS.join(", ")}`);
  if (base === "") throw new UsageError("--base is empty; omit it for origin's default branch");
  const [old, now, ...more] = positionals;
  if (positionals.length > 0 && (now === undefined || more.length > 0))
    throw new UsageError("name two files, the old document and the new one, or none; see --help");
  const files = old !== undefined && now !== undefined ? ([old, now] as const) : undefined;
  const other = write ? "--write" : base !== undefined ? "--base" : only.length > 0 ? "--only" : undefined;
  if (files && other) throw new UsageError(`${other} works without files, on the documents of a repository`);
  return { files, base, only, format, output, reports, consumers, write };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, strict: true, allowPositionals: true });
  } catch (error) {
    const [message = ""] = (error as Error).message.split(/\. (?=To specify)/);
    throw new UsageError(`${message.charAt(0).toLowerCase()}${message.slice(1)}; see --help`);
  }
}
