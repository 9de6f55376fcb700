export type {
  AttemptEvent,
  AttemptOutcome,
  Drift,
  DriftError,
  DriftOptions,
  Hooks,
  Middleware,
  RateLimitOptions,
  RetryOptions,
  UnexpectedResponseError,
} from "@assessment-api/runtime/client";
export { isDrift, isUnexpectedResponse, PaginationError } from "@assessment-api/runtime/client";
export { api } from "./generated/api.gen.ts";
export { type Client, type ClientOptions, createClient } from "./generated/client.gen.ts";
export { ApiError, unwrap } from "./generated/errors.gen.ts";
export * from "./generated/functions.gen.ts";
export { type ElementOf, type ListPath, paginate } from "./generated/lists.gen.ts";
export type * from "./generated/models.gen.ts";
export type { components, operations, paths, webhooks } from "./generated/schema.d.ts";
