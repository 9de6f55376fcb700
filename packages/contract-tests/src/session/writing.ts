import type { Operation } from "../document/document.ts";
import { isObject, parseJson } from "../document/json.ts";
import { isStructured } from "../document/media-types.ts";
import { pathBelow } from "../document/operations.ts";
import { type Body, createBodyMaker } from "./bodies.ts";
import { createdResource, filledPath, findByEmail, locate, type OwnResource, ownPathFor } from "./own-resources.ts";
import type { PathValues, Reply, Session, Writing } from "./session.ts";

/** Starts writing; `now` in milliseconds since 1970. */
export function startWriting(session: Session, now: number | undefined): Writing {
  const run = Date.now().toString(36);
  return {
    session,
    bodies: createBodyMaker(session.document, session.validator, session.ids, run, now),
    own: [],
    existing: new Set(existingPaths(session)),
    lost: [],
  };
}

function existingPaths({ document, ids }: Session): string[] {
  if (!document.policy.foreignData) return [];
  const templates = new Set(document.operations.map(({ path }) => path).filter((path) => path.endsWith("}")));
  return [...templates].flatMap((template) => ids.tuplesOf(template).map((values) => filledPath(template, values)));
}

/** Tolerance for clock differences in milliseconds. */
const SKEW = 5 * 60_000;

/** Returns whether a resource existed before, for example one with the same name. */
function existedBefore(
  { session, existing }: Writing,
  created: OwnResource,
  { body, response }: Pick<Reply, "response" | "body">,
) {
  if (!session.document.policy.foreignData) return false;
  if (existing.has(filledPath(created.template, created.values))) return true;
  const now = Date.parse(response.headers.get("date") ?? "") || Date.now();
  const times = isObject(body)
    ? Object.entries(body).flatMap(([name, value]) =>
        CREATED.test(name) && typeof value === "string" ? [Date.parse(value)] : [],
      )
    : [];
  return response.status === 200 && times.some((time) => time < now - SKEW);
}

const CREATED = /^(created|creation|inserted)(_?(at|on|time|date|timestamp))?$/i;

export const leftBehind = ({ own, lost }: Writing): string[] => [...own.map(({ path }) => path), ...new Set(lost)];

/** Returns whether an operation creates resources that `others` use, by its path or by the example of its Location. */
export function createsFor({ document, bases }: Session, operation: Operation, others: Operation[]): boolean {
  const location = operation.responses.flatMap(({ headers }) => headers).find(({ name }) => name === "Location");
  const templates = (location?.examples ?? []).flatMap(({ value }) => {
    const path = pathBelow(String(value), bases);
    return path === undefined ? [] : [locate(document, path)?.template];
  });
  const [template, ...more] = new Set(templates);
  return others.some(
    ({ path }) =>
      path.startsWith(`${operation.path}/{`) ||
      (template !== undefined && more.length === 0 && path.startsWith(template)),
  );
}

/** Records a created resource; undefined if the response does not identify it. */
export async function claim(
  writing: Writing,
  operation: Operation,
  path: PathValues,
  body: Body | undefined,
  { response, body: returned }: Pick<Reply, "response" | "body">,
): Promise<OwnResource | undefined> {
  const { document, bases } = writing.session;
  if (body && !isStructured(body.mediaType))
    writing.lost.push(`the result of ${operation.id} with the example ${body.name}`);
  if (operation.method !== "POST") return undefined;
  const created = createdResource(document, operation, path, response.headers.get("location"), returned, bases);
  if (!created) return adoptByEmail(writing, operation, body);
  if (existedBefore(writing, created, { body: returned, response })) return undefined;
  remember(writing.own, created);
  return created;
}

/** Ignores duplicates: mocks return the same resource each time. */
function remember(own: OwnResource[], created: OwnResource): void {
  if (!own.some(({ path }) => path === created.path)) own.push(created);
}

/** Finds the resource in a list that filters by e-mail address. */
async function adoptByEmail(
  { session, own, lost }: Writing,
  operation: Operation,
  body: Body | undefined,
): Promise<OwnResource | undefined> {
  const email = body && isObject(body.value) ? body.value.email : undefined;
  if (typeof email !== "string") return undefined;
  const lists = session.document.operations.filter(
    ({ method, parameters }) =>
      method === "GET" && parameters.some(({ name, in: place }) => name === "email" && place === "query"),
  );
  for (const list of lists.filter(({ path }) => !path.includes("{"))) {
    const response = await session.ask(list, [], { values: { email } });
    const id = findByEmail(parseJson(response.body), email);
    const found = id === undefined ? undefined : locate(session.document, `${list.path}/${encodeURIComponent(id)}`);
    if (found) {
      remember(own, found);
      return found;
    }
  }
  lost.push(`the resource that ${operation.id} created for ${email}; no list shows it`);
  return undefined;
}

export const deletingOperation = (deletes: Operation[], resource: OwnResource): Operation | undefined =>
  deletes.find((one) => ownPathFor([resource], one) !== undefined && one.path.endsWith("}"));

/** Deletes created resources, the newest first, without checks. */
export async function deleteOwn({ session, own }: Writing, kept: number): Promise<void> {
  const deletes = session.document.operations.filter(({ method }) => method === "DELETE");
  for (const resource of own.slice(kept).toReversed()) {
    const operation = deletingOperation(deletes, resource);
    if (!operation) continue;
    own.splice(own.indexOf(resource), 1);
    await session.ask(operation, resource.values);
  }
}
