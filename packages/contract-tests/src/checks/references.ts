import type { Operation } from "../document/document.ts";
import { isObject, type JsonObject } from "../document/json.ts";
import type { Problem } from "../findings/outcome.ts";
import { isJson } from "../messages/calls.ts";
import { attempt } from "../session/attempt.ts";
import { askPage, parameterOf } from "../session/pages.ts";
import { declares, type PathValues, type Reply, type Session, successOf, unknownLike } from "../session/session.ts";
import { type Body, claim, type Writing } from "../session/writing.ts";
import { listOf } from "./stored.ts";

/** Members of the caller's own that only one resource may have, and those that several may. */
const UNIQUE = /^externalId$/;
const SHARED = /^(email|customId)$/;

/** References to what does not exist are refused, each on its own. */
export async function checkReferences(
  session: Session,
  operation: Operation,
  path: PathValues,
  fresh: () => Body[],
): Promise<void> {
  if (!session.runs("references")) return;
  const tried = new Set<string>();
  for (const [index, good] of fresh().entries()) {
    if (!isJson(good.mediaType) || !isObject(good.value)) continue;
    for (const [name, value] of Object.entries(good.value)) {
      const id = [value].flat()[0];
      if (
        tried.has(name) ||
        typeof id !== "string" ||
        session.ids.collectionOf(id) === undefined ||
        /^(externalId|customId)$/.test(name)
      )
        continue;
      tried.add(name);
      const unknown = Array.isArray(value) ? [unknownLike(id)] : unknownLike(id);
      const base = fresh()[index]?.value as JsonObject;
      const statuses = statusesFor(operation);
      const title = `refuses with ${statuses.join(" or ")} what names an unknown ${name}`;
      await refuse(session, operation, path, title, { ...good, value: { ...base, [name]: unknown } }, statuses);
    }
  }
}

/** A value that must be unique is refused when it occurs again. */
export async function checkTwice(
  session: Session,
  operation: Operation,
  path: PathValues,
  first: Body,
  again: Body,
): Promise<void> {
  if (!session.runs("references") || !isObject(first.value) || !isObject(again.value)) return;
  for (const [name, value] of Object.entries(first.value)) {
    const email = name === "email" && knowsAddresses(operation);
    if (!UNIQUE.test(name) && !email) continue;
    const statuses = email ? ["409"] : ["400"];
    const title = `refuses with ${statuses[0]} the same ${name} again`;
    await refuse(
      session,
      operation,
      path,
      title,
      { ...again, value: { ...again.value, [name]: value } },
      statuses,
      (reply) => knownAddress(reply, value),
    );
  }
}

/** A value that need not be unique is taken again; lists that can be asked for it show all who have it. */
export async function checkShared(
  writing: Writing,
  operation: Operation,
  path: PathValues,
  first: Body,
  fresh: () => Body | undefined,
): Promise<void> {
  const { session, own } = writing;
  if (!session.runs("references") || !isObject(first.value)) return;
  for (const [name, value] of Object.entries(first.value)) {
    const again = fresh();
    const unique = name === "email" && knowsAddresses(operation);
    if (!SHARED.test(name) || typeof value !== "string" || unique || !isObject(again?.value)) continue;
    const body = { ...again, value: { ...again.value, [name]: value } };
    const reply = await attempt(session, operation, `takes the same ${name} again`, path, { body });
    if (!reply || reply.status !== successOf(operation)) continue;
    await claim(writing, operation, path, body, reply);
    const created = own.at(-1);
    const list = created && listOf(session, created);
    if (!list || !parameterOf(list, name)) continue;
    const asked = await askPage(session, list, created.values.slice(0, -1), { [name]: value });
    const message = `of two with the ${name} ${value} the list shows ${asked?.page.items.length ?? "none"}`;
    const problems = asked?.page.items.length === 2 ? [] : [{ check: "read back", message }];
    session.conclude(list, `shows all who have the same ${name}`, problems, successOf(list));
  }
}

/** Whether a document says that an address may be known already: an example of its 409 speaks of it. */
const knowsAddresses = ({ responses }: Operation): boolean =>
  responses.some(
    ({ status, media }) =>
      status === "409" && /e-?mail/i.test(JSON.stringify(media.flatMap(({ examples }) => examples))),
  );

/** V3 says which address is known. */
function knownAddress({ body, response }: Reply, email: unknown): Problem[] {
  if (response.status !== 409 || !isObject(body) || !("errorType" in body)) return [];
  const problems: Problem[] = [];
  if (body.errorType !== "EMAIL_ALREADY_EXISTS")
    problems.push({
      check: "error object",
      at: "/errorType",
      message: `errorType is ${String(body.errorType)}, not EMAIL_ALREADY_EXISTS`,
    });
  if (body.email !== email)
    problems.push({
      check: "error object",
      at: "/email",
      message: `email is ${String(body.email)}, not the known address`,
    });
  return problems;
}

/** 412 where the document has it, 404 where nothing in the path can be unknown, otherwise 400 or 404. */
function statusesFor(operation: Operation): string[] {
  if (declares(operation, "412")) return ["412"];
  if (declares(operation, "404")) return operation.path.includes("{") ? ["400", "404"] : ["404"];
  return ["400"];
}

async function refuse(
  session: Session,
  operation: Operation,
  path: PathValues,
  title: string,
  body: Body,
  statuses: string[],
  judge: (reply: Reply) => Problem[] = () => [],
): Promise<void> {
  const [first] = statuses;
  await session.check(
    operation,
    title,
    path,
    { body },
    { status: statuses.length === 1 ? first : undefined },
    (reply) =>
      statuses.includes(reply.status ?? "")
        ? judge(reply)
        : [
            {
              check: "status",
              status: first,
              message: `expected ${statuses.join(" or ")}, got ${reply.response.status}`,
            },
          ],
  );
}
