import { awkwardValues } from "../../document/awkward-values.ts";
import type { Located, Operation } from "../../document/document.ts";
import { brief, isObject, type JsonObject } from "../../document/json.ts";
import { isJson } from "../../document/media-types.ts";
import { innerPlaces } from "../../document/mutations.ts";
import { declares, successOf } from "../../document/operations.ts";
import { requestVariants } from "../../messages/calls.ts";
import { attempt } from "../../session/attempt.ts";
import type { Body } from "../../session/bodies.ts";
import { listOf, readOf } from "../../session/current-state.ts";
import type { OwnResource } from "../../session/own-resources.ts";
import { everything, identityOf, walkList } from "../../session/pages.ts";
import type { PathValues, Session, Trial } from "../../session/session.ts";
import { before, checkChanged } from "../stored/changed.ts";
import { compareWithRequest } from "../stored/sent-members.ts";
import { checkFound } from "./found-by-values.ts";

const ROUNDS = 6;

/** References and e-mail flags, which keep their value. */
const KEPT =
  /(?<!^custom|^external)Ids?$|(^|_)ids?$|^(disableCommunication|communicationDisabled|sendNotification|apiKey|seed|seedValue|at|operation)$/;
/** Ids chosen by the client. */
const OWN = /^(externalId|customId)$/;
const UNIQUE = /^(externalId|customId|name|key)$/;

let count = 0;

export async function sendAwkwardValues(
  session: Session,
  operation: Operation,
  path: PathValues,
  trial: Trial,
): Promise<void> {
  const schema = operation.requestBody?.media.find(({ mediaType }) => isJson(mediaType))?.schema;
  if (!schema || !declares(operation, successOf(operation) ?? "")) return;
  const made: { resource: OwnResource; sent: unknown }[] = [];
  for (const body of [
    ...roundsOf(session, operation, schema, trial),
    ...severalReferences(session, schema, path, trial),
  ]) {
    const earlier = operation.method === "POST" ? undefined : await before(session, operation, path);
    const title = `accepts difficult values (${body.name})`;
    // Foreign services have undocumented rules, and any may refuse references.
    const expected =
      session.document.policy.unstatedRules || body.name === REFERENCES ? {} : { status: successOf(operation) };
    const reply = await attempt(session, operation, title, path, { body }, undefined, expected);
    if (!reply || reply.status !== successOf(operation)) continue;
    if (operation.method !== "POST") await checkChanged(session, operation, path, body.value, earlier, reply.body);
    const resource = await trial.took(reply, { body });
    if (resource) made.push({ resource, sent: body.value });
  }
  await checkShown(session, operation, made);
}

const WORDS = /(name|title|description)$/i;

const ID = /^[a-z]+_[A-Za-z0-9]{2,}$/;

function refers({ document, ids }: Session, operation: Operation, name: string, present: unknown): boolean {
  if (present !== undefined && present !== null)
    return [present].flat().some((one) => typeof one === "string" && ids.has(one));
  const examples = requestVariants(operation).flatMap(({ value }) => (isObject(value) ? [value[name]].flat() : []));
  const known = examples.filter((one) => one !== undefined && one !== null);
  return (
    document.policy.unstatedRules ||
    (known.length === 0 && !WORDS.test(name)) ||
    known.some((one) => isObject(one) || ID.test(String(one)))
  );
}

/** Distributes the values over the rounds. */
function roundsOf(session: Session, operation: Operation, schema: Located, { bodies }: Trial): Body[] {
  const found: Body[] = [];
  for (let round = 0, most = 1; round < Math.min(most, ROUNDS); round += 1) {
    const base = bodies()
      .filter(({ mediaType, value }) => isJson(mediaType) && isObject(value))
      .toSorted((a, b) => Object.keys(b.value as JsonObject).length - Object.keys(a.value as JsonObject).length)[0];
    if (!base) return found;
    let value: unknown = base.value;
    const names: string[] = [];
    for (const { name, schema: inner, present } of innerPlaces(session.document, schema, base.value)) {
      if (typeof name !== "string" || KEPT.test(name) || !isObject(value) || refers(session, operation, name, present))
        continue;
      count += 1;
      const unique = `${Date.now().toString(36)}${count}`;
      const all = [
        ...awkwardValues(session.document, session.validator, inner, name, unique),
        ...listsWithNumbers(session, inner, present),
      ].filter((one) => !(operation.method === "POST" ? UNIQUE : OWN).test(name) || String(one).includes(unique));
      const one = all[round % Math.max(1, all.length)];
      most = Math.max(most, all.length);
      const next = { ...value, [name]: one };
      if (one === undefined || !session.validator.accepts(schema.pointer, next)) continue;
      value = next;
      names.push(`${name} ${brief(one)}`);
    }
    if (names.length > 0) found.push({ ...base, name: `round ${round + 1}`, value });
  }
  return found;
}

/** Adds 0 to lists of numbers: 0 is a level, not a missing level. */
function listsWithNumbers({ document, validator }: Session, schema: Located, present: unknown): unknown[] {
  const elements = Array.isArray(present) ? present.filter(isObject) : [];
  return innerPlaces(document, schema, elements)
    .flatMap((items) => innerPlaces(document, items.schema, elements[0]))
    .filter((one) => typeof one.present === "number")
    .flatMap(({ name, schema: inner }) =>
      awkwardValues(document, validator, inner, String(name), "").map((value) =>
        elements.map((one) => ({ ...one, [name]: value })),
      ),
    );
}

const REFERENCES = "several references";

/** Sends up to three ids per list, neither sorted nor reversed. */
function severalReferences(
  { document, ids, validator }: Session,
  schema: Located,
  path: PathValues,
  { bodies }: Trial,
): Body[] {
  const [base] = bodies().filter(({ mediaType, value }) => isJson(mediaType) && isObject(value));
  if (!base || !isObject(base.value) || document.policy.unstatedRules) return [];
  let value: unknown = base.value;
  for (const { name, present } of innerPlaces(document, schema, base.value)) {
    const collection = Array.isArray(present) ? ids.collectionOf(String(present[0])) : undefined;
    if (!Array.isArray(present) || collection === undefined || !isObject(value)) continue;
    const others = ids.idsIn(collection, path).filter((id) => !present.includes(id) && !path.includes(id));
    const [first, ...rest] = [...present.map(String), ...others].slice(0, 3).sort();
    const next = { ...value, [name]: [...rest, first] };
    if (rest.length > 0 && validator.accepts(schema.pointer, next)) value = next;
  }
  return value === base.value ? [] : [{ ...base, name: REFERENCES, value }];
}

async function checkShown(
  session: Session,
  operation: Operation,
  made: readonly { resource: OwnResource; sent: unknown }[],
): Promise<void> {
  const [first] = made;
  if (!first) return;
  const title = `shows the difficult values sent to ${operation.id}`;
  for (const { resource, sent } of made) {
    const read = readOf(session, resource);
    if (!read) continue;
    const expected = { status: successOf(read) };
    await session.check(read, title, resource.values, {}, expected, ({ body }) =>
      compareWithRequest(session, read, sent, body, "the read"),
    );
  }
  const list = listOf(session, first.resource);
  if (!list) return;
  const walk = await walkList(session, list, first.resource.values.slice(0, -1), everything(list));
  const problems = made.flatMap(({ resource, sent }) => {
    const id = resource.values.at(-1) ?? "";
    const item = walk.items.find((one) => identityOf(one) === id);
    if (item) return compareWithRequest(session, list, sent, item, "the list");
    return walk.complete
      ? [{ check: "read back", message: `the list does not show ${id}, which ${operation.id} created` }]
      : [];
  });
  session.conclude(list, title, problems, successOf(list));
  for (const { resource, sent } of made) await checkFound(session, list, resource, sent);
}
