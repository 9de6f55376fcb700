import {
  type Client as ControlClient,
  api as controlApi,
  createClient as createControlClient,
  type Fault,
  type NewFault,
  unwrap,
} from "@assessment-api/control";
import {
  type CandidateSteps,
  createCandidates,
  createWorldClock,
  createWorldMails,
  type NewCandidate,
  type WorldClock,
  type WorldMails,
} from "@assessment-api/control/world";
import {
  createClient as createV1,
  unwrap as unwrapV1,
  type Client as V1Client,
  api as v1Api,
} from "@assessment-api/v1";
import { createClient as createV2, type Client as V2Client, api as v2Api } from "@assessment-api/v2";
import { createClient as createV3, type Client as V3Client, api as v3Api } from "@assessment-api/v3";
import { type ReportOptions, reportOn } from "./report.ts";
import { createRequester, type RawResponse, type RequestBody } from "./request.ts";
import { type Planted, plantSeedFile, readSeed, type WorldSeed } from "./seed-file.ts";
import { createWorldWebhooks, type WorldWebhooks } from "./webhooks.ts";

export interface WorldOptions {
  readonly name?: string | undefined;
  /** Name `none`, `catalogue` (default), `demo` or `large`, or a YAML file. */
  readonly seed?: WorldSeed | undefined;
  /** Value that determines the data; equal values give equal data, including ids. */
  readonly seedValue?: string | undefined;
  readonly credits?: number | null | undefined;
}

export interface World {
  readonly organizationId: string;
  readonly apiKey: string;
  readonly url: string;
  readonly urls: WorldUrls;
  readonly v1: V1Client;
  readonly v2: V2Client;
  readonly v3: V3Client;
  readonly control: ControlClient;
  readonly clock: WorldClock;
  readonly mails: WorldMails;
  readonly webhooks: WorldWebhooks;
  readonly faults: WorldFaults;
  readonly planted: Planted;
  readonly consoleUrl: string;
  /** Sends a request with the matching key, to paths such as `/v1/candidates` and `/control/clock`. */
  request(method: string, path: string, body?: RequestBody): Promise<RawResponse>;
  /** Invites a candidate with V1 and returns a builder: `await world.candidate().start().answer().submit()`. */
  candidate(given?: NewCandidate): CandidateSteps;
  snapshot(name?: string): Promise<WorldSnapshot>;
  /** Returns recent calls, causes, and reasons of rejections. */
  report(options?: ReportOptions): Promise<string>;
  keep(): void;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

export type WorldUrls = Readonly<Record<"v1" | "v2" | "v3" | "control", string>>;

export interface WorldSnapshot {
  readonly id: string;
  /** Restores the snapshot. The key stays valid. */
  restore(): Promise<void>;
}

/** Injected faults in V1, V2 and V3 for this world's key. */
export interface WorldFaults {
  add(fault: NewFault): Promise<Fault>;
  list(): Promise<readonly Fault[]>;
  clear(): Promise<void>;
}

interface WorldsPlace {
  readonly url: string;
  readonly controlToken?: string | undefined;
  /** HTTP client; default `globalThis.fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

export async function createWorld(
  { url, controlToken, ...sending }: WorldsPlace,
  options: WorldOptions = {},
): Promise<World> {
  const urls = {
    v1: url + v1Api.basePath,
    v2: url + v2Api.basePath,
    v3: url + v3Api.basePath,
    control: url + controlApi.basePath,
  };
  const control = createControlClient({ baseUrl: urls.control, token: controlToken, ...sending });
  const seed = await readSeed(options.seed ?? "catalogue");
  const { name = "World", seedValue = seed.seedValue, credits = seed.credits ?? null } = options;
  const body = { name, seed: seed.seed, credits, apiKey: {}, ...(seedValue !== undefined && { seedValue }) };
  const { id: organizationId, apiKey: created } = await unwrap(control.POST("/organizations", { body }));
  const apiKey = created?.key ?? "";
  const params = { path: { id: organizationId } };
  const clients = {
    v1: createV1({ baseUrl: urls.v1, apiKey, ...sending }),
    v2: createV2({ baseUrl: urls.v2, apiKey, ...sending }),
    v3: createV3({ baseUrl: urls.v3, apiKey, ...sending }),
  };
  const candidate = createCandidates(control, {
    tests: async () => (await unwrapV1(clients.v1.GET("/exams", { params: { query: { count: 100 } } }))).items,
    invite: (body) => unwrapV1(clients.v1.POST("/candidates", { body })),
  });
  const consoleUrl = `${url}/#/${organizationId}`;
  let isKept = false;
  let snapshots = 0;

  async function close(): Promise<void> {
    if (isKept) return;
    isKept = true;
    await unwrap(control.DELETE("/organizations/{id}", { params }));
  }

  try {
    return {
      organizationId,
      apiKey,
      url,
      urls,
      ...clients,
      control,
      clock: createWorldClock(control, organizationId),
      mails: createWorldMails(control, organizationId),
      webhooks: createWorldWebhooks(control, url, organizationId),
      faults: createFaults(control, organizationId),
      planted: await plantSeedFile(seed, { ...clients, control, organizationId, candidate }),
      consoleUrl,
      candidate,
      request: createRequester(url, apiKey, controlToken),
      snapshot: (given = `Snapshot ${++snapshots}`) => takeSnapshot(control, organizationId, given),
      report: (how) => reportOn(control, organizationId, how),
      keep() {
        isKept = true;
      },
      close,
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function createFaults(control: ControlClient, id: string): WorldFaults {
  const path = { id };
  const list = async () => {
    const params = { path, query: { count: 100 } };
    return (await unwrap(control.GET("/organizations/{id}/faults", { params }))).items;
  };
  return {
    add: (body) => unwrap(control.POST("/organizations/{id}/faults", { params: { path }, body })),
    list,
    async clear() {
      for (const { id: faultId } of await list())
        await unwrap(control.DELETE("/organizations/{id}/faults/{faultId}", { params: { path: { id, faultId } } }));
    },
  };
}

async function takeSnapshot(control: ControlClient, id: string, name: string): Promise<WorldSnapshot> {
  const at = { params: { path: { id } }, body: { name } };
  const { id: snapshotId } = await unwrap(control.POST("/organizations/{id}/snapshots", at));
  const params = { path: { id, snapshotId } };
  return {
    id: snapshotId,
    async restore() {
      await unwrap(control.POST("/organizations/{id}/snapshots/{snapshotId}/restore", { params }));
    },
  };
}
