import type { Draft, Rule } from "../model/change.ts";
import { objectAt } from "../model/json.ts";
import { child } from "../model/pointer.ts";

/** Media types of request and response bodies. */
export const mediaTypes: Rule = {
  body({ before, after, part }) {
    const old = Object.keys(objectAt(before.value, "content"));
    const now = Object.keys(objectAt(after.value, "content"));
    const of = part === "requestBody" ? "of the request" : `of the response ${part}`;
    return [
      ...old
        .filter((media) => !now.some((other) => sameMedia(media, other)))
        .map(
          (media): Draft => ({
            rule: "media-type-removed",
            verdict: "wire-breaking",
            message: `\`${media}\` ${of} is gone`,
            before: child(before.pointer, "content", media),
            after: after.pointer,
          }),
        ),
      ...now
        .filter((media) => !old.some((other) => sameMedia(media, other)))
        .map(
          (media): Draft => ({
            rule: "media-type-added",
            verdict: "additive",
            message: `\`${media}\` ${of} is new`,
            after: child(after.pointer, "content", media),
          }),
        ),
    ];
  },
};

const sameMedia = (a: string, b: string) => a.replaceAll(" ", "").toLowerCase() === b.replaceAll(" ", "").toLowerCase();
