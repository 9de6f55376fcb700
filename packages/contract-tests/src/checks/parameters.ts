import type { Operation } from "../document/document.ts";
import { successOf } from "../document/operations.ts";
import { firstExample } from "../messages/calls.ts";
import { pageOf, pagingOf } from "../session/pages.ts";
import type { Check, PathValues, Session } from "../session/session.ts";

export const parameters = {
  name: "parameters",
  about: "each optional query parameter is accepted on its own, with the example value of the document",
  needs: [],
  async run(session, moment) {
    if (moment.when === "read") await checkParameters(session, moment.operation, moment.path, moment.reply?.body);
  },
} as const satisfies Check;

async function checkParameters(session: Session, operation: Operation, path: PathValues, body: unknown): Promise<void> {
  const status = successOf(operation);
  for (const parameter of operation.parameters.filter((one) => one.in === "query" && !one.required)) {
    const cursor = pagingOf(operation, "cursor") === parameter;
    const value = cursor ? pageOf(body)?.next : firstExample(parameter)?.value;
    const title = `accepts the parameter ${parameter.name}`;
    if (value === undefined) {
      session.skip(operation, title, cursor ? "the server's list has one page only" : "the document shows no value");
    } else {
      await session.check(operation, title, path, { values: { [parameter.name]: value } }, { status });
    }
  }
}
