export interface Step {
  name: string;
  run(): boolean | Promise<boolean>;
  advice: string;
  /** Whether a failure skips all later steps. */
  isNeeded?: boolean;
}

/** Runs the steps in order, each under its name. Prints the advice of a failed step at once and again at the end. */
export async function runSteps(
  steps: readonly Step[],
  { log, error }: Pick<Console, "log" | "error"> = console,
): Promise<boolean> {
  const failed: string[] = [];
  for (const { name, run, advice, isNeeded } of steps) {
    log(`\n▶ ${name}`);
    if (await run()) continue;
    failed.push(`✗ ${name}: ${advice}`);
    if (isNeeded) break;
  }
  for (const line of failed) error(`\n${line}`);
  if (failed.length === 0) log("\n✓ everything is in order");
  return failed.length === 0;
}
