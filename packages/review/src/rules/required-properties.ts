import { narrowed, type Rule, widened } from "../model/change.ts";
import { placesNextTo } from "../model/pairs/places.ts";
import { requiredIn } from "./property-places.ts";

export const requiredProperties: Rule = {
  schema({ flow, before, after, readBefore, readAfter }) {
    const old = requiredIn(flow, before, readBefore);
    const now = requiredIn(flow, after, readAfter);
    const about = (name: string) => ({ keyword: "required", property: name, detail: name, ...placesFor(name) });
    const placesFor = (name: string) => {
      const [was, is] = [before.required.get(name), after.required.get(name)];
      const [place, newPlace] = [before, after].map(({ properties }) => properties.get(name)?.[0]);
      return was && is ? { before: place, after: newPlace } : placesNextTo([before, after], was, is, "required");
    };
    return [
      ...now
        .filter((name) => !old.includes(name))
        .map((name) => ({
          rule: "required-properties-added",
          verdict: narrowed(flow),
          message: `\`${name}\` is now required`,
          ...about(name),
        })),
      ...old
        .filter((name) => !now.includes(name) && (after.properties.has(name) || !before.properties.has(name)))
        .map((name) => ({
          rule: "required-properties-removed",
          verdict: widened(flow),
          message: `\`${name}\` is no longer required`,
          ...about(name),
        })),
    ];
  },
};
