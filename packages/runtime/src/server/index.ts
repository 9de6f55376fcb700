export { essence, mediaParameter, negotiator } from "./accept.ts";
export { type ClientErrorOptions, type ClientErrorSettings, clientErrors } from "./client-errors.ts";
export type {
  BodySpec,
  HandlerRequest,
  HandlerResponse,
  HeaderSpec,
  MediaSpec,
  ParameterSpec,
  ParameterStyle,
  ResponseSpec,
  Route,
  RouteTable,
  SecurityRequest,
  SecurityRequirement,
  SecuritySchemeSpec,
  SenderSpec,
  Validate,
  ValidationProblem,
} from "./contract.ts";
export { crossOriginHeaders, preflightHeaders } from "./cors.ts";
export type { ErrorBody, ToErrorBody } from "./errors.ts";
export { type Failure, type FailureReason, HttpFailure, type Problem } from "./failure.ts";
export { createMessage, type Message, MessageError, type OutgoingMessage } from "./message.ts";
export { createNotImplemented } from "./not-implemented.ts";
export { pointerNames, pointerToken } from "./pointer.ts";
export { jsonProblems } from "./problems.ts";
export { ResponseError } from "./response.ts";
export { type ServeOptions, type ServerPlugin, serve } from "./serve.ts";
export { type Locate, type ParsedYaml, type YamlThread, type YamlThreadOptions, yamlThread } from "./yaml-thread.ts";
