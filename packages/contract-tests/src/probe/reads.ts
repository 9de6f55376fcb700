import type { Operation } from "../document/document.ts";
import { parseJson } from "../document/json.ts";
import { parametersOfPath, successOf } from "../document/operations.ts";
import { checkResponse } from "../messages/check-response.ts";
import { detailsOf } from "../messages/error-details.ts";
import { attempt, needsInvented } from "../session/attempt.ts";
import { learnFrom } from "../session/learn-from.ts";
import { askPage, identify, isList } from "../session/pages.ts";
import { checkReadRefusals } from "../session/refusals.ts";
import type { PathValues, Reply, Session } from "../session/session.ts";
import { skipUnreached } from "../session/support.ts";
import { checkStream } from "./streams.ts";

const LOOK_INTO = 5;
const LOOK_FOR = 12;

/** Calls GET operations; unselected ones only for ids. Returns operations without a known id. */
export async function checkReads(session: Session): Promise<Operation[]> {
  const reads = session.document.operations.filter(({ method }) => method === "GET");
  const wanted = reads.filter(session.selects);
  const others = reads.filter((operation) => !session.selects(operation));
  const helpful = others.filter((operation) => showsIds(session, operation, wanted));
  const rest = others.filter((operation) => !helpful.includes(operation));
  let pending = await checkRound(session, [...helpful, ...wanted], (one) => one.length > 0);
  // Ids may come from unrelated responses, so pending operations get another round.
  pending = await checkRound(session, [...rest, ...pending], (one) => one.some(session.selects));
  if (!session.options.write) await session.runPostponed();
  await session.reach({ when: "all-read" });
  return pending.filter(session.selects);
}

export async function skipUnread(session: Session, operation: Operation): Promise<void> {
  const reason = `no response of the server contains an id for this request${idHint(session, operation)}`;
  await skipUnreached(session, operation, "responds as documented", reason);
  await session.reach({ when: "unreached", operation });
}

function idHint({ document, ids }: Session, { path }: Operation): string {
  const missing = parametersOfPath(path).filter((_, index, all) => {
    const upTo = path.split(`{${all[index]?.name}}`)[0] ?? "";
    return ids.tuplesOf(`${upTo}{${all[index]?.name}}`).length === 0;
  });
  return document.policy.hints ? `; give it in --hints, ids: ${missing.map(({ name }) => name).join(", ")}` : "";
}

/** Repeats as long as responses contain new ids. */
async function checkRound(
  session: Session,
  operations: Operation[],
  goOn: (pending: Operation[]) => boolean,
): Promise<Operation[]> {
  let pending = operations;
  for (let found = true; found && goOn(pending); ) {
    found = false;
    for (const operation of pending) {
      if (session.isSpent()) {
        pending = pending.filter((one) => !session.isOver(one, "responds as documented"));
        return pending;
      }
      const tuples = session.ids.tuplesOf(operation.path);
      const [path, ...others] = isList(operation) ? await tellingFirst(session, operation, tuples) : tuples;
      if (!path) continue;
      found = true;
      pending = pending.filter((one) => one !== operation);
      if (session.selects(operation)) await checkRead(session, operation, path);
      else await learnFrom(session, operation, path);
      for (const other of others.slice(0, LOOK_INTO)) {
        if (needsMore(session, operation, pending)) await learnFrom(session, operation, other);
      }
    }
  }
  return pending;
}

/** Prefers lists with elements, because empty lists prove little. */
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

/** Returns whether a response probably has ids for nested operations. */
function showsIds(session: Session, operation: Operation, wanted: Operation[]): boolean {
  const list = !operation.path.includes("{");
  if (list && session.options.write) return true;
  return wanted.some(({ path }) => path.includes("{") && (list || path.startsWith(`${operation.path}/`)));
}

const needsMore = (session: Session, operation: Operation, pending: Operation[]): boolean =>
  operation.path.endsWith("}") &&
  pending.some(({ path }) => path.startsWith(`${operation.path}/`) && session.ids.tuplesOf(path).length === 0);

/** Requests other members before it reports a missing element. */
async function settleIdentity(session: Session, list: Operation, path: PathValues, body: unknown): Promise<void> {
  const { document, ids } = session;
  const read = document.operations.find(
    ({ method, path: one }) => method === "GET" && one.startsWith(`${list.path}/{`) && one.endsWith("}"),
  );
  if (!document.policy.learnsIdentity || !read || parametersOfPath(read.path).length !== path.length + 1) return;
  const shown = ids.tuplesOf(read.path).find((values) => path.every((value, index) => values[index] === value));
  const member = ids.hintedMember(read.path) ?? (shown && (await memberFound(session, read, shown)));
  if (member === undefined) return;
  ids.nameBy(read.path, member);
  identify(document, list, body);
}

/** Returns the member that identifies an element in paths; undefined for `id`, or if no member works. */
async function memberFound(session: Session, read: Operation, shown: PathValues): Promise<string | undefined> {
  const others = session.ids.othersFor(read.path, shown);
  if (others.length === 0 || ![400, 404, 422].includes((await session.ask(read, shown)).status)) return undefined;
  for (const { member, id } of others)
    if ((await session.ask(read, [...shown.slice(0, -1), id])).status < 300) return member;
  return undefined;
}

/**
 * Returns whether a foreign server refuses a read, so that further requests would repeat the finding. The key may lack the permission: then the read
 * is skipped.
 */
function refusesAll({ document, outcomes }: Session, title: string, reply: Reply | undefined): boolean {
  if (!reply || reply.response.status < 400 || !document.policy.unstatedRules) return false;
  const { status } = reply.response;
  const outcome = outcomes.findLast((one) => one.title === title);
  if (outcome?.result === "failed" && (status === 401 || status === 403)) {
    const reason = `the key lacks the permission: ${status} ${detailsOf(reply.response) ?? ""}`;
    Object.assign(outcome, { result: "skipped", findings: [], reason });
  }
  return true;
}

/** Reads again for postponed checks, because a later step may have changed the resource. */
async function readAgain(session: Session, operation: Operation, path: PathValues): Promise<Reply | undefined> {
  const response = await session.ask(operation, path);
  const checked = checkResponse(operation, response, session.validator);
  return checked.status === successOf(operation) ? { ...checked, response } : undefined;
}

export async function checkRead(session: Session, operation: Operation, path: PathValues): Promise<void> {
  session.begin(operation);
  const status = successOf(operation);
  const title = "responds as documented";
  if (session.isOver(operation, title)) return;
  // The server may refuse generated values only.
  const reply = needsInvented(session, operation)
    ? await attempt(session, operation, title, path, {}, undefined, { status })
    : await session.check(operation, title, path, {}, { status });
  if (session.lacks(operation) || refusesAll(session, title, reply)) return;
  const documented = reply?.status === status ? reply : undefined;
  if (documented) {
    const body = parseJson(documented.response.body);
    session.ids.learn(operation, path, body);
    if (isList(operation)) await settleIdentity(session, operation, path, documented.body ?? body);
    await checkStream(session, operation, path);
  }
  const { maxSeconds } = session.options;
  await session.postpone("lists, filters and parameters", operation, async () => {
    const current = maxSeconds === undefined ? documented : documented && (await readAgain(session, operation, path));
    await session.reach({ when: "read", operation, path, reply: current });
  });
  await checkReadRefusals(session, operation, path);
}
