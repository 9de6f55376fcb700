import type { Check } from "../session/session.ts";
import { sendAwkwardValues } from "./values/send-awkward-values.ts";

export const values = {
  name: "values",
  about:
    "difficult values (markup, spaces at the ends, composed and decomposed letters, emoji, right-to-left text, shortest and longest texts, `007`, `null`, `No`, bounds, fractions, offsets, leap days) are accepted and returned unchanged",
  needs: ["--write"],
  async run(session, moment) {
    if (moment.when === "variants") await sendAwkwardValues(session, moment.operation, moment.path, moment.trial);
  },
} as const satisfies Check;
