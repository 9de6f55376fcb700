import { figureProblems } from "../checks/figures.ts";
import { checkSections } from "../checks/filters/sections.ts";
import { checkFilters } from "../checks/filters.ts";
import { checkSafeHttp } from "../checks/http.ts";
import { checkKeys, checkKeysAlone } from "../checks/keys.ts";
import { checkLinks } from "../checks/links.ts";
import { checkKnown } from "../checks/lists/ids-listed.ts";
import { checkAgreement } from "../checks/lists/parts-and-wholes.ts";
import { checkNamed } from "../checks/lists/references-listed.ts";
import { checkList } from "../checks/lists.ts";
import { checkMediaTypes } from "../checks/media-types.ts";
import { checkRefusedParameters } from "../checks/refused-queries.ts";
import { checkEmbedded } from "../checks/stored/embedded.ts";
import type { Operation } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import type { Problem } from "../findings/outcome.ts";
import { firstExample } from "../messages/calls.ts";
import type { ReceivedResponse } from "../messages/send.ts";
import { askPage, identityOf, isList, walkList } from "../session/pages.ts";
import { declares, type PathValues, type Reply, type Session, successOf, unknownLike } from "../session/session.ts";

/** How many elements of a list are looked at in search of ids further in. */
const LOOK_INTO = 5;
/** How many lists are asked for, one of each parent, until one has several elements. */
const LOOK_FOR = 12;

/**
 * Checks every selected GET operation; the others are only asked where they show ids that a selected one needs. Returns those that no id was
 * found for.
 */
export async function checkReads(session: Session, selected: (operation: Operation) => boolean): Promise<Operation[]> {
  const reads = session.document.operations.filter(({ method }) => method === "GET");
  const wanted = reads.filter(selected);
  const others = reads.filter((operation) => !selected(operation));
  const helpful = others.filter((operation) => showsIds(session, operation, wanted));
  const rest = others.filter((operation) => !helpful.includes(operation));
  let waiting = await checkRound(session, [...helpful, ...wanted], selected, (one) => one.length > 0);
  // An id may be shown where the paths do not say so: a task, for example, in the responses of an assessment.
  waiting = await checkRound(session, [...rest, ...waiting], selected, (one) => one.some(selected));
  await checkKnown(session, wanted);
  await checkNamed(session, wanted);
  return waiting.filter(selected);
}

export async function skipUnread(session: Session, operation: Operation): Promise<void> {
  session.skip(operation, "responds as documented", "no response of the server shows an id to ask for");
  await session.guard(operation, () => checkKeysAlone(session, operation));
}

/** Asks whatever ids are known for, again and again while that shows new ones. Returns what no id was found for. */
async function checkRound(
  session: Session,
  operations: Operation[],
  selected: (operation: Operation) => boolean,
  goOn: (waiting: Operation[]) => boolean,
): Promise<Operation[]> {
  let waiting = operations;
  for (let found = true; found && goOn(waiting); ) {
    found = false;
    for (const operation of waiting) {
      const tuples = session.ids.tuplesOf(operation.path);
      const [path, ...others] = isList(operation) ? await tellingFirst(session, operation, tuples) : tuples;
      if (!path) continue;
      found = true;
      waiting = waiting.filter((one) => one !== operation);
      if (selected(operation)) await checkRead(session, operation, path);
      else await learnFrom(session, operation, path);
      for (const other of others.slice(0, LOOK_INTO)) {
        if (needsMore(session, operation, waiting)) await learnFrom(session, operation, other);
      }
    }
  }
  return waiting;
}

/** Paths of a list, one whose list has several elements first: an empty list proves little. */
async function tellingFirst(session: Session, operation: Operation, tuples: PathValues[]): Promise<PathValues[]> {
  if (tuples.length < 2) return tuples;
  const counts: number[] = [];
  for (const path of tuples.slice(0, LOOK_FOR)) {
    counts.push((await askPage(session, operation, path, {}))?.page.items.length ?? 0);
    if ((counts.at(-1) ?? 0) > 1) break;
  }
  const best = counts.indexOf(Math.max(...counts));
  return [tuples[best] ?? [], ...tuples.filter((_, index) => index !== best)];
}

/** Whether an operation is likely to show ids that are needed: by operations further in, or by bodies that are written. */
function showsIds(session: Session, operation: Operation, wanted: Operation[]): boolean {
  const list = !operation.path.includes("{");
  if (list && session.options.write) return true;
  return wanted.some(({ path }) => path.includes("{") && (list || path.startsWith(`${operation.path}/`)));
}

const needsMore = (session: Session, operation: Operation, waiting: Operation[]): boolean =>
  operation.path.endsWith("}") &&
  waiting.some(({ path }) => path.startsWith(`${operation.path}/`) && session.ids.tuplesOf(path).length === 0);

/** Learns ids from a response that is not checked. */
export async function learnFrom(session: Session, operation: Operation, path: PathValues): Promise<void> {
  learn(session, operation, path, await session.ask(operation, path));
}

/** Ids of a response count whatever its media type is; that is checked elsewhere. */
function learn(session: Session, operation: Operation, path: PathValues, { body }: ReceivedResponse): void {
  try {
    session.ids.learn(operation, path, JSON.parse(new TextDecoder().decode(body)));
  } catch {
    // Only JSON shows ids.
  }
}

export async function checkRead(session: Session, operation: Operation, path: PathValues): Promise<void> {
  session.begin(operation);
  const status = successOf(operation);
  const reply = await session.check(operation, "responds as documented", path, {}, { status }, ({ body }) =>
    session.runs("figures") ? figureProblems(body) : [],
  );
  if (session.lacks(operation)) return;
  if (reply && reply.status === status) learn(session, operation, path, reply.response);
  if (reply && reply.status === status)
    await session.guard(operation, async () => {
      await checkLinks(session, operation, reply);
      await checkAgreement(session, operation, path, reply);
      await checkEmbedded(session, operation, reply);
    });
  await checkMediaTypes(session, operation, path);
  await session.guard(operation, () => checkList(session, operation, path));
  await session.guard(operation, () => checkFilters(session, operation, path));
  await checkSections(session, operation, path);
  await checkParameters(session, operation, path, reply?.body);
  await checkRefusedParameters(session, operation, path);
  await checkUnknownId(session, operation, path);
  await checkOtherParent(session, operation, path);
  await checkKeys(session, operation, path);
  await session.guard(operation, () => checkSafeHttp(session, operation, path));
}

/** Each optional parameter on its own with the value the document shows. */
async function checkParameters(session: Session, operation: Operation, path: PathValues, body: unknown): Promise<void> {
  const status = successOf(operation);
  for (const parameter of operation.parameters.filter((one) => one.in === "query" && !one.required)) {
    const cursor = isCursor(parameter.name);
    const value = cursor ? cursorOf(body) : firstExample(parameter)?.value;
    const title = `takes the parameter ${parameter.name}`;
    if (value === undefined) {
      session.skip(operation, title, cursor ? "the server's list has one page only" : "the document shows no value");
    } else {
      await session.check(operation, title, path, { values: { [parameter.name]: value } }, { status });
    }
  }
}

const isCursor = (name: string): boolean => name === "after" || name === "cursor";

/** The cursor a page gives for the next one: `next`, or `slice.next` of the HAL pages. */
function cursorOf(body: unknown): string | undefined {
  const holder = isObject(body) && isObject(body.slice) ? body.slice : body;
  return isObject(holder) && typeof holder.next === "string" ? holder.next : undefined;
}

/** An unknown id. A mock knows no ids and follows the Prefer header, which servers ignore. */
export async function checkUnknownId(
  session: Session,
  operation: Operation,
  path: PathValues,
  body?: object,
): Promise<void> {
  if (path.length === 0 || !declares(operation, "404")) return;
  const unknown = [...path.slice(0, -1), unknownLike(path.at(-1))];
  const call = { ...body, prefer: "code=404" };
  await session.check(operation, "responds with 404 to an unknown id", unknown, call, { status: "404" }, (reply) =>
    session.runs("errors") ? namesUnknown(reply, operation, unknown.at(-1)) : [],
  );
}

/** A child of one parent is not found below another, unless that has one of the same id. */
async function checkOtherParent(session: Session, operation: Operation, path: PathValues): Promise<void> {
  if (!session.runs("stored") || path.length < 2 || !operation.path.endsWith("}") || !declares(operation, "404"))
    return;
  const above = operation.path.slice(0, operation.path.lastIndexOf("/{"));
  const list = session.document.operations.find((one) => one.method === "GET" && one.path === above);
  const id = path.at(-1) ?? "";
  const parents = session.ids.tuplesOf(above.slice(0, above.lastIndexOf("}") + 1));
  for (const other of parents.filter((one) => one.length === path.length - 1 && one.at(-1) !== path.at(-2))) {
    const walk = list && (await walkList(session, list, other));
    if (walk && (!walk.complete || walk.items.some((item) => identityOf(item) === id))) continue;
    await session.check(operation, "responds with 404 below another parent", [...other, id], {}, { status: "404" });
    return;
  }
}

/** Errors of V3 say what was not found. */
function namesUnknown({ body }: Reply, { path }: Operation, id: string | undefined): Problem[] {
  if (!isObject(body) || !("errorType" in body)) return [];
  const problem = (member: string, message: string): Problem => ({ check: "error object", at: `/${member}`, message });
  const { errorType, resourceId, resourceType } = body;
  const person = path.includes("{personId}");
  return [
    ...(errorType === "RESOURCE_NOT_FOUND"
      ? []
      : [problem("errorType", `errorType is ${String(errorType)}, not RESOURCE_NOT_FOUND`)]),
    ...(resourceId === id ? [] : [problem("resourceId", `resourceId is ${String(resourceId)}, not the unknown id`)]),
    ...(person && resourceType !== "PERSON"
      ? [problem("resourceType", `resourceType is ${String(resourceType)}, not PERSON`)]
      : []),
  ];
}
