import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { describeMemory } from "./memory.ts";
import { describePauses, soak } from "./soak.ts";

const HELP = `Kills the sandbox again and again while clients change things and receivers of webhooks misbehave, and looks for losses.

Usage: pnpm dev soak [options]

  --rounds N    how often the process is ended and started again; default: 100
  --minutes N   load for so long instead, without an end of anything; memory that grows is a failure
  --postgres    three processes on a new PostgreSQL server, which \`pnpm postgres\` installs: one of them is killed, or the server
                restarted
  --failover    three processes on three PostgreSQL servers under Patroni with etcd (apt-get install patroni etcd-server postgresql), on
                127.0.0.1 to 127.0.0.3: the leader is killed each time, another one takes its place; default: 20 rounds
  --careless    with --postgres or --failover: servers that acknowledge commits before they are written, or before another server has
                them, and crash each time. Such a run must find losses: it shows that other runs would
  --seed TEXT   chance begins with it: the same text makes the same choices; default: another one each time
  --help        show this text

Exit code: 0 nothing was lost, 1 something was, there was no audit, a process ended by itself, or memory grew, 2 could not run.
`;

process.exitCode = await run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<0 | 1 | 2> {
  try {
    const { rounds, minutes, seed, postgres, failover, careless, help } = readArgs(args);
    if (help) {
      process.stdout.write(HELP);
      return 0;
    }
    const progress = (line: string) => void process.stderr.write(`${line}\n`);
    progress(`seed ${seed}`);
    const { losses, failures, memory, pauses, statuses, ...counts } = await soak({
      rounds,
      minutes,
      seed,
      postgres,
      failover,
      careless,
      progress,
    });
    for (const loss of losses) process.stdout.write(`LOST ${loss}\n`);
    for (const failure of failures) process.stdout.write(`FAILED ${failure}\n`);
    if (pauses.length > 0)
      process.stdout.write(
        `${pauses.length} leaders lost; pause: ${describePauses(pauses)}; responses to creations: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}\n`,
      );
    if (memory.length > 0) process.stdout.write(`${describeMemory(memory)}\n`);
    const { acknowledged, unanswered, deliveries, requests, mails, repeatedMails } = counts;
    process.stdout.write(
      `${acknowledged} changes acknowledged, ${unanswered} cut off; ${deliveries} deliveries in ${requests} requests; ${mails} mails, ${repeatedMails} of them repeated; ${losses.length} lost\n`,
    );
    return losses.length + failures.length > 0 ? 1 : 0;
  } catch (error) {
    process.stderr.write(`soak: ${(error as Error).message}\n`);
    return 2;
  }
}

function readArgs(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: "string" },
      minutes: { type: "string" },
      seed: { type: "string" },
      postgres: { type: "boolean", default: false },
      failover: { type: "boolean", default: false },
      careless: { type: "boolean", default: false },
      help: { type: "boolean" },
    },
  });
  const rounds = Number(values.rounds ?? (values.failover ? 20 : 100));
  if (!Number.isSafeInteger(rounds) || rounds < 1)
    throw new Error(`--rounds takes a whole number from 1 on, not ${values.rounds}; see --help`);
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  if (minutes !== undefined && !(minutes > 0))
    throw new Error(`--minutes takes a number above 0, not ${values.minutes}; see --help`);
  const { seed = randomUUID(), postgres, failover, careless, help = false } = values;
  if (careless && !postgres && !failover) throw new Error("--careless goes with --postgres or --failover; see --help");
  return { rounds, minutes, seed, postgres, failover, careless, help };
}
