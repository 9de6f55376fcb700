import type { Draft, Rule } from "../model/change.ts";
import { objectAt } from "../model/json.ts";
import { child } from "../model/pointer.ts";

/** Declared statuses. A success that is gone changes what clients wait for; a failure only what their code names. */
export const responses: Rule = {
  operation({ before, after }) {
    const old = objectAt(before.value, "responses");
    const now = objectAt(after.value, "responses");
    return [
      ...Object.keys(old)
        .filter((status) => !(status in now))
        .map(
          (status): Draft => ({
            rule: "response-removed",
            verdict: /^[123]/.test(status) ? "wire-breaking" : "sdk-breaking",
            message: `the response ${status} is gone`,
            before: child(before.pointer, "responses", status),
            after: after.pointer,
          }),
        ),
      ...Object.keys(now)
        .filter((status) => !(status in old))
        .map(
          (status): Draft => ({
            rule: "response-added",
            verdict: "additive",
            message: `the response ${status} is new`,
            after: child(after.pointer, "responses", status),
          }),
        ),
    ];
  },
};
