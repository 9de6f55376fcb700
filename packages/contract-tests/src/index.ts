export { type CheckName, checkNames, type ProfileName, profiles } from "./command/check-names.ts";
export { type ProbeOptions, probe } from "./command/probe-assessment-api.ts";
export {
  type DocumentName,
  documentNames,
  loadFacts,
  loadVersion,
  type VersionName,
  versionNames,
} from "./command/versions.ts";
export {
  type ApiDocument,
  type Example,
  type Media,
  type Operation,
  type Parameter,
  type ResponseSpec,
  readDocument,
} from "./document/document.ts";
export { createValidator, type Validator, type Violation } from "./document/validator.ts";
export { checkFacts } from "./facts/check-facts.ts";
export { type Fact, readFacts } from "./facts/facts.ts";
export { type FactRequest, requestsOf } from "./facts/requests.ts";
export { type Coverage, checkCoverage, coverageTable, createCoverage, formatCoverage } from "./findings/coverage.ts";
export { type Finding, formatFinding, formatFindings } from "./findings/finding.ts";
export { CouldNotRunError, findingsOf, type Outcome, type ProbeReport, type Problem } from "./findings/outcome.ts";
export { callEveryStatus, type StatusRun, type Wish, wishesOf } from "./messages/call-every-status.ts";
export { buildCall, type Call, type CallOptions, requestVariants } from "./messages/calls.ts";
export { type ClientModule, checkClient } from "./messages/check-client.ts";
export { type CheckedResponse, checkResponse, type Expectation } from "./messages/check-response.ts";
export { type CheckResult, checkExamples } from "./messages/examples.ts";
export { type ReceivedResponse, type Server, send, UnreachableError } from "./messages/send.ts";
export type { Side, SidedFinding } from "./proxy/exchange.ts";
export { type ProxyOptions, type ProxyReport, type RunningProxy, startProxy } from "./proxy/proxy.ts";
export { checkReceiver, type ReceiverOptions, type ReceiverReport } from "./receiver/run.ts";
export { githubReport, gitlabReport, sarifReport } from "./report/alerts.ts";
export { type Cause, causesOf } from "./report/causes.ts";
export { ctrfReport } from "./report/ctrf.ts";
export { htmlReport } from "./report/html.ts";
export { jsonReport } from "./report/json.ts";
export { junitReport } from "./report/junit.ts";
export { markdownReport } from "./report/md.ts";
export { textReport } from "./report/text.ts";
export type { Check, Moment, PathValues, Reply, Session, Trial } from "./session/session.ts";
