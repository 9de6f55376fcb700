/**
 * Contract tests against the published documents, with reproducible requests. Every rejection must have an explanation.
 */
import { findingsOf, formatFindings, loadVersion, probe, type VersionName } from "@assessment-api/contract-tests";
import type { Explanation } from "@assessment-api/control";
import { pointerNames } from "@assessment-api/runtime/server";
import { expect, onTestFinished, test } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../testing/sandbox.ts";
import type { Position } from "../domain/lists.ts";
import { createOrganization } from "../seed/organizations.ts";
import { listJournal } from "../service/journal.ts";
import { createKey } from "../service/keys.ts";

/** The probe cannot create answers and source code. */
const unreached: Partial<Record<VersionName, string[]>> = { v2: ["scoreAnswer", "uploadTask"] };

test.each<VersionName>(["v1", "v2", "v3"])("%s conforms to its document", async (version) => {
  const sandbox = await startTestSandbox();
  onTestFinished(() => sandbox.close());
  const { id } = await createOrganization(sandbox.world, { name: "Contract", seed: "demo", seedValue: "contract" });
  const { key } = await createKey(sandbox.world, id, { versions: [version] });
  const document = await loadVersion(version);
  const server = { baseUrl: sandbox.urls[version], apiKey: key };
  const report = await probe({ document, ...server, write: true, fuzz: { examples: 3, seed: "sandbox" } });
  expect(formatFindings(findingsOf(report))).toBe("");

  const checks = report.outcomes.filter(
    ({ result, title }) => result === "passed" && !/^(responds with 401|handles generated requests)/.test(title),
  );
  const passed = new Set(checks.map(({ operation }) => operation));
  const unchecked = report.document.operations.map((operation) => operation.id).filter((one) => !passed.has(one));
  expect(unchecked.sort()).toEqual(unreached[version] ?? []);

  const refused = await refusals(sandbox, id);
  expect(refused.length).toBeGreaterThan(20);
  const unexplained = [];
  for (const requestId of refused) {
    const response = await fetch(`${sandbox.urls.control}/explanations/${requestId}`);
    const explanation = (await response.json()) as Explanation;
    const missing = missingIn(explanation, document.root);
    if (response.status !== 200 || missing.length > 0) unexplained.push({ missing, ...explanation });
  }
  expect(unexplained).toEqual([]);
});

async function refusals({ world }: TestSandbox, organizationId: string): Promise<string[]> {
  const ids: string[] = [];
  let before: Position | undefined;
  do {
    const slice = { before, limit: 100 };
    const { items, next } = await listJournal(world, organizationId, { statuses: [[400, 499]] }, slice);
    ids.push(...items.flatMap((entry) => (entry.details === undefined ? [] : entry.id)));
    before = next;
  } while (before !== undefined);
  return ids;
}

function missingIn({ rule, expected, remedy, document, problems = [] }: Explanation, root: unknown): string[] {
  const pointers = [document?.pointer, ...problems.flatMap(({ pointer }) => pointer ?? [])];
  return [
    ...(rule === "rule" ? ["rule"] : []),
    ...(expected ? [] : ["expected"]),
    ...(remedy ? [] : ["remedy"]),
    ...(pointers.every((pointer) => pointer !== undefined && leads(root, pointer)) ? [] : ["pointer"]),
  ];
}

const leads = (root: unknown, pointer: string): boolean =>
  pointerNames(pointer).reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], root) !==
  undefined;
