export { callEveryStatus, type StatusRun, type Wish, wishesOf } from "./call-every-status.ts";
export { buildCall, type Call, type CallOptions, requestVariants } from "./calls.ts";
export { type ClientModule, checkClient } from "./check-client.ts";
export { type CheckedResponse, checkResponse, type Expectation } from "./check-response.ts";
export { type Coverage, checkCoverage, coverageTable, createCoverage, formatCoverage } from "./coverage.ts";
export type { ApiDocument, Example, Media, Operation, Parameter, ResponseSpec } from "./document.ts";
export { readDocument } from "./document.ts";
export { type CheckResult, checkExamples } from "./examples.ts";
export { casesOf, describeCase } from "./facts/cases.ts";
export { checkFacts } from "./facts/check-facts.ts";
export { type Case, type DocumentFacts, type Facts, type Refusal, readFacts } from "./facts/facts.ts";
export { type FactRequest, requestsOf } from "./facts/requests.ts";
export { type Finding, formatFinding, formatFindings } from "./finding.ts";
export { type CheckName, checkNames, type ProfileName, profiles } from "./probe/checks.ts";
export { CouldNotRunError, findingsOf, type Outcome, type ProbeReport } from "./probe/outcome.ts";
export { probe } from "./probe/probe.ts";
export type { ProbeOptions } from "./probe/session.ts";
export type { Side, SidedFinding } from "./proxy/exchange.ts";
export { type ProxyOptions, type ProxyReport, type RunningProxy, startProxy } from "./proxy/proxy.ts";
export { checkReceiver, type ReceiverOptions, type ReceiverReport } from "./receiver/run.ts";
export { type Cause, causesOf } from "./report/causes.ts";
export { htmlReport } from "./report/html.ts";
export { jsonReport } from "./report/json.ts";
export { junitReport } from "./report/junit.ts";
export { markdownReport } from "./report/md.ts";
export { textReport } from "./report/text.ts";
export { type ReceivedResponse, type Server, send, UnreachableError } from "./send.ts";
export { createValidator, type Validator, type Violation } from "./validator.ts";
export {
  type DocumentName,
  documentNames,
  loadFacts,
  loadVersion,
  type VersionName,
  versionNames,
} from "./versions.ts";
