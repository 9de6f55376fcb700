import { api } from "@assessment-api/control/server";
import "./declared-responses.ts";
import { apiVersions } from "../src/domain/keys.ts";
import type { SeedKind } from "../src/domain/organizations.ts";
import { servedVersions } from "../src/http/versions.ts";
import { type LaunchOptions, launch } from "../src/process/launch.ts";
import { createOrganization } from "../src/seed/organizations.ts";
import { createKey } from "../src/service/keys.ts";
import type { World } from "../src/service/world.ts";
import { createSqliteStore, type SqliteStoreOptions } from "../src/store/sqlite/index.ts";
import type { Store } from "../src/store/store.ts";
import type { SandboxClock } from "../src/timers/clock.ts";
import type { Subject } from "../src/timers/scheduler.ts";
import { testSettings } from "./test-settings.ts";

export interface TestSandboxOptions extends Partial<LaunchOptions> {
  /** Default: in memory. */
  readonly file?: string;
  readonly seed?: SeedKind;
  readonly credits?: number | null;
  /** Pages of 4096 bytes. */
  readonly maxPages?: number;
  /** Lock wait settings for write locks of other programs. */
  readonly lock?: SqliteStoreOptions["lock"];
  /** Wraps the store, to simulate errors. */
  readonly around?: (store: Store) => Store;
}

export interface TestSandbox {
  readonly world: World;
  /** Follows the machine clock; call `freeze()` first for exact times. */
  readonly clock: SandboxClock;
  readonly origin: string;
  readonly urls: Readonly<Record<"v1" | "v2" | "v3" | "control", string>>;
  readonly apiKey: string;
  readonly organizationId: string;
  settle(subject?: Subject): Promise<void>;
  close(): Promise<void>;
}

/** With an empty database and one organization; default: a free port. */
export async function startTestSandbox(options: TestSandboxOptions = {}): Promise<TestSandbox> {
  const { file = ":memory:", maxPages, lock, around, seed = "none", credits = null, ...settings } = options;
  const store = createSqliteStore({ file, maxPages, lock });
  const { world, clock, prepared, settle, settleAll, close } = await launch(
    around?.(store) ?? store,
    { ...testSettings, ...settings },
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
