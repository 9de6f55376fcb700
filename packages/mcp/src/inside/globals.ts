import * as controlApi from "@assessment-api/control";
import {
  type CandidateSteps,
  createCandidates,
  createWorldClock,
  createWorldMails,
  type NewCandidate,
  type WorldClock,
  type WorldMails,
} from "@assessment-api/control/world";
import type { PaginateArguments } from "@assessment-api/runtime/client";
import * as v1Api from "@assessment-api/v1";
import * as v2Api from "@assessment-api/v2";
import * as v3Api from "@assessment-api/v3";
import { type Api, bindApi } from "./api.ts";
import { createFetch, web } from "./web.ts";

type WalkV1 = <Path extends v1Api.ListPath>(
  path: Path,
  ...init: PaginateArguments<v1Api.paths[Path]>
) => AsyncGenerator<v1Api.ElementOf<Path>, void, undefined>;
type WalkV2 = <Path extends v2Api.ListPath>(
  path: Path,
  ...init: PaginateArguments<v2Api.paths[Path]>
) => AsyncGenerator<v2Api.ElementOf<Path>, void, undefined>;
type WalkV3 = <Path extends v3Api.ListPath>(
  path: Path,
  ...init: PaginateArguments<v3Api.paths[Path]>
) => AsyncGenerator<v3Api.ElementOf<Path>, void, undefined>;
type WalkControl = <Path extends controlApi.ListPath>(
  path: Path,
  ...init: PaginateArguments<controlApi.paths[Path]>
) => AsyncGenerator<controlApi.ElementOf<Path>, void, undefined>;

export type V1 = Api<v1Api.operations, typeof v1Api, v1Api.Client, WalkV1>;
export type V2 = Api<v2Api.operations, typeof v2Api, v2Api.Client, WalkV2>;
export type V3 = Api<v3Api.operations, typeof v3Api, v3Api.Client, WalkV3>;
export type Control = Api<controlApi.operations, typeof controlApi, controlApi.Client, WalkControl>;

/** The organization of the session, and functions that simulate its candidates. */
export interface World {
  readonly organizationId: string;
  readonly clock: WorldClock;
  readonly mails: WorldMails;
  /** Invites a candidate by V1; steps follow: `await world.candidate().start().answer().submit().score(0.8)`. */
  candidate(given?: NewCandidate): CandidateSteps;
}

export interface Globals {
  readonly v1: V1;
  readonly v2: V2;
  readonly v3: V3;
  readonly control: Control;
  readonly world: World;
}

/** Placeholder of the key. The host inserts the key, which never enters the isolate. */
export const KEY = "session";

export interface Place {
  readonly organizationId: string;
  readonly url: string;
}

/**
 * Creates the globals of snippets. @param send sends a request to the sandbox and returns the response, both as JSON
 */
export function createGlobals({ organizationId, url }: Place, send: (request: string) => Promise<string>): Globals {
  Object.assign(globalThis, web);
  const options = (basePath: string) => ({ baseUrl: url + basePath, apiKey: KEY, fetch: createFetch(send) });
  const { apiKey: _, ...open } = options(controlApi.api.basePath);
  const control = controlApi.createClient(open);
  const v1 = v1Api.createClient(options(v1Api.api.basePath));
  const v2 = v2Api.createClient(options(v2Api.api.basePath));
  const v3 = v3Api.createClient(options(v3Api.api.basePath));
  const world: World = {
    organizationId,
    clock: createWorldClock(control, organizationId),
    mails: createWorldMails(control, organizationId),
    candidate: createCandidates(control, {
      tests: async () => (await v1Api.unwrap(v1.GET("/exams", { params: { query: { count: 100 } } }))).items,
      invite: (body) => v1Api.unwrap(v1.POST("/candidates", { body })),
    }),
  };
  return {
    v1: bindApi(v1Api, v1) as V1,
    v2: bindApi(v2Api, v2) as V2,
    v3: bindApi(v3Api, v3) as V3,
    control: bindApi(controlApi, control) as Control,
    world,
  };
}
