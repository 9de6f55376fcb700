/** Entry for lab/mutants and the tests of the SDKs; not published. */

export { probe } from "../command/probe-assessment-api.ts";
export { type DocumentName, documentNames, loadFacts, loadVersion, versionNames } from "../command/versions.ts";
export { readAnyDocument } from "../document/any-document.ts";
export { branchesOf } from "../document/branches.ts";
export {
  type ApiDocument,
  type Located,
  type Operation,
  type Parameter,
  readDocument,
  resolve,
} from "../document/document.ts";
export { arrayAt, isObject, type JsonObject, objectAt } from "../document/json.ts";
export { isJson } from "../document/media-types.ts";
export { conjuncts } from "../document/mutations.ts";
export { listPlaces, listRootSchemas, listSubschemas } from "../document/places.ts";
export { child, tokensOf, valueAt } from "../document/pointer.ts";
export { createValidator, type Validator } from "../document/validator.ts";
export { checkFacts } from "../facts/check-facts.ts";
export type { Fact } from "../facts/facts.ts";
export { createStatedMembers } from "../facts/stated-members.ts";
export { wrongValues } from "../facts/wrong-values.ts";
export { formatFindings } from "../findings/finding.ts";
export { type Listener, startListener } from "../listen/listener.ts";
export { loadSimulation } from "../lives/simulate.ts";
export { findOperation } from "../messages/check-request.ts";
export { type CheckResult, checkExamples } from "../messages/examples.ts";
export { webhookOf } from "../receiver/receiver-check.ts";
export { signatureOf } from "../receiver/signature.ts";
export { causesOf } from "../report/causes.ts";
export type { RegisterHook } from "../session/simulation.ts";
export { tinyDocument } from "./tiny-document.ts";
