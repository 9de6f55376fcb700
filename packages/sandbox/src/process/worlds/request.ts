import { api as control } from "@assessment-api/control";
import { api as v1 } from "@assessment-api/v1";
import { api as v2 } from "@assessment-api/v2";
import { api as v3 } from "@assessment-api/v3";

/** Request body: JSON or raw text. */
export type RequestBody = { readonly contentType?: string } & (
  | { readonly json: unknown; readonly text?: never }
  | { readonly text: string; readonly json?: never }
);

export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: of every shape
  readonly body: any;
}

const versions = [v1, v2, v3];

export function createRequester(url: string, apiKey: string, controlToken: string | undefined) {
  return async (method: string, path: string, body?: RequestBody): Promise<RawResponse> => {
    const version = versions.find(({ basePath }) => path.startsWith(`${basePath}/`));
    const headers = new Headers(version && { [version.keyHeader]: apiKey });
    if (controlToken !== undefined && path.startsWith(control.basePath))
      headers.set("authorization", `Bearer ${controlToken}`);
    const usual = version === v2 ? "application/vnd.vendor.v2.hal+json" : "application/json";
    if (body !== undefined) headers.set("content-type", body.contentType ?? usual);
    const content = body?.text ?? (body && JSON.stringify(body.json));
    const response = await fetch(url + path, { method, headers, ...(content !== undefined && { body: content }) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: read(text) };
  };
}

function read(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
