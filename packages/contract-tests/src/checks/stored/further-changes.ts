import { type Operation, resolve } from "../../document/document.ts";
import { arrayAt, isObject, type JsonObject, objectAt } from "../../document/json.ts";
import { conjuncts } from "../../document/mutations.ts";
import { successOf } from "../../document/operations.ts";
import { attempt } from "../../session/attempt.ts";
import type { Body } from "../../session/bodies.ts";
import type { PathValues, Session, Trial } from "../../session/session.ts";
import { before, checkChanged, schemaOf } from "./changed.ts";

/**
 * Returns changes with no members, a single member, each enumeration value, free-form members set and removed, and members cleared with
 * null. `next` has other unique values.
 */
function furtherChanges(session: Session, operation: Operation, good: Body, next: Body): Body[] {
  const schema = schemaOf(operation);
  if (!schema || operation.method !== "PATCH") return [];
  const parts = conjuncts(session.document, schema);
  const bodies: JsonObject[] = [...partialChanges(good.value, next.value)];
  if (parts.some(({ value }) => isObject(value) && isObject(value.additionalProperties)))
    bodies.push(...freeChanges((fields) => fields));
  for (const { value } of parts) {
    for (const [name, property] of Object.entries(objectAt(value, "properties"))) {
      const all = conjuncts(session.document, { pointer: "#", value: property }).map(
        (one) => resolve(session.document.root, one).value,
      );
      for (const one of all) {
        bodies.push(...arrayAt(one, "enum").map((choice) => ({ [name]: choice })));
        if (isObject(one) && isObject(one.additionalProperties))
          bodies.push(...freeChanges((fields) => ({ [name]: fields })));
        const types = isObject(one) ? [one.type].flat() : [];
        if (types.includes("null") && types.includes("string") && !/Id$/.test(name))
          bodies.push({ [name]: "Contract" }, { [name]: null });
      }
    }
  }
  return bodies
    .filter((value) => session.validator.accepts(schema.pointer, value))
    .map((value) => ({ ...good, name: Object.keys(value).join(", ") || "nothing", value }));
}

function partialChanges(all: unknown, next: unknown): JsonObject[] {
  if (!isObject(all) || !isObject(next)) return [];
  const names = Object.keys(next);
  const alone = names.length > 1 ? [names[0], names.at(-1)] : [];
  return [all, {}, ...alone.map((name = "") => ({ [name]: next[name] }))];
}

const freeChanges = (put: (fields: JsonObject) => JsonObject): JsonObject[] => [
  put({ contractText: "one", contractNumber: 7 }),
  put({ contractText: null }),
  put({ contractOther: "two" }),
];

export async function checkFurtherChanges(
  session: Session,
  operation: Operation,
  path: PathValues,
  { bodies }: Trial,
): Promise<void> {
  const [good] = bodies();
  const [next] = bodies();
  for (const body of good && next ? furtherChanges(session, operation, good, next) : []) {
    const earlier = await before(session, operation, path);
    const title = `updates as documented (${body.name}, ${body.mediaType})`;
    const reply = await attempt(session, operation, title, path, { body });
    if (reply && reply.status === successOf(operation))
      await checkChanged(session, operation, path, body.value, earlier, reply.body);
  }
}
