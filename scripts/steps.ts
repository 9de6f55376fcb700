export interface Step {
  name: string;
  run(): boolean | Promise<boolean>;
  /** Advice for when it fails. */
  mend: string;
  /** Nothing that comes after it means anything when it fails. */
  isNeeded?: boolean;
}

/** Runs one step after the other, each under its name. Says what to do at once where one fails, and again at the end. */
export async function runSteps(
  steps: readonly Step[],
  { log, error }: Pick<Console, "log" | "error"> = console,
): Promise<boolean> {
  const failed: string[] = [];
  for (const { name, run, mend, isNeeded } of steps) {
    log(`\n▶ ${name}`);
    if (await run()) continue;
    failed.push(`✗ ${name}: ${mend}`);
    if (isNeeded) break;
  }
  for (const line of failed) error(`\n${line}`);
  if (failed.length === 0) log("\n✓ everything is in order");
  return failed.length === 0;
}
