import type { CallOptions } from "../calls.ts";
import type { Operation } from "../document.ts";
import { child } from "../pointer.ts";
import { badBodies } from "./bad-values.ts";
import { parametersOfPath } from "./known-ids.ts";
import { createdResource, ownPathFor } from "./own-resources.ts";
import { checkMissingKey, checkUnknownId } from "./reads.ts";
import { declares, type PathValues, type Reply, type Session, successOf } from "./session.ts";
import { type Body, claim, createsFor, deletingOperation, leftBehind, startWriting, type Writing } from "./writing.ts";

/** Declared statuses that say no more than that the server is in another state; they count as checked, not as wrong. */
const STATE = new Set(["409", "412", "417"]);
/** Name that reports have for the success of a changing operation. */
const DONE: Record<string, string> = { POST: "creates", PUT: "replaces", PATCH: "updates", DELETE: "deletes" };

/**
 * Checks the operations that change data, on data it creates itself: first what creates, then what changes, then what
 * deletes, newest first. Returns what could not be deleted.
 */
export async function checkWrites(session: Session, selected: (operation: Operation) => boolean): Promise<string[]> {
  const writing = startWriting(session);
  const writes = session.document.operations.filter(({ method }) => method !== "GET");
  const depth = ({ path }: Operation) => parametersOfPath(path).length;
  const creating = writes.filter(({ method }) => method === "POST").sort((a, b) => depth(a) - depth(b));
  try {
    for (const operation of creating.filter(
      (one) => selected(one) || createsFor(session, one, writes.filter(selected)),
    )) {
      await checkChange(writing, operation);
    }
    for (const operation of writes.filter(({ method }) => method === "PUT" || method === "PATCH").filter(selected)) {
      await checkChange(writing, operation);
    }
  } finally {
    await checkDeletes(
      writing,
      writes.filter(({ method }) => method === "DELETE"),
      selected,
    );
  }
  return leftBehind(writing);
}

async function checkChange(writing: Writing, operation: Operation): Promise<void> {
  const { session, own } = writing;
  session.begin(operation);
  const title = `${DONE[operation.method] ?? "works"} as documented`;
  const path = parametersOfPath(operation.path).length === 0 ? [] : ownPathFor(own, operation);
  if (!path) {
    session.skip(operation, title, "this run could create nothing that it may change");
    return;
  }
  let good: Body | undefined;
  for (const body of writing.bodies.prepare(operation)) {
    if (body && "reason" in body) {
      session.skip(operation, `${title} (${body.name})`, body.reason);
      continue;
    }
    good ??= body;
    await checkSuccess(writing, operation, path, title, body);
  }
  const call = good ? { body: good } : {};
  if (good) await checkBadBodies(session, operation, path, good);
  if (good) await checkOtherMediaType(session, operation, path);
  await checkUnknownId(session, operation, path, call);
  await checkMissingKey(session, operation, path, call);
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
  const reply = await attempt(session, operation, name, path, body ? { body } : {});
  if (!reply || reply.status !== success) return;
  await claim(writing, operation, path, body, reply);
  const location = reply.response.headers.get("location");
  if (location !== null) await checkLocation(session, operation, location, success);
}

/** Expects success, or a declared status which says that the server's state does not allow it. */
async function attempt(
  session: Session,
  operation: Operation,
  title: string,
  path: PathValues,
  call: CallOptions,
): Promise<Reply | undefined> {
  const before = session.outcomes.length;
  const reply = await session.check(operation, title, path, call, { status: successOf(operation) });
  if (!reply?.status || !STATE.has(reply.status)) return reply;
  const outcome = session.outcomes.slice(before).findLast((one) => one.title === title);
  const other = outcome?.findings.filter(({ check }) => check !== "status") ?? [];
  if (outcome && other.length === 0) {
    Object.assign(outcome, {
      result: "skipped",
      findings: [],
      reason: `the state of the server does not allow it: it responded with ${reply.status}`,
    });
  }
  return reply;
}

/** The Location of a creation must be an absolute URI of what was created, where GET with the same key finds it. */
async function checkLocation(
  session: Session,
  operation: Operation,
  location: string,
  status: string | undefined,
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
  );
}

async function checkBadBodies(session: Session, operation: Operation, path: PathValues, good: Body): Promise<void> {
  if (!declares(operation, "400")) return;
  for (const { what, pointer, value } of badBodies(
    session.document,
    session.validator,
    operation,
    good.mediaType,
    good.value,
  )) {
    const title = `refuses with 400: ${what} (${pointer})`;
    await session.check(operation, title, path, { body: { ...good, value } }, { status: "400" });
  }
}

/** A media type that no operation declares is an unexpected failure (415), which `default` describes. */
async function checkOtherMediaType(session: Session, operation: Operation, path: PathValues): Promise<void> {
  if (!declares(operation, "default")) return;
  const body = { mediaType: "text/plain", value: "contract test" };
  await session.check(operation, "refuses a body of another media type", path, { body }, { status: "default" });
}

/** Deletes what was created, newest first; each deleting operation is checked once, further deletions only clean up. */
async function checkDeletes(
  writing: Writing,
  deletes: Operation[],
  selected: (operation: Operation) => boolean,
): Promise<void> {
  const { session, own } = writing;
  const checked = new Set<string>();
  for (const resource of own.toReversed()) {
    const operation = deletingOperation(deletes, resource);
    if (!operation) continue;
    own.splice(own.indexOf(resource), 1);
    if (!selected(operation) || checked.has(operation.id)) {
      await session.ask(operation, resource.values);
      continue;
    }
    checked.add(operation.id);
    session.begin(operation);
    await session.check(
      operation,
      "responds with 401 without a key",
      resource.values,
      { apiKey: undefined },
      { status: "401" },
    );
    await session.check(operation, "deletes as documented", resource.values, {}, { status: successOf(operation) });
    const read = session.document.operations.find(({ method, path }) => method === "GET" && path === resource.template);
    if (read && declares(read, "404")) {
      const title = `responds with 404 after ${operation.id}`;
      await session.check(read, title, resource.values, { prefer: "code=404" }, { status: "404" });
    }
    await checkUnknownId(session, operation, resource.values);
  }
  for (const operation of deletes.filter((one) => selected(one) && !checked.has(one.id))) {
    session.skip(operation, "deletes as documented", "this run could create nothing that it may delete");
  }
}
