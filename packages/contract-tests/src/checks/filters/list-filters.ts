import { type Operation, type Parameter, resolve } from "../../document/document.ts";
import { isObject, objectAt } from "../../document/json.ts";
import { choicesOf, everything, identityOf, isList, isPaging, type Walk, walkList } from "../../session/pages.ts";
import { type PathValues, perSession, type Session } from "../../session/session.ts";
import { checkFiltered } from "./filtered-request.ts";
import { checkActive, checkIncluded } from "./include-flags.ts";
import { isSearch } from "./matching.ts";
import { type OwnValues, schemaIs, valuesFor } from "./own-values.ts";
import { checkPairs, checkSmallPages, pairOf, type Told } from "./pairs.ts";
import { checkSince } from "./since.ts";

/** Parameters of others that say how elements are shown, not which. */
const SHAPES = /^(properties|fields?|select|includes?|excludes?|expand|embed|sort\w*|order\w*|format|f|lang|profile)$/i;
const NOTHING = "contract-test-matches-nothing";

/** Lists whose elements did not tell everything, of runs that may create elements which do. */
const unfinished = perSession(() => new Map<Operation, Told>());

/** Checks what the lists did not tell before this run created elements. */
export async function checkUntold(session: Session): Promise<void> {
  for (const [operation, told] of unfinished(session))
    await session.guard(operation, () => checkFilters(session, operation, told.path, told));
}

/**
 * Sends each filter of a list with values of its own elements, and compares the result with the unfiltered list. `earlier` is what the elements told
 * before, which is not checked again.
 */
export async function checkFilters(
  session: Session,
  operation: Operation,
  path: PathValues,
  earlier?: Told,
): Promise<void> {
  const isFilter = (name: string) => !isPaging(name) && (session.document.policy.conventions || !SHAPES.test(name));
  const filters = operation.parameters.filter((one) => one.in === "query" && isFilter(one.name));
  if (filters.length === 0 || !isList(operation)) return;
  const flags = filters.filter(({ name }) => /^include/.test(name)).map(({ name }) => [name, true]);
  const all = await walkList(session, operation, path, Object.fromEntries(flags));
  // A filter without the flags finds no element that only the flags show.
  const usual = flags.length > 0 ? await walkList(session, operation, path) : all;
  if (flags.length > 0 && all.complete && !earlier)
    await checkSmallPages(session, operation, path, all.values, new Set(all.items.map(identityOf)));
  const values = new Map<string, readonly unknown[]>();
  const silent = new Set<string>();
  const dates = new Map<string, string>();
  for (const parameter of filters) {
    const { name } = parameter;
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
      // A value that nothing has shows an ignored filter where no element could.
      const unused = unusedValue(session, parameter, all, own);
      if (own.telling.length > 0) values.set(name, unused === undefined ? own.telling : [...own.telling, unused]);
    }
  }
  const pairs = await checkPairs(session, operation, path, values, earlier);
  const names = filters.map(({ name }) => name);
  const untold = names
    .flatMap((one, index) => names.slice(index + 1).map((other) => pairOf(one, other)))
    .filter((pair) => !pairs.has(pair));
  if (session.options.write && !earlier) {
    if (silent.size + untold.length > 0) unfinished(session).set(operation, { path, silent, pairs, dates });
    return;
  }
  for (const name of silent)
    session.skip(operation, `filters by ${name}`, "the server's list shows no value to ask for");
  for (const pair of untold)
    session.skip(operation, `filters by ${pair} at once`, "no elements of the server tell the two filters apart");
}

/** Filters by two values, each alone and both together, and by a value that no element has. */
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
  // Beside the flags that show inactive, hidden and disabled elements, too.
  const wide = everything(operation);
  if (Object.keys(wide).length > 0 && relation && one)
    await checkFiltered(
      session,
      operation,
      path,
      `filters by ${name} beside ${Object.keys(wide).join(" and ")}`,
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
  const unused = unusedValue(session, parameter, all, own);
  if (unused !== undefined)
    await checkFiltered(
      session,
      operation,
      path,
      `finds nothing by ${name} that nothing has`,
      { [name]: unused },
      all,
      () => false,
    );
}

/** A value of a filter that no element has; undefined where none is known, or where the parameter may be no filter at all. */
function unusedValue(session: Session, parameter: Parameter, all: Walk, { relation, found }: OwnValues): unknown {
  const { name } = parameter;
  // The rest of a list that was not read to its end may have any value.
  const unread = !all.complete && choicesOf(session, parameter).length > 0;
  // A parameter without a member of its name may be no filter at all: an order, a choice of members, a flag.
  if (unread || (!session.document.policy.conventions && (relation === undefined || !isPlain(name)))) return undefined;
  const unused = unusedOf(session, parameter, found);
  return unused !== undefined && schemaIs(session, parameter, "array") ? [unused] : unused;
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
