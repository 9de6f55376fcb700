import { type Operation, type Parameter, resolve } from "../../document/document.ts";
import { isObject, objectAt } from "../../document/json.ts";
import { successOf } from "../../document/operations.ts";
import {
  askPage,
  choicesOf,
  everything,
  identityOf,
  isList,
  isPaging,
  SEARCHES,
  type Walk,
  walkList,
} from "../../session/pages.ts";
import { type PathValues, perSession, type Session } from "../../session/session.ts";
import { checkFiltered } from "./filtered-request.ts";
import { checkActive, checkIncluded } from "./include-flags.ts";
import { isSearch } from "./matching.ts";
import { type OwnValues, schemaIs, valuesFor } from "./own-values.ts";
import { type Compared, checkPairs, checkSmallPages, pairOf } from "./pairs.ts";
import { checkSince } from "./since.ts";

/** Parameters of foreign APIs that select members instead of elements. */
const SHAPES = /^(properties|fields?|select|includes?|excludes?|expand|embed|sort\w*|order\w*|format|f|lang|profile)$/i;
const NOTHING = "contract-test-matches-nothing";

const pending = perSession(() => new Map<Operation, Compared>());

/** Repeats checks that lacked values: later creations may have provided them. */
export async function checkPending(session: Session): Promise<void> {
  for (const [operation, earlier] of pending(session))
    await session.guard(operation, () => checkFilters(session, operation, earlier.path, earlier));
}

/** Compares each filter with the unfiltered list. Skips filters and pairs in `earlier`. */
export async function checkFilters(
  session: Session,
  operation: Operation,
  path: PathValues,
  earlier?: Compared,
): Promise<void> {
  const isFilter = (name: string) => !isPaging(name) && (session.document.policy.conventions || !SHAPES.test(name));
  const filters = operation.parameters.filter((one) => one.in === "query" && isFilter(one.name));
  if (filters.length === 0 || !isList(operation)) return;
  const flags = filters.filter(({ name }) => /^include/.test(name)).map(({ name }) => [name, true]);
  const all = await walkList(session, operation, path, Object.fromEntries(flags));
  // Without the flags, filters cannot return elements that need a flag.
  const usual = flags.length > 0 ? await walkList(session, operation, path) : all;
  if (flags.length > 0 && all.complete && !earlier)
    await checkSmallPages(session, operation, path, all.values, new Set(all.items.map(identityOf)));
  const values = new Map<string, readonly unknown[]>();
  const silent = new Set<string>();
  const dates = new Map<string, string>();
  for (const parameter of filters) {
    const { name } = parameter;
    if (!earlier && SEARCHES.test(name)) await checkWildcards(session, operation, path, name, usual);
    const wanted = !earlier || earlier.silent.has(name);
    if (/^include/.test(name)) {
      if (wanted) await checkIncluded(session, operation, path, parameter, all);
      values.set(name, [false, true]);
    } else if (name === "isActive") {
      if (wanted) await checkActive(session, operation, path);
      values.set(name, ["true", "false"]);
    } else if (/Date$|^since$/.test(name) && session.document.policy.conventions) {
      const date = earlier ? earlier.dates.get(name) : await checkSince(session, operation, path, parameter, usual);
      if (date === undefined) continue;
      dates.set(name, date);
      values.set(name, [date]);
    } else {
      const own = valuesFor(session, operation, parameter, all);
      if (own.few.length === 0) silent.add(name);
      if (wanted) await checkValues(session, operation, path, parameter, usual, own);
      // An unused value reveals an ignored filter if no other value does.
      const unused = unusedValue(session, parameter, all, own);
      if (own.telling.length > 0) values.set(name, unused === undefined ? own.telling : [...own.telling, unused]);
    }
  }
  const pairs = await checkPairs(session, operation, path, values, earlier);
  const names = filters.map(({ name }) => name);
  const undecided = names
    .flatMap((one, index) => names.slice(index + 1).map((other) => pairOf(one, other)))
    .filter((pair) => !pairs.has(pair));
  if (session.options.write && !earlier) {
    if (silent.size + undecided.length > 0) pending(session).set(operation, { path, silent, pairs, dates });
    return;
  }
  for (const name of silent)
    session.skip(operation, `filters by ${name}`, "the list of the server has no value to filter by");
  for (const pair of undecided)
    session.skip(operation, `filters by ${pair} at once`, "no elements of the server tell the two filters apart");
}

/** Sends two values, alone and together, and a value that no element has. */
async function checkValues(
  session: Session,
  operation: Operation,
  path: PathValues,
  parameter: Parameter,
  all: Walk,
  own: OwnValues,
): Promise<void> {
  const { relation, few: values } = own;
  const { name } = parameter;
  const several = schemaIs(session, parameter, "array");
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
  const wide = everything(operation);
  if (Object.keys(wide).length > 0 && relation && one)
    await checkFiltered(
      session,
      operation,
      path,
      `filters by ${name} together with ${Object.keys(wide).join(" and ")}`,
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
  const middle = one?.slice(1, -1).trim() ?? "";
  if (isSearch(name) && middle.length >= 3 && relation)
    await checkFiltered(
      session,
      operation,
      path,
      `searches by ${name} within a word`,
      { [name]: middle },
      all,
      (item) => relation.fits(item, middle),
      (item) => relation.must(item, middle),
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
  const unused = unusedValue(session, parameter, all, own);
  if (unused !== undefined)
    await checkFiltered(
      session,
      operation,
      path,
      `finds nothing by an unused ${name}`,
      { [name]: unused },
      all,
      () => false,
    );
}

/** Wildcards of LIKE and regular expressions, which a search takes literally. */
const SIGNS = ["%", "_", ".*"];

/** Searches for a wildcard, which must not match elements without that character. Skips searches that also match random words. */
async function checkWildcards(
  session: Session,
  operation: Operation,
  path: PathValues,
  name: string,
  all: Walk,
): Promise<void> {
  const find = async (text: string) => (await askPage(session, operation, path, { [name]: text }))?.page.items;
  const none = await find(NOTHING);
  if (all.items.length < 2 || none === undefined || none.length > 0) return;
  for (const sign of SIGNS) {
    const wrong = (await find(sign))?.find((item) => !JSON.stringify(item).includes(sign));
    const message = wrong && `${sign} finds ${identityOf(wrong)}, which does not have it`;
    const title = `searches by ${name} for ${sign}`;
    session.conclude(operation, title, message ? [{ check: "filter", message }] : [], successOf(operation));
  }
}

/** Returns a filter value that no element has; undefined without such a value, or if the parameter may not be a filter. */
function unusedValue(session: Session, parameter: Parameter, all: Walk, { relation, found }: OwnValues): unknown {
  const { name } = parameter;
  // Unread pages may have any value.
  const unread = !all.complete && choicesOf(session, parameter).length > 0;
  // It may be a sort order, a field selection or a flag.
  if (unread || (!session.document.policy.conventions && (relation === undefined || !isPlain(name)))) return undefined;
  const unused = unusedOf(session, parameter, found);
  return unused !== undefined && schemaIs(session, parameter, "array") ? [unused] : unused;
}

/** For a text that no element has, `gte` matches nothing but `ne` everything. */
const isPlain = (name: string): boolean => /(^|[.[])eq\]?$/.test(name) || !/[.[\]]|__/.test(name);

/** Takes the value from the enumeration, or generates it. */
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
