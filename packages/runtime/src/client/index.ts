export { createUnwrap, type DataOf, HttpError, type Result, type Unwrap } from "./api-error.ts";
export {
  type ClientOptions,
  type ConnectionOptions,
  createVersionClient,
  type TokenClientOptions,
} from "./client.ts";
export type { ListSpec, ListTable, RequestTable } from "./contract.ts";
export {
  createPaginate,
  type Paginate,
  type PaginateArguments,
  type PaginateInit,
  PaginationError,
} from "./paginate.ts";
export type { RateLimitOptions } from "./rate-limit.ts";
export type { Client, MediaType } from "./typed-client.ts";
