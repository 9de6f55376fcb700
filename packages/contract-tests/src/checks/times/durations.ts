import type { Operation } from "../../document/document.ts";
import { isObject, type JsonObject, objectAt } from "../../document/json.ts";
import { isJson } from "../../document/media-types.ts";
import { conjuncts } from "../../document/mutations.ts";
import { successOf } from "../../document/operations.ts";
import { child } from "../../document/pointer.ts";
import type { Problem } from "../../findings/outcome.ts";
import { checkResponse } from "../../messages/check-response.ts";
import type { Body } from "../../session/bodies.ts";
import type { PathValues, Session, Trial } from "../../session/session.ts";

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** Units by the end of a member's name, such as `durationMinutes`, `valid_days` and `ttl_seconds`. */
const UNITS: [name: RegExp, milliseconds: number | "month"][] = [
  [/(seconds?|secs?)$/i, SECOND],
  [/(minutes?|mins?)$/i, 60 * SECOND],
  [/(hours?|hrs?)$/i, 60 * 60 * SECOND],
  [/days?$/i, DAY],
  [/weeks?$/i, 7 * DAY],
  [/months?$/i, "month"],
];
const LENGTH = /dura|valid|length|period|term|expir|ttl|lifetime|lasts|for_?(second|minute|hour|day|week|month)/i;
const START = /^(start|begin|from|valid_?from|effective|since)/i;
const END = /^(end|until|to$|finish|expir|valid_?(until|to|till)|due)/i;
const CREATED = /^(created|creation|inserted)(_?(at|on|time|date|timestamp))?$/i;

/** An ordinary day, then changes to and from daylight saving time in Europe and North America. */
const DAY_STARTS = ["06-10", "03-29", "10-25", "03-08", "11-01"].map((day) => `2031-${day}T12:00:00Z`);
const HOUR_STARTS = ["06-10T12:00", "03-30T00:30", "10-26T00:30", "03-09T06:30", "11-02T05:30"].map(
  (time) => `2031-${time}:00Z`,
);
/** The end of a month is not in the next one. */
const MONTH_STARTS = ["2031-06-10T12:00:00Z", "2031-01-31T12:00:00Z", "2031-08-31T12:00:00Z", "2032-01-30T12:00:00Z"];
/** Lengths that services count exactly in larger units, and lengths that they round then. */
const EVEN: Record<number | string, number> = { [SECOND]: 3600, [60 * SECOND]: 60, [60 * 60 * SECOND]: 24, [DAY]: 2 };
const ODD = [37, 1, 91];

/** The server's clock moves between two of its instants, in milliseconds. */
const CLOCK = 2 * SECOND;

/** Creates resources with a start and a length, and expects the end in the response to fit. */
export async function checkDurations(
  session: Session,
  operation: Operation,
  path: PathValues,
  { bodies, took }: Trial,
): Promise<void> {
  const [body] = bodies();
  if (operation.method !== "POST" || !body || !isJson(body.mediaType) || !isObject(body.value)) return;
  const schemas = propertiesOf(session, operation, body);
  const isLength = (name: string) => LENGTH.test(name) && unitOf(name) !== undefined;
  const isEnd = (name: string) => END.test(name) && !(name in schemas);
  const start = Object.keys(schemas).find((name) => START.test(name) && accepts(session, schemas[name], DAY_STARTS[0]));
  const create = async (values: JsonObject) => {
    const call = { body: { ...(bodies()[0] ?? body), value: { ...objectAt(bodies()[0], "value"), ...values } } };
    const response = await session.ask(operation, path, call);
    const checked = checkResponse(operation, response, session.validator);
    if (response.status >= 300 || checked.status !== successOf(operation)) return undefined;
    await took({ ...checked, response }, call);
    return { shown: instantsIn(checked.body), request: response.request };
  };
  for (const length of Object.keys(schemas).filter(isLength)) {
    const problems: Problem[] = [];
    let end: string | undefined;
    for (const { at, amount } of casesOf(session, schemas[length], unitOf(length), start)) {
      const { shown = [], request } =
        (await create({ [length]: amount, ...(start && at ? { [start]: at } : {}) })) ?? {};
      const from = at ?? shown.find(([name]) => CREATED.test(name))?.[1];
      if (from === undefined || shown.length === 0) continue;
      const due = expectedEnd(Date.parse(from), amount, unitOf(length));
      const fits = (instant: string) => Math.abs(Date.parse(instant) - due) <= (at ? 0 : CLOCK);
      // The ordinary case shows which member is the end: none if the service counts whole days or from another instant.
      end ??= shown.find(([name, instant]) => isEnd(name) && fits(instant))?.[0];
      if (end === undefined) break;
      const instant = shown.find(([name]) => name === end)?.[1];
      if (instant === undefined || fits(instant)) continue;
      const message = `${length} ${amount} from ${from} ends at ${instant} instead of ${new Date(due).toISOString()}`;
      problems.push({ check: "time", message, request });
    }
    if (end !== undefined)
      session.conclude(operation, `ends ${length} after the start`, problems.slice(0, 1), successOf(operation));
  }
}

type Unit = number | "month" | undefined;

const unitOf = (name: string): Unit => UNITS.find(([pattern]) => pattern.test(name))?.[1];

/** Returns starts and lengths, the ordinary case first. Without a start in the request, the length varies only. */
function casesOf(session: Session, schema: string | undefined, unit: Unit, start: string | undefined) {
  const starts = unit === "month" ? MONTH_STARTS : Number(unit) < DAY ? HOUR_STARTS : DAY_STARTS;
  const amounts = [EVEN[unit ?? 0] ?? 1, ...ODD].filter((one) => accepts(session, schema, one));
  const [first] = amounts;
  if (first === undefined) return [];
  if (start === undefined) return amounts.map((amount) => ({ at: undefined, amount }));
  const across = starts.map((at) => ({ at, amount: first }));
  return [...across, ...amounts.slice(1).map((amount) => ({ at: starts[0], amount }))];
}

function expectedEnd(from: number, amount: number, unit: Unit): number {
  if (typeof unit === "number") return from + amount * unit;
  const date = new Date(from);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + amount + 1, 0));
  const end = new Date(from);
  end.setUTCFullYear(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date.getUTCDate(), last.getUTCDate()));
  return end.getTime();
}

/** Returns the pointers of the schemas of a body's members, by name. */
function propertiesOf({ document }: Session, { requestBody }: Operation, { mediaType }: Body): Record<string, string> {
  const schema = requestBody?.media.find((media) => media.mediaType === mediaType)?.schema;
  const parts = schema ? conjuncts(document, schema) : [];
  return Object.fromEntries(
    parts.flatMap(({ pointer, value }) =>
      Object.keys(objectAt(value, "properties")).map((name) => [name, child(pointer, "properties", name)]),
    ),
  );
}

const accepts = ({ validator }: Session, pointer: string | undefined, value: unknown): boolean =>
  pointer !== undefined && validator.accepts(pointer, value);

const instantsIn = (body: unknown): [name: string, instant: string][] =>
  Object.entries(isObject(body) ? body : {}).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && /^\d{4}-\d\d-\d\dT/.test(entry[1]) && !Number.isNaN(Date.parse(entry[1])),
  );
