import { api } from "@assessment-api/control/server";
import { NotFoundError } from "../domain/errors.ts";
import type { LogStream } from "../http/requests.ts";
import { type ServedVersions, servedVersions } from "../http/versions.ts";
import { restoreSnapshot } from "../service/restore.ts";
import { createSnapshot, listSnapshots } from "../service/snapshots.ts";
import type { World } from "../service/world.ts";
import type { Settle } from "../timers/scheduler.ts";
import { SandboxError } from "./errors.ts";
import { type FirstStart, prepareFirstOrganization } from "./first-start.ts";
import { type CloseOptions, launch } from "./launch.ts";
import { openDatabase } from "./open-store.ts";
import { defaultSettings, problemsOf, type Settings } from "./settings.ts";
import { connectLocally, connectSandbox, type WorldsSandbox } from "./worlds/connect-sandbox.ts";

export type SandboxOptions = { readonly [Name in keyof Settings]?: Settings[Name] | undefined } & {
  readonly logStream?: LogStream | undefined;
  /** Whether `OTEL_EXPORTER_OTLP_ENDPOINT` and similar variables apply; true in `serve`. */
  readonly telemetry?: boolean | undefined;
};

export interface RunningSandbox extends FirstStart, WorldsSandbox {
  readonly urls: Readonly<Record<"v1" | "v2" | "v3" | "control" | "docs", string>>;
  readonly versions: ServedVersions;
  /**
   * Takes a snapshot after due work, including candidates and people that are deleted later.
   * @param name default: generated
   * @throws Error for a used name or a deleted organization
   */
  snapshot(name?: string): Promise<string>;
  /**
   * Runs due work, then restores a snapshot. The key stays valid.
   * @throws Error for an unknown name
   */
  restore(name: string): Promise<void>;
  close(options?: CloseOptions): Promise<void>;
}

/**
 * Starts V1, V2 and V3 with database, scheduler and control API.
 * @throws SandboxError with one line per reason
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
  // Local connections need no public URL, which may belong to a proxy.
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
