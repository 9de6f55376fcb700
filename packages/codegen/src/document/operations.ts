import { type Document, methodSteps, methodsOf, type Operation, operationOf, type PathItem } from "./openapi.ts";
import { step } from "./references.ts";

export interface OperationPlace {
  path: string;
  method: string;
  operation: Operation;
  item: PathItem;
  itemPointer: string;
  pointer: string;
}

export function* operations(document: Document): Generator<OperationPlace> {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const itemPointer = step("#/paths", path);
    for (const method of methodsOf(item)) {
      const operation = operationOf(item, method);
      const pointer = step(itemPointer, ...methodSteps(method));
      if (operation) yield { path, method: method.toUpperCase(), operation, item, itemPointer, pointer };
    }
  }
}
