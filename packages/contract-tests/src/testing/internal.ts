/** What the fault planter (packages/mutants) takes from this package beside its public exports. It is not published. */

export { type DocumentName, documentNames, loadFacts, loadVersion } from "../command/versions.ts";
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
export { conjuncts } from "../document/mutations.ts";
export { listRootSchemas, listSubschemas } from "../document/places.ts";
export { child, tokensOf, valueAt } from "../document/pointer.ts";
export { createValidator } from "../document/validator.ts";
export { checkOperations } from "../facts/check-operations.ts";
export { checkOne, checkValues, MISSING, pointerOf } from "../facts/check-values.ts";
export { type DocumentFacts, readFacts } from "../facts/facts.ts";
export { type Listener, startListener } from "../listen/listener.ts";
export { loadSimulation, type RegisterHook } from "../lives/simulate.ts";
export { isJson } from "../messages/calls.ts";
export { findOperation } from "../messages/check-request.ts";
export { type CheckResult, checkExamples } from "../messages/examples.ts";
export { probe } from "../probe/probe.ts";
export { webhookOf } from "../receiver/receiver-check.ts";
export { signatureOf } from "../receiver/signature.ts";
export { causesOf } from "../report/causes.ts";
export { tinyDocument } from "./tiny-document.ts";
