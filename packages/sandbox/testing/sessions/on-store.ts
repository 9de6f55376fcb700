import { type JournalPage, unwrap } from "@assessment-api/control";
import { recordSession } from "../../src/http/sessions/record.ts";
import type { Session } from "../../src/http/sessions/session.ts";
import { connectSandbox } from "../../src/process/worlds/connect-sandbox.ts";
import type { World } from "../../src/process/worlds/world.ts";
import { parseMetrics } from "../metrics.ts";
import type { TestServer } from "../postgres/database.ts";
import { onPostgres } from "../postgres/on-postgres.ts";
import { startTestSandbox, type TestSandbox } from "../sandbox.ts";

export const stores = ["SQLite", "PostgreSQL"] as const;

export interface SessionSandbox {
  readonly origin: string;
  record(does: (world: World) => Promise<void>): Promise<Session>;
  countWorlds(): Promise<Readonly<Record<"made" | "deleted", number>>>;
  close(): Promise<void>;
}

/** @returns undefined if the store is unavailable */
export async function startOn(
  store: (typeof stores)[number],
  server: TestServer | undefined,
): Promise<SessionSandbox | undefined> {
  if (store === "SQLite") {
    const sandbox = await startTestSandbox();
    return { ...recordingIn(sandbox), close: () => sandbox.close() };
  }
  if (server === undefined) return undefined;
  const { options, drop } = await onPostgres(server);
  const sandbox = await startTestSandbox(options);
  return {
    ...recordingIn(sandbox),
    async close() {
      await sandbox.close();
      await drop();
    },
  };
}

const recordingIn = ({ origin, world: service }: TestSandbox) => ({
  origin,
  async countWorlds() {
    const { value } = parseMetrics(await (await fetch(`${origin}/metrics`)).text());
    const count = (operation: string, status: string) =>
      value("assessment_request_duration_seconds_count", { api: "control", operation, status }) ?? 0;
    return { made: count("createOrganization", "201"), deleted: count("deleteOrganization", "204") };
  },
  async record(does: (world: World) => Promise<void>): Promise<Session> {
    await using world = await connectSandbox({ url: origin }).world();
    const from = await firstEntry(world);
    await does(world);
    return await recordSession(service, world.organizationId, { from });
  },
});

async function firstEntry({ control, organizationId }: World): Promise<string> {
  const params = { path: { id: organizationId }, query: { operation: ["createOrganization"] } };
  const { items } = (await unwrap(
    control.GET("/organizations/{id}/journal", { params, parseAs: "json" }),
  )) as JournalPage;
  const [first] = items;
  if (first === undefined) throw new Error(`the journal of ${organizationId} does not begin with its creation`);
  return first.id;
}
