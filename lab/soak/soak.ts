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
  readonly rounds: number;
  /** Runs load without disturbances for this many minutes instead of rounds, and samples memory. */
  readonly minutes?: number | undefined;
  /** Seed of all random choices except the time at which a request is aborted. */
  readonly seed: string;
  /** Whether to run three processes on a new PostgreSQL server, which also restarts, instead of one on SQLite. */
  readonly postgres?: boolean | undefined;
  /** Whether to run three processes on three servers under Patroni, whose leader is killed in each round. */
  readonly failover?: boolean | undefined;
  /**
   * Whether PostgreSQL acknowledges commits before they are written or replicated, and always crashes. The audit must
   * find losses.
   */
  readonly careless?: boolean | undefined;
  readonly progress?: (line: string) => void;
}

export interface SoakResult {
  /** Changes with a response, and changes whose response was cut off. */
  readonly acknowledged: number;
  readonly unanswered: number;
  /** Accepted events, and requests for them. */
  readonly deliveries: number;
  readonly requests: number;
  /** Accepted mails, and duplicates. */
  readonly mails: number;
  readonly repeatedMails: number;
  readonly losses: readonly string[];
  /** Failures that prevented the audit, crashed processes, or growing memory. */
  readonly failures: readonly string[];
  /** Memory samples in megabytes, of all processes together. */
  readonly memory: readonly number[];
  /** With `failover`: milliseconds without a creation after each loss of a leader, and responses by status. */
  readonly pauses: readonly number[];
  readonly statuses: ReadonlyMap<number, number>;
}

const apiKey = "key-of-the-soak-test";
const CLIENTS = 6;
/**
 * Lifetime of a process: a number of acknowledged changes, the same on a busy machine, then `rest` more milliseconds;
 * at most `most` milliseconds.
 */
const LIFE = { leastChanges: 2, mostChanges: 12, rest: 200, most: 2000 };
/** Timeout in milliseconds for pending deliveries at the end. */
const PATIENCE = 120_000;
/** Milliseconds between two advances, and between two samples of memory under load. */
const BETWEEN_ADVANCES = 2000;
const MEGABYTE = 1024 * 1024;

/**
 * Runs clients while receivers fail and the process is killed repeatedly. Then everything recovers. The audit expects
 * all acknowledged changes, every event at every receiver and every mail at the mail server.
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
      // Runs concurrently, so that disturbances meet clock moves and deliveries, and slow receivers do not delay the
      // round.
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

export function describePauses(pauses: readonly number[]): string {
  const seconds = pauses.toSorted((one, other) => one - other).map((one) => `${(one / 1000).toFixed(1)} s`);
  const median = seconds[Math.floor((seconds.length - 1) / 2)];
  return seconds.length === 1 ? `${median}` : `${median} in the median, ${seconds.at(-1)} at most`;
}

/** Megabytes of all processes together; empty without /proc. */
function memoryOf(installation: Installation): number[] {
  const each = installation.processes().map((one) => one.memory());
  return each.includes(undefined) ? [] : [Math.round(sum(each as number[]) / MEGABYTE)];
}

/** Formats a failure with its causes, because `fetch failed` explains nothing. */
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

/** Throws the error unless a process was unavailable. */
function demandCutOff(error: unknown): void {
  if (!isCutOff(error)) throw error;
}

/** Retries held deliveries and advances the clock until nothing is pending. */
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
