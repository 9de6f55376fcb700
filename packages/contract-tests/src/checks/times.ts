import type { ApiDocument, Operation } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import { child } from "../document/pointer.ts";
import { namesIn } from "../document/url-members.ts";
import type { ReceivedResponse } from "../messages/send.ts";
import { type Check, perSession, type Session } from "../session/session.ts";
import { checkDurations } from "./times/durations.ts";
import { watchRepeatedInstants } from "./times/repeated-instants.ts";

const CREATION = /^(created|created_?(at|on|date|time)|creation_?(date|time))$/i;
const PAST = /^(creat|occur|happen|finish|complet|rated|updat|modif|chang|submit)\w*$/i;
const TOLERANCE = 5000;
/** Tolerance in milliseconds: the run moves the clock by minutes to finish tests. */
const MOVED = 60 * 60 * 1000;

interface Late {
  operation: Operation;
  at: string;
  name: string;
  time: number;
  date: number;
  response: ReceivedResponse;
}

/** Difference between the clocks: sandboxes may have an adjusted clock. */
interface Clock {
  /** Milliseconds, from the first creation on. */
  ahead: number | undefined;
  early: Late[];
}

const clocks = perSession((): Clock => ({ ahead: undefined, early: [] }));

const MOST = 50;

export const times = {
  name: "times",
  about:
    "a created resource has the time of its creation, consistent with `Date`; no past event is in the future; an instant is the same in each response; with `--write`, an end is the start plus the length, across daylight saving and month ends",
  needs: [],
  async run(session, moment) {
    if (moment.when === "variants") await checkDurations(session, moment.operation, moment.path, moment.trial);
    if (moment.when !== "seen" || moment.response.status >= 300) return;
    const { operation, response } = moment;
    const body = moment.body();
    if (!isObject(body)) return;
    watchRepeatedInstants(session, moment);
    const reported = Date.parse(response.headers.get("date") ?? "");
    const date = Number.isNaN(reported) ? Date.now() : reported;
    const clock = clocks(session);
    const sent = sentNames(session.document);
    if (operation.method === "POST" && response.status === 201)
      for (const [name, value] of Object.entries(body)) {
        const time = CREATION.test(name) && !sent.has(name) ? timeOf(value) : undefined;
        if (time === undefined) continue;
        const behind = Math.round(((clock.ahead ?? time - date) - (time - date)) / 1000);
        const message = `${name} is ${behind} s too early, by the clock of earlier creations`;
        if (behind * 1000 > TOLERANCE) tell(session, operation, response, child("", name), message);
        clock.ahead = Math.max(clock.ahead ?? time - date, time - date);
      }
    // The run moves the clock itself, so its position is unknown.
    const { plugin } = session.options;
    if (session.document.operations.some((one) => plugin?.movesClock(one))) return;
    const most = session.options.simulate ? MOVED : TOLERANCE;
    const late = timesIn(body, sent)
      .filter(({ time }) => time > date + most)
      .map((one): Late => ({ ...one, operation, date, response }));
    const all = [...clock.early.splice(0), ...late];
    if (clock.ahead === undefined) clock.early = all.slice(0, MOST);
    const first = all.find((one) => clock.ahead !== undefined && one.time > one.date + clock.ahead + most);
    if (first)
      tell(
        session,
        first.operation,
        first.response,
        first.at,
        `${first.name} ${new Date(first.time).toISOString()} is in the future`,
      );
  },
} as const satisfies Check;

function tell(
  session: Session,
  operation: Operation,
  { status, request }: ReceivedResponse,
  at: string,
  message: string,
) {
  const title = "shows times of past events";
  session.conclude(operation, title, [{ check: "time", at, message, request }], String(status));
}

const timeOf = (value: unknown): number | undefined =>
  typeof value === "string" && /^\d{4,}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))
    ? Date.parse(value)
    : undefined;

function timesIn(value: unknown, sent: ReadonlySet<string>, at = ""): Pick<Late, "name" | "at" | "time">[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => timesIn(one, sent, child(at, index)));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const place = child(at, name);
    const time = PAST.test(name) && !sent.has(name) ? timeOf(one) : undefined;
    return time === undefined ? timesIn(one, sent, place) : [{ name, at: place, time }];
  });
}

const known = new WeakMap<ApiDocument, ReadonlySet<string>>();

/** Clients choose their values. */
function sentNames(document: ApiDocument): ReadonlySet<string> {
  const media = document.operations.flatMap(({ requestBody }) => requestBody?.media ?? []);
  const names = known.get(document) ?? namesIn(document, media, () => true);
  known.set(document, names);
  return names;
}
