import { type Route, serveFetch } from "@assessment-api/runtime/fetch";
import type { Api, IncomingRequest } from "./api.ts";
import type { Examples } from "./examples.ts";
import { merge } from "./merge.ts";
import { type Preference, parsePrefer } from "./preference.ts";
import { repeat } from "./repeat.ts";
import type { AnyScene, NoResponse } from "./scene.ts";

/** A script of whichever operation. */
export type AnyScript = AnyScene | readonly AnyScene[] | ((request: IncomingRequest) => AnyScene | Promise<AnyScene>);

/** A response that the document does not allow, or that it has no example of: the mistake is in the test. */
export class MockError extends Error {
  override name = "MockError";
}

/** Thrown by a handler to break the connection off. */
class NetworkError extends Error {}

const isBroken = (scene: AnyScene): scene is NoResponse => "networkError" in scene;

/**
 * Responds to the requests of one operation by a script. Requests are held to the document first, as the service does: what breaks it gets the version's
 * error object.
 *
 * @param chosen what a person chose at the page
 * @throws MockError at once where a scene breaks the document
 */
export function mockOperation(api: Api, route: Route, examples: Examples, script: AnyScript, chosen: () => Preference) {
  const { operationId } = route;
  const wrong = (what: string) => new MockError(`handlers.${api.name}.${operationId}: ${what}`);

  function respond(scene: Exclude<AnyScene, NoResponse>) {
    const { status = examples.success(operationId), example, count, headers } = scene;
    const shown = examples.shown(operationId, status);
    if (shown === undefined)
      throw wrong(`the document has no response ${status}; it has ${examples.statuses(operationId).join(", ")}`);
    if (example !== undefined && !shown.names.includes(example))
      throw wrong(`${status} has no example "${example}"; it has ${shown.names.join(", ") || "none"}`);
    const all = { ...shown.headers, ...headers };
    if (shown.mediaType === undefined) {
      if (scene.body !== undefined) throw wrong(`${status} has no body`);
      return { status, headers: all };
    }
    const listed = count === undefined ? shown.body(example) : repeat(shown.body(example), count);
    if (listed === undefined && count !== undefined)
      throw wrong(`${status} has no list, of which there could be ${count} elements`);
    const body = scene.body === undefined ? listed : merge(listed, scene.body);
    demandValid(status, shown.mediaType, body);
    return { status, headers: all, contentType: shown.mediaType, body };
  }

  function demandValid(status: number, mediaType: string, body: unknown): void {
    const validate = (route.responses[status] ?? route.responses.default)?.content[mediaType]?.validate;
    if (validate === undefined || validate(body)) return;
    const rules = (validate.errors ?? [])
      .slice(0, 5)
      .map(({ instancePath, message, params }) => `${instancePath || "/"} ${message} ${JSON.stringify(params)}`);
    throw wrong(`the body of ${status} breaks the document: ${rules.join("; ")}`);
  }

  const scenes = [script].flat() as readonly AnyScene[];
  if (typeof script !== "function") {
    if (scenes.length === 0) throw wrong("an empty sequence has no response");
    // Mistakes are told where the handler is made, not where its first request fails.
    for (const scene of scenes) if (!isBroken(scene)) respond(scene);
  }
  let next = 0;
  const sceneFor = (request: IncomingRequest): AnyScene | Promise<AnyScene> =>
    typeof script === "function" ? script(request) : (scenes[Math.min(next++, scenes.length - 1)] as AnyScene);

  /** Why a request got no response of the document. */
  const failures = new WeakMap<Request, unknown>();
  const serve = serveFetch(
    { ...api.routes, routes: [route] },
    {
      [operationId]: async (request: IncomingRequest, { preference }: { preference: Preference }) => {
        const wish = { ...chosen(), ...preference };
        const given = await sceneFor(request);
        // A script for one status says nothing of another.
        const scene: AnyScene = wish.status === undefined ? { ...given, ...wish } : wish;
        if (scene.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, scene.delay));
        if (isBroken(scene)) throw new NetworkError();
        return respond(scene);
      },
    },
    anyCredential(api),
    {
      prefix: api.basePath,
      toErrorBody: api.toErrorBody,
      onError: (error, request) => failures.set(request, error),
    },
  );

  /** @throws what the script threw, or a MockError where its scene breaks the document */
  return async (request: Request): Promise<Response> => {
    const response = await serve(request);
    const failed = failures.get(request);
    if (failed instanceof NetworkError) return Response.error();
    if (failed !== undefined) throw failed;
    return response;
  };
}

/** Security of which any key will do; what a request prefers is in its headers, which no handler gets to see. */
const anyCredential = ({ routes }: Api) =>
  Object.fromEntries(
    Object.keys(routes.securitySchemes).map((scheme) => [
      scheme,
      (_key: string, { headers }: { headers: Record<string, unknown> }) => ({
        preference: parsePrefer(headers.prefer as string | undefined),
      }),
    ]),
  );
