import { join } from "node:path";
import { getLineColLocation, lint, loadConfig } from "@redocly/openapi-core";
import { inRoot, root, specOf } from "../documents.ts";

/** Returns the findings of `pnpm dev lint`, one per line: file, line, column, problem, rule. */
export async function findingsOf(names: readonly string[]): Promise<string[]> {
  const config = await loadConfig({ configPath: join(root, "redocly.yaml") });
  const findings: string[] = [];
  for (const name of names)
    for (const {
      location: [place],
      message,
      ruleId,
      ignored,
    } of await lint({ ref: specOf(name), config })) {
      if (ignored) continue;
      const at = place && getLineColLocation(place);
      const where = at ? `${inRoot(at.source.absoluteRef)}:${at.start.line}:${at.start.col} ` : "";
      findings.push(`${where}${message.trim().replaceAll(/\s+/g, " ")} (${ruleId})`);
    }
  return findings;
}
