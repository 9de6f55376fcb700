import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { unwrap } from "@assessment-api/control";
import { type Random, randomOf } from "../random.ts";
import { audit } from "./audit.ts";
import { type Clients, connect, runClient, settle } from "./clients.ts";
import { installOnCluster } from "./cluster-installation.ts";
import { type Installation, installOnFolder, installOnPostgres } from "./installation.ts";
import { createLedger, type Ledger, type Person } from "./ledger.ts";
import { startMailServer } from "./mail-server.ts";
import { describeMemory, isFlat } from "./memory.ts";
import { isCutOff } from "./outcomes.ts";
import { type Receivers, startReceivers } from "./receivers.ts";

export interface SoakOptions {
  /** How often something is ended and started again. */
  readonly rounds: number;
  /** Load without an end of anything instead of rounds, for so long; the memory of the processes is watched meanwhile. */
  readonly minutes?: number | undefined;
  /** Text that all that is left to chance follows from, but for the moment at which requests meet the end. */
  readonly seed: string;
  /** Three processes on a PostgreSQL server of the run's own, which is restarted, too, instead of one on SQLite. */
  readonly postgres?: boolean | undefined;
  /** Three processes on three servers under Patroni, of which the leader is killed each time. */
  readonly failover?: boolean | undefined;
  /** The server of PostgreSQL acknowledges commits before they are written, or are with another server, and crashes each time: losses that have to be found. */
  readonly careless?: boolean | undefined;
  readonly progress?: (line: string) => void;
}

export interface SoakResult {
  /** Changes with a response, and changes whose response that cut off. */
  readonly acknowledged: number;
  readonly unanswered: number;
  /** Events that receivers accepted, and requests that this took. */
  readonly deliveries: number;
  readonly requests: number;
  /** Mails that the mail server took, and how often it took one again. */
  readonly mails: number;
  readonly repeatedMails: number;
  /** A line per acknowledged change, event or mail that is not where it should be. */
  readonly losses: readonly string[];
  /** Why there was no audit, or processes that ended by themselves, or memory that grows. */
  readonly failures: readonly string[];
  /** Megabytes of the processes together, where they were watched. */
  readonly memory: readonly number[];
  /** With `failover`: milliseconds without a creation, at each loss of a leader, and how many responses to creations there were of each status. */
  readonly pauses: readonly number[];
  readonly statuses: ReadonlyMap<number, number>;
}

const apiKey = "key-of-the-soak-test";
const CLIENTS = 6;
/** Changes that are acknowledged in a life of the process, so that a busy machine has as many; milliseconds that it goes on then, and lives at most. */
const LIFE = { leastChanges: 2, mostChanges: 12, rest: 200, most: 2000 };
/** Milliseconds that all that is owed has to arrive in at the end. */
const PATIENCE = 120_000;
/** Milliseconds between two advances, and two looks at the memory, under load. */
const BETWEEN_ADVANCES = 2000;
const MEGABYTE = 1024 * 1024;

/**
 * Lets clients change things while receivers misbehave and the process is killed again and again; then everybody behaves, and all that was
 * acknowledged has to be there, every event with every receiver, every mail with the mail server.
 */
export async function soak({
  rounds,
  minutes,
  seed,
  postgres = false,
  failover = false,
  careless = false,
  progress = () => {},
}: SoakOptions): Promise<SoakResult> {
  const folder = mkdtempSync(join(tmpdir(), "soak-"));
  const random = randomOf("soak", seed);
  const receivers = await startReceivers(random);
  const mailServer = await startMailServer(random);
  const options = {
    compileCache: join(folder, "compiled"),
    flags: [
      ...["--api-key", apiKey, "--seed", "catalogue", "--seed-value", seed, "--smtp-url", mailServer.url],
      ...["--rate-limit", "off", "--grace-period", "2s", "--webhook-retries", "1s,5s,20s"],
    ],
    random,
  };
  const cluster = failover ? await installOnCluster({ ...options, careless, apiKey }) : undefined;
  const installation =
    cluster ??
    (await (postgres ? installOnPostgres({ ...options, careless }) : installOnFolder(join(folder, "data"), options)));
  const connectAll = () => installation.origins().map((origin) => connect(origin, apiKey));
  const memory: number[] = [];
  const failures: string[] = [];
  let losses: readonly string[] = [];
  try {
    let all = connectAll();
    let [clients] = all as [Clients];
    const { items } = await unwrap(clients.control.GET("/organizations"));
    const ledger = createLedger(items[0]?.id ?? "");
    await register(clients, ledger, receivers);
    const own = Array.from({ length: CLIENTS }, (): Person[] => []);
    const work = (name: string, stop: AbortSignal) =>
      own.map((people, index) => {
        const choices = randomOf("client", seed, name, `${index}`);
        return runClient(all[index % all.length] as Clients, ledger, people, choices, stop);
      });

    async function disturb(round: number): Promise<void> {
      const stop = new AbortController();
      const working = work(`${round}`, stop.signal);
      // Meanwhile, so that the end meets moves of the clock and deliveries, too, and slow receivers delay no round.
      working.push(letTimePass(clients, random).catch(demandCutOff));
      await live(ledger, random);
      await installation.disturb();
      stop.abort();
      await Promise.all(working);
      all = connectAll();
      [clients] = all as [Clients];
      await settle(clients, ledger);
      const pause = cluster?.probe.pauses.at(-1);
      progress(
        `round ${round} of ${rounds}: ${ledger.acknowledged} changes acknowledged, ${ledger.unanswered} cut off${pause === undefined ? "" : `; pause of ${describePauses([pause])}`}`,
      );
    }

    async function load(milliseconds: number): Promise<void> {
      const stop = new AbortController();
      const working = work("load", stop.signal);
      for (const end = performance.now() + milliseconds; performance.now() < end; await delay(BETWEEN_ADVANCES)) {
        await letTimePass(clients, random);
        memory.push(...memoryOf(installation));
        progress(
          `${ledger.acknowledged} changes acknowledged, ${ledger.unanswered} cut off; ${memory.at(-1) ?? "?"} MB`,
        );
      }
      stop.abort();
      await Promise.all(working);
      await settle(clients, ledger);
    }

    try {
      if (minutes !== undefined) await load(minutes * 60_000);
      else for (let round = 1; round <= rounds; round++) await disturb(round);
      receivers.recover();
      mailServer.recover();
      progress("receivers behave: waiting for all that is owed");
      await deliverAll(clients, ledger);
      await cluster?.probe.close();
      losses = [
        ...(await audit(clients, ledger, receivers.logs, mailServer.taken)),
        ...((await cluster?.probe.findLosses()) ?? []),
      ];
    } catch (error) {
      failures.push(`there was no audit: ${explain(error)}`);
    }
    failures.push(...installation.processes().flatMap((one) => one.crash() ?? []));
    if (isFlat(memory) === false) failures.push(describeMemory(memory));
    const { pauses = [], statuses = new Map() } = cluster?.probe ?? {};
    const others = [...statuses.keys()].filter((status) => status !== 201 && status !== 503);
    if (others.length > 0) failures.push(`creations got ${others.map((status) => status || "no response").join(", ")}`);
    const { acknowledged, unanswered } = ledger;
    const deliveries = sum(receivers.logs.map(({ accepted }) => accepted.size));
    const requests = sum(receivers.logs.flatMap((log) => [...log.requests.values()]));
    const mails = mailServer.taken.size;
    const repeatedMails = sum([...mailServer.taken.values()]) - mails;
    return {
      acknowledged,
      unanswered,
      deliveries,
      requests,
      mails,
      repeatedMails,
      losses,
      failures,
      memory,
      pauses,
      statuses,
    };
  } finally {
    await installation.close();
    receivers.close();
    mailServer.close();
    rmSync(folder, { recursive: true });
  }
}

/** The median, and the longest one. */
export function describePauses(pauses: readonly number[]): string {
  const seconds = pauses.toSorted((one, other) => one - other).map((one) => `${(one / 1000).toFixed(1)} s`);
  const median = seconds[Math.floor((seconds.length - 1) / 2)];
  return seconds.length === 1 ? `${median}` : `${median} in the median, ${seconds.at(-1)} at most`;
}

/** Megabytes of all processes together, where that can be known. */
function memoryOf(installation: Installation): number[] {
  const each = installation.processes().map((one) => one.memory());
  return each.includes(undefined) ? [] : [Math.round(sum(each as number[]) / MEGABYTE)];
}

/** A failure with what is behind it: `fetch failed` alone says nothing. */
function explain(error: unknown): string {
  const { message, code, cause } = error as NodeJS.ErrnoException & { readonly cause?: unknown };
  const own = message || code || String(error);
  return cause === undefined ? own : `${own}: ${explain(cause)}`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

async function register({ control }: Clients, { organizationId }: Ledger, { logs }: Receivers): Promise<void> {
  const params = { path: { id: organizationId } };
  for (const { url, apiVersion } of logs)
    await unwrap(control.POST("/organizations/{id}/webhooks", { params, body: { url, apiVersion } }));
}

async function live(ledger: Ledger, random: Random): Promise<void> {
  const enough = ledger.acknowledged + random.between(LIFE.leastChanges, LIFE.mostChanges);
  const end = performance.now() + LIFE.most;
  while (ledger.acknowledged < enough && performance.now() < end) await delay(5);
  await delay(random.between(0, LIFE.rest));
}

async function letTimePass({ control }: Clients, random: Random): Promise<void> {
  await unwrap(control.POST("/clock/advance", { body: { duration: `PT${random.between(1, 120)}S` } }));
}

/** @throws the error, unless something was gone */
function demandCutOff(error: unknown): void {
  if (!isCutOff(error)) throw error;
}

/** Repeats what is held, and lets time pass, until nothing is pending. */
async function deliverAll({ control }: Clients, { organizationId: id }: Ledger): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    await unwrap(control.POST("/clock/advance", { body: { duration: "PT2H" } }));
    const { items } = await unwrap(
      control.GET("/organizations/{id}/webhooks", { params: { path: { id }, query: { count: 100 } } }),
    );
    const { replayed } = await unwrap(control.POST("/organizations/{id}/mails/replay", { params: { path: { id } } }));
    const owed = items.filter(({ deliveries: { pending, held } }) => pending + held > 0);
    const pendingMails = await unwrap(
      control.GET("/organizations/{id}/mails", { params: { path: { id }, query: { state: ["PENDING"] } } }),
    );
    if (owed.length + replayed + pendingMails.page.totalElements === 0) return;
    for (const { id: webhookId, state, deliveries } of items) {
      const params = { path: { id, webhookId } };
      if (state === "DISABLED")
        await unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/enable", { params }));
      else if (deliveries.held > 0)
        await unwrap(
          control.POST("/organizations/{id}/webhooks/{webhookId}/replay", { params, body: { state: ["HELD"] } }),
        );
    }
    await delay(100);
  }
}
