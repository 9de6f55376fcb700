import { branchesOf } from "../../document/branches.ts";
import { type ApiDocument, type Located, type Operation, resolve } from "../../document/document.ts";
import { isObject, type JsonObject, objectAt } from "../../document/json.ts";
import { isJson } from "../../document/media-types.ts";
import { conjuncts } from "../../document/mutations.ts";
import { child } from "../../document/pointer.ts";
import type { Moment, Session } from "../../session/session.ts";
import { nameProblem, orderIn, type Stated } from "./order.ts";

/** A list inside a response. `way` has the member names of its path, with `*` for list elements. */
interface Ordered {
  way: string[];
  order: Stated;
  dates: string[];
}

const DEEPEST = 6;

const found = new WeakMap<Operation, Ordered[]>();

export function watchInnerOrder(session: Session, moment: Extract<Moment, { when: "seen" }>): void {
  const { operation, response } = moment;
  if (response.status >= 300) return;
  const known = found.get(operation) ?? orderedIn(session.document, operation);
  found.set(operation, known);
  for (const one of known)
    for (const list of listsAt(moment.body(), one.way)) {
      const message = one.order === "name" ? nameProblem(list) : dateProblem(list, one);
      if (message === undefined) continue;
      const problem = { check: "page", at: `/${one.way.join("/")}`, message, request: response.request };
      session.conclude(operation, "keeps the stated order of inner lists", [problem], String(response.status));
      break;
    }
}

function dateProblem(list: readonly JsonObject[], { way, order, dates }: Ordered): string | undefined {
  for (const [index, item] of list.entries()) {
    const before = list[index - 1];
    const name = dates.find((one) => typeof item[one] === "string" && typeof before?.[one] === "string");
    if (!before || name === undefined) continue;
    const difference = Date.parse(String(item[name])) - Date.parse(String(before[name]));
    if (order === "oldest" ? difference < 0 : difference > 0)
      return `${name} ${item[name]} comes after ${before[name]}, but ${way.at(-1)} begins with the ${order}`;
  }
  return undefined;
}

function listsAt(value: unknown, [name, ...rest]: readonly string[]): JsonObject[][] {
  if (name === undefined) return Array.isArray(value) && value.length > 1 && value.every(isObject) ? [value] : [];
  if (name === "*") return Array.isArray(value) ? value.flatMap((one) => listsAt(one, rest)) : [];
  return isObject(value) ? listsAt(value[name], rest) : [];
}

function orderedIn(document: ApiDocument, { responses }: Operation): Ordered[] {
  const all: Ordered[] = [];
  const visit = (located: Located, way: string[], above: readonly string[]): void => {
    const { pointer } = resolve(document.root, located);
    if (way.length > DEEPEST || above.includes(pointer)) return;
    const parts = conjuncts(document, located);
    for (const part of [...parts, ...parts.flatMap(branchesOf).flatMap((one) => conjuncts(document, one))]) {
      const inner = [...above, pointer];
      for (const [name, value] of Object.entries(objectAt(part.value, "properties"))) {
        const member = { pointer: child(part.pointer, "properties", name), value };
        const order = isObject(value) && typeof value.description === "string" ? orderIn(value.description) : undefined;
        const dates = order && datesOf(document, member);
        if (order && dates) all.push({ way: [...way, name], order, dates });
        visit(member, [...way, name], inner);
      }
      if (isObject(part.value) && isObject(part.value.items))
        visit({ pointer: child(part.pointer, "items"), value: part.value.items }, [...way, "*"], inner);
    }
  };
  for (const { status, media } of responses)
    for (const { schema, mediaType } of media)
      if (schema && status.startsWith("2") && isJson(mediaType)) visit(schema, [], []);
  return all;
}

/** Ends of periods do not determine the order. */
const ENDING = /^(expir|end|finish|due|valid|next)/i;
const BEGINNING = /^(creat\w*|occurred\w*|happened\w*|at|date|time(stamp)?)$/i;

/** Returns the date members of list elements; undefined if the member is not a list. */
function datesOf(document: ApiDocument, member: Located): string[] | undefined {
  const lists = conjuncts(document, member).filter(({ value }) => isObject(value) && isObject(value.items));
  if (lists.length === 0) return undefined;
  const all = lists
    .flatMap(({ pointer, value }) =>
      conjuncts(document, { pointer: child(pointer, "items"), value: objectAt(value, "items") }),
    )
    .flatMap(({ value }) => Object.entries(objectAt(value, "properties")))
    .filter(
      ([, value]) =>
        objectAt({ value: resolve(document.root, { pointer: "#", value }).value }, "value").format === "date-time",
    )
    .map(([name]) => name);
  return all.length === 1 && !ENDING.test(String(all[0])) ? all : all.filter((name) => BEGINNING.test(name));
}
