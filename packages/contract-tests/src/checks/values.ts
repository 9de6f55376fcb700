import type { Check } from "../session/session.ts";
import { sendAwkwardValues } from "./values/send-awkward-values.ts";

export const values = {
  name: "values",
  about:
    "values that break careless servers (markup, spaces at the ends, composed and decomposed letters, emoji, right-to-left text, the longest and shortest texts, words such as `007`, `null` and `No`, bounds and fractions, offsets and leap days) are accepted, and shown unchanged by the response, GET and the list",
  needs: ["--write"],
  async run(session, moment) {
    if (moment.when === "variants") await sendAwkwardValues(session, moment.operation, moment.path, moment.trial);
  },
} as const satisfies Check;
