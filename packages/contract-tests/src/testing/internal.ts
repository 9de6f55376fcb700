/** What the fault planter (packages/mutants) takes from this package beside its public exports. It is not published. */
export { branchesOf } from "../branches.ts";
export { isJson } from "../calls.ts";
export { findOperation } from "../check-request.ts";
export {
  type ApiDocument,
  type Located,
  type Operation,
  type Parameter,
  readDocument,
  resolve,
} from "../document.ts";
export { type CheckResult, checkExamples } from "../examples.ts";
export { checkOperations } from "../facts/check-operations.ts";
export { checkOne, checkValues, MISSING, pointerOf } from "../facts/check-values.ts";
export { type DocumentFacts, readFacts } from "../facts/facts.ts";
export { arrayAt, isObject, type JsonObject, objectAt } from "../json.ts";
export { type Listener, startListener } from "../listen/listener.ts";
export { conjuncts } from "../mutations.ts";
export { listRootSchemas, listSubschemas } from "../places.ts";
export { child, tokensOf, valueAt } from "../pointer.ts";
export { probe } from "../probe/probe.ts";
export { loadSimulation, type RegisterHook } from "../probe/simulate.ts";
export { webhookOf } from "../receiver/deliveries.ts";
export { signatureOf } from "../receiver/signature.ts";
export { causesOf } from "../report/causes.ts";
export { createValidator } from "../validator.ts";
export { type DocumentName, documentNames, loadFacts, loadVersion } from "../versions.ts";
export { tinyDocument } from "./tiny-document.ts";
