import { once } from "node:events";
import { type AddressInfo, Server } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { html } from "@assessment-api/html";
import { HttpFailure } from "@assessment-api/runtime/server";
import type { FastifyInstance } from "fastify";
import { DamagedSettingError } from "../domain/storage-errors.ts";
import { type Instant, SECOND } from "../domain/time.ts";
import { type AppOptions, createApp } from "../http/app.ts";
import { sendPage } from "../http/pages/layout.ts";
import { version } from "../http/sandbox-version.ts";
import { writeWebhookMessage } from "../http/webhooks.ts";
import { createJournal, noJournal } from "../journal/journal.ts";
import { createDemandOther, refusalOf } from "../outbox/addresses.ts";
import { createMailSender, type SendMail } from "../outbox/mails.ts";
import { createOutbox, createUnreachable } from "../outbox/outbox.ts";
import { readSender, readSmtpUrl } from "../outbox/smtp-url.ts";
import { createPoster, createWebhookFailer, createWebhookSender, type PosterOptions } from "../outbox/webhooks.ts";
import { createCursors } from "../service/cursors.ts";
import { createLinks, loadLinkSecret } from "../service/links.ts";
import { createNeighbouringNewId, newId as newIdAmongProcesses } from "../service/new-id.ts";
import type { World } from "../service/world.ts";
import { observeStore, type Store } from "../store/store.ts";
import { loadClocks, type OrganizationClock, type SandboxClock } from "../timers/clock.ts";
import { createScheduler, type Settle } from "../timers/scheduler.ts";
import { SandboxError } from "./errors.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { createOutage } from "./outage.ts";
import type { Settings } from "./settings.ts";
import { createSweeper } from "./sweeper.ts";
import { startTelemetry } from "./telemetry/start-telemetry.ts";
import { tracePost } from "./telemetry/trace-post.ts";

type FromSettings =
  | "host"
  | "port"
  | "publicUrl"
  | "webhookAddresses"
  | "webhookRetries"
  | "smtpUrl"
  | "mailFrom"
  | "mailRetries"
  | "gracePeriod"
  | "journal";

export interface LaunchOptions
  extends Pick<Settings, FromSettings>,
    Omit<AppOptions, "clock" | "clockOf" | "settle" | "metrics" | "tracer"> {
  readonly machine?: () => Instant;
  /** DNS lookup for webhooks; replaced in tests. */
  readonly lookup?: PosterOptions["lookup"];
  /** Time that requests wait for the first data; replaced in tests. */
  readonly holdTimeoutInMs?: number;
  /** Whether OpenTelemetry environment variables apply; default false. */
  readonly telemetry?: boolean | undefined;
}

interface Launched<Prepared> {
  readonly world: World;
  readonly clock: SandboxClock;
  readonly clockOf: (organizationId: string) => OrganizationClock;
  readonly prepared: Prepared;
  readonly settle: Settle;
  settleAll(): Promise<void>;
  close(options?: CloseOptions): Promise<void>;
}

/**
 * `prepare` runs before the first request and timer.
 * @throws SandboxError for a damaged setting or a used address
 */
export async function launch<Prepared>(
  store: Store,
  options: LaunchOptions,
  prepare: (world: World) => Promise<Prepared>,
): Promise<Launched<Prepared>> {
  const { host, port, publicUrl, gracePeriod, machine = Date.now, holdTimeoutInMs = HOLD_TIMEOUT } = options;
  const newId = store.sharing === undefined ? createNeighbouringNewId() : newIdAmongProcesses;
  const { clocks, secret } = await loadSettings(store, machine);
  const metrics = createMetrics({ version });
  const report = (error: unknown) => fail(error, {}, "the journal cannot be written");
  const journal =
    options.journal === "off"
      ? noJournal
      : // Metrics also measure the flushes of the journal.
        createJournal(observeStore(store, metrics.observeTransaction), {
          clocks,
          machine,
          newId,
          limit: options.journal,
          report,
        });
  const outage = createOutage({
    problem: () => store.problem(),
    down: (reason) => app.log.error({ reason }, "the database is unavailable; pending work resumes when it is back"),
    up: (seconds) => app.log.info({ seconds }, "the database is back"),
  });
  const fail = (error: unknown, about: object, message: string) => {
    if (!outage.covers(error)) app.log.error({ err: error, ...about }, message);
  };
  const send = await smtpSender(options);
  let origin = publicUrl ?? urlOf(host, port);
  let listensAt: number | undefined;
  /** Finished share of the work before the first request, in percent. */
  let done: number | undefined;
  const demandOther = createDemandOther(() => ({ origin, host, port: listensAt }));
  const world: World = {
    store: observeStore(store, metrics.observeTransaction, journal.observe),
    journal,
    clocks,
    machine: { now: machine },
    newId,
    random: Math.random,
    refuseAddress: (url) => refusalOf(url, options.webhookAddresses, demandOther),
    keepsMails: send === undefined,
    stopAttempts: (webhookId) => outbox.stop(webhookId),
    catchUp: (organizationId) => scheduler.catchUp(organizationId),
    runDue: (organizationId) => scheduler.runDue(organizationId),
    adoptClock: (read, clocksIn) => scheduler.adoptClock(read, clocksIn),
    links: createLinks(() => origin, secret),
    cursors: createCursors(secret),
    wake: (owner) => scheduler.wake(owner),
    report({ work, organizationId, percent }) {
      done = percent;
      app.log.info({ organizationId, percent }, work);
    },
  };
  const telemetry = await startTelemetry({
    version,
    environment: options.telemetry ? process.env : {},
    measure: () => metrics.measure(world),
    report: (message) => app.log.warn({ reason: message }, "traces or metrics are not reported"),
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const poster = createPoster({
    policy: options.webhookAddresses,
    demandOther,
    ...(options.lookup && { lookup: options.lookup }),
  });
  const unreachable = createUnreachable(world.machine);
  const outbox = createOutbox(world, {
    unreachable,
    failWebhooks: createWebhookFailer(world, { schedule: options.webhookRetries, unreachable }),
    attemptMail: metrics.measureAttempts(
      "mail",
      clocks,
      createMailSender(world, {
        send,
        schedule: options.mailRetries,
        unreachable,
        reportAttempt({ status, failure }, { mailId: mail, organizationId, failures }) {
          app.log.warn({ mail, organizationId, attempt: failures + 1, status, failure }, "a mail was not handed over");
        },
      }),
    ),
    attemptWebhook: metrics.measureAttempts(
      "webhook",
      clocks,
      createWebhookSender(world, {
        post: tracePost(metrics.measurePost(poster.post), telemetry?.tracer),
        write: (event, webhook, userAgent) => writeWebhookMessage(event, webhook, userAgent, world.links),
        userAgent: `assessment-api-sandbox/${version}`,
        schedule: options.webhookRetries,
        unreachable,
      }),
    ),
    report(error, delivery) {
      const { id, organizationId, failures = 0 } = delivery ?? {};
      fail(error, { delivery: id, organizationId, attempt: failures + 1 }, "a delivery failed");
    },
  });
  const scheduler = createScheduler(world, clocks, outbox, (error, timer) => {
    const { kind, organizationId, failures = 0 } = timer ?? {};
    fail(error, { timer: kind, organizationId, attempt: failures + 1 }, "a timer failed");
  });
  const sweeper = createSweeper(store, journal, {
    swept: (seconds) => app.log.info({ seconds }, "deleted leftover data of organizations"),
    failed: (error) => fail(error, {}, "deleting leftover data of organizations failed"),
  });
  store.whenCommitted(({ hasLeft }) => {
    if (hasLeft) sweeper.wake();
  });
  const { clock, clockOf, settle, settleAll } = scheduler;
  const app = createApp(world, { ...options, clock, clockOf, settle, metrics, tracer: telemetry?.tracer });

  const closeServer = prepareClosing(app);
  async function close(how?: CloseOptions): Promise<void> {
    const deadline = delay(gracePeriod, "late" as const, { ref: false });
    const delivered = outbox.close(gracePeriod / 2);
    // Reserves a fifth of the time for background work.
    await closeServer(gracePeriod * 0.8, how);
    const rest = async () => {
      await Promise.all([scheduler.close(), sweeper.close(), delivered]);
      poster.close();
      await journal.close();
      outage.close();
      await store.close();
      await telemetry?.stop();
    };
    if ((await Promise.race([rest(), deadline])) === "late")
      app.log.warn("The grace period is over: timers, deliveries or transactions were cut off");
  }

  // Mails contain links, so the port must be known first.
  const open = holdRequests(app, { progress: () => done, holdTimeoutInMs });
  let prepared: Prepared;
  try {
    await listen(app, { host, port });
    listensAt = (app.server.address() as AddressInfo).port;
    origin = publicUrl ?? urlOf(host, listensAt);
    prepared = await (store.sharing === undefined
      ? prepare(world)
      : store.sharing.alone("start", () => prepare(world)));
    open();
  } catch (error) {
    open();
    await close();
    throw explained(error, host, port);
  }
  scheduler.start();
  sweeper.wake();
  return { world, clock, clockOf, prepared, settle, settleAll, close };
}

/** Lazy import of SMTP code. */
async function smtpSender({
  smtpUrl = "",
  mailFrom,
}: Pick<LaunchOptions, "smtpUrl" | "mailFrom">): Promise<SendMail | undefined> {
  const [server, from] = [readSmtpUrl(smtpUrl), readSender(mailFrom)];
  return server && from && (await import("../outbox/smtp.ts")).createSmtpSender({ server, from });
}

async function loadSettings(store: Store, machine: () => Instant) {
  try {
    return { clocks: await loadClocks(store, machine), secret: await loadLinkSecret(store) };
  } catch (error) {
    await store.close();
    throw error instanceof DamagedSettingError ? new SandboxError(error.message) : error;
  }
}

async function listen(app: FastifyInstance, address: { readonly host: string; readonly port: number }): Promise<void> {
  await app.ready();
  const { level } = app.log;
  if (level !== "silent") app.log.level = "error";
  try {
    await app.listen(address);
  } finally {
    app.log.level = level;
  }
}

/** Milliseconds that requests wait for the initial data; then they get 503. */
const HOLD_TIMEOUT = 5 * SECOND;

/** In seconds, while the initial data is created. */
const RETRY = 2;

/**
 * Holds requests until the returned function is called. Browsers get a page with the progress at once, other clients
 * get 503 after `HOLD_TIMEOUT`.
 */
function holdRequests(
  app: FastifyInstance,
  { progress, holdTimeoutInMs }: { readonly progress: () => number | undefined; readonly holdTimeoutInMs: number },
): () => void {
  let isOpen = false;
  const { promise, resolve } = Promise.withResolvers<void>();
  app.addHook("onRequest", async (request, reply) => {
    if (isOpen) return undefined;
    const percent = progress();
    if (request.headers.accept?.includes("text/html")) {
      reply.headers({ "retry-after": RETRY, refresh: RETRY });
      return sendPage(reply, 503, {
        title: "The sandbox is starting",
        brand: "Assessment API sandbox",
        main: html`<h1>The sandbox is starting</h1>
<p class="lead">It creates its data${percent !== undefined && `: ${percent} %`}. This page opens the sandbox when it is ready.</p>
<progress max="100"${percent !== undefined && html` value="${percent}"`} aria-label="Progress"></progress>`,
      });
    }
    await Promise.race([promise, delay(holdTimeoutInMs, undefined, { ref: false })]);
    if (isOpen) return undefined;
    const about = percent === undefined ? "" : ` (${percent} %)`;
    throw new HttpFailure(503, `The sandbox is starting: it creates its data${about}. Send the request again later.`, {
      headers: { "retry-after": String(RETRY) },
    });
  });
  return () => {
    isOpen = true;
    resolve();
  };
}

function explained(error: unknown, host: string, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return new SandboxError(`port ${port} is in use; stop the program that uses it or choose another with --port`);
    case "EACCES":
      return new SandboxError(`port ${port} may not be opened by this user; choose one above 1023 with --port`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new SandboxError(`this machine has no address ${host}; choose another with --host`);
    default:
      return error;
  }
}

function urlOf(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

export interface CloseOptions {
  /** Sequential clients learn of the end by their next response. 0 closes idle connections immediately. */
  readonly lingerInMs?: number | undefined;
}

const SWEEP_INTERVAL = 20;

/** Stops listening, sends `Connection: close`, and cuts connections after `graceInMs`. */
function prepareClosing(app: FastifyInstance): (graceInMs: number, options?: CloseOptions) => Promise<void> {
  let closing = false;
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing) reply.header("connection", "close");
    done();
  });

  return async (graceInMs, { lingerInMs = 0 } = {}) => {
    closing = true;
    const { server } = app;
    const cut = setTimeout(() => server.closeAllConnections(), graceInMs);
    if (server.listening && lingerInMs > 0) {
      const closed = once(server, "close");
      // node:http also closes idle connections with a request in flight.
      Server.prototype.close.call(server);
      await Promise.race([closed, delay(Math.min(lingerInMs, graceInMs))]);
    }
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL);
    await app.close();
    clearInterval(sweep);
    clearTimeout(cut);
  };
}
