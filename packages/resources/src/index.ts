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
export {
  createState,
  type Snapshot,
  type State,
  type StateOptions,
  type StateRequest,
  type StateResponse,
} from "./state.ts";
