import type { ApiDocument } from "../document/document.ts";
import type { JsonObject } from "../document/json.ts";
import { applyBaseline, recordBaseline } from "../findings/baseline.ts";
import { exercisedShare } from "../findings/extents.ts";
import { CouldNotRunError, findingsOf, type ProbeReport } from "../findings/outcome.ts";
import { startListener } from "../listen/listener.ts";
import { assessmentApi } from "../lives/plugin.ts";
import { loadSimulation } from "../lives/simulate.ts";
import { type ProbeOptions, probe } from "../probe/probe.ts";
import { githubReport, gitlabReport, sarifReport } from "../report/alerts.ts";
import { ctrfReport } from "../report/ctrf.ts";
import { htmlReport } from "../report/html.ts";
import { jsonReport } from "../report/json.ts";
import { junitReport } from "../report/junit.ts";
import { markdownReport } from "../report/md.ts";
import { plural, summaryOf } from "../report/summary.ts";
import { textReport } from "../report/text.ts";
import type { Simulation } from "../session/simulation.ts";
import { type AnyTarget, loadAny, parseText, readText } from "./any-target.ts";
import { readBase, touchedOperations } from "./changed.ts";
import { type Flags, readFlags } from "./command-flags.ts";
import { checkPath, type Terminal, usage, writeReport } from "./command-line.ts";
import { type CommandOptions, readOptions } from "./command-options.ts";
import { writeFindings } from "./finding-files.ts";
import { loadChecks } from "./own-checks.ts";
import { loadFacts, loadVersion } from "./versions.ts";

const REPORTS = {
  text: textReport,
  json: jsonReport,
  junit: junitReport,
  ctrf: ctrfReport,
  md: markdownReport,
  html: htmlReport,
  sarif: sarifReport,
  github: githubReport,
  gitlab: gitlabReport,
};

export async function runServerCommand(
  args: readonly string[],
  flags: Flags,
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  const options = readOptions(flags, env, flags.checks === undefined ? [] : await loadChecks(flags.checks));
  const reports = await checkServers({ ...options, signal: terminal.signal }, env, terminal);
  const ended = reports.filter((report) => report.ended !== undefined);
  const { baseline, record } = options;
  if (baseline !== undefined && record && ended.length === 0) await recordBaseline(reports, baseline);
  const compared = baseline === undefined ? [] : await applyBaseline(reports, baseline);
  const summary = reports.map(summaryOf).join("\n");
  await writeReport(REPORTS[options.report](...reports), options.output, summary, terminal);
  for (const line of compared) terminal.progress(line);
  if (options.findings !== undefined) {
    const count = await writeFindings(options.findings, reports, args);
    terminal.progress(`${plural(count, "finding")} in ${options.findings}`);
  }
  for (const { document, ended: why } of ended) terminal.progress(`${document.name}: the run ended early: ${why}`);
  if (ended.length > 0) return 2;
  const short = reports.filter((report) => exercisedShare(report) < (options.minimum ?? 0));
  for (const report of short)
    terminal.progress(
      `${report.document.name}: ${Math.floor(exercisedShare(report) * 100)} % of the document was exercised; --minimum asks for ${(options.minimum ?? 0) * 100} %`,
    );
  return reports.flatMap(findingsOf).length + short.length > 0 ? 1 : 0;
}

/** Checks again with the arguments of an earlier run; `change` sets the options of each run. */
export const checkAgain =
  (env: NodeJS.ProcessEnv, terminal: Terminal) =>
  async (args: string[], change: (options: CommandOptions) => CommandOptions): Promise<ProbeReport[]> => {
    const flags = readFlags(args);
    if (flags.help) throw usage("--help must come before the file");
    const own = flags.checks === undefined ? [] : await loadChecks(flags.checks);
    return checkServers(change(readOptions(flags, env, own)), env, terminal);
  };

/** Checks the paths of all options before a run, which may take minutes. */
function checkPaths({ any, simulate, baseline, record, output, findings }: CommandOptions): void {
  const isUrl = (text = "") => /^https?:/.test(text);
  if (!isUrl(any?.file)) checkPath("--document", any?.file, "read", "file");
  checkPath("--hints", any?.hints, "read", "file");
  if (!isUrl(simulate)) checkPath("--simulate", simulate, "read", "file");
  checkPath("--baseline", baseline, record ? "write" : "read", "file", "create it with --record");
  checkPath("--output", output, "write", "file");
  checkPath("--findings", findings, "write", "folder");
}

type RunOptions = CommandOptions & Pick<ProbeOptions, "signal">;

async function checkServers(given: RunOptions, env: NodeJS.ProcessEnv, terminal: Terminal): Promise<ProbeReport[]> {
  checkPaths(given);
  const { simulate, ...options } = given;
  const simulation: Partial<Simulation> =
    simulate === undefined ? {} : await loadSimulation(simulate, env.ASSESSMENT_API_SANDBOX_CONTROL_TOKEN || undefined);
  const listener = options.listen && (await startListener(options.listen));
  const versions: ProbeOptions["versions"] = [];
  const means = {
    plugin: assessmentApi,
    ...simulation,
    listener,
    webhookSecret: env.ASSESSMENT_API_WEBHOOK_SECRET,
    versions,
  };
  try {
    const reports: ProbeReport[] = [];
    if (options.any) reports.push(await checkAny(options.any, options, terminal));
    for (const { target, document, only } of await selectTags(options)) {
      const name = options.targets.length > 1 ? `${target.version} ` : "";
      const progress = (line: string) => terminal.progress(name + line);
      // The control API has access to all organizations, so it needs no second key.
      const otherApiKey = target.version === "control" ? undefined : options.otherApiKey;
      const facts = await loadFacts(target.version);
      const operations = await changedIn(document, options, progress);
      const given = { ...options, ...target, document, facts, only, operations, otherApiKey, ...means, progress };
      reports.push(await probe(given));
    }
    return reports;
  } finally {
    await listener?.close();
  }
}

async function checkAny(
  target: AnyTarget,
  options: Omit<RunOptions, "simulate" | "listen">,
  { progress }: Terminal,
): Promise<ProbeReport> {
  const { document, hints } = await loadAny(target);
  const { baseUrl, credentials } = target;
  const operations = await changedIn(document, options, progress);
  const apiKey = target.apiKey ?? Object.values(credentials)[0] ?? "";
  return probe({ ...options, document, hints, baseUrl, credentials, apiKey, progress, operations });
}

/** Returns the operations to check: with `--changed` only the operations that differ from the earlier document. */
async function changedIn(
  { source, operations }: ApiDocument,
  { changed, operations: given }: Pick<CommandOptions, "changed" | "operations">,
  progress: (line: string) => void,
): Promise<string[] | undefined> {
  if (changed === undefined || !source) return given;
  const parse = (text: string, file: string) => parseText(text, file) as JsonObject;
  const before = parse(await readBase(changed, source.file, readText), changed);
  const touched = touchedOperations(before, parse(source.text(), source.file));
  const ids = operations.filter(({ method, path, slash }) => touched.includes(`${method} ${path}${slash ? "/" : ""}`));
  const names = ids.map(({ id }) => id);
  progress(
    `--changed ${changed} touches ${names.length} of ${plural(operations.length, "operation")}: ${names.join(", ")}`,
  );
  return names.filter((id) => given?.includes(id) ?? true);
}

async function selectTags({ targets, only }: Pick<CommandOptions, "targets" | "only">) {
  const all = await Promise.all(
    targets.map(async (target) => {
      const document = await loadVersion(target.version);
      const tags = new Set(document.operations.flatMap((operation) => operation.tags));
      return { target, document, tags, only: only.filter((tag) => tags.has(tag)) };
    }),
  );
  if (all.length === 0) return [];
  const tags = new Set(all.flatMap((one) => [...one.tags]));
  const unknown = only.find((tag) => !tags.has(tag));
  if (unknown !== undefined)
    throw new CouldNotRunError(`there is no tag ${JSON.stringify(unknown)}; choose from ${[...tags].join(", ")}`);
  return all.filter((one) => only.length === 0 || one.only.length > 0);
}
