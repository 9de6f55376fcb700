import { onTestFinished } from "vitest";
import { oneClock } from "../src/domain/clocks.ts";
import type { Instant } from "../src/domain/time.ts";
import { noJournal } from "../src/journal/journal.ts";
import { createOrganization } from "../src/seed/organizations.ts";
import { createCursors } from "../src/service/cursors.ts";
import { createLinks } from "../src/service/links.ts";
import { createSeededNewId, createSeededRandom } from "../src/service/new-id.ts";
import type { World } from "../src/service/world.ts";
import { createSqliteStore } from "../src/store/sqlite/index.ts";
import { testGiven } from "./test-given.ts";

export interface TestWorld {
  readonly world: World;
  readonly organizationId: string;
  /** Advances the frozen clock without a scheduler. */
  readonly pass: (ms: number) => void;
}

/** Creates a world on an empty store without HTTP, with an empty organization; closed after the test. */
export async function createTestWorld({
  credits = null,
  ...sizes
}: Pick<World, "largeSize"> & { credits?: number | null } = {}): Promise<TestWorld> {
  const store = createSqliteStore({ file: ":memory:" });
  onTestFinished(() => store.close());
  let now: Instant = Date.UTC(2026, 2, 2, 9);
  const world: World = {
    store,
    journal: noJournal,
    clocks: oneClock({ now: () => now }),
    machine: { now: () => now },
    newId: createSeededNewId("test"),
    random: createSeededRandom("test"),
    refuseAddress: () => undefined,
    keepsMails: false,
    stopAttempts: async () => {},
    catchUp: async () => {},
    runDue: async () => {},
    adoptClock: (read) => read(),
    links: createLinks("http://sandbox", "a secret"),
    cursors: createCursors("a secret"),
    wake: () => {},
    report: () => {},
    ...sizes,
  };
  const { id } = await createOrganization(world, { name: "Test", credits, seed: "none" });
  return {
    world,
    organizationId: id,
    pass: (ms) => {
      now += ms;
    },
  };
}

export const test = testGiven(createTestWorld, ["world", "organizationId", "pass"]);
