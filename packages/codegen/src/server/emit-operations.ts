import { propertyKey } from "../code/names.ts";
import { block, comment, indent, property } from "../code/text.ts";
import type { OperationModel, SenderModel, StubModel } from "./model/stub-model.ts";
import { requestType } from "./request-type.ts";
import { headersType, responseType, statusesText } from "./response-type.ts";
import { mediaTypeText, paragraphs, title, typeText, union } from "./type-text.ts";
import { UsedTypes } from "./used-types.ts";

export function emitOperations(model: StubModel, runtime: string): string {
  const used = new UsedTypes(runtime);
  const operations = model.operations.flatMap((one) => [requestType(one, used), responseType(one, used)]);
  const types = [
    ...operations,
    handlersType(model, used),
    securityType(model, used),
    ...messageTypes(model.senders, used),
  ];
  return used.text() + types.join("\n");
}

const isPublic = ({ security }: OperationModel) =>
  security.length === 0 || security.some((alternative) => Object.keys(alternative).length === 0);

function handlersType({ operations }: StubModel, used: UsedTypes): string {
  const intro = comment(
    "One function per operation. `Ctx` is the context that the security handlers return; public operations may have none.",
  );
  if (operations.length === 0) return `${intro}export type Handlers<_Ctx = unknown> = Record<never, never>;\n`;
  const members = operations.map((operation) => {
    const { operationId, typeName, responses } = operation;
    const context = isPublic(operation) ? "Partial<Ctx>" : "Ctx";
    const result = used.returned(statusesText(responses), `${typeName}Response`);
    const signature = `${propertyKey(operationId)}(request: ${typeName}Request, context: ${context}): ${result};`;
    const [summary, ...rest] = paragraphs(operation.docs);
    return comment(summary, `\`${title(operation)}\``, ...rest) + signature;
  });
  return `${intro}export interface Handlers<Ctx> {\n${indent(members.join("\n\n"))}\n}\n`;
}

function securityType({ schemes }: StubModel, used: UsedTypes): string {
  const intro = comment(
    "One function per security scheme. Returns the context for the handler, or undefined to reject the credential.",
  );
  if (schemes.size === 0) return `${intro}export type SecurityHandlers<_Ctx = unknown> = Record<never, never>;\n`;
  const members = [...schemes].map(([name, scheme]) => {
    const where =
      scheme.type === "apiKey"
        ? `The ${scheme.in === "query" ? "query parameter" : scheme.in} \`${scheme.name}\`.`
        : scheme.type === "http" && `HTTP authentication, scheme ${scheme.scheme}.`;
    const credential = scheme.type === "other" ? "" : "credential: string, ";
    // A scheme that only occurs in combinations provides a part of the context.
    const context = scheme.combined ? "Partial<Ctx>" : "Ctx";
    const result = `${context} | undefined | Promise<${context} | undefined>`;
    return `${comment(where, ...paragraphs(scheme.docs))}${propertyKey(name)}(${credential}request: ${used.runtime("SecurityRequest")}): ${result};`;
  });
  return `${intro}export interface SecurityHandlers<Ctx> {\n${indent(members.join("\n\n"))}\n}\n`;
}

function messageTypes(senders: SenderModel[], used: UsedTypes): string[] {
  if (senders.length === 0) return [];
  const messages = senders.map((sender) => {
    const bodies = sender.body?.content ?? [];
    const headers = headersType(sender.headers, used);
    const contentType = union(bodies.map(({ mediaType }) => mediaTypeText(mediaType)));
    const members = [
      headers,
      bodies.length > 1
        ? property("contentType", contentType)
        : bodies.length === 1
          ? property("contentType", contentType, true)
          : "contentType?: undefined;",
      bodies.length > 0
        ? property("body", union(bodies.map(({ type }) => typeText(type, "out", used))), !sender.body?.required)
        : "body?: undefined;",
    ];
    const kind = sender.expression === undefined ? "webhook" : "callback";
    return `${comment(`Message of the ${kind} \`${sender.name}\`.`, ...paragraphs(sender.docs))}export interface ${sender.typeName}Message ${block(members)}\n`;
  });
  const list = senders.map(({ name, typeName }) => property(name, `${typeName}Message`));
  return [
    ...messages,
    `${comment("Messages that the service sends, by name.")}export interface Messages ${block(list)}\n`,
  ];
}
