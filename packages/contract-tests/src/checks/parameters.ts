import type { Operation } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import { successOf } from "../document/operations.ts";
import { firstExample } from "../messages/calls.ts";
import type { Check, PathValues, Session } from "../session/session.ts";

/** Optional query parameters are accepted. */
export const parameters = {
  name: "parameters",
  about: "each optional query parameter is accepted on its own, with the example value of the document",
  needs: [],
  async run(session, moment) {
    if (moment.when === "read") await checkParameters(session, moment.operation, moment.path, moment.reply?.body);
  },
} as const satisfies Check;

/** Sends each optional query parameter on its own, with its example value; a cursor is taken from `body`, a page of the list. */
async function checkParameters(session: Session, operation: Operation, path: PathValues, body: unknown): Promise<void> {
  const status = successOf(operation);
  for (const parameter of operation.parameters.filter((one) => one.in === "query" && !one.required)) {
    const cursor = isCursor(parameter.name);
    const value = cursor ? cursorOf(body) : firstExample(parameter)?.value;
    const title = `takes the parameter ${parameter.name}`;
    if (value === undefined) {
      session.skip(operation, title, cursor ? "the server's list has one page only" : "the document shows no value");
    } else {
      await session.check(operation, title, path, { values: { [parameter.name]: value } }, { status });
    }
  }
}

const isCursor = (name: string): boolean => name === "after" || name === "cursor";

/** The cursor a page gives for the next one: `next`, or `slice.next` of the HAL pages. */
function cursorOf(body: unknown): string | undefined {
  const holder = isObject(body) && isObject(body.slice) ? body.slice : body;
  return isObject(holder) && typeof holder.next === "string" ? holder.next : undefined;
}
