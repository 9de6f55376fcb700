import { api } from "@assessment-api/control/server";
import { NotFoundError } from "../domain/errors.ts";
import type { LogStream } from "../http/logging.ts";
import { type ServedVersions, servedVersions } from "../http/versions.ts";
import { restoreSnapshot } from "../service/restore.ts";
import { createSnapshot, listSnapshots } from "../service/snapshots.ts";
import type { World } from "../service/world.ts";
import type { Settle } from "../timers/scheduler.ts";
import type { CloseOptions } from "./closing.ts";
import { SandboxError } from "./errors.ts";
import { type FirstStart, prepareFirstOrganization } from "./first-start.ts";
import { launch } from "./launch.ts";
import { openDatabase } from "./open-store.ts";
import { defaultSettings, problemsOf, type Settings } from "./settings.ts";
import { connectLocally, connectSandbox, type WorldsSandbox } from "./worlds/connect-sandbox.ts";

/** All settings of `serve`; those left out, or undefined, have their defaults. */
export type SandboxOptions = { readonly [Name in keyof Settings]?: Settings[Name] | undefined } & {
  /** Receives the lines of the log; standard error by default. */
  readonly logStream?: LogStream | undefined;
  /**
   * Whether traces and metrics are reported to a collector as the variables of OpenTelemetry (`OTEL_EXPORTER_OTLP_ENDPOINT` and others) say;
   * `serve` does, programs decide.
   */
  readonly telemetry?: boolean | undefined;
};

/** A sandbox that serves until it is closed. */
export interface RunningSandbox extends FirstStart, WorldsSandbox {
  readonly urls: Readonly<Record<"v1" | "v2" | "v3" | "control" | "docs", string>>;
  /** The served versions. */
  readonly versions: ServedVersions;
  /**
   * Keeps what the first organization has now, candidates and people included who are deleted later, and gives the name of that for
   * `restore`; what is due is done before.
   * @param name a new one when absent
   * @throws Error when the organization has a snapshot of that name, or was deleted
   */
  snapshot(name?: string): Promise<string>;
  /**
   * Puts the first organization back to how a snapshot has it, and waits for what is due then. Its key stays.
   * @throws Error when there is no snapshot of that name
   */
  restore(name: string): Promise<void>;
  /** Waits for the requests and the timer that are running, and closes the database. */
  close(options?: CloseOptions): Promise<void>;
}

/**
 * Starts the sandbox: one service behind V1, V2 and V3, with a database, a scheduler and the control API.
 * @throws SandboxError when an option cannot be used, the port is taken, or the database cannot be opened; its message has a line
 * per reason
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const { logStream = process.stderr, telemetry = false, ...given } = options;
  const chosen = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const settings: Settings = { ...defaultSettings, ...chosen };
  const problems = problemsOf(settings);
  if (problems.length > 0) throw new SandboxError(problems.join("\n"));

  const { databaseUrl, data } = settings;
  const { world, prepared, settle, close } = await launch(
    await openDatabase(databaseUrl ?? data),
    { ...settings, logStream, telemetry },
    (fresh) => prepareFirstOrganization(fresh, settings),
  );
  const { origin } = world.links;
  const versions = servedVersions(world);
  const { v1, v2, v3 } = versions;
  const urls = { v1: v1.url, v2: v2.url, v3: v3.url, control: `${origin}${api.basePath}`, docs: `${origin}/docs` };
  const snapshots = snapshotsOf(world, settle, prepared.organizationId);
  // A public address may be that of a proxy.
  const connect = settings.publicUrl === undefined ? connectLocally : connectSandbox;
  const worlds = connect({ url: origin, controlToken: settings.controlToken });
  return { ...prepared, ...snapshots, ...worlds, urls, versions, close };
}

function snapshotsOf(
  world: World,
  settle: Settle,
  organizationId: string,
): Pick<RunningSandbox, "snapshot" | "restore"> {
  return {
    async snapshot(name = world.newId("snp")) {
      await settle({ organizationId });
      await createSnapshot(world, organizationId, { name, keepsDeleted: true });
      return name;
    },
    async restore(name) {
      const snapshot = (await listSnapshots(world, organizationId)).find((one) => one.name === name);
      if (snapshot === undefined) throw new NotFoundError("snapshot", name);
      await restoreSnapshot(world, organizationId, snapshot.id);
    },
  };
}
