import { type Operation, type Parameter, resolve } from "../../document/document.ts";
import { isObject, type JsonObject, objectAt } from "../../document/json.ts";
import { choicesOf, everything, identityOf, isList, isPaging, type Walk, walkList } from "../../session/pages.ts";
import type { PathValues, Session } from "../../session/session.ts";
import { embeddedFor } from "./embedded-member.ts";
import { checkFiltered } from "./filtered-request.ts";
import { checkActive, checkIncluded } from "./include-flags.ts";
import { isSearch, relationOf } from "./matching.ts";
import { checkPairs, checkSmallPages } from "./pairs.ts";

/** Maximum number of elements read to find one with a date. */
const LOOK_INTO = 12;
/** Parameters of others that say how elements are shown, not which. */
const SHAPES = /^(properties|fields?|select|includes?|excludes?|expand|embed|sort\w*|order\w*|format|f|lang|profile)$/i;
/** Maximum number of values of a filter that are counted in the whole list. */
const WEIGHED = 200;
const NOTHING = "contract-test-matches-nothing";

/** Sends each filter of a list with values of its own elements, and compares the result with the unfiltered list. */
export async function checkFilters(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const isFilter = (name: string) => !isPaging(name) && !(session.document.lenient && SHAPES.test(name));
  const filters = operation.parameters.filter((one) => one.in === "query" && isFilter(one.name));
  if (filters.length === 0 || !isList(operation)) return;
  const flags = filters.filter(({ name }) => /^include/.test(name)).map(({ name }) => [name, true]);
  const all = await walkList(session, operation, path, Object.fromEntries(flags));
  if (flags.length > 0 && all.complete)
    await checkSmallPages(session, operation, path, all.values, new Set(all.items.map(identityOf)));
  const values = new Map<string, unknown[]>();
  for (const parameter of filters) {
    if (/^include/.test(parameter.name)) await checkIncluded(session, operation, path, parameter, all);
    else if (parameter.name === "isActive") await checkActive(session, operation, path);
    else if (/Date$|^since$/.test(parameter.name) && !session.document.lenient) {
      const date = await checkSince(session, operation, path, parameter, all);
      if (date !== undefined) values.set(parameter.name, [date]);
    } else {
      const used = await checkValues(session, operation, path, parameter, all);
      if (used.length > 0) values.set(parameter.name, used);
    }
  }
  await checkPairs(session, operation, path, values);
}

/** Filters by two values, each alone and both together, and by a value that no element has; returns values for `checkPairs`. */
async function checkValues(
  session: Session,
  operation: Operation,
  path: PathValues,
  parameter: Parameter,
  all: Walk,
): Promise<unknown[]> {
  const { name } = parameter;
  const embedded = embeddedFor(session, operation, parameter);
  const relation =
    all.items.map((item) => relationOf(name, item, embedded)).find((one) => one !== undefined) ??
    (isSearch(name) ? relationOf(name, {}) : undefined);
  const several = schemaIs(session, parameter, "array");
  const found = relation
    ? [...new Set(all.items.flatMap((item) => relation.valuesOf(item)).map(String))].filter((one) => one.trim() !== "")
    : [];
  // Values that few elements have come first.
  const shares = found
    .slice(0, WEIGHED)
    .map((value) => ({ value, share: all.items.filter((item) => relation?.fits(item, value)).length }));
  const values = shares
    .sort((a, b) => a.share - b.share)
    .slice(0, 2)
    .map(({ value }) => value);
  if (values.length === 0) session.skip(operation, `filters by ${name}`, "the server's list shows no value to ask for");
  for (const value of values)
    await checkFiltered(
      session,
      operation,
      path,
      `filters by ${name}`,
      { [name]: several ? [value] : value },
      all,
      (item) => relation?.fits(item, value) ?? true,
      (item) => relation?.must(item, value) ?? true,
    );
  const [one, two] = values;
  // Beside the flag that shows inactive elements, too.
  const wide = everything(operation);
  if ("isActive" in wide && relation && one)
    await checkFiltered(
      session,
      operation,
      path,
      `filters by ${name} beside isActive`,
      { ...wide, [name]: several ? [one] : one },
      await walkList(session, operation, path, wide),
      (item) => relation.fits(item, one),
      (item) => relation.must(item, one),
    );
  if (isSearch(name) && one && relation)
    await checkFiltered(
      session,
      operation,
      path,
      `searches by ${name} in capitals`,
      { [name]: one.toUpperCase() },
      all,
      (item) => relation.fits(item, one),
      (item) => relation.must(item, one),
    );
  if (several && one && two && relation)
    await checkFiltered(
      session,
      operation,
      path,
      `filters by one ${name} or another`,
      { [name]: [one, two] },
      all,
      (item) => relation.fits(item, one) || relation.fits(item, two),
    );
  // The rest of a list that was not read to its end may have any value.
  const unread = !all.complete && choicesOf(session, parameter).length > 0;
  // What no element has a member for may be no filter at all: an order, a choice of members, a flag.
  const unused =
    unread || (session.document.lenient && (relation === undefined || !isPlain(name)))
      ? undefined
      : unusedOf(session, parameter, found);
  if (unused !== undefined)
    await checkFiltered(
      session,
      operation,
      path,
      `finds nothing by ${name} that nothing has`,
      { [name]: several ? [unused] : unused },
      all,
      () => false,
    );
  const further = isSearch(name) ? pairsOfLetters(found) : [...values, ...found.slice(-2)];
  return [...new Set(further)].map((value) => (several ? [value] : value));
}

/**
 * Pairs of letters that about half of the texts have: a search for a whole text finds one element, which tells two filters apart less often, and
 * has no second page.
 */
function pairsOfLetters(texts: readonly string[]): string[] {
  const all = texts.map((text) => text.toLowerCase());
  const pairs = new Set(
    all.slice(0, 50).flatMap((text) => [...text.matchAll(/(?=([a-z]{2}))/g)].map(([, two = ""]) => two)),
  );
  const distance = (two: string) => Math.abs(all.filter((text) => text.includes(two)).length - all.length / 2);
  return [...pairs]
    .map((two) => ({ two, far: distance(two) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ two }) => two);
}

/** Whether a filter compares for equality: nothing is after a text that no element has, but much is unlike it. */
const isPlain = (name: string): boolean => /(^|[.[])eq\]?$/.test(name) || !/[.[\]]|__/.test(name);

/** A value that no element has: an unused value of the enumeration, otherwise a generated text. */
function unusedOf(session: Session, parameter: Parameter, found: string[]): string | undefined {
  const allowed = choicesOf(session, parameter);
  if (allowed.length > 0) return allowed.find((one) => !found.includes(one));
  const schema = parameter.schema ? resolve(session.document.root, parameter.schema) : undefined;
  const items = resolve(session.document.root, { pointer: "#", value: objectAt(schema?.value, "items") }).value;
  const email =
    [schema?.value, items].some((one) => isObject(one) && one.format === "email") || parameter.name === "email";
  const text = email ? `${NOTHING}@example.com` : NOTHING;
  const pointer = schemaIs(session, parameter, "array") ? `${schema?.pointer}/items` : schema?.pointer;
  return pointer === undefined || session.validator.accepts(pointer, text) ? text : undefined;
}

const schemaIs = (session: Session, { schema }: Parameter, type: string): boolean => {
  const value = schema ? resolve(session.document.root, schema).value : undefined;
  return isObject(value) && value.type === type;
};

/**
 * Filters by date: a date far in the future matches nothing; the date of an element matches no earlier element, in another time zone too, and the
 * first and last moment of its day divide the elements as their dates do. Returns a date of an element.
 */
async function checkSince(
  session: Session,
  operation: Operation,
  path: PathValues,
  parameter: Parameter,
  all: Walk,
): Promise<string | undefined> {
  const { name } = parameter;
  const nothing = { ...all, items: [] };
  await checkFiltered(
    session,
    operation,
    path,
    `finds nothing by ${name} far ahead`,
    { [name]: "2999-01-01T00:00:00.000Z" },
    nothing,
    () => false,
  );
  const dateOf = (item: JsonObject): string | undefined => {
    const embedded = isObject(item._embedded) ? Object.values(item._embedded).filter(isObject) : [];
    const inner = [item, ...embedded].find((one) => name in one) ?? item;
    const found = name === "since" ? (inner.creationDate ?? inner.occurredAt ?? inner.at) : inner[name];
    return typeof found === "string" ? found : undefined;
  };
  const dates = all.items.flatMap((item) => dateOf(item) ?? []).sort();
  const middle = dates[Math.floor(dates.length / 2)];
  if (middle === undefined) return checkSinceInside(session, operation, path, name, all);
  const day = middle.slice(0, 10);
  const accepts = (text: string) => !parameter.schema || session.validator.accepts(parameter.schema.pointer, text);
  for (const from of [middle, inZone(middle), `${day}T00:00:00.000Z`, `${day}T23:59:59.999Z`, day].filter(accepts))
    await checkFiltered(session, operation, path, `filters by ${name}`, { [name]: from }, all, (item) => {
      const date = dateOf(item);
      return date !== undefined && Date.parse(date) >= Date.parse(from);
    });
  return middle;
}

/** The same instant in a time zone 5.5 hours ahead of UTC. */
const inZone = (instant: string): string =>
  `${new Date(Date.parse(instant) + 5.5 * 60 * 60 * 1000).toISOString().slice(0, -1)}+05:30`;

/**
 * `checkSince` where the date is not in the list but in a resource embedded in the element: the list from that date on has the
 * element, in another time zone too and from the first moment of its day; that from the last moment has not.
 */
async function checkSinceInside(
  session: Session,
  operation: Operation,
  path: PathValues,
  name: string,
  all: Walk,
): Promise<string | undefined> {
  const read = session.document.operations.find(
    ({ method, path: other }) => method === "GET" && other.startsWith(`${operation.path}/{`) && other.endsWith("}"),
  );
  for (const item of read ? all.items.slice(0, LOOK_INTO) : []) {
    const reply = read && (await session.ask(read, [...path, identityOf(item)]));
    const text = new TextDecoder().decode(reply?.body);
    const date = text
      .match(new RegExp(`(?<="${name}":\\s*")[^"]+`, "g"))
      ?.sort()
      .at(-1);
    if (date === undefined) continue;
    const isOwn = (one: JsonObject) => identityOf(one) === identityOf(item);
    const check = (from: string, fits: (one: JsonObject) => boolean, must: (one: JsonObject) => boolean) =>
      checkFiltered(session, operation, path, `filters by ${name}`, { [name]: from }, all, fits, must);
    const day = date.slice(0, 10);
    for (const from of [date, inZone(date), `${day}T00:00:00.000Z`]) await check(from, () => true, isOwn);
    const end = `${day}T23:59:59.999Z`;
    if (Date.parse(date) < Date.parse(end))
      await check(
        end,
        (one) => !isOwn(one),
        () => false,
      );
    return date;
  }
  return undefined;
}
