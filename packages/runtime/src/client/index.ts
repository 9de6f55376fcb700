export { StreamError } from "../streams/format.ts";
export type { Validate } from "../validation.ts";
export {
  createUnwrap,
  type DataOf,
  HttpError,
  optionalText,
  type Result,
  textEntries,
  type Unwrap,
} from "./api-error.ts";
export type { AttemptEvent, AttemptOutcome, Hooks } from "./attempts/hooks.ts";
export type { RateLimitOptions } from "./attempts/rate-limit.ts";
export type { RetryOptions } from "./attempts/retry.ts";
export { createVersionClient } from "./client.ts";
export type { ListSpec, ListTable, MembersTable, RequestTable, ResponseTable, Style, Styles } from "./contract.ts";
export { type BasicCredential, basic, type Credential, type Credentials } from "./credentials.ts";
export { type Drift, type DriftError, type DriftOptions, isDrift } from "./drift/drift.ts";
export { multipart, ranged, urlEncoded } from "./form.ts";
export type { Middleware, MiddlewareCallbackParams } from "./middleware.ts";
export { operation } from "./operation.ts";
export type { ConnectionOptions, HeadersOptions, VersionClientOptions } from "./options.ts";
export {
  createPaginate,
  type Paginate,
  type PaginateArguments,
  type PaginateInit,
  PaginationError,
} from "./paginate.ts";
export { byMediaType, isUnexpectedResponse, type ParseAs, type UnexpectedResponseError } from "./response.ts";
export type { ReconnectOptions, Sequence } from "./sequence.ts";
export { createStreamingClient, events, lines, records } from "./streams.ts";
export type { CallOptions, Client, MediaType, OperationCall } from "./typed-client.ts";
export { writeMore } from "./write-more.ts";
