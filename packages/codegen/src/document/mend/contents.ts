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

/** Bodies of requests and responses: where they stand, their media types and statuses. */
export function mendContents(document: Document, bodiless: ReadonlySet<string>, tell: Report): void {
  walkDocument(document, {
    holder(holder, pointer) {
      mendContent(document, holder as Holder, pointer, tell);
    },
    item(item, pointer) {
      mendMethods(item, pointer, tell);
      for (const method of methodsOf(item)) {
        const operation = holderOf(item, method)[method];
        if (typeof operation !== "object" || operation === null) continue;
        const place = step(pointer, ...methodSteps(method));
        mendOperation(document, item, method, place, tell);
        const own = holderOf(item, method)[method];
        if (own) mendBody(document, own, method, bodiless, place, tell);
        if (own) mendStatuses(own, place, tell);
      }
    },
  });
}

/** Methods that have a field of their own, and that are written in capitals. */
function mendMethods(item: PathItem, pointer: string, tell: Report): void {
  for (const [method, operation] of Object.entries(item.additionalOperations ?? {})) {
    const fixed = method.toLowerCase() as FixedMethod;
    const hasField = methods.includes(fixed);
    const isToken = /^[A-Z][A-Z\d!#$%&'*+.^_`|~-]*$/.test(method);
    if (!hasField && isToken) continue;
    const place = step(pointer, "additionalOperations", method);
    delete item.additionalOperations?.[method];
    if (hasField && item[fixed] === undefined) {
      tell(place, `${fixed.toUpperCase()} has a field of the path item, which is taken`);
      item[fixed] = operation;
    } else
      tell(
        place,
        hasField
          ? `the path item has ${fixed} already; this one is left out`
          : "is not a method in capitals; the operation is left out",
      );
  }
}

/** An operation may not be a reference, but some are. */
function mendOperation(document: Document, item: PathItem, method: string, pointer: string, tell: Report): void {
  const holder = holderOf(item, method);
  const { $ref } = holder[method] as { $ref?: unknown };
  if (typeof $ref !== "string") return;
  tell(pointer, "an operation is not given by $ref; what that leads to is taken");
  holder[method] = structuredClone(lookUp(document, $ref).value as Operation);
}

function mendContent(document: Document, holder: Holder, pointer: string, tell: Report): void {
  const { content } = holder;
  if (typeof content !== "object" || content === null) return;
  const place = step(pointer, "content");
  if (typeof content.$ref === "string") {
    tell(place, "content is not given by $ref; what that leads to is taken");
    holder.content = lookUp(document, content.$ref).value as Record<string, unknown>;
    return;
  }
  for (const mediaType of Object.keys(content)) {
    if (/^[^\s/]+\/[^\s/]+$/.test(bareMediaType(mediaType))) continue;
    if (!mediaType.startsWith("x-")) tell(step(place, mediaType), "is not a media type and left out");
    delete content[mediaType];
  }
}

function mendBody(
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
    tell(place, `a body has no meaning in ${method.toUpperCase()}; it is left out`);
    delete operation.requestBody;
    return;
  }
  const body = locate<RequestBody>(document, operation.requestBody, place).value;
  if (Object.keys(body.content ?? {}).length > 0) return;
  tell(place, "a body without media types is left out");
  delete operation.requestBody;
}

const isStatus = (status: string) => /^([1-5]\d\d|[1-5]XX|default)$/.test(status);

function mendStatuses({ responses }: Operation, pointer: string, tell: Report): void {
  for (const [status, response] of Object.entries(responses ?? {})) {
    if (!responses || status.startsWith("x-") || isStatus(status)) continue;
    const range = status.toUpperCase();
    const place = step(pointer, "responses", status);
    delete responses[status];
    if (isStatus(range) && !Object.hasOwn(responses, range)) {
      tell(place, `is written ${range}`);
      responses[range] = response;
    } else tell(place, 'a status is three digits, a range such as 4XX, or "default"; the response is left out');
  }
}
