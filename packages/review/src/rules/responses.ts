import type { Draft, OperationPair, Rule, Verdict } from "../model/change.ts";
import { objectAt } from "../model/json.ts";
import { isSuccess, pairStatuses } from "../model/pairs/pair-names.ts";
import { child } from "../model/pointer.ts";

/**
 * Reports changed statuses. Removing a success breaks clients; removing an error only generated code. Old clients do
 * not expect a new success.
 */
export const responses: Rule = {
  operation(pair) {
    const { before, after } = pair;
    const [old = [], now = []] = [before, after].map(({ value }) => Object.keys(objectAt(value, "responses")));
    const { removed, added } = pairStatuses(old, now);
    return [
      ...removed.map(
        ({ name, covered }): Draft => ({
          rule: "response-removed",
          verdict: isSuccess(name) && !covered ? "wire-breaking" : "sdk-breaking",
          message: `the response ${name} was removed${covered ? "; another response covers it" : ""}`,
          before: child(before.pointer, "responses", name),
          after: after.pointer,
        }),
      ),
      ...added.map(
        ({ name, covered }): Draft => ({
          rule: "response-added",
          verdict: covered ? "additive" : verdictOfNew(pair, name, old),
          message: `the response ${name} is new`,
          after: child(after.pointer, "responses", name),
        }),
      ),
    ];
  },
};

const verdictOfNew = ({ before }: OperationPair, status: string, old: string[]): Verdict =>
  before.sender === "client" && isUnasked(status) && old.some(isSuccess) ? "wire-breaking" : "additive";

/** Returns true for statuses that clients receive without a special request: no interim 1XX, and no 304. */
const isUnasked = (status: string) => /^[23]/.test(status) && status !== "304";
