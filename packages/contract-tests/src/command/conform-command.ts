import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checksWith } from "../checks/checks.ts";
import { badgeSvg } from "../conform/badge.ts";
import { conformanceOf } from "../conform/conformance.ts";
import { conformanceJson, conformancePage, conformanceText, summaryOf } from "../conform/reports.ts";
import { CONFORM_POLICY } from "../document/policy.ts";
import { CouldNotRunError } from "../findings/outcome.ts";
import { probe } from "../probe/probe.ts";
import { loadAny, readTarget } from "./any-target.ts";
import { choice, readMinimum, readSeconds, required, type Terminal, writeReport } from "./command-line.ts";
import { CONFORM_FORMATS, type ConformFlags } from "./conform-flags.ts";
import { loadChecks } from "./own-checks.ts";

const REPORTS = { text: conformanceText, json: conformanceJson, html: conformancePage };

/** Further rules are not in the document, so that a server may conform without them. */
const ALWAYS = ["parameters"];

export async function runConformCommand(
  flags: ConformFlags,
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  const target = readTarget(required("--document", flags.document), flags, env);
  const format = choice("report format", flags.report, CONFORM_FORMATS);
  const minimum = readMinimum(flags.minimum);
  const timeout = readSeconds("--timeout", flags.timeout);
  const [maxSeconds, wait] = (["max-seconds", "wait"] as const).map((name) =>
    flags[name] === undefined ? undefined : readSeconds(`--${name}`, flags[name]),
  );
  const checks = flags.checks === undefined ? [] : await loadChecks(flags.checks);
  const names = checksWith(undefined, []).map(({ name }) => name);
  const wanted = [...ALWAYS, ...(flags.check ?? []).map((name) => choice("check", name, names))];
  const { document, hints } = await loadAny(target, CONFORM_POLICY);
  const { baseUrl, credentials } = target;
  const report = await probe({
    document,
    hints,
    baseUrl,
    credentials,
    apiKey: target.apiKey ?? Object.values(credentials)[0] ?? "",
    only: flags.only,
    write: flags.write,
    checks,
    except: names.filter((name) => !wanted.includes(name)),
    timeout,
    maxSeconds,
    wait,
    signal: terminal.signal,
    progress: terminal.progress,
  });
  const result = conformanceOf(report);
  await writeReport(REPORTS[format](result), flags.output, summaryOf(result), terminal);
  if (flags.pages !== undefined)
    await writePages(flags.pages, {
      "index.html": conformancePage(result),
      "badge.svg": badgeSvg(flags.label ?? result.title, result.score),
      "conformance.json": conformanceJson(result),
    });
  if (report.ended !== undefined) terminal.progress(`the run ended early: ${report.ended}`);
  if (report.ended !== undefined) return 2;
  if (result.score.supported === 0)
    throw new CouldNotRunError(
      `no operation of ${document.name} succeeded below ${baseUrl}; ${flags.write ? "the base URL must end with the path of the document's servers" : "--write also calls operations other than GET"}`,
    );
  return result.score.conforming / result.score.supported < minimum ? 1 : 0;
}

async function writePages(folder: string, files: Record<string, string>): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  } catch (error) {
    throw new CouldNotRunError(`${folder} cannot be written: ${(error as Error).message}`, { cause: error });
  }
}
