import { type Located, type Operation, resolve } from "../../document/document.ts";
import { brief, isObject, type JsonObject, objectAt, sameJson } from "../../document/json.ts";
import { isJson } from "../../document/media-types.ts";
import { conjuncts } from "../../document/mutations.ts";
import { successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import { sameValue, storedAs } from "../../session/compare.ts";
import { flatten, isVolatile, readStored, type Stored } from "../../session/current-state.ts";
import type { OwnResource } from "../../session/own-resources.ts";
import { IDENTITIES } from "../../session/pages.ts";
import type { PathValues, Session } from "../../session/session.ts";
import { compareWithRequest, shownMembers } from "./sent-members.ts";

/** Names of request members that differ in resources. */
const ALIAS: Record<string, string> = { teamIds: "teams" };

function resourceOf(session: Session, operation: Operation, path: PathValues): OwnResource {
  const { operations } = session.document;
  const own = operations.some((one) => one.method === "GET" && one.path === operation.path);
  const template = own ? operation.path : operation.path.slice(0, operation.path.lastIndexOf("}") + 1);
  return { template, values: path, path: template };
}

export const before = (session: Session, operation: Operation, path: PathValues): Promise<Stored | undefined> =>
  readStored(session, resourceOf(session, operation, path));

/** Expects a change to store the sent members and to keep all others. */
export async function checkChanged(
  session: Session,
  operation: Operation,
  path: PathValues,
  requested: unknown,
  earlier: Stored | undefined,
  shown: unknown,
): Promise<void> {
  if (!isObject(requested)) return;
  const problems = await changeProblems(session, operation, path, requested, earlier, shown);
  session.conclude(
    operation,
    `stores ${Object.keys(requested).join(", ") || "nothing"}`,
    problems,
    successOf(operation),
  );
}

export async function changeProblems(
  session: Session,
  operation: Operation,
  path: PathValues,
  requested: unknown,
  earlier: Stored | undefined,
  shown: unknown,
): Promise<Problem[]> {
  if (!isObject(requested)) return [];
  const later = await readStored(session, resourceOf(session, operation, path));
  if (!later) return [];
  const problems = storedProblems(session, operation, requested, earlier ?? {}, later);
  const answer = flatten(shown);
  const stale = Object.keys(answer).find(
    (name) => !isVolatile(session, name) && name in later && !sameJson(answer[name], later[name]),
  );
  if (stale !== undefined)
    problems.push({
      check: "read back",
      at: `/${stale}`,
      message: `${stale} is ${brief(later[stale])}, in the response to the change it was ${brief(answer[stale])}`,
    });
  problems.push(...answerProblems(session, operation, requested, shown));
  return problems;
}

function answerProblems(session: Session, operation: Operation, requested: JsonObject, shown: unknown): Problem[] {
  const answer = flatten(shown);
  const shows = [...shownMembers(session, operation).keys()].some(
    (name) => name in answer && !IDENTITIES.includes(name),
  );
  const sent = Object.fromEntries(Object.entries(requested).filter(([, value]) => value !== null));
  return shows ? compareWithRequest(session, operation, sent, shown, "the response to the change") : [];
}

function storedProblems(
  session: Session,
  operation: Operation,
  requested: JsonObject,
  earlier: Stored,
  later: Stored,
): Problem[] {
  const problems: Problem[] = [];
  const add = (name: string, message: string) => problems.push({ check: "read back", at: `/${name}`, message });
  const free = isFree(session, operation);
  const names = new Set(Object.keys(requested).map((name) => ALIAS[name] ?? name));
  for (const [given, value] of Object.entries(requested)) {
    const name = ALIAS[given] ?? given;
    // The id in the path takes precedence.
    if (IDENTITIES.includes(name)) continue;
    if (!(name in earlier) && !(name in later) && !(free && value !== null)) continue;
    if (isObject(value) && isObject(later[name] ?? {})) {
      const inner = objectAt(later, name);
      const former = objectAt(earlier, name);
      for (const [key, one] of Object.entries(value))
        if (!(one === null ? !(key in inner) || inner[key] === null : sameJson(one, inner[key])))
          add(name, `${name}.${key} is ${brief(inner[key])} after ${brief(one)} was sent`);
      if (operation.method === "PATCH")
        for (const key of Object.keys(former))
          if (!(key in value) && !sameJson(former[key], inner[key]))
            add(name, `${name}.${key} was not sent, but is ${brief(inner[key])} instead of ${brief(former[key])}`);
    } else if (
      !(value === null ? (later[name] ?? null) === null : sameList(value, later[name])) &&
      !storedAs(session.document.policy, value, later[name])
    )
      add(name, `${name} is ${brief(later[name])} after ${brief(value)} was sent`);
  }
  for (const name of Object.keys(earlier)) {
    if (names.has(name) || isVolatile(session, name) || operation.method !== "PATCH") continue;
    if (!sameJson(earlier[name], later[name]))
      add(name, `${name} was not sent, but is ${brief(later[name])} instead of ${brief(earlier[name])}`);
  }
  // A foreign document does not say whether PUT replaces.
  if (operation.method === "PUT" && session.document.policy.conventions)
    for (const [name, usual] of membersOf(session, operation))
      if (!names.has(name) && !IDENTITIES.includes(name) && !sameJson(later[name] ?? null, usual) && name in earlier)
        add(name, `${name} was left out, but is still ${brief(later[name])}`);
  return problems;
}

/** Compares lists of ids as sets; objects may have further members. */
const sameList = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) && !a.some(isObject)
    ? sameJson([...new Set(a)].sort(), [...b].sort())
    : sameValue(a, b) || (Array.isArray(a) && Array.isArray(b) && merged(a, b));

/** Compares lists of which a change replaces some elements only, such as ratings. */
const merged = (requested: unknown[], shown: unknown[]): boolean =>
  requested.length > 0 && requested.every((one) => isObject(one) && shown.some((other) => sameValue(one, other)));

export const schemaOf = ({ requestBody }: Operation): Located | undefined =>
  requestBody?.media.find(({ mediaType }) => isJson(mediaType))?.schema;

/** Returns whether the schema of the body accepts free-form members that all responses show. */
function isFree(session: Session, operation: Operation): boolean {
  const schema = schemaOf(operation);
  const parts = schema ? conjuncts(session.document, schema) : [];
  return parts.some(({ value }) => isObject(value) && isObject(value.additionalProperties) && !value.properties);
}

function membersOf(session: Session, operation: Operation): [name: string, usual: unknown][] {
  const schema = schemaOf(operation);
  const parts = schema ? conjuncts(session.document, schema) : [];
  return parts.flatMap(({ value }) =>
    Object.entries(objectAt(value, "properties")).map(([name, property]): [string, unknown] => {
      const one = resolve(session.document.root, { pointer: "#", value: property }).value;
      return [name, isObject(one) ? (one.default ?? null) : null];
    }),
  );
}
