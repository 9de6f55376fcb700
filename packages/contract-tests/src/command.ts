import { type Terminal, UsageError, writeReport } from "./command-line.ts";
import { HELP, readOptions } from "./command-options.ts";
import { applyExpected } from "./probe/expected.ts";
import { CouldNotRunError, findingsOf } from "./probe/outcome.ts";
import { probe } from "./probe/probe.ts";
import { loadSimulation } from "./probe/simulate.ts";
import { runProxyCommand } from "./proxy/command.ts";
import { runReceiverCommand } from "./receiver/command.ts";
import { htmlReport } from "./report/html.ts";
import { jsonReport } from "./report/json.ts";
import { junitReport } from "./report/junit.ts";
import { markdownReport } from "./report/md.ts";
import { summaryOf } from "./report/summary.ts";
import { textReport } from "./report/text.ts";
import { loadVersion } from "./versions.ts";

const REPORTS = { text: textReport, json: jsonReport, junit: junitReport, md: markdownReport, html: htmlReport };

/** Runs `assessment-api-contract`. Resolves to the exit code: 0 nothing found, 1 findings, 2 could not run. */
export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  try {
    const [first, ...rest] = args;
    if (first === "receiver") return await runReceiverCommand(rest, env, terminal);
    if (first === "proxy") return await runProxyCommand(rest, terminal);
    return await runServerCommand(args, env, terminal);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof CouldNotRunError)) throw error;
    terminal.progress(`assessment-api-contract: ${error.message}`);
    return 2;
  }
}

async function runServerCommand(args: readonly string[], env: NodeJS.ProcessEnv, terminal: Terminal): Promise<0 | 1> {
  const options = readOptions(args, env);
  if (options === "help") {
    terminal.out(HELP);
    return 0;
  }
  const document = await loadVersion(options.version);
  const simulate =
    options.simulate === undefined ? undefined : await loadSimulation(options.simulate, env.ASSESSMENT_CONTROL_TOKEN);
  const report = await probe({ ...options, document, simulate, progress: terminal.progress });
  const stale = options.expected === undefined ? [] : await applyExpected(report, options.expected);
  await writeReport(REPORTS[options.report](report), options.output, summaryOf(report), terminal);
  for (const line of stale) terminal.progress(`expected to fail, but does not: ${line}`);
  return findingsOf(report).length + stale.length > 0 ? 1 : 0;
}
