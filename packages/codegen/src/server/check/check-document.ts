import { checkOperationIds } from "../../document/check-operation-ids.ts";
import { checkReferences } from "../../document/check-references.ts";
import { bareMediaType } from "../../document/media-types.ts";
import {
  type Document,
  methods,
  type Operation,
  type PathItem,
  type Response,
  type Schema,
  type SecurityScheme,
} from "../../document/openapi.ts";
import { operations } from "../../document/operations.ts";
import { shapeOf } from "../../document/parameters.ts";
import { type Report, refuse } from "../../document/problems.ts";
import { locate, step } from "../../document/references.ts";
import { walkDocument } from "../../document/walk.ts";
import { annotationKeywords, assertionKeywords } from "../validators/json-schema.ts";
import { checkParameters } from "./check-parameters.ts";

/** Everything in a document that no server stub can be generated from, in one {@link DocumentError}. */
export function checkDocument(document: Document): void {
  refuse((report) => checkReferences(document, report)); // the next checks follow references
  refuse((report) => {
    checkSchemas(document, report);
    checkSecurity(document, document.security, "#/security", report);
    checkPaths(document, report);
    for (const [name, item] of Object.entries(document.webhooks ?? {}))
      checkItem(document, item, step("#/webhooks", name), undefined, report);
    checkMissingOperationIds(document, report);
    checkOperationIds(document, report);
  });
}

function checkSchemas(document: Document, report: Report): void {
  walkDocument(document, {
    schema(schema, pointer) {
      for (const keyword of Object.keys(schema)) {
        if (keyword.startsWith("x-") || annotationKeywords.has(keyword) || assertionKeywords.has(keyword)) continue;
        report(pointer, `the keyword "${keyword}" is not supported${hint(keyword)}`);
      }
      const { pattern } = schema as { pattern?: unknown };
      if (typeof pattern === "string" && !isPattern(pattern))
        report(step(pointer, "pattern"), "is not a regular expression of ECMAScript");
    },
  });
}

const hints: Record<string, string> = {
  nullable: ' in OpenAPI 3.1; write type: [..., "null"]',
  $id: "; refer by #/components/schemas/…",
  $anchor: "; refer by #/components/schemas/…",
  $dynamicRef: "; refer by #/components/schemas/…",
};
const hint = (keyword: string) => hints[keyword] ?? "";

const isPattern = (pattern: string) => {
  for (const flags of ["u", ""]) {
    try {
      new RegExp(pattern, flags);
      return true;
    } catch {}
  }
  return false;
};

function checkSecurity(
  document: Document,
  requirements: Record<string, string[]>[] | undefined,
  pointer: string,
  report: Report,
): void {
  const schemes = document.components?.securitySchemes ?? {};
  for (const [index, requirement] of (requirements ?? []).entries()) {
    for (const name of Object.keys(requirement)) {
      const scheme = schemes[name] && locate<SecurityScheme>(document, schemes[name], "").value;
      const place = step(pointer, index, name);
      if (!scheme) report(place, `"${name}" is not among #/components/securitySchemes`);
      else if (scheme.type === "apiKey" && (!scheme.name || !/^(header|query|cookie)$/.test(scheme.in ?? "")))
        report(step("#/components/securitySchemes", name), "an apiKey needs `name`, and `in`: header, query or cookie");
      else if (scheme.type === "http" && !scheme.scheme)
        report(step("#/components/securitySchemes", name), "http security needs `scheme`, such as bearer");
    }
  }
}

function checkPaths(document: Document, report: Report): void {
  const seen = new Map<string, string>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const pointer = step("#/paths", path);
    if (path.startsWith("x-")) continue;
    if (!path.startsWith("/")) report(pointer, "a path begins with /");
    const template = path.replaceAll(/\{[^}]*\}/g, "{}");
    const twin = seen.get(template);
    if (twin !== undefined) report(pointer, `matches the same requests as "${twin}"`);
    seen.set(template, path);
    checkItem(document, item, pointer, path, report);
  }
}

function checkItem(
  document: Document,
  item: PathItem,
  pointer: string,
  path: string | undefined,
  report: Report,
): void {
  for (const method of methods) {
    const operation = item[method];
    if (!operation) continue;
    const place = step(pointer, method);
    checkParameters(document, item, operation, pointer, place, path, report);
    if (operation.requestBody) {
      if (["get", "head", "trace"].includes(method))
        report(step(place, "requestBody"), `a body has no meaning in ${method.toUpperCase()}`);
      const body = locate(document, operation.requestBody, step(place, "requestBody"));
      checkContent(document, body.value.content, step(body.pointer, "content"), report);
      if (Object.keys(body.value.content ?? {}).length === 0)
        report(step(body.pointer, "content"), "a body needs at least one media type");
    }
    checkResponses(document, operation, place, report);
    checkSecurity(document, operation.security, step(place, "security"), report);
    for (const [name, reference] of Object.entries(operation.callbacks ?? {})) {
      const callback = locate(document, reference, step(place, "callbacks", name));
      for (const [expression, inner] of Object.entries(callback.value))
        if (!expression.startsWith("x-"))
          checkItem(document, inner, step(callback.pointer, expression), undefined, report);
    }
  }
}

function checkResponses(document: Document, operation: Operation, place: string, report: Report): void {
  const entries = Object.entries(operation.responses ?? {}).filter(([status]) => !status.startsWith("x-"));
  if (entries.length === 0) report(place, "an operation needs at least one response");
  for (const [status, reference] of entries) {
    if (!/^([1-5]\d\d|[1-5]XX|default)$/.test(status))
      report(step(place, "responses", status), 'a status is three digits, a range such as 4XX, or "default"');
    const response = locate<Response>(document, reference, step(place, "responses", status));
    checkContent(document, response.value.content, step(response.pointer, "content"), report);
    if (/^(1\d\d|204|304)$/.test(status) && Object.keys(response.value.content ?? {}).length > 0)
      report(step(place, "responses", status), `a response with ${status} has no body`);
    const names = new Set<string>();
    for (const name of Object.keys(response.value.headers ?? {})) {
      if (names.has(name.toLowerCase()))
        report(step(response.pointer, "headers", name), "differs from another header by case only");
      names.add(name.toLowerCase());
    }
  }
}

function checkContent(
  document: Document,
  content: Record<string, { schema?: Schema }> | undefined,
  pointer: string,
  report: Report,
): void {
  const seen = new Map<string, string>();
  for (const [mediaType, media] of Object.entries(content ?? {})) {
    const bare = bareMediaType(mediaType);
    if (!/^[^\s/]+\/[^\s/]+$/.test(bare)) report(step(pointer, mediaType), "is not a media type");
    const schema = JSON.stringify(media.schema ?? {});
    const twin = seen.get(bare);
    if (twin !== undefined && twin !== schema)
      report(step(pointer, mediaType), `differs from "${bare}" by its parameters only, but has another schema`);
    seen.set(bare, schema);
    if (/^(application\/x-www-form-urlencoded|multipart\/form-data)$/.test(bare) && media.schema) {
      const { shape } = shapeOf(document, media.schema);
      if (shape !== "object") report(step(pointer, mediaType), "a form is described by an object");
    }
  }
}

function checkMissingOperationIds(document: Document, report: Report): void {
  for (const { operation, pointer } of operations(document))
    if (!operation.operationId) report(pointer, "an operation needs an operationId, the name of its handler");
}
