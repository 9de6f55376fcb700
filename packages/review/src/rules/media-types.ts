import { type BodyPair, type Draft, type Rule, type Verdict, widened } from "../model/change.ts";
import { objectAt } from "../model/json.ts";
import { pairMedia } from "../model/pairs/pair-names.ts";
import { child } from "../model/pointer.ts";

export const mediaTypes: Rule = {
  body(pair) {
    const { before, after, part } = pair;
    const [old = [], now = []] = [before, after].map(({ value }) => Object.keys(objectAt(value, "content")));
    const { removed, added } = pairMedia(old, now);
    const of = part === "requestBody" ? "of the request" : `of the response ${part}`;
    if (old.length === 0 && now.length > 0 && part !== "requestBody") return [bodyAdded(pair)];
    return [
      ...removed.map(
        ({ name, covered }): Draft => ({
          rule: "media-type-removed",
          verdict: covered ? "sdk-breaking" : "wire-breaking",
          message: `\`${name}\` ${of} was removed${covered ? "; a range covers it" : ""}`,
          before: child(before.pointer, "content", name),
          after: after.pointer,
        }),
      ),
      ...added.map(
        ({ name, covered }): Draft => ({
          rule: "media-type-added",
          verdict: covered ? "additive" : verdictOfNew(pair),
          message: `\`${name}\` ${of} is new`,
          after: child(after.pointer, "content", name),
        }),
      ),
    ];
  },
};

/** Returns the verdict of a new media type. Webhook receivers cannot select one. */
const verdictOfNew = ({ flow, part }: BodyPair): Verdict => (part === "requestBody" ? widened(flow) : "additive");

const bodyAdded = ({ sender, part, after }: BodyPair): Draft => ({
  rule: "response-body-added",
  verdict: sender === "service" ? "wire-breaking" : "additive",
  message: sender === "service" ? `the response ${part} must now have a body` : `the response ${part} has a body now`,
  after: child(after.pointer, "content"),
});
