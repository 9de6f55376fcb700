import { type Document, methods, type Operation, type PathItem } from "./openapi.ts";
import { step } from "./references.ts";

export interface OperationPlace {
  path: string;
  /** In capitals. */
  method: string;
  operation: Operation;
  item: PathItem;
  itemPointer: string;
  pointer: string;
}

/** Every operation under `paths` with its method in capitals, in the document's order. */
export function* operations(document: Document): Generator<OperationPlace> {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const itemPointer = step("#/paths", path);
    for (const method of methods) {
      const operation = item[method];
      if (operation)
        yield { path, method: method.toUpperCase(), operation, item, itemPointer, pointer: step(itemPointer, method) };
    }
  }
}
