import type { SessionTarget } from "@assessment-api/control";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findServer } from "../../../../testing/postgres/database.ts";
import { act, deeds, sessions } from "../../../../testing/sessions/generated.ts";
import { type SessionSandbox, startOn, stores } from "../../../../testing/sessions/on-store.ts";
import { runners, runTargets } from "../../../../testing/sessions/targets.ts";
import type { Session } from "../session.ts";
import { emit } from "./index.ts";

const count = Number(process.env.SESSION_RUNS ?? 3);
const replays = Number(process.env.SESSION_REPLAYS ?? 1);
const seed = Number(process.env.SESSION_SEED ?? 1);

const server = await findServer();

/** All call types, an empty session, and generated sessions. */
const all = [
  ["create in V1", "create a team", "invite into a team", "start", "answer", ...Object.keys(deeds)].map(
    (name) => [name, 0] as const,
  ),
  [],
  ...fc.sample(sessions, { numRuns: count - 2, seed }),
];

describe.each(stores)(`${count} sessions on %s`, (store) => {
  let sandbox: SessionSandbox | undefined;
  const recorded: Session[] = [];
  beforeAll(async () => {
    sandbox = await startOn(store, server);
    for (const actionsOf of all)
      if (sandbox !== undefined) recorded.push(await sandbox.record((world) => act(world, actionsOf)));
  });
  afterAll(() => sandbox?.close());

  const there = Object.entries(runners).filter(([, { isThere }]) => isThere());
  const timeout = 300_000 + count * replays * 2000;
  test.for(there)("pass as tests for %s, repeatedly", { timeout }, async ([name], { skip }) => {
    const { origin, countWorlds } = sandbox ?? skip();
    const target = name as SessionTarget;
    const contents = recorded.map((session) => emit(session, target, origin));
    const before = await countWorlds();
    const { isGreen, output } = await runTargets(target, contents, origin, replays);
    expect(isGreen, output).toBe(true);
    const { made, deleted } = await countWorlds();
    const each = count * replays;
    expect({ made: made - before.made, deleted: deleted - before.deleted }).toEqual({ made: each, deleted: each });
  });
});
