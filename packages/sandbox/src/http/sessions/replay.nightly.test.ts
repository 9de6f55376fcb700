import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findServer } from "../../../testing/postgres/database.ts";
import { act, deeds, sessions } from "../../../testing/sessions/generated.ts";
import { type SessionSandbox, startOn, stores } from "../../../testing/sessions/on-store.ts";
import { replay } from "../../../testing/sessions/replay.ts";

/** Number of sessions and replays; for long runs `SESSION_RUNS=50 SESSION_REPLAYS=20`. */
const numRuns = Number(process.env.SESSION_RUNS ?? 3);
const replays = Number(process.env.SESSION_REPLAYS ?? 2);

const server = await findServer();

describe.each(stores)("a session on %s", (store) => {
  let sandbox: SessionSandbox | undefined;
  beforeAll(async () => {
    sandbox = await startOn(store, server);
  });
  afterAll(() => sandbox?.close());

  test("with each kind of call is replayed", async ({ skip }) => {
    if (sandbox === undefined) return skip();
    for (const name of Object.keys(deeds)) {
      const before = ["create in V1", "create a team", "invite into a team", "start", "answer", "order a fault"];
      const all = [...before, name].map((one) => [one, 0] as const);
      const session = await sandbox.record((world) => act(world, all));
      expect([name, await replay(session, sandbox.origin)]).toEqual([name, []]);
    }
  });

  test("with random calls is replayed repeatedly", async ({ skip }) => {
    const { origin, record } = sandbox ?? skip();
    await fc.assert(
      fc.asyncProperty(sessions, async (session) => {
        const recorded = await record((world) => act(world, session));
        for (let time = 0; time < replays; time++) expect(await replay(recorded, origin)).toEqual([]);
      }),
      { numRuns, endOnFailure: true },
    );
  });
});
