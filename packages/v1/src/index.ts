export type { ClientOptions, RateLimitOptions } from "@assessment-api/runtime/client";
export { PaginationError } from "@assessment-api/runtime/client";
export { ApiError, unwrap } from "./api-error.ts";
export { type Client, createClient } from "./client.ts";
export { api } from "./generated/api.gen.ts";
export type * from "./generated/models.gen.ts";
export type { components, operations, paths, webhooks } from "./generated/schema.d.ts";
export { type ElementOf, type ListPath, paginate } from "./paginate.ts";
