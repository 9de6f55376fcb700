/**
 * Boots the application and runs the contract tests against each version, and a call for every declared response, so
 * that all operations are covered. The findings must equal contract-findings.txt; otherwise the exit code is 1. Usage:
 * node tools/check-contract.ts [jar of another application]
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  callEveryStatus,
  checkCoverage,
  formatFinding,
  formatFindings,
  loadFacts,
  loadVersion,
  probe,
  profiles,
  type VersionName,
  versionNames,
} from "@assessment-api/contract-tests";
import { boot } from "./boot.ts";
import { home } from "./places.ts";

const apiKey = "contract-tests-of-the-stub";
const list = join(home, "contract-findings.txt");

/** Returns the command's findings in a reproducible form, with their display text. */
async function runCommand(version: VersionName, baseUrl: string): Promise<Map<string, string>> {
  const report = await probe({
    document: await loadVersion(version),
    facts: await loadFacts(version),
    baseUrl,
    apiKey,
    write: true,
    except: profiles.static,
  });
  const checked = report.outcomes.filter(({ result }) => result !== "skipped");
  console.log(`${version}: ${checked.length} checks, ${report.outcomes.length - checked.length} skipped`);
  return new Map(
    report.outcomes.flatMap(({ operation, title, findings }) =>
      findings.map((finding) => [`${version} ${operation} ${title}`, formatFinding(finding)]),
    ),
  );
}

/** Returns violations of the document in all declared responses; "" without any. */
async function callEverything(version: VersionName, baseUrl: string): Promise<string> {
  const document = await loadVersion(version);
  const { findings, coverage, calls } = await callEveryStatus(document, { baseUrl, apiKey });
  console.log(`${version}: ${calls} calls for every response of ${document.operations.length} operations`);
  return formatFindings([...findings, ...checkCoverage(document, coverage)]);
}

const expected = new Set(readFileSync(list, "utf8").split("\n").filter(Boolean));
const problems: string[] = [];
const application = await boot(apiKey, process.argv[2]);
try {
  for (const version of versionNames) {
    const baseUrl = `${application.url}/${version}`;
    const found = await runCommand(version, baseUrl);
    const vanished = [...expected].filter((line) => line.startsWith(`${version} `) && !found.has(line));
    for (const [line, words] of found) if (!expected.has(line)) problems.push(`new: ${line}\n  ${words}`);
    problems.push(...vanished.map((line) => `not found any more: ${line}`));
    const wrong = await callEverything(version, baseUrl);
    if (wrong !== "") problems.push(wrong);
  }
} finally {
  await application.close();
}
if (problems.length > 0) {
  console.error(`${problems.join("\n")}\n\nMend it, or change contract-findings.txt and what README.md says of it.`);
  process.exitCode = 1;
} else console.log(`nothing but the ${expected.size} known findings`);
