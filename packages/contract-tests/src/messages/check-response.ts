import { contentOf } from "../document/content.ts";
import type { Media, Operation, Parameter, ResponseSpec } from "../document/document.ts";
import { parseJson } from "../document/json.ts";
import { essenceOf, isJson } from "../document/media-types.ts";
import { isInRange, successOf } from "../document/operations.ts";
import { child } from "../document/pointer.ts";
import { parseHeader } from "../document/serialize.ts";
import type { Validator } from "../document/validator.ts";
import type { Finding } from "../findings/finding.ts";
import { checkText } from "./check-text.ts";
import type { ReceivedResponse } from "./send.ts";

export interface Expectation {
  /** Expected status; `default` is any undeclared status from 400. */
  status?: string | undefined;
  mediaType?: string | undefined;
  because?: string | undefined;
}

export interface CheckedResponse {
  findings: Finding[];
  status: string | undefined;
  expected: boolean;
  body: unknown;
}

/** `default` covers success only if no other response does. */
export function responseOf(operation: Operation, status: number): ResponseSpec | undefined {
  const { responses } = operation;
  const ranges = responses.filter((response) => isInRange(response.status, String(status)));
  const covers = status >= 400 || successOf(operation) === undefined;
  return (
    responses.find((response) => response.status === String(status)) ??
    ranges.find(({ implied }) => !implied) ??
    (covers ? responses.find((response) => response.status === "default") : undefined) ??
    ranges[0]
  );
}

export const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** Equivalent statuses of foreign servers: many refuse wrong values with 422. */
const ALIKE: Record<string, readonly number[]> = {
  "400": [400, 403, 404, 409, 413, 414, 415, 422],
  // 404 without a key hides existing resources.
  "401": [400, 401, 403, 404],
  "404": [400, 403, 404, 409, 410, 422],
};

const impliesRefusals = ({ responses }: Operation): boolean => responses.some(({ implied }) => implied);

/** Returns whether a status is expected. Implied refusals include equivalent statuses and declared successes. */
function fits(operation: Operation, spec: ResponseSpec | undefined, status: number, wanted: string): boolean {
  if (spec?.status === wanted || (spec && (isInRange(wanted, String(status)) || wanted === String(status))))
    return true;
  if (!spec || !impliesRefusals(operation)) return false;
  return ALIKE[wanted]?.includes(status) ?? (wanted.startsWith("2") && spec.status.startsWith("2"));
}

export const expectedMessage = (wanted: string, status: number, because: string | undefined): string =>
  `expected ${wanted}, got ${status}${because ? ` to ${because}` : ""}`;

export function checkResponse(
  operation: Operation,
  response: ReceivedResponse,
  validator: Validator,
  expected: Expectation = {},
): CheckedResponse {
  const { findings, add } = collect(operation, response);
  const spec = responseOf(operation, response.status);
  const responses = child(operation.pointer, "responses");
  const expectedStatus = expected.status === undefined || fits(operation, spec, response.status, expected.status);
  if (expected.status !== undefined && !expectedStatus) {
    const wanted = expected.status === "default" ? "an undeclared status of 400 or more" : expected.status;
    add({
      check: "status",
      status: expected.status,
      pointer: child(responses, expected.status),
      message: expectedMessage(wanted, response.status, expected.because),
    });
  } else if (!spec) {
    add({ check: "status", pointer: responses, message: `status ${response.status} is not declared` });
  }
  if (isRedirect(response.status) && !response.headers.has("location"))
    add({
      check: "header",
      pointer: spec?.pointer ?? responses,
      message: `a redirect (${response.status}) has no Location`,
    });
  if (!spec) return { findings, status: undefined, expected: expectedStatus, body: undefined };
  if (spec.implied) return { findings, status: spec.status, expected: expectedStatus, body: parseJson(response.body) };

  checkHeaders(spec, response, validator, add);
  const media = findMedia(operation, spec, response, expected.mediaType, add);
  if (!media && impliesRefusals(operation)) {
    const body = parseJson(response.body);
    // A JSON media type requires JSON, even if undeclared.
    if (body === undefined && response.body.length > 0 && isJson(response.headers.get("content-type") ?? ""))
      add({ check: "body", status: spec.status, pointer: spec.pointer, message: "the body is not JSON" });
    return { findings, status: spec.status, expected: expectedStatus, body };
  }
  const body = media ? checkBody(media, spec.status, response, validator, add) : undefined;
  return { findings, status: spec.status, expected: expectedStatus, body };
}

type Add = (finding: Pick<Finding, "check" | "pointer" | "message"> & Partial<Finding>) => void;

function collect(operation: Operation, response: ReceivedResponse): { findings: Finding[]; add: Add } {
  const findings: Finding[] = [];
  const common = { operation: operation.id, status: String(response.status), request: response.request };
  return { findings, add: (finding) => findings.push({ ...common, ...finding }) };
}

function checkHeaders(spec: ResponseSpec, response: ReceivedResponse, validator: Validator, add: Add): void {
  for (const header of spec.headers.filter(({ name }) => name.toLowerCase() !== "content-type")) {
    const value = response.headers.get(header.name);
    const pointer = header.schema?.pointer ?? header.pointer;
    if (value === null) {
      if (header.required)
        add({ check: "header", pointer: header.pointer, message: `the required header ${header.name} is missing` });
    } else if (header.schema) {
      for (const { at, message, schema } of validateHeader(header, value, validator)) {
        add({
          check: "header",
          pointer: schema || pointer,
          at,
          message: `${header.name}: ${JSON.stringify(value)} ${message}`,
        });
      }
    }
  }
}

const validateHeader = ({ schema }: Parameter, value: string, validator: Validator) =>
  schema ? validator.validate(schema.pointer, parseHeader(schema.value, value)) : [];

function findMedia(
  operation: Operation,
  spec: ResponseSpec,
  response: ReceivedResponse,
  wanted: string | undefined,
  add: Add,
): Media | undefined {
  const contentType = response.headers.get("content-type");
  const content = child(spec.pointer, "content");
  if (spec.media.length === 0) {
    // Foreign documents often omit response bodies.
    if (response.body.length > 0 && !(impliesRefusals(operation) && spec.status !== "204"))
      add({
        check: "body",
        pointer: spec.pointer,
        message: `no body is declared, but ${response.body.length} bytes were sent`,
      });
    else if (response.status === 204 && !impliesRefusals(operation)) checkEmpty(spec, response, add);
    return undefined;
  }
  const declared = spec.media.map(({ mediaType }) => mediaType);
  if (contentType === null) {
    add({
      check: "media type",
      pointer: content,
      message: `the Content-Type is missing; declared: ${declared.join(", ")}`,
    });
    return undefined;
  }
  const requested = spec.media.find(
    ({ mediaType }) => wanted !== undefined && essenceOf(mediaType) === essenceOf(wanted),
  );
  const media =
    spec.media.find(({ mediaType }) => essenceOf(mediaType) === essenceOf(contentType)) ??
    spec.media.find(({ mediaType }) => isOfRange(essenceOf(mediaType), essenceOf(contentType)));
  if (!media) {
    add({
      check: "media type",
      pointer: content,
      message: `${contentType} is not declared; declared: ${declared.join(", ")}`,
    });
  } else if (requested && requested !== media) {
    add({
      check: "media type",
      pointer: requested.pointer,
      message: `requested ${requested.mediaType}, got ${contentType}`,
    });
  }
  const charset = /;\s*charset="?([^";]+)/i.exec(contentType)?.[1];
  if (charset && charset.toLowerCase() !== "utf-8") {
    add({ check: "media type", pointer: media?.pointer ?? content, message: `the charset is ${charset}, not UTF-8` });
  }
  return media;
}

const isOfRange = (range: string, mediaType: string): boolean =>
  range.endsWith("/*") && (range === "*/*" || mediaType.startsWith(range.slice(0, -1)));

/** Checks a 204, of which clients see only the headers. */
function checkEmpty({ pointer }: ResponseSpec, { headers }: ReceivedResponse, add: Add): void {
  const length = headers.get("content-length");
  if (length !== null && length !== "0")
    add({ check: "body", pointer, message: `a 204 has no body, but its header Content-Length is ${length}` });
  else if (headers.has("content-type"))
    add({ check: "body", pointer, message: "a 204 has no body, but it has the header Content-Type" });
}

/** Byte order mark, which RFC 8259 forbids in JSON. */
const MARK = [0xef, 0xbb, 0xbf];

function checkBody(media: Media, status: string, response: ReceivedResponse, validator: Validator, add: Add): unknown {
  const text = new TextDecoder().decode(response.body);
  let body: unknown = text;
  const json =
    isJson(media.mediaType) || (media.mediaType.includes("*") && isJson(response.headers.get("content-type") ?? ""));
  if (json) {
    if (MARK.every((byte, index) => response.body[index] === byte))
      add({ check: "body", status, pointer: media.pointer, message: "the body begins with a byte order mark" });
    try {
      body = JSON.parse(text);
    } catch {
      const what = text === "" ? "the body is empty" : "the body is not JSON";
      add({ check: "body", status, pointer: media.pointer, message: what });
      return undefined;
    }
  }
  if (!json) {
    const type = response.headers.get("content-type") ?? media.mediaType;
    for (const { at, schema, message } of checkText(validator.root, media, type, text, validator))
      add({ check: "body", pointer: schema, at, message });
  }
  if (!media.schema) return body;
  const content = contentOf(media.schema, body);
  const violations = json ? validator.validate(media.schema.pointer, body) : [];
  if (content && "error" in content) add({ check: "body", pointer: media.schema.pointer, message: content.error });
  if (content && "value" in content) violations.push(...validator.validate(content.schema.pointer, content.value));
  for (const { at, schema, message } of violations) add({ check: "body", pointer: schema, at, message });
  return body;
}
