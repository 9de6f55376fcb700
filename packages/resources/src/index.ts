export { deriveModel, listsOf } from "./derive.ts";
export { explain } from "./explain.ts";
export type {
  Compare,
  Confidence,
  Fact,
  Figure,
  Hints,
  List,
  ListParameter,
  Model,
  OperationRef,
  Reference,
  Resource,
  ResourceHints,
  Role,
} from "./model.ts";
export type { StateResponse } from "./refusals.ts";
export {
  createState,
  type Snapshot,
  type State,
  type StateOptions,
  type StateRequest,
} from "./state.ts";
export { exampleMaker } from "./values.ts";
