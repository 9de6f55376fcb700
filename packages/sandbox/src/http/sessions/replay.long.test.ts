import { unwrap } from "@assessment-api/control";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findServer } from "../../../testing/postgres/database.ts";
import { startTestSandbox, type TestSandbox } from "../../../testing/sandbox.ts";
import { act, deeds, sessions } from "../../../testing/sessions/generated.ts";
import { replay } from "../../../testing/sessions/replay.ts";
import { openDatabase } from "../../process/open-store.ts";
import { connectSandbox } from "../../process/worlds/connect-sandbox.ts";
import type { createWorld } from "../../process/worlds/world.ts";
import type { Store } from "../../store/store.ts";
import { recordSession } from "./record.ts";

/** Sessions and repetitions of each; in the long run `SESSION_RUNS=50 SESSION_REPLAYS=20`. */
const numRuns = Number(process.env.SESSION_RUNS ?? 3);
const replays = Number(process.env.SESSION_REPLAYS ?? 2);

const server = await findServer();

describe.each(["SQLite", "PostgreSQL"])("a session on %s", (store) => {
  const isThere = store === "SQLite" || server !== undefined;
  let sandbox: TestSandbox;
  let url = "";
  beforeAll(async () => {
    if (!isThere) return;
    if (store === "SQLite") sandbox = await startTestSandbox();
    else {
      url = (await server?.createDatabase()) as string;
      const other = await openDatabase(url);
      const instead = (sqlite: Store): Store => {
        void sqlite.close();
        return other;
      };
      sandbox = await startTestSandbox({ around: instead });
    }
  });
  afterAll(async () => {
    if (!isThere) return;
    await sandbox.close();
    if (url !== "") await server?.dropDatabase(url);
  });

  /** What the first request of a world was. */
  async function firstEntry(world: Awaited<ReturnType<typeof createWorld>>): Promise<string> {
    const params = { path: { id: world.organizationId }, query: { count: 100 } };
    const headers = { accept: "application/json" };
    const page = await unwrap(world.control.GET("/organizations/{id}/journal", { params, headers, parseAs: "json" }));
    const { items } = page as unknown as { items: { id: string; operation: string; kind: string }[] };
    return items.findLast(({ operation, kind }) => kind === "CONTROL" && operation === "createOrganization")?.id ?? "";
  }

  async function record(does: (world: Awaited<ReturnType<typeof createWorld>>) => Promise<void>) {
    await using world = await connectSandbox({ url: sandbox.origin }).world();
    const from = await firstEntry(world);
    await does(world);
    return await recordSession(sandbox.world, world.organizationId, { from });
  }

  test.skipIf(!isThere)("of each kind of call is done again as it was", async () => {
    for (const name of Object.keys(deeds)) {
      const before = ["create in V1", "create a team", "invite into a team", "start", "answer", "order a fault"];
      const session = await record((world) =>
        act(
          world,
          [...before, name].map((one) => [one, 0] as const),
        ),
      );
      expect([name, await replay(session, sandbox.origin)]).toEqual([name, []]);
    }
  });

  test.skipIf(!isThere)("of any calls is done again as it was, as often as wanted", async () => {
    await fc.assert(
      fc.asyncProperty(sessions, async (session) => {
        const recorded = await record((world) => act(world, session));
        for (let time = 0; time < replays; time++) expect(await replay(recorded, sandbox.origin)).toEqual([]);
      }),
      { numRuns, endOnFailure: true },
    );
  });
});
