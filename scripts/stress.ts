/** Runs the tests of the packages several times on a busy machine. */
import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { runRounds } from "./testing/rounds.ts";
import { everyTest, runTurbo } from "./testing/run-turbo.ts";

const help = `Usage: pnpm test:stress [options]

Runs the tests of \`pnpm test\` several times without turbo's cache, while four other processes keep the processors
busy. Test files run in random order. The clock moves in steps of a second in every second round: events share an
instant.

  --rounds <number>  number of rounds (default: 10)
  --seed <number>    order of the test files in the first round; the next rounds count up (default: random)
  --coarse-clock     the stepping clock in all rounds

Exit codes: 0 all rounds passed, 1 a round failed, 2 wrong arguments`;

const BUSY_PROCESSES = 4;

/** Loads a processor in short pieces. Ends with its parent, whose end closes the pipe. */
const busy = `
process.stdin.resume().on("end", () => process.exit());
(function work() {
  for (let index = 0; index < 1e7; index++);
  setImmediate(work);
})();`;

function fail(message: string): never {
  console.error(`test:stress: ${message}\n\n${help}`);
  process.exit(2);
}

function readOptions() {
  const options = {
    rounds: { type: "string" },
    seed: { type: "string" },
    "coarse-clock": { type: "boolean" },
    help: { type: "boolean" },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

function readNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > 1_000_000)
    fail(`--${name} must be a whole number from ${least} to 1000000, not "${text}"`);
  return value;
}

const options = readOptions();
if (options.help) {
  console.log(help);
  process.exit();
}
const rounds = readNumber("rounds", options.rounds ?? "10", 1);
const seed = readNumber("seed", options.seed ?? String(Math.floor(Math.random() * 1_000_000)), 0);

const processes = Array.from({ length: BUSY_PROCESSES }, () =>
  spawn(process.execPath, ["--eval", busy], { stdio: ["pipe", "ignore", "inherit"] }),
);
const passed = runRounds(
  rounds,
  (round) => {
    process.env.TEST_SEED = String(seed + round - 1);
    const isCoarse = options["coarse-clock"] || round % 2 === 0;
    process.env.TEST_CLOCK = isCoarse ? "coarse" : "";
    const repeat = `--seed ${process.env.TEST_SEED}${isCoarse ? " --coarse-clock" : ""}`;
    console.log(`\n▶ round ${round} of ${rounds}, ${repeat}`);
    const { status, failures } = runTurbo([...everyTest, "--force", "--output-logs=errors-only"]);
    return { passed: status === 0, failures };
  },
  console.log,
);
for (const child of processes) child.kill();
process.exitCode = passed ? 0 : 1;
