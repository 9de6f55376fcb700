import type { Operation } from "../../document/document.ts";
import { brief, isObject, objectAt, parseJson, sameJson } from "../../document/json.ts";
import type { Problem } from "../../findings/outcome.ts";
import type { CallOptions } from "../../messages/calls.ts";
import type { ReceivedResponse } from "../../messages/send.ts";
import { sameValue } from "../../session/compare.ts";
import { IDENTITIES } from "../../session/pages.ts";
import { type PathValues, perSession, type Session } from "../../session/session.ts";
import { shownMembers } from "../stored/sent-members.ts";
import { isReadable, resourcesIn, type ShownResource } from "./resources.ts";

export interface Sight {
  operation: Operation;
  path: PathValues;
  request: CallOptions;
}

interface Known {
  value: unknown;
  turn: number;
  by: Sight | "sent";
}

const MOST = 6;

const memory = perSession(() => ({
  known: new Map<string, Map<string, Known>>(),
  sights: new Map<string, Sight[]>(),
  deleted: new Set<string>(),
  turn: 0,
}));

export function nextTurn(session: Session): number {
  memory(session).turn += 1;
  return memory(session).turn;
}

/** Forgets everything after a restore of an earlier state. */
export function restart(session: Session): void {
  const { known, sights, deleted } = memory(session);
  for (const one of [known, sights, deleted]) one.clear();
}

/** @returns at most one request per operation */
export function sightsOf(session: Session, key: string): Sight[] {
  const all = [...memory(session).sights].filter(([other]) => other === key || other.startsWith(`${key}/`));
  const found = new Map<Operation, Sight>();
  for (const one of all.flatMap(([, sights]) => sights)) if (!found.has(one.operation)) found.set(one.operation, one);
  return [...found.values()].slice(0, MOST);
}

export function forgetResource(session: Session, key: string): void {
  const { known, deleted } = memory(session);
  for (const one of [...known.keys()].filter((other) => other === key || other.startsWith(`${key}/`)))
    known.delete(one);
  deleted.add(key);
}

export const isDeleted = (session: Session, key: string): boolean => memory(session).deleted.has(key);

/** Records sent values. The effect of an invalid payload is unknown. */
export function noteSent(session: Session, operation: Operation, key: string, body: CallOptions["body"]): void {
  const { known, deleted } = memory(session);
  if (operation.method === "POST") return;
  deleted.delete(key);
  const members = known.get(key);
  if (!members) return;
  for (const [name, { by }] of members) if (by === "sent") members.delete(name);
  const schema = operation.requestBody?.media.find(({ mediaType }) => mediaType === body?.mediaType)?.schema;
  const right = !schema || session.validator.accepts(schema.pointer, body?.value);
  for (const [name, value] of Object.entries(objectAt({ ...body }, "value"))) {
    if (IDENTITIES.includes(name)) continue;
    if (!right || value === null || isObject(value) || Array.isArray(value)) members.delete(name);
    else members.set(name, { value, by: "sent", turn: 0 });
  }
}

/**
 * Compares a resource with known values. `again` repeats the earlier request: a difference counts only if the old value
 * is still shown there.
 */
export async function compareView(
  session: Session,
  sight: Sight,
  shown: ShownResource,
  turn: number,
  again: ((sight: Sight) => Promise<ReceivedResponse>) | undefined,
): Promise<Problem[]> {
  const { known, deleted } = memory(session);
  const { key, members, at } = shown;
  if (deleted.has(key)) {
    const still = again && (await isThere(session, key, again));
    if (still === false && sight.operation.method === "GET")
      return [{ check: "read back", at, message: `${key} is shown, which was deleted` }];
    if (still) deleted.delete(key);
  }
  remember(session, key, sight);
  const own = known.get(key) ?? new Map<string, Known>();
  known.set(key, own);
  const problems: Problem[] = [];
  for (const [name, value] of members) {
    const earlier = own.get(name);
    if (!earlier || same(earlier, value)) {
      if (!earlier) own.set(name, { value, by: sight, turn });
      continue;
    }
    // The comparison's own request has shown a newer value.
    if (earlier.turn > turn) continue;
    const problem = again && (await confirm(session, key, name, value, earlier, again));
    if (problem) problems.push({ ...problem, at: `${at}/${name}` });
    else own.set(name, { value, by: sight, turn });
  }
  if (again && (shown.own || shown.whole) && sight.operation.method === "GET")
    problems.push(...(await missingProblems(session, sight, shown, own, again)));
  return problems;
}

const same = ({ value, by }: Known, shown: unknown): boolean =>
  by === "sent" ? sameValue(value, shown) : sameJson(value, shown);

async function missingProblems(
  session: Session,
  { operation }: Sight,
  { key, members, at, whole }: ShownResource,
  own: Map<string, Known>,
  again: (sight: Sight) => Promise<ReceivedResponse>,
): Promise<Problem[]> {
  // A foreign document does not say whether all responses show an optional member.
  if (!session.document.policy.conventions) return [];
  const declared = declaredIn(session, (whole ? isReadable(session, key)?.operation : undefined) ?? operation);
  for (const [name, { value, by }] of own) {
    if (members.has(name) || !declared.has(name) || value === null || by === "sent") continue;
    if (by.operation === operation || by.operation.method !== "GET") {
      own.delete(name);
      continue;
    }
    const found = resourcesIn(session, by.operation, by.path, parseJson((await again(by)).body)).find(
      (one) => one.key === key && one.own,
    );
    if (found?.members.has(name) && found.members.get(name) !== null)
      return [
        {
          check: "read back",
          at: `${at}/${name}`,
          message: `${name} is missing, in ${by.operation.id} it is ${brief(value)}`,
        },
      ];
    own.delete(name);
  }
  return [];
}

const declaredNames = perSession(() => new Map<Operation, Set<string>>());

function declaredIn(session: Session, operation: Operation): Set<string> {
  const known = declaredNames(session);
  const names = known.get(operation) ?? new Set(shownMembers(session, operation).keys());
  known.set(operation, names);
  return names;
}

async function isThere(
  session: Session,
  key: string,
  again: (sight: Sight) => Promise<ReceivedResponse>,
): Promise<boolean> {
  const read = isReadable(session, key);
  return read !== undefined && (await again({ ...read, request: {} })).status === 200;
}

async function confirm(
  session: Session,
  key: string,
  name: string,
  value: unknown,
  { value: earlier, by }: Known,
  again: (sight: Sight) => Promise<ReceivedResponse>,
): Promise<Omit<Problem, "at"> | undefined> {
  if (by === "sent") return { check: "read back", message: `${name} is ${brief(value)}, ${brief(earlier)} was sent` };
  const source = by.operation.method === "GET" ? by : readingOf(session, key);
  if (!source) return undefined;
  const response = await again(source);
  const found = resourcesIn(session, source.operation, source.path, parseJson(response.body)).find(
    (one) => one.key === key && one.members.has(name),
  );
  if (!found || !sameJson(found.members.get(name), earlier)) return undefined;
  return { check: "read back", message: `${name} is ${brief(value)}, in ${source.operation.id} ${brief(earlier)}` };
}

const readingOf = (session: Session, key: string): Sight | undefined => {
  const read = isReadable(session, key);
  return read && { ...read, request: {} };
};

function remember(session: Session, key: string, sight: Sight): void {
  if (sight.operation.method !== "GET") return;
  const { sights } = memory(session);
  const own = sights.get(key) ?? [];
  if (own.length >= MOST || own.some(({ operation }) => operation === sight.operation)) return;
  sights.set(key, [...own, sight]);
}
