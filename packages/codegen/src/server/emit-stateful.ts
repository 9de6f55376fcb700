import type { Document } from "../document/openapi.ts";

/** Emits `stateful.gen.ts`, which contains the whole document. */
export const emitStateful = (
  document: Document,
): string => `import { createState, deriveModel, type State, type StateOptions } from "@assessment-api/resources";

/** Creates a state that is derived from the document: created things are listed, read, changed and deleted. */
export const stateful = (options: StateOptions = {}): State =>
  createState(deriveModel(JSON.parse(document)), options);

const document = ${JSON.stringify(JSON.stringify(document))};
`;
