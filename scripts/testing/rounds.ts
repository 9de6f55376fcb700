import { type Failure, titleOf } from "./failures.ts";

export interface Round {
  readonly passed: boolean;
  readonly failures: readonly Failure[];
}

/** Runs rounds in sequence and prints each result, then a summary. Returns whether all passed. */
export function runRounds(count: number, run: (round: number) => Round, log: (line: string) => void): boolean {
  const failed = new Map<string, number[]>();
  let passed = 0;
  for (let round = 1; round <= count; round++) {
    const result = run(round);
    if (result.passed) passed++;
    log(`\nRound ${round} of ${count}: ${result.passed ? "passed" : "failed"}`);
    const titles = new Set(result.failures.map(titleOf));
    for (const title of titles) {
      log(`  ✗ ${title}`);
      failed.set(title, [...(failed.get(title) ?? []), round]);
    }
  }
  log(`\n${passed} of ${count} rounds passed`);
  for (const [title, rounds] of failed) log(`  ✗ ${title} (round ${rounds.join(", ")})`);
  return passed === count;
}
