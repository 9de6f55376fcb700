import { bypass } from "msw";
import type { Api } from "./api.ts";
import type { World } from "./choices.ts";

/** Sends a request to a running service in place of a response of the document. */
export function sendTo({ baseUrl, apiKey }: World, request: Request, { basePath, routes }: Api): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const url = `${baseUrl.replace(/\/$/, "")}${pathname.slice(basePath.length)}${search}`;
  const sent = new Request(url, request);
  if (apiKey !== undefined)
    for (const scheme of Object.values(routes.securitySchemes))
      if (scheme.type === "apiKey" && scheme.in === "header") sent.headers.set(scheme.name, apiKey);
  return fetch(bypass(sent));
}
