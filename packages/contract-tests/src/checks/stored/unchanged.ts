import type { Operation } from "../../document/document.ts";
import { brief, isObject, objectAt, sameJson } from "../../document/json.ts";
import { successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import type { Body } from "../../session/bodies.ts";
import { isVolatile } from "../../session/current-state.ts";
import { everything, identityOf, isList, walkList } from "../../session/pages.ts";
import type { PathValues, Session, Trial } from "../../session/session.ts";
import { before } from "./changed.ts";

type State = Map<string, unknown>;

/**
 * Records the state. The returned callback compares it after the refused requests. Skips without GET, or after an
 * accepted request.
 */
export async function watch(
  session: Session,
  operation: Operation,
  path: PathValues,
  { bodies }: Trial,
): Promise<() => Promise<void>> {
  const [body] = bodies();
  // The state must differ from the refused payloads, so a change comes first.
  const other = operation.method !== "POST" && body ? another(session, operation, body, bodies().slice(1)) : undefined;
  if (other) await session.ask(operation, path, { body: other });
  const requestedNames = isObject(body?.value) ? Object.keys(body.value) : [];
  const earlier = await stateOf(session, operation, path, requestedNames);
  const start = session.outcomes.length;
  const compare = async () => {
    const failed = session.outcomes
      .slice(start)
      .some((one) => one.operation === operation.id && one.result === "failed");
    const later = earlier && !failed ? await stateOf(session, operation, path, requestedNames) : undefined;
    if (!earlier || !later) return;
    const name = [...earlier.keys(), ...later.keys()].find((one) => !sameJson(earlier.get(one), later.get(one)));
    const problems: Problem[] =
      name === undefined
        ? []
        : [
            {
              check: "read back",
              message: `${name} is ${brief(later.get(name))} instead of ${brief(earlier.get(name))} after refused requests`,
            },
          ];
    session.conclude(operation, "changes nothing in refused requests", problems, successOf(operation));
  };
  return async () => {
    await compare();
    if (other) await session.ask(operation, path, { body });
  };
}

async function stateOf(
  session: Session,
  operation: Operation,
  path: PathValues,
  requestedNames: string[],
): Promise<State | undefined> {
  if (operation.method !== "POST") {
    const stored = await before(session, operation, path);
    return (
      stored &&
      new Map(
        Object.entries(stored).filter(
          ([name]) => name === "teams" || requestedNames.includes(name) || !isVolatile(session, name),
        ),
      )
    );
  }
  const list = session.document.operations.find((one) => one.method === "GET" && one.path === operation.path);
  if (!list || !isList(list)) return undefined;
  const { items, complete } = await walkList(session, list, path, everything(list));
  return complete ? new Map(items.map((one) => [identityOf(one), "in the list"])) : undefined;
}

function another({ validator }: Session, { requestBody }: Operation, body: Body, further: Body[]): Body {
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
