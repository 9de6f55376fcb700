import { type Operation, type Parameter, resolve } from "../document.ts";
import { isObject, type JsonObject, objectAt } from "../json.ts";
import { brief } from "./lists.ts";
import type { Problem } from "./outcome.ts";
import { identityOf, isList, type Page, pageOf, parameterOf, type Walk, walkList } from "./pages.ts";
import { type PathValues, type Session, successOf } from "./session.ts";

/** How a parameter chooses elements: values of an element that it can ask for, and whether an element fits a value. */
interface Relation {
  valuesOf(item: JsonObject): unknown[];
  fits(item: JsonObject, value: string): boolean;
}

const PAGING = new Set(["count", "page", "after", "limit"]);
/** Parameters that search in texts, and the members in which the descriptions say that they do. */
const SEARCH = new Set(["query", "searchText"]);
const SEARCHED = /^(name|firstName|lastName|email|description|acronym|skills|skillTags)$/;
const NOTHING = "contract-test-matches-nothing";

/** Each filter of a list with values of the server's own elements: the result is what the list itself says that it must be. */
export async function checkFilters(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const filters = operation.parameters.filter((one) => one.in === "query" && !PAGING.has(one.name));
  if (!session.runs("filters") || filters.length === 0 || !isList(operation)) return;
  const all = filters.some(({ name }) => /^include/.test(name))
    ? await walkList(
        session,
        operation,
        path,
        Object.fromEntries(filters.filter(({ name }) => /^include/.test(name)).map(({ name }) => [name, true])),
      )
    : await walkList(session, operation, path);
  const values: Record<string, unknown> = {};
  for (const parameter of filters) {
    if (/^include/.test(parameter.name)) await checkIncluded(session, operation, path, parameter, all);
    else if (parameter.name === "isActive") await checkActive(session, operation, path);
    else if (/Date$|^since$/.test(parameter.name)) await checkSince(session, operation, path, parameter, all);
    else {
      const used = await checkValues(session, operation, path, parameter, all);
      if (used !== undefined) values[parameter.name] = used;
    }
  }
  await checkTogether(session, operation, path, values, all);
}

const relationOf = (name: string, item: JsonObject | undefined): Relation | undefined => {
  if (SEARCH.has(name))
    return {
      valuesOf: (one) => textsOf(one, SEARCHED).slice(0, 1),
      fits: (one, value) => textsOf(one).some((text) => text.toLowerCase().includes(value.toLowerCase())),
    };
  const read = readerOf(name);
  if (!item || read(item) === undefined) return undefined;
  const list = (one: JsonObject) =>
    [read(one)].flat().filter((value) => typeof value === "string" || typeof value === "number");
  return { valuesOf: list, fits: (one, value) => list(one).some((own) => String(own) === value) };
};

/** Where an element holds what a parameter asks for: `status`, `person.id`, `organizationId` as `organization.id`, `seniorityLevels` as `seniorityLevel`. */
const readerOf =
  (name: string) =>
  (item: JsonObject): unknown => {
    const whole = isObject(item._embedded) ? [item, ...Object.values(item._embedded).filter(isObject)] : [item];
    const ways = [[name], name.split("."), [name.replace(/Id$/, ""), "id"], [name.replace(/s$/, "")]];
    for (const way of name === "status" ? [["status"]] : ways)
      for (const one of name === "status" && whole.length > 1 ? [objectAt(item._embedded, "candidate")] : whole) {
        const value = way.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), one);
        if (value !== undefined && !isObject(value)) return value;
      }
    return undefined;
  };

function textsOf(value: unknown, names?: RegExp, name = ""): string[] {
  if (typeof value === "string") return !names || names.test(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, names, name));
  if (isObject(value)) return Object.entries(value).flatMap(([key, one]) => textsOf(one, names, key));
  return [];
}

/** Asks for two values on their own and together, and for one that nothing has; gives a value that can be combined. */
async function checkValues(
  session: Session,
  operation: Operation,
  path: PathValues,
  parameter: Parameter,
  all: Walk,
): Promise<unknown> {
  const { name } = parameter;
  const relation =
    all.items.map((item) => relationOf(name, item)).find((one) => one !== undefined) ??
    (SEARCH.has(name) ? relationOf(name, {}) : undefined);
  const several = schemaIs(session, parameter, "array");
  const found = relation
    ? [...new Set(all.items.flatMap((item) => relation.valuesOf(item)).map(String))].filter((one) => one.trim() !== "")
    : [];
  // Values that tell elements apart come first.
  const share = (value: string) => all.items.filter((item) => relation?.fits(item, value)).length;
  const values = found.sort((a, b) => share(a) - share(b)).slice(0, 2);
  if (values.length === 0) session.skip(operation, `filters by ${name}`, "the server's list shows no value to ask for");
  for (const value of values)
    await checkOne(
      session,
      operation,
      path,
      `filters by ${name}`,
      { [name]: several ? [value] : value },
      all,
      (item) => relation?.fits(item, value) ?? true,
    );
  const [one, two] = values;
  if (SEARCH.has(name) && one && relation)
    await checkOne(
      session,
      operation,
      path,
      `searches by ${name} in capitals`,
      { [name]: one.toUpperCase() },
      all,
      (item) => relation.fits(item, one),
    );
  if (several && one && two && relation)
    await checkOne(
      session,
      operation,
      path,
      `filters by one ${name} or another`,
      { [name]: [one, two] },
      all,
      (item) => relation.fits(item, one) || relation.fits(item, two),
    );
  const unused = unusedOf(session, parameter, found);
  if (unused !== undefined)
    await checkOne(
      session,
      operation,
      path,
      `finds nothing by ${name} that nothing has`,
      { [name]: several ? [unused] : unused },
      all,
      () => false,
    );
  return one === undefined ? undefined : several ? [one] : one;
}

/** A value that no element has: of an enum one that is not there, otherwise a text of our own. */
function unusedOf(session: Session, parameter: Parameter, found: string[]): string | undefined {
  const schema = parameter.schema ? resolve(session.document.root, parameter.schema) : undefined;
  const items = resolve(session.document.root, { pointer: "#", value: objectAt(schema?.value, "items") }).value;
  const allowed = [schema?.value, items].flatMap((one) =>
    isObject(one) && Array.isArray(one.enum) ? [one.enum.map(String)] : [],
  )[0];
  if (allowed) return allowed.find((one) => !found.includes(one));
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

/** One filtered request: nothing that does not fit, and all that fits of what the whole list shows. */
async function checkOne(
  session: Session,
  operation: Operation,
  path: PathValues,
  title: string,
  values: Record<string, unknown>,
  all: Walk,
  fits: (item: JsonObject) => boolean,
): Promise<void> {
  const count = parameterOf(operation, "count", "limit");
  const sized = count ? { ...values, [count.name]: 100 } : values;
  const text = Object.entries(values)
    .map(([name, value]) => `${name}=${[value].flat().join(",")}`)
    .join("&");
  await session.check(
    operation,
    `${title}: ${text}`,
    path,
    { values: sized },
    { status: successOf(operation) },
    ({ body }) => {
      const page = pageOf(body);
      return page ? compare(page, all, fits) : [];
    },
  );
}

function compare(page: Page, all: Walk, fits: (item: JsonObject) => boolean): Problem[] {
  const wrong = page.items.find((item) => !fits(item));
  if (wrong) return [{ check: "filter", message: `${brief(identityOf(wrong))} does not match` }];
  const shown = new Set(page.items.map(identityOf));
  const partial = page.next !== undefined || (page.totalPages ?? 1) > 1;
  const missing = partial ? undefined : all.items.find((item) => fits(item) && !shown.has(identityOf(item)));
  return missing ? [{ check: "filter", message: `${brief(identityOf(missing))} matches, but is not shown` }] : [];
}

/** `includeDisabled` and the like: without it nothing of the kind, with it all. */
async function checkIncluded(
  session: Session,
  operation: Operation,
  path: PathValues,
  { name }: Parameter,
  all: Walk,
): Promise<void> {
  const member = name.replace(/^include/, "").toLowerCase();
  const others = operation.parameters
    .filter((one) => /^include/.test(one.name) && one.name !== name)
    .map((one): [string, unknown] => [one.name, true]);
  const status = successOf(operation);
  if (!all.items.some((item) => item[member] === true)) {
    session.skip(operation, `shows what is ${member} on demand only`, `nothing of the server is ${member}`);
    return;
  }
  for (const values of [{}, { [name]: false }, { ...Object.fromEntries(others) }]) {
    const title = `shows nothing that is ${member} unasked (${JSON.stringify(values)})`;
    await session.check(operation, title, path, { values }, { status }, ({ body }) => {
      const wrong = pageOf(body)?.items.find((item) => item[member] === true);
      return wrong ? [{ check: "filter", message: `${identityOf(wrong)} is ${member}` }] : [];
    });
  }
  const alone = await walkList(session, operation, path, { [name]: true });
  const due = all.items.filter(
    (item) =>
      item[member] === true &&
      Object.keys(item).every((key) => !/^(disabled|hidden)$/.test(key) || key === member || item[key] !== true),
  );
  const shown = new Set(alone.items.map(identityOf));
  const missing = due.find((item) => !shown.has(identityOf(item)));
  const problems: Problem[] =
    missing && alone.complete
      ? [{ check: "filter", message: `${identityOf(missing)} is ${member}, but not shown with ${name}=true` }]
      : [];
  session.conclude(operation, `shows what is ${member} with ${name}=true`, problems, status);
}

/** `isActive`: active ones by default, inactive ones with false, both with all. */
async function checkActive(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const all = await walkList(session, operation, path, { isActive: "all" });
  const states: [Record<string, unknown>, (item: JsonObject) => boolean][] = [
    [{}, (item) => item.isActive === true],
    [{ isActive: "true" }, (item) => item.isActive === true],
    [{ isActive: "false" }, (item) => item.isActive === false],
    [{ isActive: "all" }, () => true],
  ];
  for (const [values, fits] of states)
    await checkOne(session, operation, path, "filters by isActive", values, all, fits);
}

/** A date from which on: nothing since a day far ahead, all since one long ago, and since that of an element no earlier one. */
async function checkSince(
  session: Session,
  operation: Operation,
  path: PathValues,
  parameter: Parameter,
  all: Walk,
): Promise<void> {
  const { name } = parameter;
  const nothing = { ...all, items: [] };
  await checkOne(
    session,
    operation,
    path,
    `finds nothing by ${name} far ahead`,
    { [name]: "2999-01-01T00:00:00.000Z" },
    nothing,
    () => false,
  );
  const dateOf = (item: JsonObject): string | undefined => {
    const inner = isObject(item._embedded) && isObject(item._embedded.assessment) ? item._embedded.assessment : item;
    const found = name === "since" ? (inner.creationDate ?? inner.occurredAt ?? inner.at) : inner[name];
    return typeof found === "string" ? found : undefined;
  };
  const dates = all.items.flatMap((item) => dateOf(item) ?? []).sort();
  const middle = dates[Math.floor(dates.length / 2)];
  if (middle !== undefined)
    await checkOne(session, operation, path, `filters by ${name}`, { [name]: middle }, all, (item) => {
      const date = dateOf(item);
      return date !== undefined && Date.parse(date) >= Date.parse(middle);
    });
}

/** Two filters at once hold both. */
async function checkTogether(
  session: Session,
  operation: Operation,
  path: PathValues,
  values: Record<string, unknown>,
  all: Walk,
): Promise<void> {
  const names = Object.keys(values).slice(0, 2);
  if (names.length < 2) return;
  const both = Object.fromEntries(names.map((name) => [name, values[name]]));
  await checkOne(session, operation, path, `filters by ${names.join(" and ")} at once`, both, all, (item) =>
    names.every((name) => relationOf(name, item)?.fits(item, String([values[name]].flat()[0])) ?? false),
  );
}

/** `sections`: the response has those that were asked for and no other. */
export async function checkSections(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const parameter = parameterOf(operation, "sections");
  const items = parameter?.schema
    ? resolve(session.document.root, {
        pointer: "#",
        value: objectAt(resolve(session.document.root, parameter.schema).value, "items"),
      }).value
    : undefined;
  const sections = isObject(items) && Array.isArray(items.enum) ? items.enum.map(String) : [];
  if (!session.runs("filters") || sections.length === 0) return;
  const check = (title: string, values: Record<string, unknown>, due: string[]) =>
    session.check(operation, title, path, { values }, { status: successOf(operation) }, ({ body }) => {
      const shown = isObject(body) ? Object.keys(body).filter((name) => sections.includes(name)) : [];
      const missing = due.filter((name) => !shown.includes(name));
      const further = shown.filter((name) => !due.includes(name));
      return [
        ...missing.map((name) => ({ check: "filter", message: `the section ${name} was asked for, but is missing` })),
        ...further.map((name) => ({ check: "filter", message: `the section ${name} was not asked for` })),
      ];
    });
  await check("gives the default section only", {}, ["core"]);
  for (const section of sections) await check(`gives the section ${section}`, { sections: [section] }, [section]);
  await check("gives all sections", { sections }, sections);
}
