import type { Operation } from "../../document/document.ts";
import { isObject, type JsonObject, objectAt, sameJson } from "../../document/json.ts";
import { collectionName, pathBelow, successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import { checkResponse } from "../../messages/check-response.ts";
import { differences } from "../../session/compare.ts";
import { isVolatile } from "../../session/current-state.ts";
import { locate } from "../../session/own-resources.ts";
import { identityOf, pageOf } from "../../session/pages.ts";
import type { Reply, Session } from "../../session/session.ts";

const MOST = 2;

interface Embedded {
  name: string;
  entity: JsonObject;
}

/** Compares embedded resources with GET. Without links, compares name and description only. */
export async function checkEmbedded(session: Session, operation: Operation, { body }: Reply): Promise<void> {
  const page = operation.path.endsWith("}") ? undefined : pageOf(body);
  const counts = new Map<string, number>();
  for (const { name, entity } of page ? page.items.flatMap(entitiesIn) : entitiesIn(body)) {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    if (count < MOST) await compare(session, operation, name, entity);
  }
}

function entitiesIn(body: unknown): Embedded[] {
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter(isObject)
      .flatMap((entity) => [...(typeof entity.id === "string" ? [{ name, entity }] : []), ...entitiesIn(entity)]),
  );
}

async function compare(session: Session, operation: Operation, name: string, entity: JsonObject): Promise<void> {
  const { read, values } = readOf(session, name, entity) ?? {};
  if (!read || !values) return;
  const response = await session.ask(read, values);
  const { status, body } = checkResponse(read, response, session.validator);
  if (status !== successOf(read) || !isObject(body)) return;
  const title = `embeds ${name} as ${read.id} shows them`;
  const shown = Object.fromEntries(
    Object.entries(entity).filter(([member]) => tells(session, operation, entity, member)),
  );
  const problems = [...differences(shown, body, operation.id), ...innerProblems(entity, body, operation.id, read.id)];
  session.conclude(operation, title, problems.slice(0, 1), successOf(operation));
}

/** Excludes states, which change soon after a creation. */
const tells = (session: Session, { method }: Operation, entity: JsonObject, member: string): boolean =>
  "_links" in entity ? method === "GET" || !isVolatile(session, member) : /^(name|description)$/.test(member);

function readOf(session: Session, name: string, { id, _links }: JsonObject) {
  const reads = session.document.operations.filter(({ method, path }) => method === "GET" && path.endsWith("}"));
  if (_links === undefined) {
    const kind = collectionName(name);
    const read = reads.find(
      ({ path }) => path.split("{").length === 2 && collectionName(path.split("/").at(-2) ?? "") === kind,
    );
    return { read, values: [String(id)] };
  }
  const { self } = objectAt({ _links }, "_links");
  const path = isObject(self) ? pathBelow(String(self.href), session.bases) : undefined;
  const target = path === undefined ? undefined : locate(session.document, path);
  return { read: reads.find((one) => one.path === target?.template), values: target?.values };
}

function innerProblems(entity: JsonObject, body: JsonObject, operation: string, read: string): Problem[] {
  const [inner, other] = [objectAt(entity, "_embedded"), objectAt(body, "_embedded")];
  return Object.keys(inner).flatMap((name): Problem[] => {
    const [one, two] = [inner[name], other[name]].map((value) =>
      Array.isArray(value) ? value.filter(isObject).map(identityOf).sort() : undefined,
    );
    const message = `${name} are ${one?.join(", ") || "none"} in ${operation}, ${two?.join(", ") || "none"} in ${read}`;
    return !one || !two || sameJson(one, two) ? [] : [{ check: "read back", at: `/_embedded/${name}`, message }];
  });
}
