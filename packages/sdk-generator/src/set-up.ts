import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasJava, JAVA_MISSING } from "./generator.ts";
import { packages } from "./places.ts";
import { runAll, succeeds } from "./run.ts";
import type { Target } from "./targets/target.ts";

export function missingFor(target: Target): string[] {
  const cwd = join(packages, target.folder);
  const missing = target.needs.flatMap(({ command, what }) => (succeeds(command, cwd) ? [] : [what]));
  return "emit" in target || hasJava() ? missing : [...missing, JAVA_MISSING];
}

/** Prepares the tools of a target, once per content of its inputs. */
export async function setUp({ folder, setUp: how }: Target): Promise<void> {
  if (!how) return;
  const cwd = join(packages, folder);
  const inputs = how.inputs.map((name) => readFileSync(join(cwd, name), "utf8")).join("\n");
  const stamp = join(cwd, how.stamp);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === inputs) return;
  await runAll(how.commands, cwd);
  writeFileSync(stamp, inputs);
}
