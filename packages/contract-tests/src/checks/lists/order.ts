import type { Operation } from "../../document/document.ts";
import { brief, isObject, type JsonObject } from "../../document/json.ts";
import { successOf, takesBack } from "../../document/operations.ts";
import { valueAt } from "../../document/pointer.ts";
import { createdResource } from "../../session/own-resources.ts";
import { identityOf, isList, pageOf } from "../../session/pages.ts";
import { type Moment, type PathValues, perSession, type Session } from "../../session/session.ts";

/** Phrases of descriptions for an order by creation. */
const BY_CREATION = /\boldest first\b|\border(ed)? (of|by) creation\b|\bby creation, then\b/i;
const NEWEST = /\bnewest first\b/i;
const BY_NAME = /\b(order(ed)?|sorted|list(ed)?) (of|by) (the |their )?(name|title|label)s?\b|\balphabetical(ly)?\b/i;

export type Stated = "oldest" | "newest" | "name";

const MOST = 12;

interface Known {
  pages: Map<string, string[]>;
}

const known = perSession(() => new Map<string, Known>());
/** Creation times by collection and id, in milliseconds. */
const created = perSession(() => new Map<string, Map<string, number>>());

/** A clock may have gone back, so later resources may have earlier dates. */
const clock = perSession(() => ({ wentBack: false }));

/** Tolerance in milliseconds for equal creation times. */
const APART = 10;

/** Records creation times for lists ordered by creation. */
export function noteCreated(session: Session, moment: Extract<Moment, { when: "seen" }>): void {
  const { operation, path, response } = moment;
  if (takesBack(operation) && response.status < 300) clock(session).wentBack = true;
  if (operation.method !== "POST" || response.status !== 201) return;
  const location = response.headers.get("location");
  const made = createdResource(session.document, operation, path, location, moment.body(), session.bases);
  if (!made) return;
  const { template, values } = made;
  const collection = `${template.slice(0, template.lastIndexOf("/{"))} ${values.slice(0, -1).join(" ")}`;
  const times = created(session).get(collection) ?? new Map<string, number>();
  created(session).set(collection, times.set(values.at(-1) ?? "", performance.now()));
}

/** Expects one order for the common elements of two pages: the documented one, if any. */
export async function watchOrder(session: Session, moment: Extract<Moment, { when: "seen" }>): Promise<void> {
  const { operation, path, request, response } = moment;
  if (operation.method !== "GET" || response.status !== 200 || !isList(operation) || request.method !== undefined)
    return;
  const items = pageOf(moment.body())?.items ?? [];
  const order = orderOf(session, operation);
  // An undocumented order may change with a member.
  if (items.length < 2 || order === undefined) return;
  const ids = items.map(identityOf);
  const message = order === "name" ? nameProblem(items) : problemOf(session, operation, path, order, items, ids);
  remember(session, operation, path, request.values ?? {}, ids);
  if (message === undefined) return;
  const problem = { check: "page", message, request: response.request };
  const title = order === "name" ? "keeps the order of names" : "keeps the order of creation";
  session.conclude(operation, title, [problem], successOf(operation));
}

const keyOf = ({ id }: Operation, path: PathValues): string => `${id} ${path.join(" ")}`;

function problemOf(
  session: Session,
  operation: Operation,
  path: PathValues,
  order: Exclude<Stated, "name">,
  items: readonly JsonObject[],
  ids: readonly string[],
): string | undefined {
  const sign = order === "oldest" ? 1 : -1;
  const late = items.findIndex((item, index) => {
    if (clock(session).wentBack) return false;
    const [before, own] = [items[index - 1], item].map(dateOf);
    return before !== undefined && own !== undefined && sign * (own - before) < 0;
  });
  if (late > 0)
    return `${ids[late]} comes after ${ids[late - 1]}, but was created ${order === "oldest" ? "before" : "after"} it`;
  const made = created(session).get(`${operation.path} ${path.join(" ")}`) ?? new Map<string, number>();
  const early = misplaced(order === "oldest" ? ids : ids.toReversed(), made);
  if (early) return `${early[0]} comes ${order === "oldest" ? "after" : "before"} ${early[1]}, which was created later`;
  for (const other of known(session).get(keyOf(operation, path))?.pages.values() ?? []) {
    const places = new Map(other.map((id, index) => [id, index]));
    const common = ids.filter((id) => places.has(id));
    const wrong = common.findIndex(
      (id, index) => index > 0 && (places.get(id) ?? 0) < (places.get(common[index - 1] ?? "") ?? 0),
    );
    if (wrong > 0) return `${common[wrong]} comes after ${common[wrong - 1]}, elsewhere before it`;
  }
  return undefined;
}

function misplaced(ids: readonly string[], made: ReadonlyMap<string, number>): [string, string] | undefined {
  let latest: { id: string; time: number } | undefined;
  for (const id of ids) {
    const time = made.get(id);
    if (time === undefined) continue;
    if (latest && time < latest.time - APART) return [id, latest.id];
    if (!latest || time > latest.time) latest = { id, time };
  }
  return undefined;
}

/** Collations by code unit, ignoring case, and by locale. */
const COLLATIONS: ((one: string, other: string) => number)[] = [
  (one, other) => (one < other ? -1 : Number(one > other)),
  (one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : Number(one.toLowerCase() > other.toLowerCase())),
  new Intl.Collator("en").compare,
];

/** Returns a problem if names are in none of the known collations. */
export function nameProblem(items: readonly JsonObject[]): string | undefined {
  const names = items.map(({ name, title, label }) => [name, title, label].find((one) => typeof one === "string"));
  const wrong = COLLATIONS.map((compare) =>
    names.findIndex((name, index) => {
      const before = names[index - 1];
      return typeof name === "string" && typeof before === "string" && compare(before, name) > 0;
    }),
  );
  const [first = -1] = wrong;
  return wrong.every((one) => one > 0)
    ? `${brief(names[first])} comes after ${brief(names[first - 1])}, but the list is in order of names`
    : undefined;
}

function dateOf(item: JsonObject | undefined): number | undefined {
  const inner = isObject(item?._embedded) && isObject(item._embedded.assessment) ? item._embedded.assessment : item;
  const date = Date.parse(String(inner?.creationDate));
  return Number.isNaN(date) ? undefined : date;
}

function remember(session: Session, operation: Operation, path: PathValues, values: object, ids: string[]): void {
  const key = keyOf(operation, path);
  const own = known(session).get(key) ?? { pages: new Map() };
  known(session).set(key, own);
  const query = JSON.stringify(values);
  if (own.pages.has(query) || own.pages.size < MOST) own.pages.set(query, ids);
}

export function orderIn(text: string): Stated | undefined {
  if (NEWEST.test(text)) return "newest";
  if (BY_CREATION.test(text)) return "oldest";
  return BY_NAME.test(text) ? "name" : undefined;
}

/** Reads the order from the description of the list or its cursor. */
function orderOf({ document: { root } }: Session, operation: Operation): Stated | undefined {
  const stated = [
    valueAt(root, operation.pointer),
    ...operation.parameters.map(({ pointer }) => valueAt(root, pointer)),
  ];
  const text = stated
    .filter(isObject)
    .map(({ description, "x-assumption": assumption }) =>
      [description, isObject(assumption) ? assumption.reason : ""].join(" "),
    )
    .join(" ");
  return orderIn(text);
}
