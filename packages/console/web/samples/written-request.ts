import type { Call } from "../api/call.ts";

export interface SampleContext {
  readonly origin: string;
  readonly apiKey: string | undefined;
  readonly token: string | undefined;
}

export interface WrittenRequest {
  readonly call: Omit<Call, "send">;
  readonly baseUrl: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly credential: string | undefined;
  readonly body: string | undefined;
  /** Part of the body that must be unique per run, if any. */
  readonly fresh: string | undefined;
  readonly file: string | undefined;
  readonly saved: string | undefined;
}

const keyHeaders = { V1: "X-Api-Key", V2: "Vendor-Api-Key", V3: "X-API-KEY" } as const;

export function write(
  call: Omit<Call, "send">,
  { origin, apiKey = "YOUR_API_KEY", token }: SampleContext,
): WrittenRequest {
  const { api, address, body, file, saved, contentType } = call;
  const json = api === "V2" ? "application/vnd.vendor.v2.hal+json" : "application/json";
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body, undefined, 2);
  const credential = api === "control" ? token : apiKey;
  const keyHeader =
    api === "control" ? (["Authorization", `Bearer ${token}`] as const) : ([keyHeaders[api], apiKey] as const);
  const baseUrl = `${origin}/${api.toLowerCase()}`;
  return {
    call,
    baseUrl,
    url: baseUrl + address,
    headers: [
      ...(credential === undefined ? [] : [keyHeader]),
      ...(text === undefined && file === undefined ? [] : [["Content-Type", contentType ?? json] as const]),
    ],
    credential,
    body: text,
    fresh: call.fresh !== undefined && text?.includes(call.fresh) ? call.fresh : undefined,
    file,
    saved,
  };
}
