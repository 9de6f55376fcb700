import { methodSteps, methodsOf, type Operation, operationOf, type PathItem } from "../../document/openapi.ts";
import { locate, step } from "../../document/references.ts";
import { bodyOf } from "./read-content.ts";
import { docsOf } from "./read-docs.ts";
import { messageHeaders, parameterModels } from "./read-parameters.ts";
import type { SenderModel, Step } from "./stub-model.ts";
import { type Source, steps } from "./type-places.ts";

interface SenderPlace {
  pointer: string;
  types: Step[];
  name: string;
  /** Callbacks: runtime expression of the URL. */
  expression?: string;
}

export function webhookSenders(source: Source): SenderModel[] {
  return Object.entries(source.document.webhooks ?? {}).flatMap(([name, item]) =>
    sendersOf(source, item, { pointer: step("#/webhooks", name), types: steps("webhooks", name), name }),
  );
}

export function callbackSenders(source: Source, operation: Operation, pointer: string): SenderModel[] {
  return Object.entries(operation.callbacks ?? {}).flatMap(([name, reference]) => {
    const callback = locate(source.document, reference, step(pointer, "callbacks", name));
    const entries = Object.entries(callback.value).filter(([expression]) => !expression.startsWith("x-"));
    return entries.flatMap(([expression, item], index) =>
      sendersOf(source, item, {
        pointer: step(callback.pointer, expression),
        types: [],
        name: `${operation.operationId}.${name}${entries.length > 1 ? index + 1 : ""}`,
        expression,
      }),
    );
  });
}

function sendersOf(source: Source, item: PathItem, { pointer, types, name, expression }: SenderPlace): SenderModel[] {
  const present = methodsOf(item);
  return present.flatMap((method) => {
    const operation = operationOf(item, method);
    if (!operation) return [];
    const own = present.length > 1 ? `${name}.${method}` : name;
    const place = operation.operationId
      ? steps("operations", operation.operationId.replaceAll("#", "/"))
      : [...types, { name: method }];
    const here = step(pointer, ...methodSteps(method));
    const parameters = parameterModels(source, item, operation, { itemPointer: pointer, pointer: here, types: place });
    const body = bodyOf(source, operation, { pointer: here, types: place, use: "response", name: `${own} message` });
    return {
      name: own,
      typeName: "",
      method: method.toUpperCase(),
      ...(expression !== undefined && { expression }),
      docs: docsOf(operation),
      headers: messageHeaders(parameters, own),
      ...(body && { body }),
    };
  });
}
