import type { Operation } from "../document/document.ts";
import { isObject, type JsonObject } from "../document/json.ts";
import { isJson } from "../document/media-types.ts";
import { declares, successOf, unknownLike } from "../document/operations.ts";
import type { Problem } from "../findings/outcome.ts";
import { checkResponse, responseOf } from "../messages/check-response.ts";
import { examplesHave, wordProblems } from "../messages/error-words.ts";
import { attempt } from "../session/attempt.ts";
import type { Body } from "../session/bodies.ts";
import { listOf } from "../session/current-state.ts";
import { askPage, parameterOf } from "../session/pages.ts";
import type { Check, PathValues, Reply, Session, Trial } from "../session/session.ts";

/** Members chosen by the client; several resources may share some. */
const UNIQUE = /^externalId$/;
const SHARED = /^(email|customId)$/;

/** Statuses with which a foreign server may refuse an unknown reference. */
const REFUSALS = ["400", "403", "404", "409", "412", "422"];

export const references = {
  name: "references",
  about:
    "an unknown id in a body and a duplicate of a unique value are refused; other values are accepted twice, and a filter by such a value returns each resource",
  needs: ["--write"],
  async run(session, moment) {
    if (moment.when === "variants") await checkAgain(session, moment.operation, moment.path, moment.trial);
    if (moment.when === "refusals") await checkReferences(session, moment.operation, moment.path, moment.trial.bodies);
  },
} as const satisfies Check;

async function checkAgain(session: Session, operation: Operation, path: PathValues, trial: Trial): Promise<void> {
  const fresh = () => fullest(trial.bodies());
  const [one, two] = [fresh(), fresh()];
  if (operation.method !== "POST" || !one || !two) return;
  const response = await session.ask(operation, path, { body: one });
  if (response.status >= 300) return;
  await trial.took({ ...checkResponse(operation, response, session.validator), response }, { body: one });
  await checkTwice(session, operation, path, one, two);
  await checkShared(session, operation, path, trial, one);
}

const fullest = (bodies: Body[]): Body | undefined => bodies.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];

const sizeOf = ({ value }: Body): number => (isObject(value) ? Object.keys(value).length : 0);

async function checkReferences(
  session: Session,
  operation: Operation,
  path: PathValues,
  fresh: () => Body[],
): Promise<void> {
  const tried = new Set<string>();
  for (const [index, good] of fresh().entries()) {
    if (!isJson(good.mediaType) || !isObject(good.value)) continue;
    for (const [name, value] of Object.entries(good.value)) {
      const id = [value].flat()[0];
      if (
        tried.has(name) ||
        typeof id !== "string" ||
        session.ids.collectionOf(id) === undefined ||
        /^(externalId|customId)$/.test(name) ||
        // Other texts in a foreign payload need not refer to anything.
        (session.document.policy.unstatedRules && !/ids?$/i.test(name))
      )
        continue;
      tried.add(name);
      const unknown = Array.isArray(value) ? [unknownLike(id)] : unknownLike(id);
      const base = fresh()[index]?.value as JsonObject;
      const statuses = session.document.policy.unstatedRules ? REFUSALS : statusesFor(operation);
      const title = `refuses an unknown ${name} with ${statuses.join(" or ")}`;
      await refuse(session, operation, path, title, { ...good, value: { ...base, [name]: unknown } }, statuses);
    }
  }
}

async function checkTwice(
  session: Session,
  operation: Operation,
  path: PathValues,
  first: Body,
  again: Body,
): Promise<void> {
  if (!isObject(first.value) || !isObject(again.value)) return;
  for (const [name, value] of Object.entries(first.value)) {
    const email = name === "email" && knowsAddresses(operation);
    if (!UNIQUE.test(name) && !email) continue;
    const statuses = email ? ["409"] : ["400"];
    const title = `refuses a duplicate ${name} with ${statuses[0]}`;
    await refuse(
      session,
      operation,
      path,
      title,
      { ...again, value: { ...again.value, [name]: value } },
      statuses,
      (reply) => knownAddress(operation, reply, value),
    );
  }
}

async function checkShared(
  session: Session,
  operation: Operation,
  path: PathValues,
  { bodies, took }: Trial,
  first: Body,
): Promise<void> {
  if (!isObject(first.value)) return;
  for (const [name, value] of Object.entries(first.value)) {
    const again = fullest(bodies());
    const unique = name === "email" && knowsAddresses(operation);
    if (!SHARED.test(name) || typeof value !== "string" || unique || !isObject(again?.value)) continue;
    const body = { ...again, value: { ...again.value, [name]: value } };
    const reply = await attempt(session, operation, `accepts a duplicate ${name}`, path, { body });
    if (!reply || reply.status !== successOf(operation)) continue;
    const created = await took(reply, { body });
    const list = created && listOf(session, created);
    if (!list || !parameterOf(list, name)) continue;
    const page = await askPage(session, list, created.values.slice(0, -1), { [name]: value });
    const message = `of two with the ${name} ${value} the list shows ${page?.page.items.length ?? "none"}`;
    const problems = page?.page.items.length === 2 ? [] : [{ check: "read back", message }];
    session.conclude(list, `shows all elements with the same ${name}`, problems, successOf(list));
  }
}

const knowsAddresses = ({ responses }: Operation): boolean =>
  responses.some(
    ({ status, media }) =>
      status === "409" && /e-?mail/i.test(JSON.stringify(media.flatMap(({ examples }) => examples))),
  );

/** The examples show whether the error contains the duplicate address. */
function knownAddress(operation: Operation, { body, response }: Reply, email: unknown): Problem[] {
  if (response.status !== 409) return [];
  const spec = responseOf(operation, response.status);
  const problems = wordProblems(spec, body);
  if (isObject(body) && ("email" in body || examplesHave(spec, "email")) && body.email !== email) {
    const message = `email is ${String(body.email)}, not the known address`;
    problems.push({ check: "error object", at: "/email", message });
  }
  return problems;
}

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
      statuses.includes(reply.status ?? "") || statuses.includes(String(reply.response.status))
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
