import type { Operation } from "../../document/document.ts";
import { brief, isObject, sameJson } from "../../document/json.ts";
import { collectionName, successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import { checkResponse } from "../../messages/check-response.ts";
import { differences } from "../../session/compare.ts";
import { choicesOf, identityOf, parameterOf } from "../../session/pages.ts";
import type { PathValues, Reply, Session } from "../../session/session.ts";

/** Members that a part shares with its resource. */
const POINTS = /^(scoredPoints|maxPoints)$/;

export async function checkParts(
  session: Session,
  operation: Operation,
  path: PathValues,
  { body }: Pick<Reply, "body">,
): Promise<void> {
  const [above = "", last] = [
    operation.path.slice(0, operation.path.lastIndexOf("/")),
    operation.path.split("/").at(-1),
  ];
  if (!isObject(body) || !above.endsWith("}") || last?.startsWith("{")) return;
  const reads = session.document.operations.filter(({ method }) => method === "GET");
  const owner = reads.find((one) => one.path === above);
  const whole = owner && (await read(session, owner, path));
  if (owner && isObject(whole))
    await conclude(
      session,
      operation,
      owner,
      Object.keys(body).filter((name) => POINTS.test(name)),
      body,
      whole,
    );
  for (const [name, list] of Object.entries(body)) {
    const own = reads.find((one) => one.path === `${above}/${name}`);
    const shown = own && Array.isArray(list) ? await read(session, own, path) : undefined;
    if (own && Array.isArray(shown) && Array.isArray(list)) {
      await conclude(session, own, operation, ["length"], { length: shown.length }, { length: list.length });
      const title = `shows elements as ${operation.id} does`;
      const problems = elementProblems(shown, list, operation.id);
      session.conclude(
        own,
        title,
        problems.length > 0 ? problems : orderProblems(shown, list, operation.id),
        successOf(own),
      );
    }
  }
}

function elementProblems(shown: unknown[], list: unknown[], other: string): Problem[] {
  const others = list.filter(isObject);
  const known = new Map(others.map((one) => [identityOf(one), one]));
  return shown
    .filter(isObject)
    .flatMap((one): Problem[] => {
      const same = known.get(identityOf(one));
      if (same || identityOf(one) !== JSON.stringify(one)) return differences(one, same, other);
      const there = others.some((two) => differences(one, two, other).length === 0);
      return there ? [] : [{ check: "read back", message: `${brief(one)} is not in ${other}` }];
    })
    .slice(0, 1);
}

function orderProblems(shown: unknown[], list: unknown[], other: string): Problem[] {
  const isSame = (one: unknown, two: unknown) =>
    isObject(one) && isObject(two) && "id" in one ? one.id === two.id : sameJson(one, two);
  const moved = shown.find(
    (one, index) => !isSame(one, list[index]) && list.some((two, place) => place !== index && isSame(one, two)),
  );
  return moved === undefined
    ? []
    : [{ check: "read back", message: `${brief(moved)} is at another place in ${other}` }];
}

async function read(session: Session, operation: Operation, path: PathValues): Promise<unknown> {
  const response = await session.ask(operation, path);
  return response.status === 200 ? checkResponse(operation, response, session.validator).body : undefined;
}

async function conclude(
  session: Session,
  operation: Operation,
  other: Operation,
  names: string[],
  one: Record<string, unknown>,
  two: Record<string, unknown>,
): Promise<void> {
  const problems = names
    .filter((name) => name in two && one[name] !== two[name])
    .map((name): Problem => ({ check: "read back", message: `${name} is ${one[name]}, in ${other.id} ${two[name]}` }));
  session.conclude(operation, `agrees with ${other.id}`, problems, successOf(operation));
}

const MOST = 8;

/** Repeats the check for other resources, because the first may lack sections. */
export async function checkPartsOfOthers(session: Session, operation: Operation): Promise<void> {
  const sections = choicesOf(session, parameterOf(operation, "sections"));
  if (sections.length === 0) return;
  const call = { values: { sections } };
  for (const path of session.ids.tuplesOf(operation.path).slice(0, MOST)) {
    const expected = { status: successOf(operation) };
    const reply = await session.check(
      operation,
      "returns all sections of other elements",
      path,
      call,
      expected,
      ({ body }) =>
        sections
          .filter((name) => isObject(body) && !(name in body))
          .map((name): Problem => ({ check: "filter", message: `the requested section ${name} is missing` })),
    );
    if (reply) await checkParts(session, operation, path, reply);
  }
}

const CONCERNED = 2;

/** Checks resources that a change affects or names in its body. */
export async function checkPartsAfter(
  session: Session,
  changed: Operation,
  path: PathValues,
  body: unknown,
): Promise<void> {
  const named = new Set(textsIn(body));
  for (const whole of session.document.operations) {
    const sections = choicesOf(session, parameterOf(whole, "sections"));
    const [collection, last, more] = whole.path.split(/\/\{[^}]+\}/);
    if (whole.method !== "GET" || sections.length === 0 || !last || more !== undefined) continue;
    const own = changed.method !== "POST" && changed.path.startsWith(`${collection}/{`) ? path.slice(0, 1) : [];
    const known = session.ids.idsIn(collectionName(collection?.split("/").at(-1) ?? ""));
    const others = known.filter((id) => named.has(id) && !own.includes(id));
    for (const id of [...own, ...others].slice(0, CONCERNED)) {
      const title = `returns all sections after ${changed.id}`;
      const expected = { status: successOf(whole) };
      const reply = await session.check(whole, title, [id], { values: { sections } }, expected);
      if (reply) await checkParts(session, whole, [id], reply);
    }
  }
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
};
