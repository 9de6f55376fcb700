import type { Operation } from "../../document/document.ts";
import { isObject } from "../../document/json.ts";
import { successOf } from "../../document/operations.ts";
import type { Moment, Session } from "../../session/session.ts";

type Instants = Map<string, string[]>;

/** Places of an instant and of its copy in a list element. */
type Repeated = [one: string, list: string];

const known = new WeakMap<Operation, Repeated[]>();

/**
 * Expects an instant repeated in a list to be equal there. The examples show which instants; foreign examples often use one date
 * everywhere.
 */
export function watchRepeatedInstants(session: Session, moment: Extract<Moment, { when: "seen" }>): void {
  const { operation, response } = moment;
  if (operation.method !== "GET" || response.status >= 300 || !session.document.policy.conventions) return;
  const relations = known.get(operation) ?? learn(operation);
  known.set(operation, relations);
  if (relations.length === 0) return;
  const instants = instantsIn(moment.body());
  const lost = relations.find(([one, list]) => isLost(instants, one, list));
  if (!lost) return;
  const message = `${instants.get(lost[0])?.[0]} is at none of ${lost[1]}`;
  const problem = {
    check: "time" as const,
    at: `/${lost[0].replaceAll(".", "/")}`,
    message,
    request: response.request,
  };
  session.conclude(operation, "shows an instant of the list", [problem], successOf(operation));
}

function isLost(instants: Instants, one: string, list: string): boolean {
  const [own] = instants.get(one) ?? [];
  return own !== undefined && instants.get(list)?.every((other) => Date.parse(other) !== Date.parse(own)) === true;
}

function learn({ responses }: Operation): Repeated[] {
  const examples = responses
    .filter(({ status }) => status.startsWith("2"))
    .flatMap(({ media }) => media.flatMap(({ examples }) => examples.map(({ value }) => instantsIn(value))));
  const pairs = examples.flatMap((instants) =>
    [...instants].flatMap(([one, [own]]): Repeated[] =>
      own === undefined || one.includes("*")
        ? []
        : [...instants]
            .filter(([list, others]) => list.includes("*") && others.includes(own))
            .map(([list]) => [one, list]),
    ),
  );
  return pairs.filter(([one, list]) => !examples.some((instants) => isLost(instants, one, list)));
}

function instantsIn(value: unknown, way = "", found: Instants = new Map()): Instants {
  if (typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value)) found.set(way, [...(found.get(way) ?? []), value]);
  const inside = (name: string) => (way === "" ? name : `${way}.${name}`);
  // Elements with an id may be deleted with their instants.
  if (Array.isArray(value))
    for (const one of value) if (!isObject(one) || !("id" in one)) instantsIn(one, inside("*"), found);
  if (isObject(value)) for (const [name, one] of Object.entries(value)) instantsIn(one, inside(name), found);
  return found;
}
