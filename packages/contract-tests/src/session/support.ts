import type { Operation } from "../document/document.ts";
import { essenceOf } from "../document/media-types.ts";
import { NOT_IMPLEMENTED } from "../findings/outcome.ts";
import type { ReceivedResponse } from "../messages/send.ts";
import { type PathValues, perSession, type Session } from "./session.ts";

const NOWHERE = "/contract-test-no-such-path";

/** Returns why the response to a valid request shows that the server lacks the operation; undefined otherwise. */
export async function whyUnsupported(
  session: Session,
  operation: Operation,
  { status, ...response }: ReceivedResponse,
): Promise<string | undefined> {
  if (status === 501) return NOT_IMPLEMENTED;
  if (!session.document.policy.partialServer) return undefined;
  if (status === 405) return "the server responded with 405 (method not allowed)";
  const html = status < 300 && essenceOf(response.headers.get("content-type") ?? "") === "text/html";
  if (status !== 404 && !html) return undefined;
  if (status === 404 && operation.method === "GET" && !operation.path.includes("{"))
    return "the server responded with 404";
  const nowhere = await unknownPath(session)(operation);
  return shapeOf({ status, ...response }) === shapeOf(nowhere)
    ? `the server responded with ${status}, as to a path that no API has`
    : undefined;
}

/** The response to an unknown path, by method. */
const unknownPath = perSession((session) => {
  const known = new Map<string, Promise<ReceivedResponse>>();
  return (operation: Operation) => {
    const { method } = operation;
    const elsewhere = { ...operation, path: NOWHERE, slash: false, parameters: [], requestBody: undefined };
    const response = known.get(method) ?? session.ask(elsewhere, []);
    known.set(method, response);
    return response;
  };
});

/** Omits the path, numbers and ids, which differ between responses of the same handler. */
function shapeOf({ status, headers, body, request }: ReceivedResponse): string {
  const { pathname } = new URL(request.slice(request.indexOf(" ") + 1));
  const text = new TextDecoder().decode(body).slice(0, 2000);
  const tail = pathname.slice(pathname.lastIndexOf("/") + 1);
  const masked = [pathname, decodeURIComponent(pathname), NOWHERE, tail].reduce(
    (rest, part) => (part.length > 1 ? rest.replaceAll(part, "…") : rest),
    text,
  );
  return `${status} ${essenceOf(headers.get("content-type") ?? "")} ${masked.replace(/\w*\d\w*/g, "…").replace(/[/\w]*…[/\w]*/g, "…")}`;
}

/**
 * Skips an operation without known ids. A server of somebody else's document may lack it, which a request with an
 * unknown id shows.
 */
export async function skipUnreached(
  session: Session,
  operation: Operation,
  title: string,
  reason: string,
): Promise<void> {
  const path = session.ids.unknownFor(operation.path);
  session.skip(operation, title, (await lacks(session, operation, path)) ?? reason);
}

async function lacks(session: Session, operation: Operation, path: PathValues): Promise<string | undefined> {
  // A PUT may create the resource.
  if (!session.document.policy.partialServer || operation.method === "PUT" || path.length === 0) return undefined;
  const response = await session.ask(operation, path, { body: undefined });
  const reason = await whyUnsupported(session, operation, response);
  if (reason !== undefined) session.noteUnsupported(operation);
  return reason;
}
