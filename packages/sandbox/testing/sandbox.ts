import { api } from "@assessment-api/control/server";
import "./declared-responses.ts";
import type { JournalLimit } from "../src/domain/journal.ts";
import { apiVersions } from "../src/domain/keys.ts";
import type { SeedKind } from "../src/domain/organizations.ts";
import type { RateLimit } from "../src/domain/rate-limits.ts";
import type { Instant } from "../src/domain/time.ts";
import type { LogLevel, LogStream } from "../src/http/logging.ts";
import { servedVersions } from "../src/http/versions.ts";
import { type LaunchOptions, launch } from "../src/process/launch.ts";
import { defaultSettings } from "../src/process/settings.ts";
import { createOrganization } from "../src/seed/organizations.ts";
import { createKey } from "../src/service/keys.ts";
import type { World } from "../src/service/world.ts";
import { createSqliteStore } from "../src/store/sqlite/index.ts";
import type { Store } from "../src/store/store.ts";
import type { SandboxClock } from "../src/timers/clock.ts";
import type { Subject } from "../src/timers/scheduler.ts";

export interface TestSandboxOptions {
  /** Default a free one. */
  readonly port?: number;
  /** Path of the database; by default one that passes. */
  readonly file?: string;
  /** Data of the organization; default none. */
  readonly seed?: SeedKind;
  readonly credits?: number | null;
  /** Default none. */
  readonly rateLimit?: RateLimit;
  readonly rateLimitV3?: RateLimit;
  readonly controlToken?: string;
  readonly publicUrl?: string;
  readonly mockUrl?: string;
  readonly webhookRetries?: readonly number[];
  readonly smtpUrl?: string;
  readonly mailRetries?: readonly number[];
  readonly requestTimeout?: number;
  readonly journal?: JournalLimit | "off";
  readonly telemetry?: boolean;
  readonly logLevel?: LogLevel;
  readonly logStream?: LogStream;
  /** Pages of 4096 bytes that the database may have. */
  readonly maxPages?: number;
  /** Stands between the sandbox and its store, for failures of it. */
  readonly around?: (store: Store) => Store;
  /** Resolves the names of webhooks; by default as the machine does. */
  readonly lookup?: LaunchOptions["lookup"];
  /** The machine's clock; by default the real one. */
  readonly machine?: () => Instant;
}

export interface TestSandbox {
  readonly world: World;
  /** Runs with the machine's clock; `freeze()` first where a test is about exact times. */
  readonly clock: SandboxClock;
  /** `http://127.0.0.1:43210` */
  readonly origin: string;
  readonly urls: Readonly<Record<"v1" | "v2" | "v3" | "control", string>>;
  /** Opens all versions. */
  readonly apiKey: string;
  readonly organizationId: string;
  /** Does all that is due now of a subject, or of all organizations. */
  settle(subject?: Subject): Promise<void>;
  close(): Promise<void>;
}

/** A sandbox of its own, with an empty database and one organization, on a free port unless told otherwise. */
export async function startTestSandbox(options: TestSandboxOptions = {}): Promise<TestSandbox> {
  const { seed = "none", credits = null, logLevel = "silent", logStream = process.stderr, machine } = options;
  const store = createSqliteStore({ file: options.file ?? ":memory:", maxPages: options.maxPages });
  const { world, clock, prepared, settle, settleAll, close } = await launch(
    options.around?.(store) ?? store,
    {
      host: "127.0.0.1",
      port: options.port ?? 0,
      publicUrl: options.publicUrl,
      rateLimit: options.rateLimit ?? "off",
      rateLimitV3: options.rateLimitV3 ?? "off",
      validateResponses: true,
      controlToken: options.controlToken,
      mockUrl: options.mockUrl,
      webhookAddresses: "loopback",
      webhookRetries: options.webhookRetries ?? defaultSettings.webhookRetries,
      smtpUrl: options.smtpUrl,
      mailFrom: defaultSettings.mailFrom,
      mailRetries: options.mailRetries ?? defaultSettings.mailRetries,
      requestTimeout: options.requestTimeout ?? 60_000,
      gracePeriod: 5000,
      telemetry: options.telemetry,
      journal: options.journal ?? defaultSettings.journal,
      logLevel,
      logStream,
      ...(machine && { machine }),
      ...(options.lookup && { lookup: options.lookup }),
    },
    async (fresh) => {
      const given = { name: "Test", credits, seed, seedValue: "test" };
      const { id: organizationId } = await createOrganization(fresh, given);
      const { key } = await createKey(fresh, organizationId, { versions: apiVersions });
      return { organizationId, apiKey: key };
    },
  );
  const { origin } = world.links;
  const { v1, v2, v3 } = servedVersions(world);
  const urls = { v1: v1.url, v2: v2.url, v3: v3.url, control: `${origin}${api.basePath}` };
  return {
    world,
    clock,
    origin,
    urls,
    ...prepared,
    settle: (subject) => (subject === undefined ? settleAll() : settle(subject)),
    close,
  };
}
