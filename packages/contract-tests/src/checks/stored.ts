import { branchesOf } from "../document/branches.ts";
import { type Located, type Operation, resolve } from "../document/document.ts";
import { isObject, type JsonObject, objectAt, sameJson } from "../document/json.ts";
import { conjuncts } from "../document/mutations.ts";
import type { Problem } from "../findings/outcome.ts";
import { isJson } from "../messages/calls.ts";
import { type OwnResource, readsWithin } from "../session/own-resources.ts";
import { askPage, identityOf, isList, parameterOf, walkList } from "../session/pages.ts";
import { declares, type PathValues, type Session, successOf } from "../session/session.ts";
import { brief, differences } from "./lists.ts";

/** Members of a resource by name, wherever in a response they stand. */
export type Stored = JsonObject;

/** Schemas of the members that a response may have, those of what it embeds included. */
function membersOf(session: Session, schema: Located): Map<string, Located> {
  const found = new Map<string, Located>();
  const visit = (located: Located, depth: number) => {
    const parts = conjuncts(session.document, located);
    for (const { pointer, value } of [
      ...parts,
      ...parts.flatMap(branchesOf).flatMap((one) => conjuncts(session.document, one)),
    ]) {
      for (const [name, property] of Object.entries(objectAt(value, "properties"))) {
        const inner = { pointer: `${pointer}/properties/${name}`, value: property };
        if (name === "_embedded" && depth < 1)
          for (const part of conjuncts(session.document, inner)) embedded(part, depth);
        else if (!found.has(name)) found.set(name, inner);
      }
    }
  };
  const embedded = ({ pointer, value }: Located, depth: number) => {
    for (const [name, property] of Object.entries(objectAt(value, "properties")))
      visit({ pointer: `${pointer}/properties/${name}`, value: property }, depth + 1);
  };
  visit(schema, 0);
  return found;
}

/** The members of a body, what it embeds included; the outer ones win. */
export function flatten(body: unknown): Stored {
  if (!isObject(body)) return {};
  const { _embedded, _links, ...own } = body;
  // The order of members says nothing.
  const names = isObject(_embedded) ? Object.keys(_embedded).sort() : [];
  const inner = names.map((name) => objectAt(_embedded, name)).map(flatten);
  return Object.assign({}, ...inner.toReversed(), own);
}

/** Values of a member in a body and in what it embeds. */
function valuesIn(body: unknown, name: string): unknown[] {
  if (!isObject(body)) return [];
  const inner = isObject(body._embedded) ? Object.values(body._embedded).filter(isObject) : [];
  return [...(name in body ? [body[name]] : []), ...inner.flatMap((one) => valuesIn(one, name))];
}

/** Whether what is shown has what was asked for; objects may have more. */
export const sameValue = (asked: unknown, shown: unknown): boolean => {
  if (asked === null || shown === null || shown === undefined) return (asked ?? null) === (shown ?? null);
  if (typeof asked === "string" && typeof shown === "string")
    return asked === shown || (/^\d{4}-\d\d-\d\dT/.test(asked) && Date.parse(asked) === Date.parse(shown));
  if (isObject(asked) && isObject(shown))
    return Object.entries(asked).every(([name, value]) => sameValue(value, shown[name]));
  if (Array.isArray(asked) && Array.isArray(shown))
    return asked.length === shown.length && asked.every((one, index) => sameValue(one, shown[index]));
  return sameJson(asked, shown);
};

/** Whether a response shows what the request asked for, as far as its schema has a member of that name. */
export function compareWithRequest(
  session: Session,
  operation: Operation,
  asked: unknown,
  shown: unknown,
  where: string,
): Problem[] {
  const schema = shownSchema(session, operation);
  if (!schema || !isObject(asked)) return [];
  const members = membersOf(session, schema);
  return Object.entries(asked).flatMap(([given, value]): Problem[] => {
    const name = members.has(given) ? given : given.replace(/Id$/, "s");
    const [first, ...others] = valuesIn(shown, name);
    const holds = (one: unknown) =>
      sameValue(value, one) || (name !== given && Array.isArray(one) && one.includes(value));
    if (!members.has(name) || name === "secret" || [first, ...others].some(holds)) return [];
    return [
      {
        check: "read back",
        at: `/${name}`,
        message: `${name} is ${brief(first)} in ${where}, ${brief(value)} was sent`,
      },
    ];
  });
}

/** The schema of what an operation shows: of a list that of its elements. */
function shownSchema(session: Session, operation: Operation): Located | undefined {
  const schema = responseSchema(operation);
  return schema && isList(operation) ? elementsIn(session, schema) : schema;
}

/** Members that a list may lie in. */
const DEEPEST = 2;

/** The schema of the first list in a schema. */
function elementsIn(session: Session, schema: Located, depth = 0): Located | undefined {
  if (depth > DEEPEST) return undefined;
  for (const { pointer, value } of conjuncts(session.document, schema)) {
    if (isObject(value) && isObject(value.items)) return { pointer: `${pointer}/items`, value: value.items };
    for (const [name, property] of Object.entries(objectAt(value, "properties"))) {
      const found = elementsIn(session, { pointer: `${pointer}/properties/${name}`, value: property }, depth + 1);
      if (found) return found;
    }
  }
  return undefined;
}

const responseSchema = (operation: Operation): Located | undefined =>
  operation.responses
    .find(({ status }) => status === successOf(operation))
    ?.media.find(({ mediaType }) => isJson(mediaType))?.schema;

/** Members that were left out of a creation have the default that the document gives them. */
export function compareWithDefaults(session: Session, operation: Operation, asked: unknown, shown: unknown): Problem[] {
  const response = responseSchema(operation);
  const request = operation.requestBody?.media.find(({ mediaType }) => isJson(mediaType))?.schema;
  if (!response || !request || !isObject(asked)) return [];
  const stored = flatten(shown);
  const members = membersOf(session, response);
  return [...membersOf(session, request)].flatMap(([name, located]): Problem[] => {
    const { value } = resolve(session.document.root, located);
    if (
      name in asked ||
      !isObject(value) ||
      !("default" in value) ||
      !members.has(name) ||
      sameValue(value.default, stored[name])
    )
      return [];
    return [
      {
        check: "read back",
        at: `/${name}`,
        message: `${name} is ${brief(stored[name])}, its default is ${brief(value.default)}`,
      },
    ];
  });
}

/** The operation that reads a resource on its own, and the list that shows it. */
export const readOf = (session: Session, { template }: OwnResource): Operation | undefined =>
  session.document.operations.find(({ method, path }) => method === "GET" && path === template);

export const listOf = (session: Session, { template }: OwnResource): Operation | undefined =>
  session.document.operations.find(
    ({ method, path }) => method === "GET" && path === template.slice(0, template.lastIndexOf("/")),
  );

/** An element of a list, found by walking through it; undefined where the list is too long to be sure. */
export async function findInList(
  session: Session,
  list: Operation,
  parents: PathValues,
  id: string,
): Promise<{ item: JsonObject | undefined; sure: boolean }> {
  const values = Object.fromEntries(
    ["includeHidden", "includeDisabled"].filter((name) => parameterOf(list, name)).map((name) => [name, true]),
  );
  const walk = await walkList(session, list, parents, values, 20);
  return { item: walk.items.find((one) => identityOf(one) === id), sure: walk.complete };
}

/** The stored state of a resource: as a read of it says, or else its list. */
export async function readStored(session: Session, resource: OwnResource): Promise<Stored | undefined> {
  const read = readOf(session, resource);
  if (read) {
    const response = await session.ask(read, resource.values);
    if (response.status !== 200) return undefined;
    try {
      return flatten(JSON.parse(new TextDecoder().decode(response.body)));
    } catch {
      return undefined;
    }
  }
  const list = listOf(session, resource);
  const found = list && (await findInList(session, list, resource.values.slice(0, -1), resource.values.at(-1) ?? ""));
  return found?.item && flatten(found.item);
}

/** After a creation: what was sent is in the response, at its Location, and in the list. */
export async function checkCreated(
  session: Session,
  operation: Operation,
  resource: OwnResource,
  asked: unknown,
  shown: unknown,
): Promise<void> {
  if (!session.runs("stored")) return;
  const read = readOf(session, resource);
  const id = resource.values.at(-1) ?? "";
  if (read) {
    const title = `shows what ${operation.id} was given`;
    await session.check(read, title, resource.values, {}, { status: successOf(read) }, ({ body }) => {
      const problems = compareWithRequest(session, read, asked, body, "the read");
      if (problems.length === 0 && isObject(shown))
        problems.push(...differences({ _links: shown._links }, body, operation.id));
      const before = flatten(shown);
      const after = flatten(body);
      const other = Object.keys(before).find(
        (name) => !VOLATILE.test(name) && name in after && !sameJson(before[name], after[name]),
      );
      if (problems.length === 0 && other !== undefined)
        problems.push({
          check: "read back",
          at: `/${other}`,
          message: `${other} is ${brief(after[other])}, in the response of ${operation.id} it was ${brief(before[other])}`,
        });
      return problems;
    });
  }
  const list = listOf(session, resource);
  if (!list) return;
  const { item, sure } = await findInList(session, list, resource.values.slice(0, -1), id);
  const problems = item
    ? compareWithRequest(session, list, asked, item, "the list")
    : sure
      ? [{ check: "read back", message: `the list does not show ${id}, which ${operation.id} created` }]
      : [];
  session.conclude(list, `shows what ${operation.id} created`, problems, successOf(list));
}

/** Members that the service changes by itself soon after a creation. */
export const VOLATILE =
  /^(status|buildStatus|buildLog|draft|assessments|startDate|expirationDate|pending|state|attempts|counts|deliveries|onboarding|teams)$/;

/** After a deletion: neither the resource nor what lay below it can be read, the list does not show it, and it cannot be deleted again. */
export async function checkDeleted(
  session: Session,
  operation: Operation,
  resource: OwnResource,
  below: OwnResource[],
): Promise<void> {
  if (!session.runs("stored")) return;
  await session.check(
    operation,
    "responds with 404 when asked to delete it again",
    resource.values,
    {},
    { status: "404" },
  );
  const parts = readsWithin(session.document, resource).filter(({ path }) => path !== resource.template);
  const lost = [
    ...below.flatMap((one) => ({ read: readOf(session, one), values: one.values })),
    ...parts.map((read) => ({ read, values: resource.values })),
  ];
  const title = `responds with 404 below what ${operation.id} deleted`;
  for (const { read, values } of lost)
    if (read && declares(read, "404")) await session.check(read, title, values, {}, { status: "404" });
  const list = listOf(session, resource);
  if (!list) return;
  const id = resource.values.at(-1) ?? "";
  const parents = resource.values.slice(0, -1);
  const plain = await askPage(session, list, parents, {});
  if (!plain) return;
  const still = plain.page.items.find((one) => identityOf(one) === id);
  const item = still ?? (await findInList(session, list, parents, id)).item;
  const problems = item
    ? [{ check: "read back", message: `the list still shows ${id}, which ${operation.id} deleted` }]
    : [];
  session.conclude(list, `does not show what ${operation.id} deleted`, problems, successOf(list));
}
