import type { ApiDocument, Operation } from "../../document/document.ts";
import { brief, isObject, type JsonObject, parseJson, sameJson } from "../../document/json.ts";
import { successOf } from "../../document/operations.ts";
import type { CallOptions } from "../../messages/calls.ts";
import { everything, identityOf, walkList } from "../../session/pages.ts";
import { type Moment, type PathValues, perSession, type Session } from "../../session/session.ts";
import { examplesOf, isOpen, wholesOf } from "./examples.ts";

/** Members that a reference may repeat, such as the name of a certificate definition. */
const REPEATED = /^(name|title|label|email|firstName|lastName|organization)$/;

/** An object that refers to a list element and may repeat its members. */
interface Repetition {
  list: Operation;
  way: string;
  key: string;
  members: string[];
}

interface Sighting extends Repetition {
  id: string;
  holder: JsonObject;
  operation: Operation;
  path: PathValues;
  request: CallOptions;
}

const MOST = 20;

const sightings = perSession(() => new Map<string, Sighting>());
const known = new WeakMap<Operation, Repetition[]>();

export function noteRepeated(session: Session, moment: Extract<Moment, { when: "seen" }>): void {
  const { operation, path, request, response } = moment;
  if (operation.method !== "GET" || response.status !== 200 || request.method !== undefined) return;
  const all = sightings(session);
  for (const one of repetitionsOf(session.document, operation)) {
    const place = `${operation.id} ${one.way} ${one.key}`;
    const held = holdersIn(moment.body()).filter(({ way }) => way === one.way);
    for (const [index, { holder }] of held.slice(0, MOST).entries()) {
      const id = holder[one.key];
      if (typeof id === "string")
        all.set(`${place} ${path.join("/")} ${index}`, { ...one, id, holder, operation, path, request });
    }
  }
}

/** Learns repeated members from the examples. */
export async function checkRepeated(session: Session): Promise<void> {
  const all = [...sightings(session).values()].filter(({ operation }) => session.selects(operation));
  for (const list of new Set(all.map((one) => one.list)))
    await session.guard(list, async () => {
      const { items } = await walkList(session, list, [], everything(list));
      const elements = new Map(items.map((item) => [identityOf(item), item]));
      for (const one of all.filter((sighting) => sighting.list === list)) await compare(session, one, elements);
    });
}

async function compare(session: Session, one: Sighting, elements: ReadonlyMap<string, JsonObject>): Promise<void> {
  const element = elements.get(one.id);
  const { operation, path, request, list, way, key } = one;
  if (!element && isNoId(one.id, [...elements.keys()])) {
    const message = `${key} is ${brief(one.id)}, which is not an id of ${list.id}`;
    const problem = { check: "read back" as const, at: `/${way.replaceAll(".", "/")}/${key}`, message };
    session.conclude(operation, `names elements of ${list.id}`, [problem], successOf(operation));
  }
  const differs = (holder: JsonObject) =>
    element && one.members.find((name) => name in holder && !sameJson(holder[name], element[name]));
  if (differs(one.holder) === undefined) return;
  // The object may have changed since.
  const body = parseJson((await session.ask(operation, path, request)).body);
  const again = holdersIn(body).filter((two) => two.way === way && two.holder[key] === one.id);
  const wrong = again.map(({ holder }) => ({ holder, name: differs(holder) })).find(({ name }) => name !== undefined);
  if (!wrong?.name || !element) return;
  const [shown, due] = [wrong.holder[wrong.name], element[wrong.name]].map(brief);
  const message = `${wrong.name} next to ${key} ${one.id} is ${shown}, in ${list.id} ${due}`;
  const problem = { check: "read back" as const, at: `/${way.replaceAll(".", "/")}`, message };
  session.conclude(operation, `repeats what ${list.id} shows`, [problem], successOf(operation));
}

function isNoId(text: string, ids: readonly string[]): boolean {
  const [prefix] = /^[A-Za-z]+[-_:]/.exec(ids[0] ?? "") ?? [];
  const unlike = (differs: (one: string) => boolean) => differs(text) && !ids.some(differs);
  return (
    ids.length > 1 &&
    (unlike((one) => /\s/.test(one)) || (prefix !== undefined && unlike((one) => !one.startsWith(prefix))))
  );
}

const compared = perSession(() => new Set<string>());

/** Expects a creation from a list element to have its members, such as the duration of a predefined test. */
export async function checkMadeFrom(
  session: Session,
  operation: Operation,
  requested: unknown,
  shown: unknown,
): Promise<void> {
  if (operation.method !== "POST" || !isObject(requested) || !isObject(shown)) return;
  for (const { list, key, members } of madeFrom(session.document, operation)) {
    const place = `${operation.id} ${key}`;
    if (requested[key] === undefined || compared(session).has(place)) continue;
    compared(session).add(place);
    const { items } = await walkList(session, list, [], everything(list));
    const element = items.find((item) => identityOf(item) === requested[key]);
    const wrong = members.find((name) => element && !(name in requested) && !sameJson(element[name], shown[name]));
    if (wrong === undefined) continue;
    const message = `${wrong} is ${brief(shown[wrong])}, in ${list.id} it is ${brief(element?.[wrong])}`;
    const problem = { check: "read back" as const, at: `/${wrong}`, message };
    session.conclude(operation, `repeats what ${list.id} shows of ${key}`, [problem], successOf(operation));
  }
}

/** Returns request members that refer to a list element, with the response members that repeat it. */
function madeFrom({ operations }: ApiDocument, operation: Operation): Omit<Repetition, "way">[] {
  const requests = (operation.requestBody?.media ?? []).flatMap(({ examples }) => examples.map(({ value }) => value));
  const named = requests.filter(isObject).flatMap((one) => Object.entries(one).filter(([key]) => /Id$/.test(key)));
  return operations.filter(isOpen).flatMap((list) =>
    named.flatMap(([key, id]) => {
      const element = examplesOf(list).find((one) => identityOf(one) === id);
      return wholesOf(operation).flatMap((made) => {
        if (!element || !isObject(made)) return [];
        const members = Object.keys(made).filter((name) => sameJson(made[name], element[name]));
        return members.some((name) => REPEATED.test(name)) ? [{ list, key, members }] : [];
      });
    }),
  );
}

function repetitionsOf(document: ApiDocument, operation: Operation): Repetition[] {
  const found = known.get(operation) ?? learn(document, operation);
  known.set(operation, found);
  return found;
}

/** Returns the members that all example objects at a place repeat. */
function learn(document: ApiDocument, operation: Operation): Repetition[] {
  const holders = wholesOf(operation).flatMap((value) => holdersIn(value));
  const found = new Map<string, Repetition>();
  for (const list of document.operations.filter(isOpen)) {
    const elements = new Map(examplesOf(list).map((one) => [identityOf(one), one]));
    const isOwn = operation === list || operation.path.replace(/\/\{[^}]+\}$/, "") === list.path;
    for (const { way, holder } of holders)
      for (const [key, id] of Object.entries(holder)) {
        const element = typeof id === "string" && /^id$|Id$/.test(key) ? elements.get(id) : undefined;
        if (!element || (isOwn && key === "id")) continue;
        const place = `${list.id} ${way} ${key}`;
        const before = found.get(place)?.members;
        const members = Object.keys(holder).filter(
          (name) => REPEATED.test(name) && sameJson(holder[name], element[name]),
        );
        found.set(place, { list, way, key, members: before?.filter((name) => members.includes(name)) ?? members });
      }
  }
  return [...found.values()].filter(({ key, members }) => members.length > 0 || /Id$/.test(key));
}

function holdersIn(value: unknown, way = ""): { way: string; holder: JsonObject }[] {
  if (Array.isArray(value)) return value.flatMap((one) => holdersIn(one, way));
  if (!isObject(value)) return [];
  const inner = Object.entries(value).filter(([name]) => name !== "_links");
  return [
    { way, holder: value },
    ...inner.flatMap(([name, one]) => holdersIn(one, way === "" ? name : `${way}.${name}`)),
  ];
}
