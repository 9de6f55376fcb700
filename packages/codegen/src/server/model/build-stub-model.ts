import { nameAll, pascalCase } from "../../code/names.ts";
import { type Document, methodSteps, methodsOf, operationOf, type PathItem } from "../../document/openapi.ts";
import { step } from "../../document/references.ts";
import { routedPath, unreachable } from "../check/unreachable.ts";
import { bodyOf } from "./read-content.ts";
import { docsOf } from "./read-docs.ts";
import { callbackSenders, webhookSenders } from "./read-messages.ts";
import { parameterModels } from "./read-parameters.ts";
import { responsesOf } from "./read-responses.ts";
import { schemesOf } from "./read-security.ts";
import type { OperationModel, SenderModel, StubModel } from "./stub-model.ts";
import { createSource, type Source, steps } from "./type-places.ts";

export function buildStubModel(document: Document): StubModel {
  const source = createSource(document);
  const operations: OperationModel[] = [];
  const senders: SenderModel[] = [];
  const twins = unreachable(document);
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    if (path.startsWith("x-")) continue;
    for (const method of methodsOf(item)) {
      const operation = operationOf(item, method);
      if (!operation?.operationId || twins.has(operation)) continue;
      operations.push(operationModel(source, path, item, method, operation.operationId));
      senders.push(...callbackSenders(source, operation, step("#/paths", path, ...methodSteps(method))));
    }
  }
  senders.push(...webhookSenders(source));
  nameTypes(operations, senders);
  return { operations, senders, schemes: schemesOf(document, operations) };
}

function operationModel(
  source: Source,
  path: string,
  item: PathItem,
  method: string,
  operationId: string,
): OperationModel {
  const operation = operationOf(item, method) ?? {};
  const itemPointer = step("#/paths", path);
  const pointer = step(itemPointer, ...methodSteps(method));
  const types = steps("operations", operationId.replaceAll("#", "/"));
  const body = bodyOf(source, operation, { pointer, types, use: "request", name: `${operationId} body` });
  return {
    operationId,
    typeName: "",
    method: method.toUpperCase(),
    path: routedPath(path),
    docs: docsOf(operation),
    parameters: parameterModels(source, item, operation, { itemPointer, pointer, types }),
    ...(body && { body }),
    responses: responsesOf(source, operation, pointer, types, method),
    security: operation.security ?? source.document.security ?? [],
  };
}

function nameTypes(operations: OperationModel[], senders: SenderModel[]): void {
  const typeNames = nameAll(
    operations.map(({ operationId }) => operationId),
    (id) => pascalCase(id, "Operation"),
    ["Security"],
  );
  for (const operation of operations) operation.typeName = typeNames.get(operation.operationId) ?? "";
  const senderNames = nameAll(
    senders.map(({ name }) => name),
    (name) => pascalCase(name, "Message"),
  );
  for (const sender of senders) sender.typeName = senderNames.get(sender.name) ?? "";
}
