import { bareMediaType } from "../media-types.ts";
import {
  type Document,
  type FixedMethod,
  holderOf,
  methodSteps,
  methods,
  methodsOf,
  type Operation,
  type PathItem,
  type RequestBody,
} from "../openapi.ts";
import type { Report } from "../problems.ts";
import { locate, lookUp, step } from "../references.ts";
import { walkDocument } from "../walk.ts";

type Holder = { content?: Record<string, unknown> };

export function fixContents(document: Document, bodiless: ReadonlySet<string>, tell: Report): void {
  walkDocument(document, {
    holder(holder, pointer) {
      fixContent(document, holder as Holder, pointer, tell);
    },
    item(item, pointer) {
      fixMethods(item, pointer, tell);
      for (const method of methodsOf(item)) {
        const operation = holderOf(item, method)[method];
        if (typeof operation !== "object" || operation === null) continue;
        const place = step(pointer, ...methodSteps(method));
        fixOperation(document, item, method, place, tell);
        const own = holderOf(item, method)[method];
        if (own) fixBody(document, own, method, bodiless, place, tell);
        if (own) fixStatuses(own, place, tell);
      }
    },
  });
}

function fixMethods(item: PathItem, pointer: string, tell: Report): void {
  for (const [method, operation] of Object.entries(item.additionalOperations ?? {})) {
    const fixed = method.toLowerCase() as FixedMethod;
    const hasField = methods.includes(fixed);
    const isToken = /^[A-Z][A-Z\d!#$%&'*+.^_`|~-]*$/.test(method);
    if (!hasField && isToken) continue;
    const place = step(pointer, "additionalOperations", method);
    delete item.additionalOperations?.[method];
    if (hasField && item[fixed] === undefined) {
      tell(place, `${fixed.toUpperCase()} has a field in the path item; moved there`);
      item[fixed] = operation;
    } else
      tell(
        place,
        hasField
          ? `the path item already has ${fixed}; this one is ignored`
          : "is not a method in capitals; the operation is ignored",
      );
  }
}

/** Resolves operations that are references, which OpenAPI does not allow. */
function fixOperation(document: Document, item: PathItem, method: string, pointer: string, tell: Report): void {
  const holder = holderOf(item, method);
  const { $ref } = holder[method] as { $ref?: unknown };
  if (typeof $ref !== "string") return;
  tell(pointer, "an operation cannot be a $ref; its target is used");
  holder[method] = structuredClone(lookUp(document, $ref).value as Operation);
}

function fixContent(document: Document, holder: Holder, pointer: string, tell: Report): void {
  const { content } = holder;
  if (typeof content !== "object" || content === null) return;
  const place = step(pointer, "content");
  if (typeof content.$ref === "string") {
    tell(place, "content cannot be a $ref; its target is used");
    holder.content = lookUp(document, content.$ref).value as Record<string, unknown>;
    return;
  }
  for (const mediaType of Object.keys(content)) {
    if (/^[^\s/]+\/[^\s/]+$/.test(bareMediaType(mediaType))) continue;
    if (!mediaType.startsWith("x-")) tell(step(place, mediaType), "is not a media type; ignored");
    delete content[mediaType];
  }
}

function fixBody(
  document: Document,
  operation: Operation,
  method: string,
  bodiless: ReadonlySet<string>,
  pointer: string,
  tell: Report,
): void {
  if (!operation.requestBody) return;
  const place = step(pointer, "requestBody");
  if (bodiless.has(method)) {
    tell(place, `a body is not allowed with ${method.toUpperCase()}; ignored`);
    delete operation.requestBody;
    return;
  }
  const body = locate<RequestBody>(document, operation.requestBody, place).value;
  if (Object.keys(body.content ?? {}).length > 0) return;
  tell(place, "a body without media types is ignored");
  delete operation.requestBody;
}

const isStatus = (status: string) => /^([1-5]\d\d|[1-5]XX|default)$/.test(status);

function fixStatuses({ responses }: Operation, pointer: string, tell: Report): void {
  for (const [status, response] of Object.entries(responses ?? {})) {
    if (!responses || status.startsWith("x-") || isStatus(status)) continue;
    const range = status.toUpperCase();
    const place = step(pointer, "responses", status);
    delete responses[status];
    if (isStatus(range) && !Object.hasOwn(responses, range)) {
      tell(place, `is read as ${range}`);
      responses[range] = response;
    } else tell(place, 'is not a status, which is three digits, a range such as 4XX, or "default"; ignored');
  }
}
