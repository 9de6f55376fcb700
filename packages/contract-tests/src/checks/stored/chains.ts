import type { Operation } from "../../document/document.ts";
import { isObject } from "../../document/json.ts";
import { isJson } from "../../document/media-types.ts";
import { innerPlaces } from "../../document/mutations.ts";
import { successOf } from "../../document/operations.ts";
import { attempt } from "../../session/attempt.ts";
import { isBody } from "../../session/bodies.ts";
import type { OwnResource } from "../../session/own-resources.ts";
import { type PathValues, perSession, type Session, type Writing } from "../../session/session.ts";
import { claim } from "../../session/writing.ts";
import { checkCreated } from "./created.ts";

const PARENT = /^parent(\w*Id)?$/;

const chained = perSession(() => new Set<string>());

export async function checkChain(
  writing: Writing,
  operation: Operation,
  path: PathValues,
  root: OwnResource,
): Promise<void> {
  const { session, bodies } = writing;
  if (!root.template.startsWith(`${operation.path}/{`) || chained(session).has(operation.id)) return;
  chained(session).add(operation.id);
  let above = root;
  for (const depth of ["second", "third"]) {
    const body = bodies.prepare(operation, path).find(isBody);
    const name = body && parentIn(session, operation, body.value);
    if (!body || name === undefined || !isObject(body.value)) return;
    const value = { ...body.value, [name]: above.values.at(-1) };
    const call = { body: { ...body, value } };
    const reply = await attempt(session, operation, `creates a ${depth} level below the first`, path, call);
    if (!reply || reply.status !== successOf(operation)) return;
    const created = await claim(writing, operation, path, call.body, reply);
    if (!created) return;
    await checkCreated(session, operation, created, value, reply.body);
    above = created;
  }
}

function parentIn({ document }: Session, { requestBody }: Operation, body: unknown): string | undefined {
  const schema = requestBody?.media.find(({ mediaType }) => isJson(mediaType))?.schema;
  const names = schema ? innerPlaces(document, schema, body).map(({ name }) => String(name)) : [];
  return names.find((name) => PARENT.test(name));
}
