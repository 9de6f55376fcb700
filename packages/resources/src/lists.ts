import { type Api, jsonOf, keyword, type Operation, type Parameter, successOf, type View } from "./document.ts";
import type { Compare, Confidence, Fact, Figure, List, ListParameter } from "./model.ts";
import { collectionIn, isItem, memberNamed, nameOf, sameName, wordsOf } from "./names.ts";

/** Common names of members with the elements of a page. */
const LISTS = ["items", "content", "data", "results", "result", "list", "values", "value", "records", "rows", "entries", "entities", "elements", "objects", "resources", "nodes", "features", "hits", "collection", "docs"]; // biome-ignore format: a list
/** Common names of members that wrap a list or an item. */
export const WRAPPERS = ["data", "result", "response", "payload", "body", "_embedded"];
/** Usual members with the figures of a page. */
const HOLDERS = ["page", "slice", "meta", "metadata", "pagination", "paging", "_pagination", "links", "_links", "page_info", "pageInfo", "cursor", "cursors", "next_page", "response_metadata", "_meta"]; // biome-ignore format: a list

const FIGURES: readonly [Figure, RegExp][] = [
  ["nextCursor", /^(next|next cursor|next page token|next token|next page cursor|next marker|next offset|next after|cursor|end cursor|iterator|continue|continuation token|after|marker)$/],
  ["previousCursor", /^(prev|previous|prev cursor|previous cursor|previous page token|prev page token|start cursor|before|prev iterator)$/],
  ["nextLink", /^(next link|next url|next page url|next page uri|next href|odata next link|next uri)$/],
  ["previousLink", /^(prev link|previous link|prev url|previous url|prev page url|previous page url|previous page uri)$/],
  ["hasMore", /^(has more|more|has next|has next page|is truncated)$/],
  ["total", /^(total|total count|total elements|total items|total results|total entries|total records|total size|item count|count|number matched|total hits|found)$/],
  ["totalPages", /^(total pages|page count|pages|last page|pages total|max page)$/],
  ["number", /^(number|page|page number|current page|page index)$/],
  ["size", /^(size|limit|page size|per page|items per page|page limit)$/],
  ["offset", /^(offset|skip|start|start index)$/],
]; // biome-ignore format: a table

const PARAMETERS: readonly [Exclude<ListParameter["meaning"], "filter">, RegExp][] = [
  ["number", /^(page|page number|current page|page index|page no|page page)$/],
  ["size", /^(count|limit|size|page size|per page|items per page|page limit|max results|max items|results per page|top|first|page count|take|rows|max page size)$/],
  ["cursor", /^(after|cursor|page token|next|next cursor|next token|next page|starting after|continue|continuation token|page cursor|page after|marker|iterator|after id|start cursor|next page token|page key|after cursor|start after)$/],
  ["before", /^(before|ending before|previous|prev|before id|page before|end before)$/],
  ["offset", /^(offset|skip|start|start index|page offset|start at|from index|first result)$/],
  ["sort", /^(sort|sort by|order by|sorting|ordering|sort field|sort key|sort column|order field)$/],
  ["direction", /^(order|direction|dir|sort order|sort direction|sort dir|order direction|sort type)$/],
  ["search", /^(q|query|search|keyword|keywords|term|search term|search query|search text|text|filter text|search string)$/],
]; // biome-ignore format: a table

const phrase = (name: string): string => wordsOf(name).join(" ");

export interface FoundList {
  list: List;
  element: View;
}

/** Derives the list that a GET operation returns; undefined for other operations. */
export function findList(api: Api, operation: Operation): FoundList | undefined {
  const response = successOf(operation);
  const media = jsonOf(response?.media);
  if (operation.method !== "GET" || !response || !media || media.schema === undefined) return undefined;
  const found = elementsOf(api, api.view(media.schema), operation);
  if (!found) return undefined;
  const { path, schema, reason, confidence } = found;
  const element = api.view(schema);
  const figures = figuresOf(api, api.view(media.schema), path);
  const { parameters, unknown } = parametersOf(api, operation, element);
  countFromZero(api, operation, parameters, figures);
  return {
    element,
    list: {
      operation: { method: operation.method, path: operation.path, operationId: operation.operationId },
      status: response.status,
      mediaType: media.mediaType,
      elements: { value: path, reason, confidence },
      parameters,
      figures,
      unknown,
    },
  };
}

/**
 * Counts pages from 0 if the response has `totalPages`, as in Spring, and the parameter declares no minimum or default.
 */
function countFromZero(api: Api, operation: Operation, parameters: List["parameters"], figures: List["figures"]): void {
  if (!figures.some(({ value }) => value.member.at(-1) === "totalPages")) return;
  for (const { value } of parameters) {
    const declared = operation.parameters.find(({ name }) => name === value.name);
    const view = api.view(declared?.schema);
    const isStated = keyword(view, "minimum") !== undefined || keyword(view, "default") !== undefined;
    if (value.meaning === "number" && !isStated && !/\b(1|one)\b/i.test(declared?.description ?? "")) value.first = 0;
  }
}

interface Elements {
  path: string[];
  schema: unknown;
  reason: string;
  confidence: Confidence;
}

const isArray = (view: View): boolean =>
  view.types.includes("array") || (view.types.length === 0 && view.items !== undefined);

function elementsOf(api: Api, page: View, operation: Operation, depth = 0): Elements | undefined {
  if (isArray(page)) return { path: [], schema: page.items, reason: "the response is an array", confidence: "stated" };
  const all = [...page.properties].map(([name, schema]) => ({ name, schema, view: api.view(schema) }));
  const arrays = all.filter(({ view }) => isArray(view));
  const ofObjects = arrays.filter(({ view }) => !scalarItems(api, view));
  const figured = figuresOf(api, page, []).length > 0;
  const item = isItem(operation.path) && !figured;
  const at = (one: { name: string; view: View }, reason: string, confidence: Confidence): Elements => ({
    path: [one.name],
    schema: one.view.items,
    reason,
    confidence,
  });
  const embedded = page.properties.get("_embedded");
  if (embedded !== undefined && depth === 0) {
    const inner = [...api.view(embedded).properties].filter(([, schema]) => isArray(api.view(schema)));
    const only = all.every(
      ({ name }) => name === "_embedded" || HOLDERS.includes(name) || figureOf(name) !== undefined,
    );
    const [first] = inner;
    if (first && inner.length === 1 && only)
      return {
        path: ["_embedded", first[0]],
        schema: api.view(first[1]).items,
        reason: `_embedded has the one list ${first[0]}`,
        confidence: "stated",
      };
    return undefined;
  }
  if (item || (page.properties.has("id") && !figured)) return undefined;
  const usual = LISTS.map((name) => arrays.find((one) => one.name === name)).find((one) => one !== undefined);
  if (usual) return at(usual, `${usual.name} is a usual name of a list`, "likely");
  const collection = collectionIn(operation.path);
  const named = arrays.find((one) => sameName(one.name, collection));
  if (named) return at(named, `${named.name} is named like the path`, "likely");
  const [first] = ofObjects;
  const others = all.filter((one) => one !== first && !isAccompanying(one.name, one.view));
  if (first && ofObjects.length === 1 && others.length === 0)
    return at(first, `${first.name} is the only list of the response`, "likely");
  const wrapper = all.find(({ name, view }) => WRAPPERS.includes(name) && view.types.includes("object"));
  const inner = wrapper && depth === 0 ? elementsOf(api, wrapper.view, operation, 1) : undefined;
  return wrapper && inner
    ? { ...inner, path: [wrapper.name, ...inner.path], reason: `${inner.reason}, below ${wrapper.name}` }
    : undefined;
}

const scalarItems = (api: Api, view: View): boolean => {
  const { types } = api.view(view.items);
  return types.length > 0 && !types.includes("object");
};

/** Returns true for members that may be next to a list: figures, links, messages and flags. */
const isAccompanying = (name: string, view: View): boolean =>
  HOLDERS.includes(name) ||
  figureOf(name) !== undefined ||
  /^(message|status|success|ok|errors?|warnings?|object|kind|type|url|api_?version|links|self|request_?id)$/i.test(
    name,
  ) ||
  view.types.every((type) => type === "integer" || type === "boolean");

const figureOf = (name: string): Figure | undefined => FIGURES.find(([, names]) => names.test(phrase(name)))?.[0];

function figuresOf(api: Api, page: View, elements: readonly string[]): List["figures"] {
  const found: List["figures"] = [];
  const read = (view: View, path: string[], depth: number): void => {
    for (const [name, schema] of view.properties) {
      const member = [...path, name];
      const inner = api.view(schema);
      const isHolder = HOLDERS.includes(name) || (depth === 0 && elements[0] === name && elements.length > 1);
      const figure = figureBelow(path.at(-1), name);
      const link = linkIn(inner);
      const types = new Set(inner.types);
      if (figure === undefined && !isHolder) continue;
      if (figure && (figure === "nextCursor" || figure === "previousCursor") && link) {
        const meaning = figure === "nextCursor" ? "nextLink" : "previousLink";
        add(meaning, [...member, link]);
      } else if (figure && isOf(figure, types)) {
        const isLink = (figure === "nextCursor" || figure === "previousCursor") && looksLikeUrl(inner, path);
        add(isLink ? (figure === "nextCursor" ? "nextLink" : "previousLink") : figure, member);
      } else if (isHolder && depth < 3) read(inner, member, depth + 1);
    }
  };
  const add = (meaning: Figure, member: string[]) => {
    if (found.some((one) => one.value.meaning === meaning)) return;
    found.push({ value: { meaning, member }, reason: `named ${member.join(".")}`, confidence: "likely" });
  };
  read(page, [], 0);
  return found;
}

/** Returns the figure of an inner member: in `next_page: { offset, uri }`, both lead to the next page. */
function figureBelow(holder: string | undefined, name: string): Figure | undefined {
  if (holder === undefined || !/^next/.test(phrase(holder))) return figureOf(name);
  return /^(url|uri|href|link)$/.test(name)
    ? "nextLink"
    : /^(offset|cursor|token)$/.test(name)
      ? "nextCursor"
      : undefined;
}

const linkIn = (view: View): string | undefined => ["href", "url", "uri"].find((name) => view.properties.has(name));

const isOf = (figure: Figure, types: ReadonlySet<string>): boolean => {
  if (types.size === 0) return true;
  if (figure === "hasMore") return types.has("boolean");
  if (/Cursor|Link/.test(figure)) return types.has("string") || (figure === "nextCursor" && types.has("integer"));
  return types.has("integer") || types.has("number");
};

const looksLikeUrl = (view: View, path: readonly string[]): boolean => {
  const samples = [keyword(view, "example"), ...[keyword(view, "examples")].flat()];
  return (
    /^uri/.test(String(keyword(view, "format"))) ||
    samples.some((one) => typeof one === "string" && /^(https?:|\/|\?)/.test(one)) ||
    /\b(url|uri|link)\b/i.test(String(keyword(view, "description") ?? "")) ||
    path.some((name) => /links$/i.test(name))
  );
};

function parametersOf(
  api: Api,
  operation: Operation,
  element: View,
): { parameters: List["parameters"]; unknown: List["unknown"] } {
  const parameters: Fact<ListParameter>[] = [];
  const unknown: List["unknown"] = [];
  for (const parameter of operation.parameters.filter((one) => one.in === "query")) {
    const found = meaningOf(api, parameter, element);
    if (found.length > 0) parameters.push(...found);
    else
      unknown.push({
        name: parameter.name,
        reason: "neither a usual name of pages and order nor a member of the elements",
      });
  }
  // `order` is the direction of `sort`. Without `sort`, it names the member.
  if (!parameters.some(({ value }) => value.meaning === "sort"))
    for (const one of parameters)
      if (one.value.meaning === "direction" && !isDirection(api, operation, one.value.name))
        one.value = { name: one.value.name, meaning: "sort" };
  return { parameters, unknown };
}

const isDirection = (api: Api, operation: Operation, name: string): boolean => {
  const parameter = operation.parameters.find((one) => one.name === name);
  const values = parameter ? choicesOf(api, parameter.schema) : [];
  return values.length > 0 && values.every((value) => /^(asc|desc)(ending)?$/i.test(value));
};

export function choicesOf(api: Api, schema: unknown): string[] {
  const view = api.view(schema);
  const own = keyword(view, "enum") ?? keyword(api.view(view.items), "enum");
  return Array.isArray(own) ? own.filter((one) => one !== null).map(String) : [];
}

/** Returns the meanings of a parameter; an object has one per property. */
function meaningOf(api: Api, parameter: Parameter, element: View): Fact<ListParameter>[] {
  const { name } = parameter;
  const view = api.view(parameter.schema);
  if (view.types.includes("object") && view.properties.size > 0)
    return [...view.properties].flatMap(([inner, schema]) =>
      meaningOf(api, { ...parameter, name: `${name}[${inner}]`, schema, style: "" }, element),
    );
  const known = PARAMETERS.find(([, names]) => names.test(phrase(name)))?.[0];
  const usual = (meaning: typeof known, reason = `${name} is a usual name`): Fact<ListParameter>[] =>
    meaning === undefined ? [] : [{ value: describe(api, parameter, meaning), reason, confidence: "likely" }];
  const isNumeric = view.types.includes("integer") || view.types.includes("number");
  const filter = filterOf(api, parameter, element);
  if (known === "number" && view.types.length > 0 && !isNumeric)
    return usual("cursor", `${name} is a text, so it is a cursor`);
  if (known === "offset" && view.types.length > 0 && !isNumeric)
    return filter ?? usual("cursor", `${name} is a text, so it is a cursor`);
  if (known === "size" && view.types.length > 0 && !isNumeric) return filter ?? [];
  if ((known === "cursor" || known === "before") && /date/.test(String(keyword(view, "format"))))
    return timeFilter(api, name, element) ?? [];
  // `count`, `start` and `text` may also be members. Paging takes precedence over members, members over search.
  if (known === "search") return filter ?? usual(known);
  return known ? usual(known) : (filter ?? []);
}

function describe(
  api: Api,
  { name, schema, description }: Parameter,
  meaning: Exclude<ListParameter["meaning"], "filter">,
): ListParameter {
  const view = api.view(schema);
  const bound = (key: string) => (typeof keyword(view, key) === "number" ? (keyword(view, key) as number) : undefined);
  if (meaning === "number")
    return { name, meaning, first: bound("minimum") ?? bound("default") ?? (FROM_ZERO.test(description) ? 0 : 1) };
  if (meaning === "size") return { name, meaning, default: bound("default"), maximum: bound("maximum") };
  return { name, meaning };
}

const FROM_ZERO =
  /\b(zero|0)[- ](based|indexed)|\b(start(s|ing)?|begin(s|ning)?|count(s|ed|ing)?) (at|from|with) (0|zero)\b/i;

const COMPARES: readonly [Compare, RegExp][] = [
  ["least", /^(gte|ge|min|from|since|after|start|starting|newer|min date|from date)$/],
  ["above", /^(gt|greater than)$/],
  ["most", /^(lte|le|max|to|until|before|end|ending|older)$/],
  ["below", /^(lt|less than)$/],
  ["not", /^(ne|neq|not)$/],
  ["contains", /^(contains|like|icontains|ilike|match|search)$/],
  ["equal", /^(eq|equals|in|is|any)$/],
]; // biome-ignore format: a table

const compareOf = (word: string): Compare | undefined => COMPARES.find(([, words]) => words.test(word))?.[0];

/** Returns a filter by a member, by a reference to it, or by a bound such as `created_after`. */
function filterOf(api: Api, { name }: Parameter, element: View): Fact<ListParameter>[] | undefined {
  const fact = (
    member: readonly string[],
    compare: Compare,
    reason: string,
    confidence: Confidence,
  ): Fact<ListParameter>[] => [{ value: { name, meaning: "filter", member, compare }, reason, confidence }];
  const plain = name.replace(/^(filters?|where)[[._]?/i, "").replace(/\]$/, "") || name;
  const direct = memberFor(api, element, plain);
  if (direct) return fact(direct.member, "equal", direct.reason, direct.confidence);
  const words = wordsOf(plain);
  const [last = "", first = ""] = [words.at(-1), words[0]];
  const attempts: [string[], Compare | undefined][] = [
    [words.slice(0, -1), compareOf(last)],
    [words.slice(1), compareOf(first)],
    // Otherwise a bound of the creation time, such as `dateFrom` without a member `date`.
  ];
  for (const [rest, compare] of attempts) {
    if (compare === undefined || rest.length === 0) continue;
    const found = memberFor(api, element, rest.join("_")) ?? timeNamed(api, element, rest);
    if (found) return fact(found.member, compare, `a bound of ${found.member.join(".")}`, "likely");
  }
  return timeFilter(api, name, element);
}

function timeFilter(api: Api, name: string, element: View): Fact<ListParameter>[] | undefined {
  const words = wordsOf(name).filter((word) => !/^(date|time|day|at|timestamp)$/.test(word));
  const compare = words.length === 1 ? compareOf(words[0] ?? "") : undefined;
  const created = compare && createdIn(api, element);
  if (!created || !compare) return undefined;
  return [
    {
      value: { name, meaning: "filter", member: [created.member], compare },
      reason: `a bound of ${created.member}`,
      confidence: "guessed",
    },
  ];
}

/** @param words such as `created` or `updated` */
function timeNamed(api: Api, element: View, words: readonly string[]) {
  const text = words.join(" ");
  const found = /^creat/.test(text)
    ? createdIn(api, element)
    : /^(updat|modif|chang)/.test(text)
      ? changedIn(api, element)
      : undefined;
  return found && { member: [found.member] };
}

const CREATED = /^(created|created (at|on|time|date|timestamp)|create (time|date|timestamp)|date created|creation (time|date|timestamp)|time created|inserted at|created date time|registered at)$/; // biome-ignore format: a list
const CHANGED = /^((updated|modified|changed|edited|last updated|last modified|last changed)( (at|on|time|date))?|update (time|date)|modification (time|date)|date (updated|modified)|time modified|last (update|modification|change)( (time|date))?|changed date time)$/; // biome-ignore format: a list

const isTime = (view: View): boolean =>
  /^(date-time|date|unix-time|timestamp)$/.test(String(keyword(view, "format"))) ||
  view.types.length === 0 ||
  view.types.includes("integer") ||
  view.types.includes("string");

const timeIn = (api: Api, entity: View, names: RegExp) =>
  [...entity.properties]
    .filter(([name, schema]) => names.test(phrase(name)) && isTime(api.view(schema)))
    .map(([member]) => ({ member, reason: `${member} is a usual name` }))[0];

export const createdIn = (api: Api, entity: View) => timeIn(api, entity, CREATED);
export const changedIn = (api: Api, entity: View) => timeIn(api, entity, CHANGED);

interface Member {
  member: readonly string[];
  reason: string;
  confidence: Confidence;
}

/** Finds the member of a parameter: `status`, `statuses`, `ownerId` for `owner.id`, `ids` for `id`. */
function memberFor(api: Api, element: View, name: string): Member | undefined {
  const names = [...element.properties.keys()];
  const same = memberNamed(names, name);
  if (same !== undefined)
    return { member: [same], reason: `${same} is a member of the elements`, confidence: "likely" };
  const similar = names.find((one) => nameOf(one) === nameOf(name));
  if (similar !== undefined)
    return { member: [similar], reason: `${similar} is a member of the elements`, confidence: "likely" };
  const words = wordsOf(name);
  if (/^(ids?|key|uuid)$/.test(words.at(-1) ?? "") && words.length > 1) {
    const owner = nameOf(words.slice(0, -1).join(" "));
    const holder = [...element.properties].find(([one]) => nameOf(one) === owner);
    const inner = holder && objectIn(api, holder[1]);
    const id = inner && memberNamed(inner.properties.keys(), "id");
    if (holder && id) return { member: [holder[0], id], reason: `${id} of ${holder[0]}`, confidence: "likely" };
    if (holder)
      return { member: [holder[0]], reason: `${holder[0]} is a member of the elements`, confidence: "guessed" };
  }
  // Paths such as `address.city`.
  const [first = "", ...rest] = name.split(/[.[\]]+/).filter((part) => part !== "");
  const outer = rest.length > 0 ? element.properties.get(first) : undefined;
  const inner = outer === undefined ? undefined : objectIn(api, outer);
  const below = inner && memberNamed(inner.properties.keys(), rest.join("_"));
  if (below !== undefined) return { member: [first, below], reason: `${below} of ${first}`, confidence: "likely" };
  // `filter[customer]` of JSON:API elements.
  for (const wrapper of ["attributes", "metadata"]) {
    const attributes = element.properties.get(wrapper);
    const member = attributes === undefined ? undefined : memberNamed(api.view(attributes).properties.keys(), name);
    if (member) return { member: [wrapper, member], reason: `${member} of ${wrapper}`, confidence: "likely" };
  }
  return undefined;
}

export function objectIn(api: Api, schema: unknown): View {
  const view = api.view(schema);
  return isArray(view) && view.items !== undefined ? api.view(view.items) : view;
}

/** Returns the item of a payload: the payload itself, or the only object in a wrapper such as `data`. */
export function unwrap(api: Api, schema: unknown, name: string): { path: string[]; view: View; reason: string } {
  const view = api.view(schema);
  const objects = [...view.properties].filter(
    ([, one]) => api.view(one).types.includes("object") || api.view(one).component,
  );
  const named = objects.find(([member]) => sameName(member, name));
  const wrapper = objects.find(([member]) => WRAPPERS.includes(member));
  const only = view.properties.size === 1 ? objects[0] : undefined;
  const inner = view.properties.has("id")
    ? undefined
    : (wrapper ?? only ?? (view.properties.size <= 3 ? named : undefined));
  if (!inner || (!only && !wrapper && !named)) return { path: [], view, reason: "the body is the item" };
  const entity = api.view(inner[1]);
  if (entity.types.length > 0 && !entity.types.includes("object"))
    return { path: [], view, reason: "the body is the item" };
  const reason = wrapper ? `${inner[0]} is a usual wrapper` : `${inner[0]} is the only object of the body`;
  return { path: [inner[0]], view: entity, reason };
}
