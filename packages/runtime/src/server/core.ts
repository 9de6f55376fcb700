export { pointerNames, pointerToken } from "../pointer.ts";
export { essence, mediaParameter, negotiator } from "./accept.ts";
export { jsonProblems } from "./body/json-body.ts";
export type { Locate, ParsedYaml, YamlReader } from "./body/yaml.ts";
export type {
  BodySpec,
  HandlerRequest,
  HandlerResponse,
  HeaderSpec,
  MediaSpec,
  MockApi,
  MockOperation,
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
export type { ErrorBody, ToErrorBody } from "./errors.ts";
export { type Failure, type FailureReason, HttpFailure, type Problem } from "./failure.ts";
export { createMessage, type Message, MessageError, type OutgoingMessage } from "./message.ts";
export { createNotImplemented } from "./not-implemented.ts";
export { ResponseError } from "./response.ts";
export type { ServeSettings } from "./settings.ts";
