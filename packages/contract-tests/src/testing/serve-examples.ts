import type { ApiDocument } from "../document/document.ts";
import { matchPath } from "../document/operations.ts";
import { responseOf } from "../messages/check-response.ts";

export type Fault = (
  response: { status: number; headers: Headers; body: string },
  operationId: string,
) => { status: number; headers: Headers; body: string };

/** Serves examples as requested by `Prefer`. `status` replaces the requested status, `fault` changes the response. */
export function serveExamples(
  document: ApiDocument,
  status: (wanted: number) => number = (wanted) => wanted,
  fault: Fault = (response) => response,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace(/^\/v1/, "");
    const operation = document.operations.find((one) => one.method === request.method && matchPath(one.path, path));
    if (!operation) return new Response("", { status: 404 });
    const prefer = request.headers.get("prefer") ?? "";
    const wanted = Number(/code=(\d+)/.exec(prefer)?.[1] ?? operation.responses[0]?.status);
    const code = status(wanted);
    const response = responseOf(operation, code);
    const [media] = response?.media ?? [];
    const name = /example=(\w+)/.exec(prefer)?.[1];
    const example = media?.examples.find((one) => one.name === name) ?? media?.examples[0];
    const headers = new Headers(media ? { "content-type": media.mediaType } : {});
    for (const header of response?.headers ?? []) headers.set(header.name, String(header.examples[0]?.value));
    const sent = fault({ status: code, headers, body: media ? JSON.stringify(example?.value) : "" }, operation.id);
    const empty = sent.body === "" || sent.status === 204;
    return new Response(empty ? null : new TextEncoder().encode(sent.body), sent);
  };
}
