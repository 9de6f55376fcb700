import type { IncomingMessage } from "node:http";
import { essence, jsonProblems, mediaParameter } from "@assessment-api/runtime/server";
import { parse } from "yaml";
import { isJson, isYaml } from "../document/media-types.ts";
import type { Operation } from "../document/openapi.ts";
import type { Failure } from "../errors.ts";

/** The largest body taken, 10 MB; Prism's own limit. */
export const bodyLimit = 10 * 1024 * 1024;

/** Reads a whole body; undefined when it is larger than the limit. The rest is drained, so that the client sees the response. */
export async function readBody(request: IncomingMessage, limit = bodyLimit): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
}

export type ParsedBody = { readonly value: unknown } | { readonly failure: Failure };

/** A body as Prism validates it: JSON parsed, text as it is, anything else opaque. */
export function parseBody(raw: Buffer | undefined, contentType: string | undefined, operation: Operation): ParsedBody {
  if (raw === undefined) {
    return { failure: { status: 413, details: `The body is larger than ${bodyLimit / 1024 / 1024} MB` } };
  }
  const accepted = operation.request?.body?.contents?.map(({ mediaType }) => mediaType) ?? [];
  if (raw.length === 0 || accepted.length === 0) return { value: undefined };

  const mediaType = essence(contentType ?? "");
  if (!accepted.includes(mediaType)) return { failure: unsupported(contentType, accepted) };
  const charset = mediaParameter(contentType ?? "", "charset");
  if (charset !== undefined && charset.toLowerCase() !== "utf-8") {
    return { failure: { status: 415, details: `The charset ${charset} is not supported; send UTF-8` } };
  }

  if (isJson(mediaType)) return parseJson(raw);
  if (!isText(mediaType)) return { value: raw };
  const text = raw.toString("utf8");
  return isYaml(mediaType) ? parseYaml(text, operation) : { value: text };
}

/**
 * Status of a body with wrong content. A file that arrived but cannot be used is 422 where the document has that; an
 * empty one is an ordinary bad request.
 */
export function contentFailureStatus(
  { responses }: Operation,
  contentType = "",
  violations: readonly { readonly path?: readonly unknown[] | undefined }[] = [{ path: ["body"] }],
): number {
  const isFile = isYaml(essence(contentType)) && violations.every(({ path }) => path?.[0] === "body");
  return isFile && responses.some(({ code }) => code === "422") ? 422 : 400;
}

function parseYaml(text: string, operation: Operation): ParsedBody {
  try {
    return { value: parse(text, { logLevel: "error" }) };
  } catch (error) {
    const [problem = ""] = (error as Error).message.split("\n");
    const status = contentFailureStatus(operation, "application/yaml");
    return { failure: { status, details: `The body is not valid YAML: ${problem.replace(/:$/, "")}` } };
  }
}

function parseJson(raw: Buffer): ParsedBody {
  let value: unknown;
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(raw);
    value = JSON.parse(text);
  } catch (error) {
    return { failure: { status: 400, details: `The body is not valid JSON: ${(error as Error).message}` } };
  }
  const problems = jsonProblems(text, value);
  if (problems !== undefined) return { failure: { status: 400, details: "Validation error", rejected: problems } };
  if (value) return { value };
  // Prism takes null, false, 0 and "" for no body at all.
  const rejected = [{ field: "body", value: JSON.stringify(value), message: "must be an object or an array" }];
  return { failure: { status: 400, details: "Validation error", rejected } };
}

function isText(mediaType: string): boolean {
  return mediaType.startsWith("text/") || isYaml(mediaType);
}

function unsupported(contentType: string | undefined, accepted: readonly string[]): Failure {
  const given =
    contentType === undefined ? "A body needs a Content-Type" : `The Content-Type ${contentType} is not supported`;
  return { status: 415, details: `${given}; send ${accepted.join(" or ")}` };
}
