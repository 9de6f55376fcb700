import { bareMediaType } from "../../document/media-types.ts";
import {
  type Document,
  type MediaTypeObject,
  methodSteps,
  methodsOf,
  type Operation,
  operationOf,
  type PathItem,
  type Response,
  type SecurityScheme,
} from "../../document/openapi.ts";
import { operations } from "../../document/operations.ts";
import { shapeOf } from "../../document/parameters.ts";
import { type Report, refuse } from "../../document/problems.ts";
import { locate, step } from "../../document/references.ts";
import { walkDocument } from "../../document/walk.ts";
import { annotationKeywords, assertionKeywords } from "../../validators/json-schema.ts";
import { isBodiless } from "../model/read-responses.ts";
import { isComplete } from "../model/read-security.ts";
import { checkParameters } from "./check-parameters.ts";
import { unreachable } from "./unreachable.ts";

/** Throws one {@link DocumentError} with all problems. */
export function checkDocument(document: Document, tell: Report): void {
  refuse((report) => {
    checkSchemas(document, report, tell);
    checkSecurity(document, document.security, "#/security", tell);
    checkPaths(document, report, tell);
    for (const [name, item] of Object.entries(document.webhooks ?? {}))
      checkItem(document, item, step("#/webhooks", name), report, tell);
  });
}

function checkSchemas(document: Document, report: Report, tell: Report): void {
  walkDocument(document, {
    schema(schema, pointer) {
      for (const keyword of Object.keys(schema)) {
        if (keyword.startsWith("x-") || annotationKeywords.has(keyword) || assertionKeywords.has(keyword)) continue;
        if (keyword === "$dynamicRef")
          report(pointer, 'the keyword "$dynamicRef" is not supported; refer to #/components/schemas/…');
        else tell(pointer, `the keyword "${keyword}" is unknown and ignored`);
      }
    },
  });
}

function checkSecurity(
  document: Document,
  requirements: Record<string, string[]>[] | undefined,
  pointer: string,
  tell: Report,
): void {
  const schemes = document.components?.securitySchemes ?? {};
  for (const [index, requirement] of (requirements ?? []).entries()) {
    for (const name of Object.keys(requirement)) {
      const scheme = schemes[name] && locate<SecurityScheme>(document, schemes[name], "").value;
      const place = step(pointer, index, name);
      if (!scheme)
        tell(place, `"${name}" is not among #/components/securitySchemes; its handler receives the whole request`);
      else if (!isComplete(scheme))
        tell(
          step("#/components/securitySchemes", name),
          "does not say where its credential is; its handler receives the whole request",
        );
    }
  }
}

function checkPaths(document: Document, report: Report, tell: Report): void {
  const twins = unreachable(document);
  for (const { operation, pointer } of operations(document)) {
    const twin = twins.get(operation);
    if (twin === "*") tell(pointer, "a path with * cannot be routed; the operation is omitted");
    else if (twin !== undefined) tell(pointer, `matches the same requests as "${twin}"; the operation is omitted`);
  }
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    if (path.startsWith("x-")) continue;
    const pointer = step("#/paths", path);
    const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
    if (new Set(names).size < names.length) report(pointer, "the path contains a parameter twice");
    checkItem(document, item, pointer, report, tell);
  }
}

function checkItem(document: Document, item: PathItem, pointer: string, report: Report, tell: Report): void {
  for (const method of methodsOf(item)) {
    const operation = operationOf(item, method);
    if (!operation) continue;
    const place = step(pointer, ...methodSteps(method));
    checkParameters(document, item, operation, pointer, place, report, tell);
    if (operation.requestBody) {
      const body = locate(document, operation.requestBody, step(place, "requestBody"));
      checkContent(document, body.value.content, step(body.pointer, "content"), tell);
    }
    checkResponses(document, operation, place, tell);
    checkSecurity(document, operation.security, step(place, "security"), tell);
    for (const [name, reference] of Object.entries(operation.callbacks ?? {})) {
      const callback = locate(document, reference, step(place, "callbacks", name));
      for (const [expression, inner] of Object.entries(callback.value))
        if (!expression.startsWith("x-")) checkItem(document, inner, step(callback.pointer, expression), report, tell);
    }
  }
}

function checkResponses(document: Document, operation: Operation, place: string, tell: Report): void {
  for (const [status, reference] of Object.entries(operation.responses ?? {})) {
    if (status.startsWith("x-")) continue;
    const response = locate<Response>(document, reference, step(place, "responses", status));
    checkContent(document, response.value.content, step(response.pointer, "content"), tell);
    if (isBodiless(status) && Object.keys(response.value.content ?? {}).length > 0)
      tell(step(place, "responses", status), `a response with ${status} has no body; its content is ignored`);
    const names = new Set<string>();
    for (const name of Object.keys(response.value.headers ?? {})) {
      if (names.has(name.toLowerCase()))
        tell(
          step(response.pointer, "headers", name),
          "differs from another header only in case; the other header is used",
        );
      names.add(name.toLowerCase());
    }
  }
}

function checkContent(
  document: Document,
  content: Record<string, MediaTypeObject> | undefined,
  pointer: string,
  tell: Report,
): void {
  const seen = new Map<string, string>();
  for (const [mediaType, media] of Object.entries(content ?? {})) {
    const bare = bareMediaType(mediaType);
    const schema = JSON.stringify(media.itemSchema ?? media.schema ?? {});
    const twin = seen.get(bare);
    if (twin !== undefined && twin !== schema)
      tell(step(pointer, mediaType), `differs from another "${bare}" only in its parameters; the first one is used`);
    if (twin === undefined) seen.set(bare, schema);
    if (/^(application\/x-www-form-urlencoded|multipart\/form-data)$/.test(bare) && media.schema) {
      const { shape } = shapeOf(document, media.schema);
      if (shape !== "object") tell(step(pointer, mediaType), "the form is not an object; it is read as bytes");
    }
  }
}
