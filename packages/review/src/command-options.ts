import { parseArgs } from "node:util";
import { UsageError } from "./errors.ts";

const FORMATS = ["table", "md", "json", "github", "html"] as const;

export interface CommandOptions {
  base: string | undefined;
  only: string[];
  format: (typeof FORMATS)[number];
  output: string | undefined;
  reports: string | undefined;
  write: boolean;
}

export const HELP = `Says what the changes of the documents under specs/ break, for whom, and which versions follow.

Usage: assessment-api-review [options]

  --base REF       what to compare with: a branch or commit (its merge-base with HEAD), a bundled openapi.json,
                   or npm:PACKAGE@VERSION; default: origin's default branch
  --only VERSION   review one version of specs/policies.yaml; may be repeated
  --format FORMAT  ${FORMATS.join(", ")}; default table
  --output FILE    write the report to a file instead of the standard output
  --reports FOLDER write review.md, review.json and review.html into a folder as well
  --write          scaffold specs/<version>/breaks/….yaml for breaks that want an acknowledgement, and write or raise
                   the changeset
  --help           show this text

Exit code: 0 nothing breaks or all of it is acknowledged, 1 something is left to do, 2 could not run. A change of which the review cannot
tell whether it breaks anything is left to do in a frozen version alone.
`;

const FLAGS = {
  base: { type: "string" },
  only: { type: "string", multiple: true },
  format: { type: "string", default: "table" },
  output: { type: "string" },
  reports: { type: "string" },
  write: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** Reads the command line. Throws a UsageError. */
export function readOptions(args: readonly string[]): CommandOptions | "help" {
  const { help, base, only = [], output, reports, write, ...flags } = parse(args);
  if (help) return "help";
  const format = FORMATS.find((one) => one === flags.format);
  if (!format) throw new UsageError(`there is no format ${flags.format}; choose from ${FORMATS.join(", ")}`);
  if (base === "") throw new UsageError("--base is empty; leave it out for origin's default branch");
  return { base, only, format, output, reports, write };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [message = ""] = (error as Error).message.split(/\. (?=To specify)/);
    throw new UsageError(`${message.charAt(0).toLowerCase()}${message.slice(1)}; see --help`);
  }
}
