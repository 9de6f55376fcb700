import { checkApart, checkKeysAlone } from "../checks/keys.ts";
import { checkLinks } from "../checks/links.ts";
import { checkLongList } from "../checks/lists/long-lists.ts";
import { before, checkChanged, furtherChanges } from "../checks/stored/changed.ts";
import { checkEmbedded } from "../checks/stored/embedded.ts";
import { checkParent } from "../checks/stored/shown-in-parent.ts";
import { checkCreated, compareWithDefaults, compareWithRequest } from "../checks/stored.ts";
import type { Operation } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import { child } from "../document/pointer.ts";
import type { Problem } from "../findings/outcome.ts";
import { beginningProblems, checkAssessments } from "../lives/assessments.ts";
import { checkMoves, moveProblems } from "../lives/moves.ts";
import { checkTasks } from "../lives/tasks.ts";
import { checkWebhooks, registerHook } from "../lives/webhooks.ts";
import { checkResponse } from "../messages/check-response.ts";
import { attempt } from "../session/attempt.ts";
import { createdResource, type OwnResource } from "../session/own-resources.ts";
import { parametersOfPath } from "../session/seen-ids.ts";
import { declares, type PathValues, type Reply, type Session, successOf } from "../session/session.ts";
import { type Body, claim, createsFor, leftBehind, startWriting, type Writing } from "../session/writing.ts";
import { changeablePath } from "./changeable-path.ts";
import { checkDeletes } from "./deletes.ts";
import { checkRead, skipUnread } from "./reads.ts";
import { checkRefusals } from "./refusals.ts";

/** Name that reports have for the success of a changing operation. */
const DONE: Record<string, string> = { POST: "creates", PUT: "replaces", PATCH: "updates", DELETE: "deletes" };

/** Operations that undo others come last. */
const UNDOES = /\/(reset|restore)$/;

/**
 * Checks the operations that change data, on data it creates itself: first what creates, then what changes, then what
 * deletes, newest first. `unread` are operations that no id was known for before; they read what was created. Returns what could not be
 * deleted.
 */
export async function checkWrites(
  session: Session,
  selected: (operation: Operation) => boolean,
  unread: readonly Operation[],
): Promise<string[]> {
  const writing = await startWriting(session);
  const writes = session.document.operations.filter(({ method }) => method !== "GET");
  const depth = ({ path }: Operation) => parametersOfPath(path).length;
  const posts = writes.filter(({ method }) => method === "POST").sort((a, b) => depth(a) - depth(b));
  const changes = writes.filter(({ method }) => method === "PUT" || method === "PATCH");
  const undoes = ({ path }: Operation) => UNDOES.test(path);
  const check = async (operations: Operation[]) => {
    for (const operation of operations) await session.guard(operation, () => checkChange(writing, operation));
  };
  const wanted = writes.filter(selected);
  const hook = await registerHook(session);
  try {
    await check(posts.filter((one) => !undoes(one) && (selected(one) || createsFor(session, one, wanted))));
    for (const operation of unread) await session.guard(operation, () => checkUnread(writing, operation));
    await check(changes.filter(selected));
    await check(posts.filter((one) => undoes(one) && selected(one)));
    await checkTasks(writing, selected);
    const taken = await checkAssessments(writing, selected);
    if (hook) await checkWebhooks(writing, hook, taken);
  } finally {
    await checkDeletes(
      writing,
      writes.filter(({ method }) => method === "DELETE"),
      selected,
    );
  }
  return leftBehind(writing);
}

async function checkUnread(writing: Writing, operation: Operation): Promise<void> {
  const path = await changeablePath(writing, operation);
  if (path) await checkRead(writing.session, operation, path);
  else await skipUnread(writing.session, operation);
}

async function checkChange(writing: Writing, operation: Operation): Promise<void> {
  const { session } = writing;
  session.begin(operation);
  const title = `${DONE[operation.method] ?? "works"} as documented`;
  const path = await changeablePath(writing, operation);
  if (!path) {
    session.skip(operation, title, "this run could create nothing that it may change");
    return checkKeysAlone(session, operation);
  }
  const earlier = writing.own.length;
  let good: Body | undefined;
  for (const body of writing.bodies.prepare(operation, path)) {
    if (body && "reason" in body) {
      session.skip(operation, `${title} (${body.name})`, body.reason);
      continue;
    }
    good ??= body;
    await checkSuccess(writing, operation, path, title, body);
    if (session.lacks(operation)) return;
  }
  if (good && session.runs("stored"))
    for (const body of furtherChanges(session, operation, good))
      await checkSuccess(writing, operation, path, title, body);
  await checkLongList(writing, operation, path, writing.own[earlier]);
  await checkRefusals(writing, operation, path, () =>
    writing.bodies.prepare(operation, path).filter((one): one is Body => one !== undefined && "value" in one),
  );
}

async function checkSuccess(
  writing: Writing,
  operation: Operation,
  path: PathValues,
  title: string,
  body: Body | undefined,
): Promise<void> {
  const { session } = writing;
  const success = successOf(operation);
  const name = body ? `${title} (${body.name}, ${body.mediaType})` : title;
  const posted = operation.method === "POST";
  const earlier = posted ? undefined : await before(session, operation, path);
  const reply = await attempt(session, operation, name, path, { body }, (one) => [
    ...creationProblems(session, operation, body?.value, one),
    ...moveProblems(session, operation, one.body),
  ]);
  if (!reply || reply.status !== success) return;
  if (UNDOES.test(operation.path)) {
    forgetBelow(writing, operation, path);
    await createAgain(writing, operation, path);
  }
  const created = await claim(writing, operation, path, body, reply);
  await checkLinks(session, operation, reply, /Report$/);
  if (created) await checkEmbedded(session, operation, reply);
  if (created) await checkApart(session, created);
  const location = reply.response.headers.get("location");
  if (location !== null) await checkLocation(session, operation, location, success, body?.value);
  if (!posted) await checkChanged(session, operation, path, body?.value, earlier, reply.body);
  else if (created) {
    const own = isResource(created, operation);
    await checkCreated(session, operation, created, body?.value, own ? reply.body : undefined);
    if (own) await checkParent(session, operation, created, true);
  }
  await checkMoves(session, operation, path);
}

/** Children of a parent that was put back to an earlier state may be gone. */
function forgetBelow({ own }: Writing, operation: Operation, [first = ""]: PathValues): void {
  const [collection = ""] = operation.path.split("/{");
  const kept = own.filter(({ path }) => !path.startsWith(`${collection}/${first}/`));
  own.splice(0, own.length, ...kept);
}

/** Creates one of each again, so that there is something to change and to delete. */
async function createAgain(writing: Writing, operation: Operation, path: PathValues): Promise<void> {
  const { session } = writing;
  const [collection = ""] = operation.path.split("/{");
  const below = session.document.operations.filter(
    (one) =>
      one.method === "POST" &&
      one.path.startsWith(`${collection}/{`) &&
      declares(one, "201") &&
      parametersOfPath(one.path).length === 1,
  );
  for (const one of below) {
    const body = writing.bodies
      .prepare(one, path)
      .find((candidate): candidate is Body => candidate !== undefined && "value" in candidate);
    const response = await session.ask(one, path.slice(0, 1), body ? { body } : {});
    const checked = checkResponse(one, response, session.validator);
    if (checked.status === successOf(one)) await claim(writing, one, path.slice(0, 1), body, { ...checked, response });
  }
}

/** The response to a creation has what it was asked for, with defaults and first states. */
function creationProblems(
  session: Session,
  operation: Operation,
  asked: unknown,
  { body, response }: Reply,
): Problem[] {
  if (operation.method !== "POST" || !session.runs("stored") || !creates(response.headers, body)) return [];
  return [
    ...compareWithRequest(session, operation, asked, body, "the response"),
    ...compareWithDefaults(session, operation, asked, body),
    ...beginningProblems(session, operation, asked, body),
  ];
}

/** Whether a response tells of something new: it has a Location, or an id. */
const creates = (headers: Headers, body: unknown): boolean =>
  headers.has("location") || (isObject(body) && "id" in body);

/** Whether what was created is of the collection that it was sent to; an invitation, for example, makes a person of its own. */
const isResource = ({ template }: OwnResource, { path }: Operation): boolean => template.startsWith(`${path}/{`);

/** The Location of a creation must be an absolute URI of what was created, where GET with the same key finds it. */
async function checkLocation(
  session: Session,
  operation: Operation,
  location: string,
  status: string | undefined,
  asked: unknown,
): Promise<void> {
  const { operations } = session.document;
  const title = "names a Location that GET finds";
  const target = createdResource(session.document, operation, [], location, undefined, session.bases);
  const wanted = operations.find(({ path }) => path.startsWith(`${operation.path}/{`) && path.endsWith("}"))?.path;
  if (
    !target ||
    (wanted !== undefined &&
      parametersOfPath(wanted).length === parametersOfPath(operation.path).length + 1 &&
      target.template !== wanted)
  ) {
    const pointer = child(operation.pointer, "responses", status ?? "201", "headers", "Location");
    const message = `${location} is no address of the form ${session.bases[0]}${wanted ?? operation.path}`;
    const finding = { check: "location", operation: operation.id, status, pointer, message };
    session.note({ operation: operation.id, title, status, result: "failed", findings: [finding], seconds: 0 });
    return;
  }
  const read = operations.find(({ method, path }) => method === "GET" && path === target.template);
  if (!read) {
    session.skip(operation, title, `the document has no GET ${target.template}`);
    return;
  }
  await session.check(
    read,
    `finds by GET what ${operation.id} put at its Location`,
    target.values,
    {},
    { status: successOf(read) },
    ({ body }) =>
      session.runs("stored") ? compareWithRequest(session, read, asked, body, "the read at its Location") : [],
  );
}
