import type { Operation, Parameter } from "../../document/document.ts";
import { isObject, type JsonObject } from "../../document/json.ts";
import { identityOf, type Walk } from "../../session/pages.ts";
import type { PathValues, Session } from "../../session/session.ts";
import { checkFiltered } from "./filtered-request.ts";

const LOOK_INTO = 12;

/**
 * A future date matches nothing, the date of an element excludes earlier ones (also in another time zone), and the ends
 * of its day separate the elements. Returns the date.
 */
export async function checkSince(
  session: Session,
  operation: Operation,
  path: PathValues,
  parameter: Parameter,
  all: Walk,
): Promise<string | undefined> {
  const { name } = parameter;
  const nothing = { ...all, items: [] };
  await checkFiltered(
    session,
    operation,
    path,
    `finds nothing by ${name} in the far future`,
    { [name]: "2999-01-01T00:00:00.000Z" },
    nothing,
    () => false,
  );
  const dateOf = (item: JsonObject): string | undefined => {
    const embedded = isObject(item._embedded) ? Object.values(item._embedded).filter(isObject) : [];
    const inner = [item, ...embedded].find((one) => name in one) ?? item;
    const found = name === "since" ? (inner.creationDate ?? inner.occurredAt ?? inner.at) : inner[name];
    return typeof found === "string" ? found : undefined;
  };
  const dates = all.items.flatMap((item) => dateOf(item) ?? []).sort();
  const middle = dates[Math.floor(dates.length / 2)];
  if (middle === undefined) return checkSinceInside(session, operation, path, name, all);
  const day = middle.slice(0, 10);
  const accepts = (text: string) => !parameter.schema || session.validator.accepts(parameter.schema.pointer, text);
  for (const from of [middle, inZone(middle), `${day}T00:00:00.000Z`, `${day}T23:59:59.999Z`, day].filter(accepts))
    await checkFiltered(session, operation, path, `filters by ${name}`, { [name]: from }, all, (item) => {
      const date = dateOf(item);
      return date !== undefined && Date.parse(date) >= Date.parse(from);
    });
  return middle;
}

const inZone = (instant: string): string =>
  `${new Date(Date.parse(instant) + 5.5 * 60 * 60 * 1000).toISOString().slice(0, -1)}+05:30`;

async function checkSinceInside(
  session: Session,
  operation: Operation,
  path: PathValues,
  name: string,
  all: Walk,
): Promise<string | undefined> {
  const read = session.document.operations.find(
    ({ method, path: other }) => method === "GET" && other.startsWith(`${operation.path}/{`) && other.endsWith("}"),
  );
  for (const item of read ? all.items.slice(0, LOOK_INTO) : []) {
    const reply = read && (await session.ask(read, [...path, identityOf(item)]));
    const text = new TextDecoder().decode(reply?.body);
    const date = text
      .match(new RegExp(`(?<="${name}":\\s*")[^"]+`, "g"))
      ?.sort()
      .at(-1);
    if (date === undefined) continue;
    const isOwn = (one: JsonObject) => identityOf(one) === identityOf(item);
    const check = (from: string, fits: (one: JsonObject) => boolean, must: (one: JsonObject) => boolean) =>
      checkFiltered(session, operation, path, `filters by ${name}`, { [name]: from }, all, fits, must);
    const day = date.slice(0, 10);
    for (const from of [date, inZone(date), `${day}T00:00:00.000Z`]) await check(from, () => true, isOwn);
    const end = `${day}T23:59:59.999Z`;
    if (Date.parse(date) < Date.parse(end))
      await check(
        end,
        (one) => !isOwn(one),
        () => false,
      );
    return date;
  }
  return undefined;
}
