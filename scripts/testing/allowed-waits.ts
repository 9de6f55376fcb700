/** Exceptions of scripts/time-in-tests.test.ts. Each reason says why a slow machine does not make the test fail. */
export interface Allowed {
  /** Number of lines that wait or measure. */
  readonly count: number;
  readonly reason: string;
}

const LOWER_BOUND = "Asserts a lower bound, which a slow machine only exceeds.";
const NOTHING_HAPPENS = "Gives a wrong result time to appear. A right result does not depend on it.";
const POLLS = "Polls for a condition, with a limit that only a failure reaches.";
const FAKE_TIMER = "Replaces the timer of the code under test.";
const KEEPS_RUNNING = "Keeps a process running until its test ends it.";
const FAKE_PEER = "Behaviour of the fake server or client. The test waits for the outcome.";

export const allowed: Readonly<Record<string, Allowed>> = {
  "packages/mcp/src/execute.test.ts": { count: 3, reason: "Snippets under test, which wait for a timer." },
  "packages/mcp/src/hostile.long.test.ts": { count: 1, reason: "Hostile code under test." },
  "packages/mock/src/watch-specs.test.ts": { count: 1, reason: NOTHING_HAPPENS },
  "packages/runtime/src/server/fastify/client-errors.test.ts": { count: 3, reason: FAKE_PEER },
  "packages/runtime/src/server/fastify/yaml-thread.test.ts": { count: 3, reason: FAKE_TIMER },
  "packages/runtime/src/testing/pause.ts": { count: 1, reason: "Lets the monitor record the last pause." },
  "packages/runtime/src/testing/recorded-timers.ts": { count: 3, reason: FAKE_TIMER },
  "packages/sandbox/src/http/console-acts.long.test.ts": { count: 1, reason: NOTHING_HAPPENS },
  "packages/sandbox/src/http/console-unreachable.long.test.ts": { count: 1, reason: NOTHING_HAPPENS },
  "packages/sandbox/src/outbox/webhooks.test.ts": { count: 1, reason: FAKE_PEER },
  "packages/sandbox/src/outbox/smtp.test.ts": { count: 1, reason: FAKE_PEER },
  "packages/sandbox/src/process/backup.nightly.test.ts": {
    count: 1,
    reason: "Separates two moments of a database's history.",
  },
  "packages/sandbox/src/process/collisions.long.test.ts": {
    count: 1,
    reason: "PostgreSQL reports statistics each second.",
  },
  "packages/sandbox/src/process/round-trips.long.test.ts": {
    count: 1,
    reason: "PostgreSQL reports statistics each second.",
  },
  "packages/sandbox/testing/console/looks/look.ts": { count: 1, reason: POLLS },
  "packages/sandbox/testing/console/screenshots.ts": { count: 1, reason: "Makes pictures for people, no test." },
  "packages/sandbox/testing/database-file.ts": { count: 1, reason: KEEPS_RUNNING },
  "packages/sandbox/testing/fill-database.ts": { count: 1, reason: "Time of creation of sample data." },
  "packages/sandbox/testing/hanging-sandbox.ts": { count: 1, reason: KEEPS_RUNNING },
  "packages/sandbox/testing/odd-receivers.ts": { count: 1, reason: FAKE_PEER },
  "packages/sandbox/testing/postgres/patroni.ts": { count: 3, reason: POLLS },
  "packages/sandbox/testing/postgres/pgbouncer.ts": { count: 1, reason: POLLS },
  "packages/sdk-go/tests/errors_test.go": {
    count: 3,
    reason: "A lower bound, and waits of a minute that end within half a minute.",
  },
  "packages/sdk-java/src/test/java/io/github/assessmentapi/AsyncTest.java": { count: 1, reason: NOTHING_HAPPENS },
  "packages/sdk-java/src/test/java/io/github/assessmentapi/ErrorsTest.java": { count: 4, reason: LOWER_BOUND },
  "packages/sdk-python/tests/test_calls.py": { count: 2, reason: FAKE_PEER },
  "packages/sdk-python/tests/test_errors.py": { count: 2, reason: LOWER_BOUND },
  "packages/sdk-python/tests/test_timeout.py": {
    count: 6,
    reason: "Behaviour of slow servers. Each call fails by its deadline, however slow the machine is.",
  },
  "packages/sdk-rust/tests/it/calls.rs": { count: 1, reason: NOTHING_HAPPENS },
};
