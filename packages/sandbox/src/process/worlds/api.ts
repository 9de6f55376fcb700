// Types of what tests are given, for the entries.
export type { CandidateMoves, CandidateSteps, NewCandidate, WorldCandidate } from "./candidates.ts";
export type { WorldClock } from "./clock.ts";
export type { ConnectOptions, WorldsSandbox } from "./connect-sandbox.ts";
export type { MailFilter, WorldMails } from "./mails.ts";
export type { ReportOptions } from "./report.ts";
export type { RawResponse, RequestBody } from "./request.ts";
export type { Planted, WorldSeed } from "./seed-file.ts";
export type { AwaitedError, WaitOptions } from "./waiting.ts";
export type { CatchingWebhook, EventFilter, EventVersion, WorldWebhooks } from "./webhooks.ts";
export type { World, WorldFaults, WorldOptions, WorldSnapshot, WorldUrls } from "./world.ts";
