import { formatFinding, identityOf, plainMessage } from "../findings/finding.ts";
import { CouldNotRunError, findingsOf, type Outcome } from "../findings/outcome.ts";
import { checkNames } from "./check-names.ts";
import { type Terminal, usage } from "./command-line.ts";
import type { CommandOptions } from "./command-options.ts";
import { nameOf, readFinding, splitArgs } from "./finding-files.ts";

const HELP = `Repeats a finding of an earlier run, and reports whether it is fixed.

Usage: assessment-api-contract replay FILE [options]

FILE is a file of --findings. The options of its run apply again; options given here replace them, for example --base-url.
The file contains no keys: give --api-key or --credential, or set the environment variable ASSESSMENT_API_KEY.

Exit code: 0 fixed, 1 not fixed, 2 could not run, or no request could show the finding.
`;

export async function runReplayCommand(
  [file, ...more]: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<0 | 1> {
  if (file === "--help") {
    terminal.out(HELP);
    return 0;
  }
  if (file === undefined || file.startsWith("--")) throw usage("replay needs the file of a finding");
  const { checkAgain } = await import("./server-command.ts");
  const check = checkAgain(env, terminal);
  const known = await readFinding(file);
  const given = splitArgs(more);
  const args = [...known.args.filter((flag) => !given.some((one) => nameOf(one) === nameOf(flag))), ...given];
  const { operation } = known.finding;
  const alone = (options: CommandOptions): CommandOptions => ({
    ...options,
    except: [...checkNames, ...options.checks.map(({ name }) => name)].filter((name) => name !== known.check),
    fuzz: known.finding.check === "fuzz" ? options.fuzz : undefined,
  });
  const wanted = identityOf(known.finding);
  // Checking the operation alone is fast, but the finding may need steps of other operations or checks: only a whole run proves that it is fixed.
  const runs = [
    (options: CommandOptions): CommandOptions => ({
      ...alone(options),
      operations: operation === undefined ? undefined : [operation],
    }),
    alone,
    (options: CommandOptions) => options,
  ];
  let met = false;
  for (const change of runs) {
    const reports = await check(args, change);
    const found = reports.flatMap(findingsOf).find((one) => identityOf(one) === wanted);
    if (found) {
      const lines = [formatFinding(found), found.after && `after: ${found.after}`, found.details, found.curl];
      terminal.out(`not fixed: ${lines.filter(Boolean).join("\n  ")}\n`);
      return 1;
    }
    const repeats = (one: Outcome) =>
      one.operation === operation &&
      one.check === known.check &&
      plainMessage(one.title) === plainMessage(known.title) &&
      one.result !== "skipped";
    met = reports.some(({ outcomes }) => outcomes.some(repeats));
  }
  if (!met)
    throw new CouldNotRunError(
      `inconclusive, because no request could show the finding: ${formatFinding(known.finding)}`,
    );
  terminal.out(`fixed: ${formatFinding(known.finding)}\n`);
  return 0;
}
