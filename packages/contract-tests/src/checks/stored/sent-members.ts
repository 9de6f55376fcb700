import { branchesOf } from "../../document/branches.ts";
import { type Located, type Operation, resolve } from "../../document/document.ts";
import { brief, isObject, objectAt } from "../../document/json.ts";
import { isJson } from "../../document/media-types.ts";
import { conjuncts } from "../../document/mutations.ts";
import { successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import { sameValue, storedAs } from "../../session/compare.ts";
import { flatten } from "../../session/current-state.ts";
import { IDENTITIES, isList } from "../../session/pages.ts";
import type { Reply, Session } from "../../session/session.ts";

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

function valuesIn(body: unknown, name: string): unknown[] {
  if (!isObject(body)) return [];
  const inner = isObject(body._embedded) ? Object.values(body._embedded).filter(isObject) : [];
  return [...(name in body ? [body[name]] : []), ...inner.flatMap((one) => valuesIn(one, name))];
}

export function compareWithRequest(
  session: Session,
  operation: Operation,
  requested: unknown,
  shown: unknown,
  where: string,
): Problem[] {
  const schema = shownSchema(session, operation);
  if (!isObject(requested)) return [];
  // Foreign responses without a schema are compared by their members.
  const says = session.document.policy.conventions || (isObject(schema?.value) && Object.keys(schema.value).length > 0);
  const members = schema && says ? membersOf(session, schema) : new Map(Object.entries(says ? {} : flatten(shown)));
  return Object.entries(requested).flatMap(([given, value]): Problem[] => {
    const name = members.has(given) ? given : given.replace(/Id$/, "s");
    const [first, ...others] = valuesIn(shown, name);
    const holds = (one: unknown) =>
      storedAs(session.document.policy, value, one) || (name !== given && Array.isArray(one) && one.includes(value));
    if (
      !members.has(name) ||
      name === "secret" ||
      (operation.path.endsWith("}") && IDENTITIES.includes(name)) ||
      [first, ...others].some(holds)
    )
      return [];
    return [
      {
        check: "read back",
        at: `/${name}`,
        message: `${name} is ${brief(first)} in ${where}, ${brief(value)} was sent`,
      },
    ];
  });
}

export function shownMembers(session: Session, operation: Operation): Map<string, Located> {
  const schema = shownSchema(session, operation);
  return schema ? membersOf(session, schema) : new Map();
}

export function shownSchema(session: Session, operation: Operation): Located | undefined {
  const schema = responseSchema(operation);
  return schema && isList(operation) ? elementsIn(session, schema) : schema;
}

const DEEPEST = 2;

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

/** Expects the documented default for each omitted member. */
function compareWithDefaults(session: Session, operation: Operation, requested: unknown, shown: unknown): Problem[] {
  const response = responseSchema(operation);
  const request = operation.requestBody?.media.find(({ mediaType }) => isJson(mediaType))?.schema;
  if (!response || !request || !isObject(requested)) return [];
  const stored = flatten(shown);
  const members = membersOf(session, response);
  return [...membersOf(session, request)].flatMap(([name, located]): Problem[] => {
    const { value } = resolve(session.document.root, located);
    if (
      name in requested ||
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

export function creationProblems(
  session: Session,
  operation: Operation,
  requested: unknown,
  { body, response }: Reply,
): Problem[] {
  const creates = response.headers.has("location") || (isObject(body) && "id" in body);
  if (operation.method !== "POST" || response.status >= 300 || !creates) return [];
  return [
    ...compareWithRequest(session, operation, requested, body, "the response"),
    ...compareWithDefaults(session, operation, requested, body),
  ];
}
