import type { Operation } from "../../document/document.ts";
import { isObject, objectAt, sameJson } from "../../document/json.ts";
import type { Problem } from "../../findings/outcome.ts";
import { everything, identityOf, isList, walkList } from "../../session/pages.ts";
import { type PathValues, type Session, successOf } from "../../session/session.ts";
import type { Body } from "../../session/writing.ts";
import { brief } from "../lists.ts";
import { VOLATILE } from "../stored.ts";
import { before } from "./changed.ts";

/** The members of an entity, or the elements of a list by their identity. */
type State = Map<string, unknown>;

/**
 * Looks at what an operation may change, and gives the check that is due after requests that it had to refuse: everything is as it was.
 * Where nothing shows the state, and where a request was not refused, which is a finding of its own, there is nothing to say.
 */
export async function watch(
  session: Session,
  operation: Operation,
  path: PathValues,
  body?: Body,
): Promise<() => Promise<void>> {
  const asked = isObject(body?.value) ? Object.keys(body.value) : [];
  const earlier = session.runs("stored") ? await stateOf(session, operation, path, asked) : undefined;
  const start = session.outcomes.length;
  return async () => {
    const failed = session.outcomes
      .slice(start)
      .some((one) => one.operation === operation.id && one.result === "failed");
    const later = earlier && !failed ? await stateOf(session, operation, path, asked) : undefined;
    if (!earlier || !later) return;
    const name = [...earlier.keys(), ...later.keys()].find((one) => !sameJson(earlier.get(one), later.get(one)));
    const problems: Problem[] =
      name === undefined
        ? []
        : [
            {
              check: "read back",
              message: `${name} is ${brief(later.get(name))} instead of ${brief(earlier.get(name))} after requests that were refused`,
            },
          ];
    session.conclude(operation, "changes nothing where it refuses", problems, successOf(operation));
  };
}

/** Members that change by themselves count where the operation changes them. */
async function stateOf(
  session: Session,
  operation: Operation,
  path: PathValues,
  asked: string[],
): Promise<State | undefined> {
  if (operation.method !== "POST") {
    const stored = await before(session, operation, path);
    return (
      stored &&
      new Map(
        Object.entries(stored).filter(([name]) => name === "teams" || asked.includes(name) || !VOLATILE.test(name)),
      )
    );
  }
  const list = session.document.operations.find((one) => one.method === "GET" && one.path === operation.path);
  if (!list || !isList(list)) return undefined;
  const { items, complete } = await walkList(session, list, path, everything(list));
  return complete ? new Map(items.map((one) => [identityOf(one), "in the list"])) : undefined;
}

/** A body that the document takes as well, in which as many members as possible have other values; those of further bodies come first. */
export function another({ validator }: Session, { requestBody }: Operation, body: Body, further: Body[]): Body {
  const schema = requestBody?.media.find(({ mediaType }) => mediaType === body.mediaType)?.schema;
  let value = body.value;
  if (!schema || !isObject(value)) return body;
  for (const [name, own] of Object.entries(value)) {
    const emptied = isObject(own) ? Object.fromEntries(Object.keys(own).map((key) => [key, null])) : undefined;
    const others = further.map((one) => objectAt(one, "value")[name]);
    const found = [emptied, ...others, null, [], 0, false, "Contract other"]
      .filter((one) => one !== undefined && !sameJson(one, own))
      .map((one): unknown => ({ ...objectAt({ value }, "value"), [name]: one }))
      .find((one) => validator.accepts(schema.pointer, one));
    value = found ?? value;
  }
  return { ...body, value };
}
