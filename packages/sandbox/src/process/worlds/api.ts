export type {
  AwaitedError,
  CandidateMoves,
  CandidateSteps,
  MailFilter,
  NewCandidate,
  WaitOptions,
  WorldCandidate,
  WorldClock,
  WorldMails,
} from "@assessment-api/control/world";
export type { ConnectOptions, WorldsSandbox } from "./connect-sandbox.ts";
export type { ReportOptions } from "./report.ts";
export type { RawResponse, RequestBody } from "./request.ts";
export type { Planted, WorldSeed } from "./seed-file.ts";
export type { CatchingWebhook, EventFilter, EventVersion, WorldWebhooks } from "./webhooks.ts";
export type { World, WorldFaults, WorldOptions, WorldSnapshot, WorldUrls } from "./world.ts";
