import type { Operation } from "../document/document.ts";
import { declares, parametersOfPath, successOf, takesBack } from "../document/operations.ts";
import { checkResponse } from "../messages/check-response.ts";
import { attempt } from "../session/attempt.ts";
import { type Body, isBody, isSample } from "../session/bodies.ts";
import { learnValues, type Refusal } from "../session/corrections.ts";
import { checkRefusals } from "../session/refusals.ts";
import type { PathValues, Session, Writing } from "../session/session.ts";
import { skipUnreached } from "../session/support.ts";
import { claim, createsFor, leftBehind, startWriting } from "../session/writing.ts";
import { changeablePath } from "./changeable-path.ts";
import { checkDeletes } from "./deletes.ts";
import { checkRead, skipUnread } from "./reads.ts";
import { checkStream, withStream } from "./streams.ts";

const DONE: Record<string, string> = { POST: "creates", PUT: "replaces", PATCH: "updates", DELETE: "deletes" };

/** Creates, changes, then deletes. `unread` are GET operations without a known id. Returns resources that could not be deleted. */
export async function checkWrites(session: Session, unread: readonly Operation[]): Promise<string[]> {
  const writing = startWriting(session, await session.options.plugin?.readClock(session));
  const writes = session.document.operations.filter(({ method }) => method !== "GET");
  const depth = ({ path }: Operation) => parametersOfPath(path).length;
  const posts = writes.filter(({ method }) => method === "POST").sort((a, b) => depth(a) - depth(b));
  const changes = writes.filter(({ method }) => method === "PUT" || method === "PATCH");
  const check = async (operations: Operation[]) => {
    for (const operation of operations)
      await session.guard(operation, async () => void (await checkChange(writing, operation)));
  };
  /** A creation may depend on a later one, so each gets a retry. */
  const create = async (operations: Operation[]) => {
    const refused: Operation[] = [];
    for (const operation of operations)
      await session.guard(operation, async () => {
        if (!(await checkChange(writing, operation, true))) refused.push(operation);
      });
    await check(refused);
  };
  const wanted = writes.filter(session.selects);
  await session.reach({ when: "writing", writing });
  try {
    await create(posts.filter((one) => !takesBack(one) && (session.selects(one) || createsFor(session, one, wanted))));
    for (const operation of unread) await session.guard(operation, () => checkUnread(writing, operation));
    await check(changes.filter(session.selects));
    await session.runPostponed();
    // Restores run last, because they undo changes.
    await check(posts.filter((one) => takesBack(one) && session.selects(one)));
    await session.reach({ when: "all-written", writing });
  } finally {
    await checkDeletes(
      writing,
      writes.filter(({ method }) => method === "DELETE"),
    );
  }
  return leftBehind(writing);
}

async function checkUnread(writing: Writing, operation: Operation): Promise<void> {
  const path = await changeablePath(writing, operation);
  if (path) await checkRead(writing.session, operation, path);
  else await skipUnread(writing.session, operation);
}

/** Returns false if `again` is set and a retry may succeed later. */
async function checkChange(writing: Writing, operation: Operation, again = false): Promise<boolean> {
  const { session } = writing;
  session.begin(operation);
  const title = `${DONE[operation.method] ?? "works"} as documented`;
  if (session.isOver(operation, title)) return true;
  const path = await changeablePath(writing, operation);
  if (!path) {
    if (again) return false;
    await skipUnreached(session, operation, title, "this run could not create a resource to change");
    await session.reach({ when: "unreached", operation });
    return true;
  }
  if (session.document.policy.correctsBodies && isSample(operation)) {
    const refused = await learnValues(writing, operation, path);
    // The request below shows whether the server lacks the operation.
    const refusal = refused?.unsupported ? undefined : refused;
    if (refusal !== undefined && again) return false;
    if (refusal !== undefined) {
      noteRefused(writing, operation, title, refusal);
      return true;
    }
  }
  const prepared = writing.bodies.prepare(operation, path);
  if (again && prepared.every((body) => body && "reason" in body)) return false;
  let streamed = false;
  for (const prepare of prepared) {
    const body = prepare && "reason" in prepare ? prepare : withStream(session, operation, prepare, false);
    if (body && "reason" in body) {
      session.skip(operation, `${title} (${body.name})`, body.reason);
      continue;
    }
    const done = await checkSuccess(writing, operation, path, title, body);
    if (session.lacks(operation)) return true;
    if (done && !streamed) await checkStream(session, operation, path, body);
    streamed ||= done;
  }
  await checkRefusals(writing, operation, path, () => writing.bodies.prepare(operation, path).filter(isBody));
  // A restore of another media type undoes changes too.
  if (takesBack(operation)) await startAgain(writing, operation, path);
  return true;
}

/** A refused creation is a finding: nothing else can be checked. */
function noteRefused(
  { session }: Writing,
  operation: Operation,
  title: string,
  { words, status, request }: Refusal,
): void {
  const details = words.replace(/\s+/g, " ").slice(0, 200);
  const hint = `give one in --hints, bodies: ${operation.id}`;
  // The author of the server knows which values it takes, such as a model, but cannot change the document.
  if (session.document.policy.partialServer || operation.method !== "POST" || (status !== 400 && status !== 422)) {
    session.skip(operation, title, `the server accepts no body generated from the schema (${details}); ${hint}`);
    return;
  }
  const message = `the server refuses each body that the document allows with ${status}: the document lacks a requirement; ${hint}`;
  const pointer = operation.requestBody?.pointer ?? operation.pointer;
  session.conclude(operation, title, [{ check: "creation", message, pointer, request, details }]);
}

async function checkSuccess(
  writing: Writing,
  operation: Operation,
  path: PathValues,
  title: string,
  body: Body | undefined,
): Promise<boolean> {
  const { session } = writing;
  const success = successOf(operation);
  const name = body ? `${title} (${body.name}, ${body.mediaType})` : title;
  const change = { writing, body };
  await session.reach({ when: "changing", operation, path, change });
  const reply = await attempt(session, operation, name, path, { body });
  if (!reply || reply.status !== success) return false;
  if (takesBack(operation)) await startAgain(writing, operation, path);
  const created = await claim(writing, operation, path, body, reply);
  if (session.options.plugin?.movesClock(operation)) writing.lost.push("the advanced clock");
  await session.reach({ when: "changed", operation, path, change, reply, created });
  return true;
}

/** Forgets the children of a restored resource and creates new ones. */
async function startAgain(writing: Writing, operation: Operation, path: PathValues): Promise<void> {
  forgetBelow(writing, operation, path);
  await createAgain(writing, operation, path);
}

function forgetBelow({ own }: Writing, operation: Operation, [first = ""]: PathValues): void {
  const [collection = ""] = operation.path.split("/{");
  const kept = own.filter(({ path }) => !path.startsWith(`${collection}/${first}/`));
  own.splice(0, own.length, ...kept);
}

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
    const body = writing.bodies.prepare(one, path).find(isBody);
    const response = await session.ask(one, path.slice(0, 1), body ? { body } : {});
    const checked = checkResponse(one, response, session.validator);
    if (checked.status === successOf(one)) await claim(writing, one, path.slice(0, 1), body, { ...checked, response });
  }
}
