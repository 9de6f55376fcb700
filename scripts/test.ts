/**
 * Runs the tests of the packages and prints the failed ones last. Exit 1 if a test fails.
 * Usage: node scripts/test.ts [arguments of turbo run]
 */
import { formatFailures } from "./testing/failures.ts";
import { everyTest, runTurbo } from "./testing/run-turbo.ts";

const { status, failures } = runTurbo([...everyTest, ...process.argv.slice(2)]);
process.stderr.write(formatFailures(failures));
process.exitCode = status;
